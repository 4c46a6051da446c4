"""The chase game of any number of players: the code for two, both editions, and what holds of every game."""

from __future__ import annotations

from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.rules import changed, from_data, named
from shutbox.solve import library, solve_game
from shutbox.solve.format import Kind, Problem, deficits, is_decided, scores
from shutbox.solve.many import solve_many_chase
from tests.games.solved_tiny import tiny

ROWS: dict[str, Any] = {"box": [[1, 2], [2, 1]], "dice": 1, "faces": 3, "format": "chase", "total": "front-double"}
RULINGS = ["handover", "draw", "first-keeps", "both-score"]


@pytest.mark.parametrize("next_start", ["clockwise", "winner", "throw", "same"])
@pytest.mark.parametrize("super_box", RULINGS)
def test_two_players_have_the_chances_of_the_game_of_two(super_box: str, next_start: str) -> None:
    rules = tiny("row", format="chase", super_box=super_box, next_start=next_start)
    two, many = solve_game(rules, 3), solve_many_chase(rules, (0, 0), 3)
    for left, level in enumerate(scores(rules.game, (0, 0), 3)):
        for (first, second), index in level.items():
            chance = two.chance(left, 0, second - first)
            assert many.before[left][index] == pytest.approx([chance, 1 - chance], abs=1e-12)


@pytest.mark.parametrize("box", ["rows", "void", "choose"])
@pytest.mark.parametrize("super_box", RULINGS)
def test_two_players_have_the_same_chances_on_other_boxes(box: str, super_box: str) -> None:
    rules = tiny(box, format="chase", super_box=super_box)
    assert solve_many_chase(rules, (0, 0), 2).before[2][0, 0] == pytest.approx(solve_game(rules, 2).chance(2, 0, 0))


@pytest.mark.parametrize("super_box", RULINGS)
def test_somebody_wins_from_every_score(super_box: str) -> None:
    rules = from_data(ROWS | {"super_box": super_box})
    for before in solve_many_chase(rules, (0, 0, 0), 2).before[1:]:
        assert before.sum(axis=1) == pytest.approx(1.0, abs=1e-12)


def test_one_solution_serves_both_editions() -> None:
    winner, paid = from_data(ROWS), from_data(ROWS | {"points": "paid"})
    one, other = (Problem(Kind.MANY_CHASE, rules, 3, 2) for rules in (winner, paid))
    assert library.about(one) == library.about(other)
    assert library.expectation(one, (1, 0, 0), 2) == library.expectation(other, (2, -1, -1), 2)


def test_points_that_no_rounds_can_have_brought_have_no_chances() -> None:
    with pytest.raises(ShutboxError, match="solve-score"):
        library.expectation(Problem(Kind.MANY_CHASE, from_data(ROWS | {"points": "paid"}), 3, 2), (1, 0, 0), 0)


def test_a_decided_game_needs_no_table() -> None:
    problem = Problem(Kind.MANY_CHASE, named("double-shutter"), 3, 2)
    assert library.expectation(problem, (0, 5, 0), 1) == (0.0, 1.0, 0.0)


def test_what_cannot_be_made_up_does_not_matter() -> None:
    assert deficits((9, 3, 0), 2) == deficits((9, 2, 1), 2) == (0, 5, 5)
    assert is_decided((0, 5, 5), 2)
    assert not is_decided((0, 4, 5), 2)


@pytest.mark.parametrize(("players", "rounds", "count"), [(3, 5, 108), (4, 5, 278), (3, 10, 806)])
def test_the_scores_of_a_game_are_few(players: int, rounds: int, count: int) -> None:
    assert sum(map(len, scores(named("double-shutter").game, (0,) * players, rounds))) == count


def test_a_later_score_is_the_beginning_of_a_shorter_game() -> None:
    rules = changed(from_data(ROWS), {"next_start": "winner"})
    whole, rest = solve_many_chase(rules, (0, 0, 0), 3), solve_many_chase(rules, (1, 0, 2), 1)
    index = scores(rules.game, (0, 0, 0), 3)[1][1, 0, 2]
    assert rest.before[1][0] == pytest.approx(whole.before[1][index], abs=1e-14)
