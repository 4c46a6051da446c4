"""Where best answers to each other come to rest, if a round can lead back to the score at which it began."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from shutbox.errors import ShutboxError

Array = np.ndarray[Any, Any]
TOLERANCE = 1e-8
MOST_MIXTURES, WIDE, NARROW = 12, 1e-3, 1e-9


@dataclass(frozen=True, slots=True, eq=False)
class Answer:
    """The value of the best choices for a guess by [starter, seat], and the chance `blank` of a round without result.

    `brings` does not include what follows a round without result; `lead` is the chance of each seat to begin then, by
    [starter, seat].
    """

    brings: Array
    blank: Array
    lead: Array

    def rest(self) -> Array:
        """The value of the score if these choices are always made, from a linear system."""
        system = np.eye(len(self.blank)) - self.blank[:, None] * self.lead
        return np.linalg.solve(system, self.brings)

    def mixture(self, other: Answer, share: float) -> Answer:
        """A mixed policy: the other choices in this share of the rounds, these choices in the rest."""
        brings, blank = (1 - share) * self.brings + share * other.brings, (1 - share) * self.blank + share * other.blank
        return Answer(brings, blank, self.lead)


@dataclass(frozen=True, slots=True, eq=False)
class Mixture:
    """Two answers of which the other is given in this share of the rounds, and the value that this has."""

    one: Answer
    other: Answer
    share: float
    value: Array


def mixture(score: str, answer: Callable[[Array], Answer], one: Answer) -> Mixture:
    """The mixture if policy iteration cycles: at the solution a player is indifferent and mixes two choices.

    Bisection finds the mixture of two answers at which both are best. Other choices may change on the way, so the
    search is repeated between the two answers on either side of the point that was found.
    """
    other = answer(one.rest())
    for _ in range(MOST_MIXTURES):
        way = other.rest() - one.rest()
        place = np.unravel_index(np.abs(way).argmax(), way.shape)
        low, high, near, far = 0.0, 1.0, one, other
        while high - low > NARROW:
            share = (low + high) / 2
            here = one.mixture(other, share).rest()
            response = answer(here)
            if (response.rest() - here)[place] * way[place] > 0:
                low, far = share, response
            else:
                high, near = share, response
            if WIDE / 2 < high - low <= WIDE and not (_same(near, one) and _same(far, other)):
                break
        else:
            return Mixture(one, other, share, here)
        one, other = near, far
    raise ShutboxError("solve-no-rest", score=score)


def _same(one: Answer, other: Answer) -> bool:
    return bool(np.abs(one.brings - other.brings).max() < TOLERANCE)
