"""Grades of human-like players: random choices in which costly mistakes are rare and cheap ones are common.

The chance of an option is proportional to exp(-loss / (heat x spread)). The spread measures how much the outcome can
still vary: sqrt((best - low) (high - best)), the highest standard deviation of a quantity between `low` and `high`
with the mean `best`. So the same heat works for totals, points and chances, early and late in a game.

The heats were found by bisection, so that the average extra total of a turn of `nine` is 4, 2, 0.7 and 0.2
(`.venv/bin/python -m benchmarks.grades`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

GRADES = {"novice": 0.1735, "casual": 0.1094, "club": 0.06705, "expert": 0.0358}


def spread(best: float, low: float, high: float) -> float:
    """The highest standard deviation of a quantity between `low` and `high` whose mean is `best`."""
    return sqrt(max(best - low, 0.0) * max(high - best, 0.0))


def odds(losses: Sequence[float], width: float, heat: float) -> list[float]:
    """The chance of each option, by its loss; if the width is 0, only the best options have a chance."""
    scale = heat * width
    shares = [exp(-loss / scale) if scale > 0 else float(loss == 0) for loss in losses]
    total = sum(shares)
    return [share / total for share in shares]
