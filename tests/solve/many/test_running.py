"""Running totals of any number of players: the code for two, the states, and what holds of every game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from shutbox.rules import from_data, score
from shutbox.solve import solve_one_turn, solve_running
from shutbox.solve.format import spread
from shutbox.solve.many import indices, solve_many_running
from tests.games.solved_tiny import BOXES, tiny

PAIR: dict[str, Any] = {"box": [1, 2], "dice": 1, "faces": 2, "format": "running"}


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("next_start", ["clockwise", "same", "throw"])
def test_two_players_have_the_chances_of_the_game_of_two(box: str, next_start: str) -> None:
    rules = tiny(box, format="running", next_start=next_start, shut_wins=box == "dice")
    two, many = solve_running(rules, 2), solve_many_running(rules, (0, 0), 2)
    assert many.won[2][0] == pytest.approx([two.chance(2, 0), 1 - two.chance(2, 0)], abs=1e-12)
    highest = score(rules.turn, rules.turn.set_up)
    for behind in range(highest + 1):
        chance = two.chance(1, behind)
        index = spread(highest, (0, 0), 2, 1).index((behind, 0))
        assert many.won[1][index] == pytest.approx([chance, 1 - chance], abs=1e-12)


@pytest.mark.parametrize("ties", ["shared", "play-off"])
def test_one_round_is_one_turn_each(ties: str) -> None:
    rules = from_data(PAIR | {"ties": ties})
    one = solve_one_turn(from_data(PAIR | {"format": "one-turn", "ties": ties}), 4)
    assert solve_many_running(rules, (0, 0, 0, 0), 1).won[1][0] == pytest.approx(one.opened, abs=1e-12)


def test_somebody_wins_from_every_state() -> None:
    for won in solve_many_running(from_data(PAIR | {"ties": "play-off"}), (0, 0, 0), 3).won[1:]:
        assert won.sum(axis=1) == pytest.approx(1.0, abs=1e-12)


def test_a_game_can_begin_with_any_totals() -> None:
    rules = from_data(PAIR)
    whole, rest = solve_many_running(rules, (0, 0, 0), 3), solve_many_running(rules, (0, 3, 1), 1)
    there = whole.won[1][spread(3, (0, 0, 0), 3, 1).index((0, 3, 1))]
    assert rest.won[1][spread(3, (0, 3, 1), 1, 1).index((0, 3, 1))] == pytest.approx(there, abs=1e-14)


def test_states_are_numbered_alike_one_by_one_and_all_at_once() -> None:
    states = spread(3, (0, 0, 0), 3, 2, 1)
    totals = np.stack(np.meshgrid(*[np.arange(9)] * 3), -1).reshape(-1, 3)
    one_by_one = [states.index(tuple(map(int, row))) for row in totals]
    assert indices(states, totals).tolist() == one_by_one
    assert min(one_by_one) >= 0
    assert max(one_by_one) < states.size


def test_whoever_cannot_catch_up_has_no_chance_however_far_behind() -> None:
    states = spread(3, (0, 0), 3, 1)
    assert states.index((4, 0)) == states.index((400, 0)) != states.index((3, 0))
