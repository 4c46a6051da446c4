"""How good a choice was, by what it cost: in winning chance, or in the same shares of what else is counted."""

from __future__ import annotations

from enum import Enum


class Judgement(Enum):
    """A choice judged by its loss; docs/coach.md says why the lines are drawn here."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def symbol(self) -> str:
        """A sign that needs no colour."""
        return SYMBOLS[self]


SYMBOLS = {
    Judgement.BEST: "✓",
    Judgement.GOOD: "·",
    Judgement.INACCURACY: "?!",
    Judgement.MISTAKE: "?",
    Judgement.BLUNDER: "??",
}
# From which share of the range on a loss is called so, the gravest first.
THRESHOLDS = {Judgement.BLUNDER: 0.08, Judgement.MISTAKE: 0.04, Judgement.INACCURACY: 0.02}


def judgement_of(share: float) -> Judgement:
    """What a loss is called, given as a share of the least to the most that a value can come to."""
    if share <= 0:
        return Judgement.BEST
    return next((each for each, least in THRESHOLDS.items() if share >= least), Judgement.GOOD)
