"""Shares and averages from counts, each with a 95 % confidence interval.

A share has the Wilson interval (1927); if wins are shared it is a little too wide. An average over games has the usual
interval, its standard error times the normal quantile. An average over turns is a ratio of two sums over games, with
the standard error of a ratio, because the turns of one game are not independent of each other.
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
    """A value and its confidence interval; a single game has no interval."""

    value: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class Seated:
    """The results of one seat: the share of games won, the points per game, and averages of its turns.

    Throws are per turn, in Last One Standing per round. `totals` is the number of turns by their total. What a seat
    without turns does not have is None.
    """

    bot: str
    wins: Estimate
    points: Estimate | None
    turns: int
    total: Estimate | None
    shut: Estimate | None
    throws: Estimate | None
    totals: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Summary:
    """The results of a simulation: the length of the games, how often the first player won, and every seat.

    `opener` is None if the same seat begins every game.
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
    """A share with its Wilson interval."""
    share, square = part / of, QUANTILE**2 / of
    middle = (share + square / 2) / (1 + square)
    half = QUANTILE / (1 + square) * sqrt(max(share * (1 - share), 0.0) / of + square / (4 * of))
    return Estimate(share, max(middle - half, 0.0), min(middle + half, 1.0))


def ratio(games: int, sums: Any, products: Any, above: int, below: int | None = None) -> Estimate:
    """The ratio of two sums over games, or of a sum and the number of games."""
    over, base = (sums[below], products[below][below]) if below is not None else (games, games)
    both = products[above][below] if below is not None else sums[above]
    value = sums[above] / over
    if games < 2:
        return Estimate(value)
    # Computed with whole numbers as long as possible, because a small difference of large squares loses digits.
    squares = products[above][above] * over**2 - 2 * both * sums[above] * over + base * sums[above] ** 2
    error = sqrt(max(squares, 0) / (games - 1) / games) * games / (over * over)
    return Estimate(value, value - QUANTILE * error, value + QUANTILE * error)


def shared(wins: Iterable[int]) -> float:
    """The number of games won; a shared win counts as its share. `wins` is indexed by the number of winners."""
    return float(sum(count / sharers for sharers, count in enumerate(wins) if sharers))


def _horizon(players: int, sight: Sight) -> Horizon:
    """How far ahead the players look; for one player the turn is the game."""
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
    """Whether a game with this number of players has points."""
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
        _throws(rules, bots, counts, seat),
        {int(numbers[rank]): int(totals[rank]) for rank in np.flatnonzero(totals)},
    )


def _throws(rules: RuleSet, bots: tuple[str, ...], counts: Counts, seat: int) -> Estimate | None:
    """The throws per turn, per round where the box is shared; None for a seat that never had a turn."""
    is_shared = rules.game.format is Format.LAST_ONE_STANDING and len(bots) > 1
    if not is_shared and not counts.sums[seat][TURNS]:
        return None
    return ratio(counts.games, counts.sums[seat], counts.products[seat], THROWS, ROUNDS if is_shared else TURNS)
