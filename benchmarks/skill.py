"""How often the better player wins, exactly, where each plays every turn for a low total and totals add up."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from shutbox.bots import policy
from shutbox.rules import Format, NextStart, RuleSet
from shutbox.solve import graph, policy_distribution
from shutbox.solve.forecast import added, lowest
from shutbox.solve.many import TurnMean

Array = np.ndarray[Any, Any]
MOST_ROUNDS = 200


@cache
def odds(rules: RuleSet, name: str) -> Array:
    """The chance of each total of a turn of a bot that plays for a low total."""
    moves = graph(rules.turn)
    found = np.zeros(int(moves.totals.max()) + 1)
    for total, chance in policy_distribution(moves, policy(moves, name, -moves.totals)).items():
        found[int(total)] = chance
    return found


def sums(rules: RuleSet, name: str, rounds: int) -> Array:
    """The chance of each running total of a bot after so many rounds."""
    now = np.ones((1, 1))
    for _ in range(rounds):
        now = added(now, odds(rules, name))
    return now


def chances(rules: RuleSet, names: tuple[str, ...], rounds: int) -> list[float]:
    """The chance of each of these bots to win a game of running totals; a shared win counts as its share."""
    every = {seat: sums(rules, name, rounds) for seat, name in enumerate(names)}
    return [float(chance[0]) for chance in lowest(every).values()]


def rounds_for(rules: RuleSet, names: tuple[str, ...], chance: float) -> int | None:
    """The fewest rounds with which the first of these bots wins so often; None if there are too many."""
    low, high = 1, MOST_ROUNDS
    if chances(rules, names, high)[0] < chance:
        return None
    while low < high:
        middle = (low + high) // 2
        if chances(rules, names, middle)[0] >= chance:
            high = middle
        else:
            low = middle + 1
    return low


def near_chance(rules: RuleSet, rounds: int, *, first: bool) -> float:
    """The chance of a player of two who plays every turn for a low total, against the best answer to the score.

    The other player plays as in the solution of the game, where both look at the score. `first`: the player begins.
    """
    assert (rules.game.format, rules.game.next_start) == (Format.RUNNING, NextStart.CLOCKWISE)
    turn = TurnMean(graph(rules.turn))
    totals = turn.totals.astype(int)
    reach = int(totals[-1]) * rounds
    ahead = np.arange(-reach, reach + 1)
    # Both chances by how much more the player who begins the round has: of the one who begins if both look at the
    # score, and of the player who does not, by its place in the round.
    best = np.where(ahead < 0, 1.0, np.where(ahead > 0, 0.0, 0.5))
    near = [best, 1 - best]
    for _ in range(rounds):
        # In the next round the other begins.
        after = [1 - best[::-1], *(each[::-1] for each in reversed(near))]
        for mover in (1, 0):
            index = np.arange(ahead.size)
            then = np.clip(index[None] + (totals if mover == 0 else -totals)[:, None], 0, ahead.size - 1)
            worth = np.stack([after[0][then], 1 - after[0][then], after[1][then], after[2][then]], 1)
            found = turn.means(worth, mover)
            # The player who does not look at the score takes the usual turn.
            plain = turn.plain @ worth[:, 2 + mover]
            columns = [found[2], found[3]]
            columns[mover] = plain
            after = [found[0], *columns]
        best, near = after[0], after[1:]
    return float(near[0 if first else 1][reach])
