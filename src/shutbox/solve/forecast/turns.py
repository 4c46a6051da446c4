"""The totals of turns that are each played for the least mean total, whatever the others have."""

from __future__ import annotations

from typing import Any

import numpy as np

from shutbox.rules import TurnRules
from shutbox.solve.tables import graph
from shutbox.solve.turn import chosen, criteria, ending_chances

Array = np.ndarray[Any, Any]


def total_chances(rules: TurnRules) -> tuple[Array, Array]:
    """The totals that a turn can end with, lowest first, and the chance of each."""
    moves = graph(rules)
    totals, place = np.unique(moves.totals, return_inverse=True)
    choices, _ = chosen(moves, criteria(moves, np.zeros(moves.size)))
    chances = ending_chances(moves, choices, rules.set_up)
    return totals, np.bincount(place, weights=chances, minlength=totals.size)
