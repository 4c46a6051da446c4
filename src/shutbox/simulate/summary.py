"""What counts say: shares and means, each with the interval in which the truth lies in 95 of 100 simulations.

A share has the interval of Wilson (1927); where wins are shared it is a little wider than it need be. A mean over games
has the usual one, its standard error times the normal quantile. What is counted by the turn is a ratio of two sums over
games, and its standard error is that of the ratio (the turns of one game are not independent of each other).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from shutbox.rules import Format, RuleSet
from shutbox.simulate.context import Sight
from shutbox.simulate.counts import POINTS, ROUNDS, THROWS, TOTAL, TURNS, Counts
from shutbox.simulate.course import course
from shutbox.solve.format import Horizon, Kind, row_of

Array = np.ndarray[Any, Any]
LEVEL, QUANTILE = 0.95, 1.959963984540054


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and its interval; of a single game nothing can be said, and then it has none."""

    value: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class Seated:
    """What a player did: wins as a share of the games, points of a game, and what a turn was like.

    Throws are counted by the turn, in Last One Standing by the round. `totals` has the turns by their total.
    """

    bot: str
    wins: Estimate
    points: Estimate | None
    turns: int
    total: Estimate | None
    shut: Estimate | None
    throws: Estimate
    totals: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Summary:
    """A simulation: what was played, how long games were, how often whoever began has won, and every player.

    Where the same seat begins every game, what it won says enough, and `opener` is none.
    """

    rules: RuleSet
    bots: tuple[str, ...]
    games: int
    seed: str
    horizon: str
    rounds: Estimate
    opener: Estimate | None
    players: tuple[Seated, ...]


def wilson(part: float, of: int) -> Estimate:
    """A share with the interval of Wilson."""
    share, square = part / of, QUANTILE**2 / of
    middle = (share + square / 2) / (1 + square)
    half = QUANTILE / (1 + square) * sqrt(max(share * (1 - share), 0.0) / of + square / (4 * of))
    return Estimate(share, max(middle - half, 0.0), min(middle + half, 1.0))


def ratio(games: int, sums: Any, products: Any, above: int, below: int | None = None) -> Estimate:
    """One sum over games by another, or by their number."""
    over, base = (sums[below], products[below][below]) if below is not None else (games, games)
    both = products[above][below] if below is not None else sums[above]
    value = sums[above] / over
    if games < 2:
        return Estimate(value)
    # In whole numbers as long as possible: the difference of large squares is small.
    scaled = products[above][above] * over**2 - 2 * both * sums[above] * over + base * sums[above] ** 2
    error = sqrt(max(scaled, 0) / (games - 1) / games) * games / (over * over)
    return Estimate(value, value - QUANTILE * error, value + QUANTILE * error)


def shared(wins: Iterable[int]) -> float:
    """How many games were won, a shared one counting its share, by the number of those who shared it."""
    return float(sum(count / sharers for sharers, count in enumerate(wins) if sharers))


def _horizon(players: int, sight: Sight) -> Horizon:
    """How far ahead the players look; alone, the turn is the game."""
    if players == 1:
        return Horizon.GAME
    return Horizon.TURN if sight is Sight.TURN else row_of(Kind[sight.name]).horizon


def summary(rules: RuleSet, bots: tuple[str, ...], seed: str, sight: Sight, counts: Counts) -> Summary:
    """The summary of counts."""
    return Summary(
        rules,
        bots,
        counts.games,
        seed,
        _horizon(len(bots), sight).value,
        ratio(counts.games, counts.sums[0], counts.products[0], ROUNDS),
        wilson(shared(counts.opened), counts.games) if np.count_nonzero(counts.began) > 1 else None,
        tuple(_seat_summary(rules, bots, seat, counts) for seat in range(len(bots))),
    )


def has_points(rules: RuleSet, players: int) -> bool:
    """Whether a game of so many is about points."""
    return players > 1 and rules.game.format in (Format.CHASE, Format.LAST_ONE_STANDING)


def _seat_summary(rules: RuleSet, bots: tuple[str, ...], seat: int, counts: Counts) -> Seated:
    sums, products, totals = counts.sums[seat], counts.products[seat], counts.totals[seat]
    games, turns = counts.games, int(sums[TURNS])
    numbers = course(rules.turn).totals
    return Seated(
        bots[seat],
        wilson(shared(counts.wins[seat]), games),
        ratio(games, sums, products, POINTS) if has_points(rules, len(bots)) else None,
        turns,
        ratio(games, sums, products, TOTAL, TURNS) if turns else None,
        wilson(int(totals[0]), turns) if turns else None,
        ratio(games, sums, products, THROWS, TURNS if turns else ROUNDS),
        {int(numbers[rank]): int(totals[rank]) for rank in np.flatnonzero(totals)},
    )
