"""The sets of tiles that throws can shut, numbered over all positions, and how rules of thumb rank them.

A rank is the sum of two tables, one by combination and one by the position after it, so that one kernel serves every
rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from shutbox.bots import Sight, Thumb, playable_chances, rows
from shutbox.rules import Box, Tile
from shutbox.solve import Graph, Policy, kernels, ranked_totals, standing_counts

Array = np.ndarray[Any, Any]
Rank = tuple[Array, Array]


@dataclass(frozen=True, slots=True, eq=False)
class Combinations:
    """For each edge of a graph, its position and combination number; for each combination, its class and tiles."""

    graph: Graph
    places: Array
    kinds: Array
    classes: Array
    tiles: tuple[tuple[Tile, ...], ...]


def combinations(graph: Graph) -> Combinations:
    """Every set of tiles that some throw can shut at some position, separately for each class of throws."""
    box = graph.rules.box
    every = [Tile(index, row, value) for index, column in enumerate(box.columns) for row, value in enumerate(column)]
    up = _standing(box, every)
    places, classes = np.divmod(rows(graph), graph.chance.shape[1])
    # A move only shuts tiles, so the difference of the two positions is the set of tiles that it shuts.
    shut = up[places] ^ up[graph.after]
    keys = (classes << len(every)) | shut
    numbers = np.unique(keys)
    kinds = np.searchsorted(numbers, keys).astype(np.int32)
    sets = [[tile for bit, tile in enumerate(every) if int(each) >> bit & 1] for each in numbers]
    return Combinations(graph, places.astype(np.int32), kinds, numbers >> len(every), tuple(map(_move_order, sets)))


def _standing(box: Box, every: Sequence[Tile]) -> Array:
    """The standing tiles as a bit set, by position."""
    result, counts = np.zeros(box.size, np.int64), standing_counts(box)
    for bit, tile in enumerate(every):
        height = len(box.columns[tile.column])
        result |= (counts[tile.column] >= height - tile.row).astype(np.int64) << bit
    return result


def _move_order(tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    """Tiles in the order of a move."""
    return tuple(sorted(tiles, key=lambda tile: (-tile.value, tile.row, tile.column)))


def thumb_rank(combos: Combinations, thumb: Thumb) -> Rank:
    """The rank of moves by a rule of thumb."""
    graph = combos.graph
    match thumb.sight:
        case Sight.TILES:
            worth = thumb.worth(graph.rules.box)
            sums = [sum(worth(tile.value) for tile in tiles) for tiles in combos.tiles]
            places = {each: place for place, each in enumerate(sorted(set(sums)))}
            return np.array([places[each] for each in sums], float), np.zeros(graph.size)
        case Sight.LEFT:
            return np.zeros(len(combos.tiles)), -ranked_totals(graph.rules)[1].astype(float)
        case Sight.PLAYABLE:
            return np.zeros(len(combos.tiles)), playable_chances(graph)


def list_rank(combos: Combinations, lists: Sequence[Sequence[int]]) -> Rank:
    """The rank of moves by lists of combinations: in the order of the lists, then all others."""
    result = np.full(len(combos.tiles), -float(len(combos.tiles)))
    for each in lists:
        result[list(each)] = -np.arange(len(each), dtype=float)
    return result, np.zeros(combos.graph.size)


def best_edges(combos: Combinations, ranks: Sequence[Rank]) -> Array:
    """The edge of each row that ranks highest, ties broken by the next rank; -1 for a miss."""
    by_kind, by_place = (np.array(tables) for tables in zip(*ranks, strict=True))
    return kernels.pick(combos.graph.first, combos.graph.after, combos.kinds, by_kind, by_place)


def edge_policy(graph: Graph, edges: Array, one_die: Array) -> Policy:
    """The policy with these edges and these numbers of dice; after a throw off the mat a tile rises."""
    odds = np.zeros(graph.after.size)
    odds[edges[edges >= 0]] = 1.0
    return Policy(odds, one_die.astype(float), graph.lost)
