"""The ends of a chase round that everybody plays for its points."""

from __future__ import annotations

from typing import Any

import pytest

from shutbox.rules import changed, from_data
from shutbox.solve import solve_round
from shutbox.solve.forecast import solve_round_ends
from shutbox.solve.forecast.round_ends import points_of
from shutbox.solve.format import results
from tests.games.solved_tiny import tiny

ROWS: dict[str, Any] = {"box": [[1, 2], [2, 1]], "dice": 1, "faces": 3, "format": "chase", "total": "front-double"}


@pytest.mark.parametrize("points", ["winner", "paid"])
@pytest.mark.parametrize("super_box", ["handover", "draw", "first-keeps", "both-score"])
def test_the_points_of_the_ends_are_those_of_the_solved_round(super_box: str, points: str) -> None:
    rules = from_data(ROWS | {"super_box": super_box, "points": points})
    for players in (2, 4):
        ends, solved, worth = solve_round_ends(rules, players), solve_round(rules, players), points_of(rules, players)
        assert ends.held.sum(axis=-1) == pytest.approx(1.0, abs=1e-13)
        assert ends.held @ worth == pytest.approx(solved.held, abs=1e-12)
        assert ends.opened @ worth == pytest.approx(solved.opened, abs=1e-12)


def test_tiles_that_rise_are_no_obstacle() -> None:
    rules = tiny("choose", format="chase")
    ends, solved = solve_round_ends(rules, 3), solve_round(rules, 3)
    assert ends.opened @ points_of(rules, 3) == pytest.approx(solved.opened, abs=1e-12)


def test_a_round_of_one_turn_each_has_a_winner_or_none() -> None:
    rules = changed(from_data(ROWS), {"tries": "one-each"})
    ends = solve_round_ends(rules, 3)
    assert ends.opened.sum() == pytest.approx(1.0, abs=1e-14)
    won = [
        ends.opened[results(rules.game, 3).index((place, tuple(2 * (place == each) for each in range(3))))]
        for place in range(3)
    ]
    # To shut the box alone, two others have to fail.
    assert won == pytest.approx([ends.odds[0] * (1 - ends.odds[0]) ** 2] * 3)
