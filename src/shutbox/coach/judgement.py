"""How good a choice was, by its loss as a share of the range of the value (for a chance, the loss itself)."""

from __future__ import annotations

from enum import Enum


class Judgement(Enum):
    """The judgement of a choice by its loss; docs/coach.md explains the thresholds."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def symbol(self) -> str:
        """A symbol that can be read without colour."""
        return SYMBOLS[self]


SYMBOLS = {
    Judgement.BEST: "✓",
    Judgement.GOOD: "·",
    Judgement.INACCURACY: "?!",
    Judgement.MISTAKE: "?",
    Judgement.BLUNDER: "??",
}
# The lowest loss for each judgement, as a share of the range; the worst judgement first.
THRESHOLDS = {Judgement.BLUNDER: 0.08, Judgement.MISTAKE: 0.04, Judgement.INACCURACY: 0.02}


def judgement_of(share: float) -> Judgement:
    """The judgement of a loss, which is given as a share of the range of the value."""
    if share <= 0:
        return Judgement.BEST
    return next((each for each, least in THRESHOLDS.items() if share >= least), Judgement.GOOD)
