"""Ratings: the strength of every bot on one scale, from the results of games, with 95 % confidence intervals.

The model is that of Bradley and Terry (1952), and for more than two players that of Luce (1959): a player with the
strength *s* wins a game with the chance exp(s) / sum of exp(s) over all players of the game. The strengths are the
maximum-likelihood estimate; a shared win counts as its share. Every line-up gets one extra game that all its players
share, so that the rating of a player who has lost every game is finite.

The interval of a rating is its standard error, from the curvature at the maximum, times the normal quantile.
Ratings are on the Elo scale: 400 points are odds of ten to one, and the average is 1500.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np

from shutbox.simulate import QUANTILE, Estimate

Array = np.ndarray[Any, Any]
SCALE, MEAN = 400 / log(10), 1500.0
MOST_STEPS, SMALL = 200, 1e-12


@dataclass(frozen=True, slots=True)
class Result:
    """A line-up, its number of games, and the number of wins of each player; a shared win counts as its share."""

    line_up: tuple[str, ...]
    games: int
    wins: tuple[float, ...]


def ratings(results: Sequence[Result]) -> dict[str, Estimate]:
    """The rating of every bot, strongest first."""
    names = sorted({name for result in results for name in result.line_up})
    seats = np.array([[names.index(name) for name in result.line_up] for result in results])
    wins = np.array([result.wins for result in results]) + 1 / seats.shape[1]
    games = np.array([result.games for result in results]) + 1.0
    strengths, error = _likeliest(len(names), seats, wins, games)
    by_name = {
        name: Estimate(*(MEAN + SCALE * (own + side * QUANTILE * around) for side in (0, -1, 1)))
        for name, own, around in zip(names, strengths, error, strict=True)
    }
    return dict(sorted(by_name.items(), key=lambda each: -each[1].value))


def _likeliest(count: int, seats: Array, wins: Array, games: Array) -> tuple[Array, Array]:
    """The maximum-likelihood strengths, with mean 0, and the standard error of each."""
    strengths = np.zeros(count)
    for _ in range(MOST_STEPS):
        slope, bend = _slope(strengths, seats, wins, games)
        step = _inverse(bend) @ slope
        strengths = strengths + step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < SMALL:
            break
    _, bend = _slope(strengths, seats, wins, games)
    return strengths, np.sqrt(np.diag(_inverse(bend)))


def _inverse(bend: Array) -> Array:
    """The inverse on the strengths with mean 0, because adding a constant to all strengths changes no chance."""
    level = np.full(bend.shape, np.trace(bend) / len(bend) ** 2)
    inverse: Array = np.linalg.inv(bend + level) - np.full(bend.shape, 1 / np.trace(bend))
    return inverse


def _slope(strengths: Array, seats: Array, wins: Array, games: Array) -> tuple[Array, Array]:
    """The gradient of the log-likelihood, and minus its Hessian."""
    parts = np.exp(strengths[seats] - strengths[seats].max(1, keepdims=True))
    chances = parts / parts.sum(1, keepdims=True)
    slope, bend = np.zeros(strengths.size), np.zeros((strengths.size, strengths.size))
    np.add.at(slope, seats, wins - games[:, None] * chances)
    for one in range(seats.shape[1]):
        np.add.at(bend, (seats[:, one], seats[:, one]), games * chances[:, one])
        for other in range(seats.shape[1]):
            np.add.at(bend, (seats[:, one], seats[:, other]), -games * chances[:, one] * chances[:, other])
    return slope, bend
