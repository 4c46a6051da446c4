"""The results of many games as whole numbers, so that parts add up to the same counts in any order."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from shutbox.simulate.chance import Whole
from shutbox.solve import compiled

Array = np.ndarray[Any, Any]
# The quantities of a seat that are summed over games; the sums of their products give the standard errors.
TURNS, TOTAL, THROWS, POINTS, ROUNDS = range(5)
KINDS, EXACT = 5, 1 << 63


@dataclass(frozen=True, slots=True, eq=False)
class Counts:
    """The counts over a number of games.

    `totals[seat, rank]`: turns by the rank of their total. `wins[seat, sharers]`: games won, by the number of winners.
    `began[seat]`: games that a seat began. `opened[sharers]`: games that the first player won. `sums[seat, quantity]`
    and `products[seat, quantity, quantity]`: sums over the games, as whole numbers of any size.
    """

    games: int
    totals: Array
    wins: Array
    began: Array
    opened: Array
    sums: Array
    products: Array

    def __add__(self, other: Counts) -> Counts:
        return Counts(*(getattr(self, each.name) + getattr(other, each.name) for each in fields(self)))


def counts_of(games: Array, seats: Array, totals: Array) -> Counts:
    """The counts of finished games of one line-up; `totals` are their turns by [seat, rank of the total]."""
    players = seats.shape[1]
    wins, began, opened = (np.zeros(shape, np.int64) for shape in ((players, players + 1), players, players + 1))
    sums, products = np.zeros((players, KINDS), np.int64), np.zeros((players, KINDS, KINDS), np.int64)
    most = add_up(games, seats, wins, began, opened, sums, products)
    if games.size * most * most >= EXACT:
        sums, products = _large(games, seats)
    return Counts(games.size, totals, wins, began, opened, sums.astype(object), products.astype(object))


@compiled
def add_up(games: Array, seats: Array, wins: Array, began: Array, opened: Array, sums: Array, products: Array) -> Whole:
    """Adds games to the counts, and returns the greatest absolute value of a quantity."""
    done, most = np.empty(KINDS, np.int64), 0
    for each in range(games.size):
        game = games[each]
        sharers = 0
        for seat in range(seats.shape[1]):
            sharers += game.winners >> seat & 1
        began[game.began] += 1
        opened[sharers] += game.winners >> game.began & 1
        for seat in range(seats.shape[1]):
            own = seats[each, seat]
            wins[seat, sharers] += game.winners >> seat & 1
            done[TURNS], done[TOTAL], done[THROWS], done[POINTS], done[ROUNDS] = (
                own.turns,
                own.sum,
                own.thrown,
                own.points,
                game.round,
            )
            for one in range(KINDS):
                most = max(most, abs(done[one]))
                sums[seat, one] += done[one]
                for other in range(one, KINDS):
                    products[seat, one, other] += done[one] * done[other]
    # Products are symmetric.
    for seat in range(seats.shape[1]):
        for one in range(KINDS):
            for other in range(one):
                products[seat, one, other] = products[seat, other, one]
    return most


def _large(games: Array, seats: Array) -> tuple[Array, Array]:
    """Sums and products as Python ints, for totals like 987654321."""
    rounds = np.broadcast_to(games["round"][:, None], seats.shape)
    columns = [seats["turns"], seats["sum"], seats["thrown"], seats["points"], rounds]
    table = np.stack(columns, 2).astype(np.int64).astype(object)
    return table.sum(0), np.stack([own.T @ own for own in table.transpose(1, 0, 2)])
