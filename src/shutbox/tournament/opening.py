"""The advantage of the first player, at the longest solved horizon.

Solutions are not stored, because a sweep needs each of them only once.
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
    """How much the first player has above the average: in the chance to win for a game, in points for a round."""

    horizon: Horizon
    unit: Unit
    advantage: float


def opening(rules: RuleSet, players: int, budget: float = inf) -> Opening | None:
    """The first player's advantage at the longest solved horizon; None if only the turn is solved, or for an impossible
    number of players.
    """
    most = 1 if rules.game.format is Format.SOLITAIRE else rules.game.most_players
    if not 2 <= players <= most:
        return None
    for problem in library.problems(rules, players, rules.game.rounds, budget):
        if row_of(problem.kind).horizon is Horizon.FORECAST:
            # Where everybody plays for the turn alone, it hardly matters who begins.
            continue
        seats, row = library.opening(problem), row_of(problem.kind)
        return None if seats is None else Opening(row.horizon, row.unit, seats[0] - _mean(row.horizon, seats))
    return None


def _mean(horizon: Horizon, seats: Seats) -> float:
    """The average of all seats; for a game it is exact, because the chances to win add up to 1."""
    import numpy as np

    return 1 / len(seats) if horizon.to_the_end else float(np.mean(seats))
