"""The game that a command line describes."""

from __future__ import annotations

import pytest

from shutbox.cli.line.arguments import Arguments, UsageError
from shutbox.cli.line.situation import points_of, situation
from shutbox.errors import ShutboxError
from shutbox.play import Game, Phase
from shutbox.rules import named, read_position
from shutbox.value import Horizon

DOUBLE = "123456789/987654321"


def arguments(position: str, throw: str | None = None, **options: object) -> Arguments:
    positional = {"POSITION": position} | ({} if throw is None else {"THROW": throw})
    return Arguments(positional, {name.replace("_", "-"): (str(value),) for name, value in options.items()})


def described(name: str, position: str, throw: str | None = None, **options: object) -> tuple[Game, Horizon]:
    return situation(arguments(position, throw, **options), named(name))


def test_a_position_alone_is_a_turn_of_one_player() -> None:
    game, horizon = described("nine", "12345....")
    assert horizon is Horizon.TURN
    assert (len(game.players), game.phase) == (1, Phase.THROW)
    assert game.position == read_position(game.rules.turn.box, "12345....")


def test_a_throw_leaves_the_tiles_to_choose() -> None:
    game, _ = described("nine", "123456789", "4,5")
    assert (game.phase, game.throw) == (Phase.SHUT, (4, 5))


def test_a_total_to_beat_is_held_by_the_seat_after_those_who_may_try() -> None:
    game, horizon = described("double-shutter", DOUBLE, players=4, to_beat=12, tries=2)
    assert horizon is Horizon.ROUND
    assert (game.at, game.tally.queue) == (0, (1,))
    assert (game.tally.holder, game.tally.starter) == (2, 2)
    assert game.tally.results == (None, None, 12, None)


def test_a_starter_is_taken_from_its_option() -> None:
    game, _ = described("double-shutter", DOUBLE, players=3, to_beat=12, tries=1, starter=3)
    assert game.tally.starter == 2


def test_several_share_the_total_of_one_turn_each() -> None:
    game, horizon = described("nine", "123456789", players=4, to_beat=10, tries=2, sharers=2)
    assert horizon is Horizon.GAME
    assert game.tally.holder is None
    assert game.tally.results == (None, None, 10, 10)


def test_a_score_or_rounds_ask_for_the_whole_game() -> None:
    game, horizon = described("double-shutter", DOUBLE, players=2, score="3,1")
    assert (horizon, game.tally.points) == (Horizon.GAME, (3, 1))
    game, horizon = described("double-shutter", DOUBLE, players=2, rounds=7)
    assert (horizon, game.rules.game.rounds) == (Horizon.GAME, 7)


def test_a_score_is_the_running_totals_where_these_decide() -> None:
    game, _ = described("knock-out-45", "123456789", players=2, score="30,12")
    assert (game.tally.totals, game.tally.points) == ((30, 12), (0, 0))


def test_the_last_one_standing_decides_as_survivor() -> None:
    game, _ = described("last-one-standing", DOUBLE, players=2, tries=1)
    assert game.phase is Phase.SURVIVOR
    game, _ = described("last-one-standing", DOUBLE, "4,5", players=2, tries=1)
    assert (game.phase, game.last_throw) == (Phase.SHUT, True)
    game, _ = described("last-one-standing", DOUBLE, players=2)
    assert game.phase is Phase.THROW


@pytest.mark.parametrize(
    ("name", "position", "throw", "options", "code"),
    [
        ("nine", ".........", None, {}, "advise-shut"),
        ("nine", "123456789", "1", {}, "moves-dice"),
        ("nine", "1........", "5,6", {}, "advise-miss"),
        ("nine", "123456789", None, {"players": 2, "to-beat": 3}, "solve-try"),
        ("nine", "123456789", None, {"players": 2, "tries": 1}, "solve-try"),
        ("nine", "123456789", None, {"players": 2, "to-beat": 46, "tries": 1}, "option-range"),
        ("nine", "123456789", None, {"players": 2, "score": "1,2"}, "score-no-meaning"),
        ("nine", "123456789", None, {"players": 2, "rounds": 3}, "rounds-no-meaning"),
        ("knock-out-45", "123456789", None, {"players": 2, "to-beat": 3, "tries": 1}, "to-beat-no-meaning"),
        ("last-one-standing", DOUBLE, None, {"players": 2, "score": "-1,0"}, "score-range"),
        (
            "double-shutter",
            DOUBLE,
            None,
            {"players": 3, "to-beat": 3, "tries": 1, "sharers": 2},
            "advise-tries",
        ),
    ],
)
def test_a_situation_that_cannot_be_is_refused(
    name: str, position: str, throw: str | None, options: dict[str, object], code: str
) -> None:
    with pytest.raises(ShutboxError) as raised:
        described(name, position, throw, **options)
    assert raised.value.code == code


def test_all_players_cannot_have_tries_left_against_a_total() -> None:
    with pytest.raises(UsageError):
        described("double-shutter", DOUBLE, players=2, to_beat=3, tries=2)


def test_the_points_of_last_one_standing_stay_below_its_limit() -> None:
    rules = named("last-one-standing")
    limit = rules.game.limit
    assert points_of(arguments("1", score=f"0,{limit - 1}"), rules, 2) == (0, limit - 1)
    with pytest.raises(UsageError, match="score-range"):
        points_of(arguments("1", score=f"0,{limit}"), rules, 2)
    assert points_of(arguments("1"), rules, 2) is None
