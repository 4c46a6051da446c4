"""The chase game in which everybody plays for the points of each round: a Markov chain over the scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from shutbox.rules import RuleSet
from shutbox.solve.format import Deficits, Result, after_round, is_decided, results, scores, starters

Array = np.ndarray[Any, Any]


def level_shares(players: int, opened: Sequence[Sequence[float]] = ()) -> Array:
    """level[count, place]: the chance of each of so many players who have equal points in the end, in playing order.

    They share the win, or `opened` has the chance of each to win one more round, from two players upward.
    """
    counts = np.arange(players + 1)
    level = np.where(np.arange(players) < counts[:, None], 1 / np.maximum(counts, 1)[:, None], 0.0)
    for count, chances in enumerate(opened, 2):
        level[count, :count] = chances
    return level


def climb(rules: RuleSet, start: Deficits, rounds: int, opened: Array, level: Array) -> list[Array]:
    """The chance of each place by [score, place] before the last round, the one before it, and so on.

    `opened` has the chances of `format.results` in a round; the scores are those of `format.scores`.
    """
    levels, found = scores(rules.game, start, rounds), [np.empty((0, len(start)))]
    ends = [(chance, result) for chance, result in zip(opened, results(rules.game, len(start)), strict=True) if chance]
    for left in range(1, rounds + 1):
        table = np.zeros((len(levels[left]), len(start)))
        for chance, result in ends:
            table += chance * after_result(
                rules, list(levels[left]), left, result, (levels[left - 1], found[-1], level)
            )
        found.append(table)
    return found[1:]


def after_result(
    rules: RuleSet,
    lacks: Sequence[Deficits],
    left: int,
    result: Result,
    then: tuple[dict[Deficits, int], Array, Array],
) -> Array:
    """The chance of each place by [score, place] after a round at these scores that has this result.

    `then` are the scores before the next round, the chances there, and `level`.
    """
    winner, gains = result
    places = starters(rules.game, len(gains), winner)
    after = [after_round(rules.game, each, left - 1, winner, gains) for each in lacks]
    rows = [
        np.roll(_chances([each[way] for each in after], left - 1, *then), first, 1) for way, first in enumerate(places)
    ]
    return np.mean(rows, axis=0)


def _chances(score: Sequence[Deficits], left: int, index: dict[Deficits, int], before: Array, level: Array) -> Array:
    """The chance of each place at these scores, with so many rounds to come."""
    found = np.zeros((len(score), len(score[0]) if score else 0))
    if left:
        known = [index.get(each, -1) for each in score]
        found = before[known] if len(before) else found
    for row, each in enumerate(score):
        if not left or is_decided(each, left):
            leading = np.array(each) == 0
            found[row] = 0.0
            found[row, leading] = level[leading.sum(), : leading.sum()]
    return found
