"""The range of a seat: what others do who are indifferent, and that nothing else is left open."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from shutbox.rules import from_data
from shutbox.solve.many import solve_chase_range, solve_many_chase

ROWS: dict[str, Any] = {"box": [[1, 2], [2, 1]], "dice": 1, "faces": 3, "format": "chase", "total": "front-double"}


@pytest.mark.parametrize("super_box", ["handover", "draw", "first-keeps", "both-score"])
@pytest.mark.parametrize("next_start", ["clockwise", "winner", "throw"])
def test_the_chances_lie_in_the_range(super_box: str, next_start: str) -> None:
    rules = from_data(ROWS | {"super_box": super_box, "next_start": next_start})
    for start, rounds in (((0, 2, 3), 1), ((0, 0, 0), 2)):
        least, most = solve_chase_range(rules, start, rounds)
        chances = solve_many_chase(rules, start, rounds).before[rounds][0]
        assert (least <= chances + 1e-12).all()
        assert (chances <= most + 1e-12).all()


def test_who_cannot_win_decides_between_the_others() -> None:
    least, most = solve_chase_range(from_data(ROWS), (0, 2, 3), 1)
    assert (most - least)[:2].min() > 0.001
    # What one of two players wins the other does not, so the best for one is the worst for the other.
    assert least[0] + most[1] == pytest.approx(1, abs=1e-12)
    assert least[1] + most[0] == pytest.approx(1, abs=1e-12)
    assert most[2] == 0


def test_two_players_have_one_chance_whoever_is_indifferent() -> None:
    least, most = solve_chase_range(from_data(ROWS), (0, 0), 3)
    assert np.abs(most - least).max() < 1e-12


def test_a_range_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    solve_chase_range(from_data(ROWS), (0, 0, 0), 2, lambda done, whole: told.append((done, whole)))
    assert told[-1][0] == told[-1][1]
    assert told == sorted(told)
