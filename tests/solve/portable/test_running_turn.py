"""Running totals after a turn, read from the tables before every turn: what the solver finds without them."""

from __future__ import annotations

from array import array
from itertools import product
from typing import Any

import numpy as np
import pytest

from shutbox.rules import RuleSet, from_data
from shutbox.solve import Solution, Table
from shutbox.solve.format import Kind, Problem, states_of
from shutbox.solve.many import after_turn, solve_many_running
from shutbox.solve.portable.running_turn import after_turn_tables, turn_table

TINY = {"box": [1, 2, 3], "dice": 1, "faces": 3, "format": "running", "rounds": 2}


def kept(rules: RuleSet, *, keep_turns: bool) -> tuple[Problem, Solution, Any]:
    """A game of three, its tables, and what the solver has."""
    problem = Problem(Kind.MANY_RUNNING, rules, 3, 2)
    solved = solve_many_running(rules, (0, 0, 0), 2, keep_turns=keep_turns)
    tables = {"totals": solved.totals, "before1": solved.won[1], "before2": solved.won[2]}
    tables |= {turn_table(*key): each for key, each in solved.turns.items()}
    return problem, Solution({}, {name: table(each) for name, each in tables.items()}), solved


def table(numbers: Any) -> Table:
    return Table(numbers.shape, memoryview(array("d", numbers.ravel())))


@pytest.mark.parametrize("more", [{}, {"next_start": "same"}, {"next_start": "throw"}, {"shut_wins": True}])
def test_the_chances_after_a_turn_are_those_of_the_solver(more: dict[str, Any]) -> None:
    problem, solution, solved = kept(from_data(TINY | more), keep_turns=True)
    before = states_of(problem, 1), solved.won[1]
    for left, place, totals in product((1, 2), range(3), [(0, 0, 0), (6, 2, 0), (3, 6, 6)]):
        if left == 2 and any(totals[place:]):
            continue
        wanted = after_turn(problem.rules, totals, place, before if left > 1 else None)
        found = after_turn_tables(problem, left, totals, place, solution)
        assert found is not None
        np.testing.assert_allclose(np.array(found["worth"].numbers).reshape(wanted.shape), wanted, rtol=0, atol=1e-12)


def test_without_the_tables_only_the_last_turn_of_a_round_is_read() -> None:
    problem, solution, _ = kept(from_data(TINY), keep_turns=False)
    answers = [after_turn_tables(problem, 2, (0, 0, 0), place, solution) is not None for place in range(3)]
    assert answers == [False, False, True]


def test_a_play_off_is_not_read() -> None:
    problem, solution, _ = kept(from_data(TINY | {"ties": "play-off"}), keep_turns=True)
    assert after_turn_tables(problem, 1, (0, 0, 0), 2, solution) is None
    assert after_turn_tables(problem, 2, (0, 0, 0), 2, solution) is not None
