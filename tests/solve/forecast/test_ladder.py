"""The scores of a chase that is played round by round, and how far that is from playing for the whole game."""

from __future__ import annotations

from typing import Any

import pytest

from shutbox.rules import changed, from_data
from shutbox.solve import library, solve_game
from shutbox.solve.forecast import climb, level_shares, solve_round_ends
from shutbox.solve.format import Kind, Problem, scores
from shutbox.solve.many import solve_many_chase

ROWS: dict[str, Any] = {"box": [[1, 2], [2, 1]], "dice": 1, "faces": 3, "format": "chase", "total": "front-double"}


def test_somebody_wins_from_every_score() -> None:
    rules = from_data(ROWS)
    for before in climb(rules, (0,) * 3, 3, solve_round_ends(rules, 3).opened, level_shares(3)):
        assert before.sum(axis=1) == pytest.approx(1.0, abs=1e-13)


def test_one_round_that_ties_cannot_follow_is_played_for_the_game() -> None:
    rules = from_data(ROWS)
    (before,) = climb(rules, (0,) * 3, 1, solve_round_ends(rules, 3).opened, level_shares(3))
    assert before[0] == pytest.approx(solve_many_chase(rules, (0, 0, 0), 1).before[1][0], abs=1e-12)


def test_a_game_of_two_is_near_the_one_that_is_played_for_the_win() -> None:
    rules = from_data(ROWS)
    forecast = climb(rules, (0, 0), 5, solve_round_ends(rules, 2).opened, level_shares(2))
    solved = solve_game(rules, 5)
    gaps = [
        abs(forecast[left - 1][index, 0] - solved.chance(left, 0, second - first))
        for left, level in enumerate(scores(rules.game, (0, 0), 5))
        for (first, second), index in level.items()
    ]
    assert 0 < max(gaps) < 0.01


def test_both_editions_have_the_same_chances() -> None:
    winner, paid = (Problem(Kind.BY_ROUND, from_data(ROWS | {"points": points}), 3, 2) for points in ("winner", "paid"))
    assert library.expectation(winner, (1, 0, 0), 2) == pytest.approx(library.expectation(paid, (2, -1, -1), 2))


def test_a_play_off_is_one_more_round() -> None:
    rules = changed(from_data(ROWS), {"ties": "play-off", "next_start": "same"})
    # Two are level after their last round, and the third cannot catch up.
    problem = Problem(Kind.BY_ROUND, rules, 3, 1, behind=(0, 0, 3))
    round_of_two = solve_round_ends(rules, 2).opened
    tables = library.solution(problem).tables
    assert tables["level"].row(2)[:2] == pytest.approx(
        (round_of_two[0] + round_of_two[1], round_of_two[2] + round_of_two[3])
    )
    assert sum(tables["before1"].row(0)) == pytest.approx(1.0)
