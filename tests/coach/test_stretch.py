"""Over which stretches values can be added up, and their sums."""

from __future__ import annotations

import pytest

from shutbox.coach.stretch import Span, difference, result, span_of, total
from shutbox.play import Passage, course
from shutbox.play.game import Game, with_tally
from shutbox.rules import RuleSet, named
from shutbox.value import Horizon, Unit, options
from tests.coach.told import games, recorded
from tests.games.solved_tiny import begun, tiny

GAME, ROUND = Span(Horizon.GAME, Unit.CHANCE), Span(Horizon.ROUND, Unit.POINTS, 1)


def last(rules: RuleSet, players: int, script: str) -> Passage:
    """The last event of a game told in words."""
    return course(recorded(rules, players, script))[-1]


def test_a_span_is_the_game_the_round_or_the_turn() -> None:
    one = games(named("nine"), 2, "4,5t")
    assert span_of(one, options(one)) == GAME
    chase = games(tiny("row", format="chase"), 3, "")
    assert span_of(chase, options(chase, horizon=Horizon.ROUND)) == ROUND
    turn = games(tiny("row", format="knock-out", limit=20, next_start="winner"), 2, "time time time")
    assert span_of(turn, options(turn)) == Span(Horizon.TURN, Unit.TOTAL, 2, 0, 1)


def test_a_game_is_settled_when_it_is_over() -> None:
    rules = tiny("row")
    assert result(GAME, last(rules, 2, "3t 3 time")) is None
    assert result(GAME, last(rules, 2, "3t 3 time time")) == (1.0, 0.0)
    assert result(GAME, last(rules, 2, "time time")) == (0.5, 0.5)
    assert result(GAME, last(rules, 1, "time")) == (0.0,)
    assert result(GAME, last(rules, 1, "3t 3 3t 2+1")) == (1.0,)


def test_a_round_is_settled_with_its_points() -> None:
    rules = tiny("row", format="chase", rounds=2)
    assert result(ROUND, last(rules, 3, "3t 3 time time")) is None
    assert result(ROUND, last(rules, 3, "3t 3 time time time")) == (1.0, 0.0, 0.0)
    paid = tiny("row", format="chase", rounds=2, points="paid")
    assert result(ROUND, last(paid, 3, "3t 3 time time time")) == (2.0, -1.0, -1.0)


@pytest.mark.parametrize(
    ("script", "total_"), [("3t", None), ("3t 3 time", 3.0), ("3t 3 3t 2+1", 0.0), ("time", 6.0), ("leave:1", None)]
)
def test_a_turn_is_settled_with_its_total(script: str, total_: float | None) -> None:
    found = result(
        Span(Horizon.TURN, Unit.TOTAL, 1, 0, 0),
        last(tiny("row", format="knock-out", limit=20, next_start="winner"), 3, script),
    )
    assert found == (None if total_ is None else (total_, 0.0, 0.0))


@pytest.mark.parametrize(
    ("points", "round_", "winner"),
    [((4, 0), 4, None), ((5, 0), 4, (1.0, 0.0)), ((0, 3), 5, (0.0, 1.0)), ((0, 2), 5, None), ((0, 0), 5, None)],
)
def test_a_chase_of_two_is_settled_when_nobody_can_catch_up(
    points: tuple[int, int], round_: int, winner: tuple[float, float] | None
) -> None:
    def stands(game: Game) -> Game:
        return with_tally(game, points=points, round=round_)

    game = stands(begun(tiny("row", format="chase", rounds=5), 2))
    passage = last(tiny("row"), 2, "3t")._replace(before=game, after=game)
    assert result(GAME, passage) == winner
    # The solver says the same: it looks at the round once the game is decided.
    assert (options(game).horizon is Horizon.ROUND) == (winner is not None)


def test_sums_and_differences_are_by_seat() -> None:
    assert difference((3.0, 1.0), (1.0, 2.0)) == (2.0, -1.0)
    assert total([(1.0, 2.0), None, (3.0, 4.0)], 2) == (4.0, 6.0)
    assert total([], 2) == (0, 0)
