"""Graded people: choices drawn by what they cost, so that dear mistakes are rare and cheap ones are common.

An option is chosen in proportion to exp(-loss / (heat x spread)). The spread is what the outcome can still vary by:
sqrt((best - low) (high - best)), the greatest standard deviation that something between `low` and `high` with this
mean can have. So one heat serves totals, points and chances, early and late in a game.

The heats were found by bisection so that the mean extra total of a turn of `nine` is 4, 2, 0.7 and 0.2
(`.venv/bin/python -m benchmarks.grades`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

GRADES = {"novice": 0.1735, "casual": 0.1094, "club": 0.06705, "expert": 0.0358}


def spread(best: float, low: float, high: float) -> float:
    """The greatest standard deviation of something between low and high whose mean is the best that can be had."""
    return sqrt(max(best - low, 0.0) * max(high - best, 0.0))


def odds(losses: Sequence[float], width: float, heat: float) -> list[float]:
    """The chance of each option, by its loss; where nothing can vary any more, only the best are chosen."""
    scale = heat * width
    shares = [exp(-loss / scale) if scale > 0 else float(loss == 0) for loss in losses]
    total = sum(shares)
    return [share / total for share in shares]
