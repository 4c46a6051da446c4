"""What each seat can expect before a round: of whoever begins, at every score, against the solver itself."""

from __future__ import annotations

from typing import Any

import pytest

from shutbox.solve import library
from shutbox.solve.chase import solve_game, solve_round
from shutbox.solve.format.kind import Kind
from shutbox.solve.format.problem import Problem
from shutbox.solve.last_one_standing import solve_standing
from shutbox.solve.totals import solve_one_turn, solve_running
from tests.games.solved_tiny import tiny


def read(kind: Kind, score: tuple[int, ...], starter: int, rounds: int = 0, **settings: Any) -> tuple[float, ...]:
    """What each seat can expect."""
    return library.expectation(Problem(kind, tiny("row", **settings), len(score), rounds), score, starter)


def test_one_turn_each_is_read_from_the_starter_on() -> None:
    first, second, third = solve_one_turn(tiny("row"), 3).opened
    assert read(Kind.ONE_TURN, (0, 0, 0), 0) == (first, second, third)
    assert read(Kind.ONE_TURN, (0, 0, 0), 2) == (second, third, first)


def test_a_chase_round_is_read_from_the_starter_on() -> None:
    first, second, third = solve_round(tiny("row", format="chase"), 3).opened
    assert read(Kind.CHASE, (0, 0, 0), 1, format="chase") == (third, first, second)


@pytest.mark.parametrize("starter", [0, 1])
def test_running_totals_are_read_by_their_difference(starter: int) -> None:
    solved = solve_running(tiny("row", format="running"), 2)
    for ahead in range(-20, 21):
        seats = read(Kind.RUNNING, (ahead, 0), starter, 2, format="running")
        assert seats[starter] == solved.chance(2, ahead if starter == 0 else -ahead)
        assert sum(seats) == pytest.approx(1)


@pytest.mark.parametrize("points", ["winner", "paid"])
@pytest.mark.parametrize("starter", [0, 1])
def test_a_chase_game_is_read_by_the_difference_of_points(points: str, starter: int) -> None:
    rules = tiny("row", format="chase", points=points)
    for ahead in range(-11, 12):
        solved = solve_game(rules, 2, odd=ahead % 2 if points == "paid" else 0)
        seats = read(Kind.DUEL, (ahead, 0), starter, 2, format="chase", points=points)
        assert seats[0] == pytest.approx(solved.chance(2, starter, ahead), abs=1e-15)
        assert sum(seats) == pytest.approx(1)


def test_last_one_standing_is_read_by_the_points_of_all() -> None:
    settings: dict[str, Any] = {"format": "last-one-standing", "limit": 2}
    solved = solve_standing(tiny("row", **settings), 2)
    assert read(Kind.STANDING, (1, 0), 1, **settings) == tuple(solved.chance((1, 0), 1))
