"""Rules of thumb as policies, so that what they cost against the best play is exact.

Of several moves the one with the greatest rank is made. Of equals it is the one that takes the most off the total, then
the one with the higher tiles, then the one that is listed first. One die is thrown wherever it is allowed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from shutbox.rules import TurnRules
from shutbox.solve.tables import Graph, graph
from shutbox.solve.turn import Policy, policy_values

Array = np.ndarray[Any, Any]
Rank = Callable[[Graph], Array]
# No value stands more than three times in a box: a number to the base of four tells which tiles a move shuts.
BASE, HIGHEST = 4, 12


def tile_count(made: Graph) -> Array:
    """How many tiles each move shuts."""
    return _shut(made, lambda _: 1)


def highest_first(made: Graph) -> Array:
    """The greater, the higher the highest tile, then the second highest, and so on."""
    return _shut(made, lambda value: BASE**value)


def lowest_first(made: Graph) -> Array:
    """The greater, the lower the lowest tile, then the second lowest, and so on."""
    return _shut(made, lambda value: BASE ** (HIGHEST - value))


def playable(made: Graph) -> Array:
    """The chance that the throw after each move can be used; a shut box counts as if it always could."""
    some = np.diff(made.first).reshape(made.size, -1) > 0
    chance = (some * made.chance[_one_die(made)]).sum(1)
    chance[0] = 1.0
    rounded: Array = np.round(chance[made.after], 12)
    return rounded


def most_off(made: Graph) -> Array:
    """The greater, the less is left of the total."""
    left: Array = made.totals[made.after]
    return -left


def thai_rank(made: Graph) -> Array:
    """A tile above six, which only the sum of two dice can shut, or else the lowest."""
    return _shut(made, lambda value: value if value > 6 else -value)


THUMBS: dict[str, Rank | None] = {
    "fewest tiles": lambda made: -tile_count(made),
    "most throws left to play": playable,
    "highest tiles first": highest_first,
    "most off the total": most_off,
    "keep the low tiles": lambda made: -lowest_first(made),
    "any move, by lot": None,
    "lowest tiles first": lowest_first,
    "most tiles": tile_count,
}


def policy(made: Graph, rank: Rank | None) -> Policy:
    """The policy that follows a rank; without one, lots are drawn."""
    odds = _picked(made, (rank, most_off, highest_first)) if rank else _lots(made)
    return Policy(odds, _one_die(made).astype(float), np.full(made.size, -1))


def mean_total(rules: TurnRules, rank: Rank | None) -> float:
    """The mean final total of a turn played by this rank."""
    made = graph(rules)
    return float(policy_values(made, policy(made, rank), made.totals)[rules.set_up])


def shut_chance(rules: TurnRules, rank: Rank | None) -> float:
    """The chance that a turn played by this rank shuts the box."""
    made = graph(rules)
    return float(policy_values(made, policy(made, rank), np.arange(made.size) == 0)[rules.set_up])


def _one_die(made: Graph) -> Array:
    return (made.counts > 1).astype(np.int64)


def _rows(made: Graph) -> Array:
    """The row of each move."""
    lengths = np.diff(made.first)
    return np.repeat(np.arange(lengths.size), lengths)


def _shut(made: Graph, worth: Callable[[int], int]) -> Array:
    """The sum over the tiles that each move shuts of what their values are worth."""
    box = made.rules.box
    before, result = _rows(made) // made.chance.shape[1], np.zeros(made.after.size)
    for column, weight in zip(box.columns, box.weights, strict=True):
        sums = np.array([sum(map(worth, column[len(column) - count :])) for count in range(len(column) + 1)], float)
        radix = len(column) + 1
        result += sums[before // weight % radix] - sums[made.after // weight % radix]
    return result


def _picked(made: Graph, ranks: tuple[Rank, ...]) -> Array:
    rows, left = _rows(made), np.arange(made.after.size)
    for rank in ranks:
        own, worth = rows[left], rank(made)[left]
        begins = np.flatnonzero(np.diff(own, prepend=-1))
        best = np.maximum.reduceat(worth, begins)
        left = left[worth == np.repeat(best, np.diff(np.append(begins, own.size)))]
    _, first = np.unique(rows[left], return_index=True)
    odds = np.zeros(made.after.size)
    odds[left[first]] = 1.0
    return odds


def _lots(made: Graph) -> Array:
    lengths = np.diff(made.first)
    return np.repeat(1 / np.maximum(lengths, 1), lengths)
