"""A finished game in few figures."""

from __future__ import annotations

from datetime import UTC, datetime

from shutbox.coach.history import Figures, played_game
from shutbox.play import Seat
from shutbox.rules import Format
from tests.coach.history.sample import LEFT, SHUT, played, sample


def test_a_game_has_the_totals_of_each_seat_and_its_winners() -> None:
    game = played(f"{LEFT} {SHUT}", "Ann", "Bo")
    assert [(seat.name, seat.won, seat.totals, seat.shut) for seat in game.seats] == [
        ("Ann", False, (3,), 0),
        ("Bo", True, (0,), 1),
    ]


def test_long_totals_are_numbers_too() -> None:
    record = sample("time", box=[[1, 2, 3, 4, 5]] * 4, total="digits")
    game = played_game(record, "long", datetime(2026, 11, 18, tzinfo=UTC))
    assert game.seats[0].totals == (11112222333344445555,)


def test_alone_a_shut_box_wins() -> None:
    assert [played(words).seats[0].won for words in (SHUT, LEFT)] == [True, False]
    assert played(SHUT).format is Format.SOLITAIRE


def test_what_was_undone_does_not_count() -> None:
    (seat,) = played(f"1,2t 2+1 undo {'3 1,2t 2+1'}").seats
    assert (seat.totals, seat.shut) == ((0,), 1)


def test_where_all_share_a_box_nobody_has_a_total() -> None:
    game = played("1,6t 1,5t 1,2t 3 1,2t 2+1 1,6t 1,5t 1,2t 3 1,2t 2+1", "Ann", "Bo", rules="last-one-standing")
    assert [(seat.totals, seat.shut, seat.won) for seat in game.seats] == [((), 0, False), ((), 2, True)]


def test_bots_are_no_people() -> None:
    game = played(f"{LEFT} {SHUT}", "Ann", Seat("Club", "club"))
    assert not game.among_people
    assert game.sitting("Ann") is game.seats[0]
    assert game.sitting("Club") is None


def test_figures_are_given_to_their_seats() -> None:
    game = played(f"{LEFT} {SHUT}", "Ann", "Bo")
    rated = game.rated((Figures(1, 0.5), Figures(2, 0.0)))
    assert [seat.figures.choices for seat in rated.seats if seat.figures] == [1, 2]


def test_a_person_has_no_totals_of_turns_that_a_bot_has_played() -> None:
    game = played(f"seat:1=club,Robot {LEFT} seat:1=person,Ann {SHUT}", "Ann", "Bo")
    assert [(seat.name, seat.totals) for seat in game.seats] == [("Ann", ()), ("Bo", (0,))]
    first, *rest = LEFT.split()
    shared = played(f"{first} seat:1=club,Robot {' '.join(rest)} seat:1=person,Ann {SHUT}", "Ann", "Bo")
    assert [seat.totals for seat in shared.seats] == [(), (0,)]
    for_good = played(f"seat:1=club,Robot {LEFT} {SHUT}", "Ann", "Bo")
    assert [(seat.name, seat.person, seat.totals) for seat in for_good.seats] == [
        ("Robot", False, (3,)),
        ("Bo", True, (0,)),
    ]
