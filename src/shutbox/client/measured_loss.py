"""How much a player's choices cost, from the coach's reports of its games, with bounds for what is due to chance."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf, sqrt
from typing import Any

# Of a normal distribution, so much of the standard error holds 95 %.
Z = 1.959964


@dataclass(frozen=True, slots=True)
class Loss:
    """The mean loss of a choice that was not forced, and the bounds of its 95 % confidence interval."""

    mean: float
    low: float
    high: float
    decisions: int

    def __str__(self) -> str:
        return f"{self.mean:.4f} ({self.low:.4f} to {self.high:.4f}, {self.decisions} decisions)"


def measured_loss(reports: Iterable[dict[str, Any]], name: str) -> Loss:
    """The loss of the player of this name in reports (docs/report.md).

    It is a share of what was at stake, from 0 to 1: chances to win and totals of turns can be added up in no other way.
    """
    losses = [loss for report in reports for loss in _losses(report, name)]
    count = len(losses)
    if not count:
        return Loss(0.0, 0.0, inf, 0)
    mean = sum(losses) / count
    spread = sqrt(sum((loss - mean) ** 2 for loss in losses) / max(1, count - 1))
    half = Z * spread / sqrt(count) if count > 1 else inf
    return Loss(mean, max(0.0, mean - half), mean + half, count)


def _losses(report: dict[str, Any], name: str) -> Iterable[float]:
    """The share that each choice of a player has cost, of those that were neither forced nor taken back."""
    seats = {player["seat"] for player in report["players"] if player["name"] == name}
    for step in report["steps"]:
        choice = step["choice"]
        if step["seat"] in seats and step["counted"] and choice is not None and not choice["forced"]:
            yield choice["share"]
