"""What a seat of a chase game can expect if everybody who is indifferent chooses best, or worst, for it.

The chances of a seat depend on how others choose between options that are equal to them. Here they look at that seat:
the chase game is solved once for each seat and each sign, with the chance of that seat in the place of the points.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from shutbox.rules import RuleSet
from shutbox.solve.format import Deficits, after_round, is_decided, scores, starters
from shutbox.solve.many.chase_game import Ends, Row, abreast, solve_chases, together
from shutbox.solve.turn import Progress

Array = np.ndarray[Any, Any]
BEST, WORST = 1.0, -1.0


def solve_chase_range(
    rules: RuleSet, start: Deficits, rounds: int, progress: Progress | None = None
) -> tuple[Array, Array]:
    """The least and the greatest chance of each place, the player who begins first."""
    levels = scores(rules.game, start, rounds)
    steps = [0, 2 * len(start) * sum(map(len, levels))]

    def more(count: int) -> None:
        steps[0] += count
        if progress:
            progress(*steps)

    worst, best = (_solved(rules, levels, len(start), sign, more)[0] for sign in (WORST, BEST))
    own = range(len(start))
    return worst[own, own], best[own, own]


def _solved(rules: RuleSet, levels: Sequence[dict[Deficits, int]], players: int, sign: float, more: Any) -> Array:
    """The chances before the first round: [score, place for which the others choose, place]."""
    before = np.empty((0, players, players))
    for left in range(1, len(levels)):
        every = [(lacks, favoured) for lacks in levels[left] for favoured in range(players)]
        ends = [_ends(rules, *each, left, levels[left - 1], before, sign) for each in every]
        parts = [ends[begin : begin + together(players)] for begin in range(0, len(ends), together(players))]
        rows = []
        for opened in abreast(lambda part: solve_chases(rules, part, players).opened[:, :players], parts):
            rows.append(opened)
            more(len(opened))
        before = np.concatenate(rows or [np.empty((0, players))]).reshape(len(levels[left]), players, players)
    return before


def _ends(
    rules: RuleSet, lacks: Deficits, favoured: int, left: int, index: dict[Deficits, int], before: Array, sign: float
) -> Ends:
    """The ends of a round whose players choose for the chance of one place where their own is the same."""
    players = len(lacks)

    def chances(then: Deficits, turned: int) -> Array:
        if left == 1 or is_decided(then, left - 1):
            shares = np.array(then) == 0
            return np.roll(shares / shares.sum(), turned)
        return np.roll(before[index[then], (favoured - turned) % players], turned)

    def ends(winner: int | None, gains: Deficits) -> Row:
        then = after_round(rules.game, lacks, left - 1, winner, gains)
        first = starters(rules.game, players, winner)
        won = np.mean([chances(each, place) for each, place in zip(then, first, strict=True)], axis=0)
        return np.concatenate([won, np.full(players, sign * won[favoured])])

    return cache(ends)
