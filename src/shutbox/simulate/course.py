"""A turn as the loops of this package take it: the graph of the solver, and which class of throws each outcome is."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from shutbox.errors import ShutboxError
from shutbox.rules import TurnRules, score
from shutbox.solve import Graph, graph

Array = np.ndarray[Any, Any]
# Outcomes of all dice that are told apart, totals that can be added up exactly, and the finest chance off the mat.
MOST_OUTCOMES, MOST_TOTAL, FINEST = 1 << 22, 1 << 50, 1 << 24


class Course(NamedTuple):
    """Rows are (position, class of throws) as in `solve.kernels`.

    `many[outcome]` is the class of a throw of all dice, `one[outcome]` that of one die: the first of them. `place` is
    the rank of a position's total among `totals`. A die leaves the mat in `lost` of `of` cases; then the turn ends and
    counts as position `ends`, or the box goes `up`, where these are not negative.
    """

    first: Array
    after: Array
    chance: Array
    counts: Array
    up: Array
    place: Array
    totals: Array
    many: Array
    one: Array
    set_up: int
    outcomes: int
    lost: int
    of: int
    ends: Array


def _faces(rules: TurnRules) -> Array:
    """The faces of each outcome of all dice, the first die turning fastest."""
    outcomes = np.arange(rules.faces**rules.dice, dtype=np.int64)
    return np.stack([outcomes // rules.faces**die % rules.faces + 1 for die in range(rules.dice)], 1)


def outcome_faces(rules: TurnRules, outcome: int) -> tuple[int, ...]:
    """The faces of one outcome."""
    return tuple(outcome // rules.faces**die % rules.faces + 1 for die in range(rules.dice))


def _codes(rules: TurnRules, throws: Array) -> Array:
    """A number for each throw, the same for the same faces in any order."""
    return (np.sort(throws, 1) * (rules.faces + 1) ** np.arange(throws.shape[1])).sum(1)


def _classes(made: Graph, throws: Array) -> Array:
    """The class of each throw, all of them of the same number of dice."""
    rules, dice = made.rules, throws.shape[1]
    known = [(throw, index) for index, together in enumerate(made.throws) for throw in together if len(throw) == dice]
    codes = _codes(rules, np.array([throw for throw, _ in known]))
    order = np.argsort(codes)
    found = np.searchsorted(codes[order], _codes(rules, throws))
    return np.array([index for _, index in known], np.int32)[order][found]


def check(rules: TurnRules) -> None:
    """Refuses dice and totals that the loops cannot hold."""
    if rules.faces**rules.dice > MOST_OUTCOMES:
        raise ShutboxError("simulate-dice", got=rules.faces**rules.dice, most=MOST_OUTCOMES)
    if score(rules, rules.box.full) > MOST_TOTAL:
        raise ShutboxError("simulate-totals", most=MOST_TOTAL)


@lru_cache(maxsize=4)
def course(rules: TurnRules) -> Course:
    """The course of a turn."""
    check(rules)
    made = graph(rules)
    totals, place = np.unique(made.totals, return_inverse=True)
    faces = _faces(rules)
    chance = Fraction(rules.off_mat_chance).limit_denominator(FINEST)
    return Course(
        made.first.astype(np.int32),
        made.after,
        made.chance,
        made.counts,
        made.up.astype(np.int32),
        place.astype(np.int32),
        totals.astype(np.int64),
        _classes(made, faces),
        _classes(made, faces[:, :1]),
        rules.set_up,
        rules.faces**rules.dice,
        chance.numerator,
        chance.denominator,
        made.ends.astype(np.int32),
    )
