from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.bots.grade import GRADES, odds, spread

LOSSES = st.lists(st.floats(0, 50), min_size=1, max_size=6).map(lambda found: [each - min(found) for each in found])


@given(LOSSES, st.floats(0, 20), st.sampled_from([*GRADES.values()]))
def test_the_odds_are_a_distribution_that_falls_with_the_loss(losses: list[float], width: float, heat: float) -> None:
    found = odds(losses, width, heat)
    assert sum(found) == pytest.approx(1)
    ranked = sorted(zip(losses, found, strict=True))
    assert all(one[1] >= two[1] - 1e-15 for one, two in pairwise(ranked))


@given(LOSSES, st.floats(0.1, 20))
def test_a_better_grade_chooses_the_best_more_often(losses: list[float], width: float) -> None:
    best = losses.index(0)
    shares = [odds(losses, width, heat)[best] for heat in GRADES.values()]
    assert shares == sorted(shares)


def test_where_nothing_can_vary_only_the_best_is_chosen() -> None:
    assert odds([0, 0.2, 0], 0, 0.1) == [0.5, 0, 0.5]


@given(st.lists(st.floats(0, 1), min_size=1, max_size=8))
def test_nothing_between_low_and_high_varies_more_than_the_spread(values: list[float]) -> None:
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / len(values)
    assert variance**0.5 <= spread(mean, 0, 1) + 1e-9
