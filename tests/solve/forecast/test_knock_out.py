"""Knock-out at once. That it is right is tested in `value/test_forecast`, against every game on tiny boxes."""

from __future__ import annotations

import pytest

from shutbox.rules import changed, named
from shutbox.solve.forecast import opened_race
from shutbox.solve.format.race import Race, start_of_race


@pytest.mark.parametrize("next_start", ["clockwise", "same", "throw"])
def test_somebody_is_the_last_one_in(next_start: str) -> None:
    rules = changed(named("knock-out-45"), {"next_start": next_start})
    chances = opened_race(rules, start_of_race((0, 12, 3, 40, 0), 2, 0))
    assert chances.sum() == pytest.approx(1.0, abs=1e-13)
    assert chances[3] == min(chances)


def test_where_the_dice_decide_who_begins_only_the_first_round_favours_anybody() -> None:
    rules = changed(named("knock-out-45"), {"next_start": "throw"})
    assert opened_race(rules, Race((20, 20, 20), (0, 1, 2), ())) == pytest.approx(1 / 3, abs=1e-13)


def test_who_begins_is_the_next_in_play_after_a_starter_who_is_out() -> None:
    rules = named("knock-out-45")
    # Seat 1 began and is out; the next round is that of seat 2, as if seat 0 had begun this one.
    out = Race((30, 0, 30), (0, 2), (), skipped=True)
    assert opened_race(rules, out) == pytest.approx(opened_race(rules, Race((30, 0, 30), (0, 2), ())))
    same = changed(rules, {"next_start": "same"})
    assert opened_race(same, out) == pytest.approx(opened_race(same, Race((30, 0, 30), (2, 0), ())))
