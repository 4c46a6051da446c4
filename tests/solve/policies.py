"""Policies that are given and not solved: rules of thumb, and any at all."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np

from shutbox.rules import Throw, taken
from shutbox.rules.box import Move, Position
from shutbox.solve.tables import Graph
from shutbox.solve.turn import Policy

Values = tuple[int, ...]
Thumb = Callable[[Throw, list[Values]], int]


def _rows(graph: Graph) -> list[tuple[int, Throw, int, int]]:
    """Every row that leads somewhere: its position, a throw of it, its first edge and the one after its last."""
    classes = len(graph.throws)
    every = [(row // classes, graph.throws[row % classes], row) for row in range(graph.size * classes)]
    found = [(place, throws, int(graph.first[row]), int(graph.first[row + 1])) for place, throws, row in every]
    return [(place, throws[0], begin, end) for place, throws, begin, end in found if throws and begin < end]


def rule_of_thumb(graph: Graph, thumb: Thumb) -> Policy:
    """The policy that picks one of the sets of tiles on offer, each as its values, highest first; all dice always."""
    box, odds = graph.rules.box, np.zeros(graph.after.size)
    for place, throw, begin, end in _rows(graph):
        moves = [place - int(after) for after in graph.after[begin:end]]
        offered = [tuple(tile.value for tile in taken(box, Position(place), Move(move))) for move in moves]
        odds[begin + thumb(throw, offered)] = 1.0
    return Policy(odds, (graph.counts == 2).astype(float), ~graph.ends)


def any_policy(graph: Graph, chance: Random) -> Policy:
    """A policy without rhyme or reason."""
    odds = np.array([chance.random() + 1e-3 for _ in range(graph.after.size)])
    for _, _, begin, end in _rows(graph):
        odds[begin:end] /= odds[begin:end].sum()
    one_die = np.array([{1: 0.0, 2: 1.0, 3: chance.random()}[int(count)] for count in graph.counts])
    ends = [end >= 0 and (up < 0 or chance.random() < 0.5) for end, up in zip(graph.ends, graph.up, strict=True)]
    return Policy(odds, one_die, np.where(ends, ~graph.ends, graph.up))
