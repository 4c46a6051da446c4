"""A round of Last One Standing in which everybody plays for the points of the round alone.

Then the score does not matter, only how many are still in. They are numbered from the player who throws (place 0), in
the order in which they throw, so a round of twelve players is as small as twelve rounds.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shutbox.rules import BOX_SHUT, LAST_SHUT, TAKEN
from shutbox.solve import kernels
from shutbox.solve.compilation import compiled
from shutbox.solve.objective import SLACK
from shutbox.solve.tables import Graph

Array = np.ndarray[Any, Any]


def ring_start(count: int) -> int:
    """The column of the player who throws where `count` players are still in; the others follow it."""
    return count * (count - 1) // 2


def play_ring(moves: Graph, players: int) -> Array:
    """The points that each player gets on average, by [position, `ring_start(count)` + place].

    A survivor takes the point or throws once more, whichever brings more.
    """
    values = np.zeros((moves.size, ring_start(players + 1)))
    _sweep(moves.first, moves.after, moves.chance, moves.counts, values)
    return values


def last_throws(moves: Graph) -> Array:
    """The points that a survivor gets on average who throws once more, by position."""
    throws = (_last(moves.first, moves.after, moves.chance, moves.counts, each) for each in range(1, moves.size))
    return np.array([0.0, *throws])


@compiled
def _last(first: Array, after: Array, chance: Array, counts: Array, position: int) -> float:
    """What the last throw of a survivor brings: the points of a shut box, of tiles, or none."""
    classes = chance.shape[1]
    many, one = 0.0, 0.0
    for each in range(classes):
        row = position * classes + each
        worth = 0.0
        for edge in range(first[row], first[row + 1]):
            worth = max(worth, float(BOX_SHUT if after[edge] == 0 else LAST_SHUT))
        many += chance[0, each] * worth
        one += chance[1, each] * worth
    return one if counts[position] == 2 or (counts[position] == 3 and one > many) else many


@compiled
def _sweep(first: Array, after: Array, chance: Array, counts: Array, values: Array) -> None:
    """Fills in the points, positions in ascending order."""
    size, width = values.shape
    classes = chance.shape[1]
    many, one = np.empty(width), np.empty(width)
    # Where the box is shut, the player who shut it is the last in the order.
    count, start = 1, 0
    while start < width:
        values[0, start + count - 1] = BOX_SHUT
        start += count
        count += 1
    for position in range(1, size):
        values[position, 0] = max(float(TAKEN), _last(first, after, chance, counts, position))
        count, start = 2, 1
        while start < width:
            many[:count] = 0.0
            one[:count] = 0.0
            own = start + count - 1
            for each in range(classes):
                row = position * classes + each
                begin, end = first[row], first[row + 1]
                if begin == end:
                    # The others go on without the player who missed.
                    for place in range(1, count):
                        left = values[position, start - count + place]
                        many[place] += chance[0, each] * left
                        one[place] += chance[1, each] * left
                    continue
                best = after[begin]
                for edge in range(begin + 1, end):
                    if values[after[edge], own] > values[best, own] + SLACK:
                        best = after[edge]
                for place in range(count):
                    then = values[best, start + (place - 1 if place else count - 1)]
                    many[place] += chance[0, each] * then
                    one[place] += chance[1, each] * then
            alone = counts[position] == 2 or (counts[position] == 3 and one[0] > many[0] + SLACK)
            kernels.assign(values[position, start:], (one if alone else many)[:count])
            start += count
            count += 1
