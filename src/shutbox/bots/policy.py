"""The policies of the bots in a turn, as arrays over the graph of its positions; see `solve.tables`.

A graded or perfect player needs the objective of the turn: `stop[position]` is the worth of ending there, and a higher
worth is better.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shutbox.bots.bot import PERFECT, RANDOM
from shutbox.bots.grade import GRADES
from shutbox.bots.thumb import THUMBS, TIE_BREAKS, Sight, Thumb
from shutbox.rules import back, column_table
from shutbox.solve import (
    SLACK,
    Graph,
    Policy,
    best,
    chosen,
    column_sums,
    criteria,
    kernels,
    policy_of_choices,
    ranked_totals,
    standing_counts,
)

Array = np.ndarray[Any, Any]


def policy(graph: Graph, name: str, stop: Array) -> Policy:
    """The policy of the bot with this name in a turn whose end is worth stop[position]."""
    if name == RANDOM:
        return Policy(_shares(graph, np.ones(graph.after.size)), _either(graph, 0.5), graph.lost)
    if name in THUMBS:
        return thumb_policy(graph, (THUMBS[name],))
    if name == PERFECT:
        return policy_of_choices(graph, chosen(graph, criteria(graph, stop))[0])
    return graded_policy(graph, stop, best(graph, stop)[0], GRADES[name])


def thumb_policy(graph: Graph, thumbs: tuple[Thumb, ...]) -> Policy:
    """The policy of a rule of thumb; ties are broken by the next rule, and finally by the usual tie-breaks."""
    return Policy(_favourites(graph, (*thumbs, *TIE_BREAKS)), _either(graph, 1.0), graph.lost)


def _either(graph: Graph, chance: float) -> Array:
    """The chance of throwing one die at each position; `chance` applies if there is a choice."""
    return np.where(graph.counts == 3, chance, graph.counts == 2).astype(float)


def rows(graph: Graph) -> Array:
    """The row of each edge."""
    lengths = np.diff(graph.first)
    return np.repeat(np.arange(lengths.size), lengths)


def _begins(graph: Graph) -> Array:
    """The first edge of each row that has any."""
    return graph.first[:-1][np.diff(graph.first) > 0]


def _by_row(graph: Graph, values: Array) -> Array:
    """The value of each row that has edges, at each of its edges."""
    lengths = np.diff(graph.first)
    return np.repeat(values, lengths[lengths > 0])


def _shares(graph: Graph, weights: Array) -> Array:
    """Weights of edges as shares of their rows."""
    if not weights.size:
        return weights
    return weights / _by_row(graph, np.add.reduceat(weights, _begins(graph)))


def graded_policy(graph: Graph, stop: Array, values: Array, heat: float) -> Policy:
    """The policy of a graded player with this heat, given the best values."""
    within = stop[_within(graph)]
    low, high = float(within.min()), float(within.max())
    off = chosen(graph, criteria(graph, stop), values)[0].off_mat
    row_best, kinds = thrown_values(graph, stop, values)
    kinds = (1 - graph.off) * kinds + graph.off * np.where(off < 0, stop[~off], values[off])
    if graph.after.size:
        tops = row_best.ravel()[np.diff(graph.first) > 0]
        weights = _weights(_by_row(graph, tops) - values[graph.after], _by_row(graph, tops), low, high, heat)
    else:
        weights = np.zeros(0)
    top = kinds.max(axis=0)
    one, all_ = (_weights(top - kinds[kind], top, low, high, heat) for kind in (1, 0))
    one_die = np.where(graph.counts == 3, one / (one + all_), graph.counts == 2)
    return Policy(_shares(graph, weights), one_die, off)


def _within(graph: Graph) -> Array:
    """Whether a position has only tiles that stand at the set-up; other positions are never reached."""
    result = np.ones(graph.size, bool)
    for counts in standing_counts(graph.rules.box):
        result &= counts <= counts[graph.rules.set_up]
    return result


def thrown_values(graph: Graph, stop: Array, values: Array) -> tuple[Array, Array]:
    """The value of each row after its throw, and of each position before a throw of all dice and of one die."""
    lengths = np.diff(graph.first)
    classes = graph.chance.shape[1]
    flat = np.repeat(stop, classes)
    if graph.after.size:
        flat[lengths > 0] = np.maximum.reduceat(values[graph.after], _begins(graph))
    row_best: Array = flat.reshape(graph.size, classes)
    return row_best, graph.chance @ row_best.T


def _weights(losses: Array, tops: Array, low: float, high: float, heat: float) -> Array:
    """The weights of `bots.grade.odds`; losses within rounding count as 0."""
    scale = heat * np.sqrt(np.maximum(tops - low, 0) * np.maximum(high - tops, 0))
    free = losses <= SLACK * np.maximum(1.0, np.abs(tops))
    return np.where(free, 1.0, np.where(scale > 0, np.exp(-losses / np.where(scale > 0, scale, 1.0)), 0.0))


def _ranking(graph: Graph, thumb: Thumb) -> Array:
    """The rank of a move by the position it leads to; all moves of a row start from the same position."""
    match thumb.sight:
        case Sight.TILES:
            return -_standing(graph, thumb)
        case Sight.LEFT:
            # By rank, because long totals are not exact as doubles.
            return -ranked_totals(graph.rules)[1].astype(float)
        case Sight.PLAYABLE:
            return playable_chances(graph)


def playable_chances(graph: Graph) -> Array:
    """The chance that the next throw allows a move, by position; 1 for a shut box."""
    some = np.diff(graph.first).reshape(graph.size, -1) > 0
    chance = (some * graph.chance[(graph.counts > 1).astype(int)]).sum(1)
    chance[0] = 1.0
    return np.round(chance, 12)


def _standing(graph: Graph, thumb: Thumb) -> Array:
    """The sum of the worths of the standing tiles, by position."""
    box = graph.rules.box
    worth = thumb.worth(box)
    return column_sums(box, column_table(box, lambda column, count: sum(map(worth, back(column, count)))))


def _favourites(graph: Graph, thumbs: tuple[Thumb, ...]) -> Array:
    """Odds of 1 for the edge of each row that ranks highest; ties are broken by the next rank."""
    by_place = np.stack([_ranking(graph, thumb) for thumb in thumbs])
    kinds, by_kind = np.zeros(graph.after.size, np.int64), np.zeros((len(thumbs), 1))
    edges = kernels.pick(graph.first, graph.after, kinds, by_kind, by_place)
    odds = np.zeros(graph.after.size)
    odds[edges[edges >= 0]] = 1.0
    return odds
