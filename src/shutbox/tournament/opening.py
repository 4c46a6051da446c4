"""What beginning is worth, as far ahead as a game is solved. Nothing is stored.

A sweep asks about rule sets that nobody will ask about again.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from shutbox.rules import Format, RuleSet
from shutbox.solve import library
from shutbox.solve.format import Seats, row_of
from shutbox.value import Horizon, Unit


@dataclass(frozen=True, slots=True)
class Opening:
    """How much the one who begins has above the mean of all: in winning chance for a game, in points for a round."""

    horizon: Horizon
    unit: Unit
    advantage: float


def opening(rules: RuleSet, players: int, budget: float = inf) -> Opening | None:
    """The opener's advantage at the longest horizon solved; None where that is the turn, or so many cannot play."""
    most = 1 if rules.game.format is Format.SOLITAIRE else rules.game.most_players
    if not 2 <= players <= most:
        return None
    for problem in library.problems(rules, players, rules.game.rounds, budget):
        seats, row = library.opening(problem), row_of(problem.kind)
        return None if seats is None else Opening(row.horizon, row.unit, seats[0] - _mean(row.horizon, seats))
    return None


def _mean(horizon: Horizon, seats: Seats) -> float:
    """The mean of all seats; of a game it is known, because somebody wins."""
    import numpy as np

    return 1 / len(seats) if horizon is Horizon.GAME else float(np.mean(seats))
