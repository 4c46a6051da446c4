"""The games of one player added up."""

from __future__ import annotations

from shutbox.coach.history import Figures, Luck, Streak, people, tallies
from shutbox.play import Seat
from shutbox.rules import Format
from shutbox.value import Unit
from tests.coach.history.sample import LEFT, SHUT, played

ANN_WINS, BO_WINS = f"{SHUT} {LEFT}", f"{LEFT} {SHUT}"


def test_totals_wins_and_streaks_are_added_up_in_the_order_of_time() -> None:
    games = [
        played(BO_WINS, "Ann", "Bo", day="2026-11-04"),
        played(ANN_WINS, "Ann", "Bo", day="2026-11-03"),
        played(ANN_WINS, "Ann", "Bo", day="2026-11-02"),
    ]
    (tally,) = tallies(games, "Ann")
    assert (len(tally.games), tally.won, tally.totals, tally.shut) == (3, 2, (0, 0, 3), 2)
    assert (tally.wins, tally.shuts) == (Streak(0, 2), Streak(0, 2))
    assert (tally.mean, tally.counts) == (1, {0: 2, 3: 1})


def test_games_alone_and_other_rules_are_apart_most_games_first() -> None:
    games = [played(SHUT, day="2026-11-01"), played(ANN_WINS, "Ann", "Bo"), played(LEFT), played(SHUT, rules="digits")]
    found = [(tally.rules.name, tally.format, len(tally.games)) for tally in tallies(games, "Ann")]
    assert found[0] == ("nine", Format.SOLITAIRE, 2)
    assert set(found[1:]) == {("nine", Format.ONE_TURN, 1), ("digits", Format.SOLITAIRE, 1)}
    assert tallies(games, "Cy") == []


def test_choices_are_weighed_by_their_number() -> None:
    one, other = (played(SHUT, day=f"2026-11-0{day}") for day in (1, 2))
    games = [
        one.rated((Figures(1, 0.5, Unit.CHANCE, 0.5, 0.2),)),
        other.rated((Figures(4, 0.5, Unit.CHANCE, 0.5, -0.4),)),
    ]
    (tally,) = tallies([*games, played(LEFT, day="2026-11-03")], "Ann")
    assert (tally.choices, tally.cost) == (5, 0.2)
    assert tally.luck == {Unit.CHANCE: Luck(2, -0.1, 1)}


def test_a_game_that_nobody_has_looked_at_has_no_cost() -> None:
    (tally,) = tallies([played(SHUT)], "Ann")
    assert (tally.choices, tally.cost, tally.luck) == (0, None, {})


def test_who_plays_most_comes_first_and_bots_are_not_listed() -> None:
    games = [
        played(ANN_WINS, "Ann", "Bo", day="2026-11-01"),
        played(ANN_WINS, "Bo", "Cy", day="2026-11-02"),
        played(ANN_WINS, "Cy", Seat("Club", "club"), day="2026-11-03"),
    ]
    assert list(people(games).items()) == [("Cy", 2), ("Bo", 2), ("Ann", 1)]
