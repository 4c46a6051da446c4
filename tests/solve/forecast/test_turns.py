"""The totals of turns that are played for the least mean total."""

from __future__ import annotations

import pytest

from shutbox.rules import named
from shutbox.solve.forecast.turns import total_chances


def test_the_mean_of_the_totals_is_the_least_one() -> None:
    totals, chances = total_chances(named("nine").turn)
    assert chances.sum() == pytest.approx(1.0, abs=1e-14)
    assert totals @ chances == pytest.approx(27323400707 / 2448880128, abs=1e-12)
