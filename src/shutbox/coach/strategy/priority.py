"""The best order in which to try combinations on one throw, found by a local search that moves one at a time.

To first order, the cost of an order is a sum over the positions at which the throw may come: how often that happens,
times the value after the combination that is shut there. The sum is quick to update: a combination that is inserted at
some place is shut wherever it is possible and no earlier one is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from shutbox.coach.strategy.combination import Combinations, Rank

Array = np.ndarray[Any, Any]
# The lowest gain that counts as an improvement, and the lowest frequency of the positions that are considered.
GAIN, RARE = 1e-7, 1e-8


@dataclass(frozen=True, slots=True, eq=False)
class Situations:
    """The situations of one throw: its options (combination, situation, value after it), and for each situation its
    frequency and the value if no combination of the list is possible.
    """

    numbers: Array
    kinds: Array
    where: Array
    values: Array
    weights: Array
    otherwise: Array


def situations(combos: Combinations, own: Array, values: Array, weights: Array, edges: Array) -> Situations:
    """The situations of the throw with these edges, by the value and the weight of each position.

    `edges[row]` is the move if no combination of the list is possible.
    """
    after, classes = combos.graph.after, combos.graph.chance.shape[1]
    own = own[weights[combos.places[own]] > RARE]
    places, where = np.unique(combos.places[own], return_inverse=True)
    numbers, kinds = np.unique(combos.kinds[own], return_inverse=True)
    rows = places.astype(np.int64) * classes + combos.classes[combos.kinds[own[:1]]]
    return Situations(numbers, kinds, where, values[after[own]], weights[places], values[after[edges[rows]]])


def _state(cases: Situations, order: Sequence[int]) -> tuple[Array, Array]:
    """For each situation, the place in the order of the combination that is shut there, and the value after it."""
    count = len(order)
    rank = np.full(cases.numbers.size, count)
    rank[list(order)] = np.arange(count)
    first = np.full(cases.weights.size, count)
    np.minimum.at(first, cases.where, rank[cases.kinds])
    value = cases.otherwise.copy()
    there = (rank[cases.kinds] == first[cases.where]) & (rank[cases.kinds] < count)
    value[cases.where[there]] = cases.values[there]
    return first, value


def _insertions(cases: Situations, order: Sequence[int]) -> tuple[float, Array]:
    """The cost of an order, and its change for each combination inserted at each place."""
    first, value = _state(cases, order)
    count, width = cases.numbers.size, len(order) + 1
    change = cases.weights[cases.where] * (cases.values - value[cases.where])
    sums = np.bincount(cases.kinds * width + first[cases.where], change, count * width).reshape(count, width)
    changes = np.cumsum(sums[:, ::-1], axis=1)[:, ::-1]
    changes[list(order)] = np.inf
    return float(cases.weights @ value), changes


def _cost(cases: Situations, order: Sequence[int]) -> float:
    return float(cases.weights @ _state(cases, order)[1])


def improve(cases: Situations, order: Sequence[int], most: int) -> list[int]:
    """Replaces one combination at a time by the best one at its best place, until no change is an improvement."""
    indices = {int(number): index for index, number in enumerate(cases.numbers)}
    own = [indices[number] for number in order if number in indices]
    if not indices:
        return list(order)
    cost, before = _cost(cases, own), None
    while own != before:
        before = own
        for out in ([] if len(before) >= most else [-1]) + before:
            without = [each for each in own if each != out]
            base, changes = _insertions(cases, without)
            into, place = divmod(int(np.argmin(changes)), changes.shape[1])
            if base + changes[into, place] < cost - GAIN:
                own, cost = [*without[:place], into, *without[place:]], base + float(changes[into, place])
    return [int(cases.numbers[index]) for index in own]


def first_order(
    combos: Combinations, each: int, weights: Array, edges: Array, ranks: Sequence[Rank], most: int
) -> list[int]:
    """The first order: the combinations that these edges shut most often, higher rank first."""
    row = edges.reshape(combos.graph.size, -1)[:, each]
    counts = np.bincount(combos.kinds[row[row >= 0]], weights[row >= 0], len(combos.tiles))
    often = sorted(np.flatnonzero(counts).tolist(), key=lambda number: (-counts[number], number))[:most]
    return by_rank(ranks, often)


def by_rank(ranks: Sequence[Rank], numbers: Sequence[int]) -> list[int]:
    """Combinations in the order of their ranks, without the part of a rank that depends on the position."""
    return sorted(numbers, key=lambda number: ([-by_kind[number] for by_kind, _ in ranks], number))
