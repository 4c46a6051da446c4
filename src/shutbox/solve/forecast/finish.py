"""Games of separate totals in which every turn is played for the least mean total (RULES 3.1 to 3.3).

Then turns do not depend on each other, and a chance to win is a sum of products over the players: no table of scores is
needed, whatever the number of players. Arrays begin with the total of the turn at hand, for which the chances are
wanted, so that all of them are found at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

import numpy as np

from shutbox.rules import MOST_ROUNDS, Format, GameRules, NextStart, OutWhen, RuleSet
from shutbox.solve.forecast.knock_out import last_one_in
from shutbox.solve.forecast.turns import total_chances
from shutbox.solve.format import Race, fewest_too_many, scale_of

Array = np.ndarray[Any, Any]
# The orders in which a round can be played, each with its chance.
Orders = list[tuple[float, tuple[int, ...]]]
# The chance that a game goes on at which the rest of it does not matter.
SETTLED = 1e-16


def race_chances(game: GameRules, odds: Array, race: Race, given: Array | None = None) -> Array:
    """The chance of each seat to win, by [total of the turn at hand, seat].

    `odds[total]` is the chance of each total of a turn. `given` are the totals of the turn at hand for which the
    chances are wanted; without them that turn is like any other, and there is one row.
    """
    if game.format is Format.KNOCK_OUT and game.out_when is OutWhen.AT_ONCE:
        return last_one_in(game, odds, race, given)
    field = _Field(game, odds, race, given)
    match game.format:
        case Format.KNOCK_OUT:
            return _knocked_out(field, race, fewest_too_many(game))
        case Format.UNTIL:
            return _until(field, race, fewest_too_many(game))
        case _:
            return _fixed(field, race)


def opened_race(rules: RuleSet, race: Race) -> Array:
    """The chance of each seat to win."""
    return race_chances(rules.game, _odds(rules)[1], race)[0]


def after_totals(rules: RuleSet, race: Race) -> Array:
    """The chance of each seat to win after the turn at hand, by [total, seat]."""
    given, odds = _odds(rules)
    worth = race_chances(rules.game, odds, race, given)
    if rules.game.shut_wins:
        worth[0] = np.eye(len(race.totals))[race.waiting[0]]
    return worth


def _odds(rules: RuleSet) -> tuple[Array, Array]:
    """The totals of a turn on the scale of a race, and the chance of each number on that scale."""
    totals, chances = total_chances(rules.turn)
    scale = np.array([scale_of(rules.game, totals.tolist(), total) for total in totals.tolist()])
    odds = np.zeros(scale[-1] + 1)
    odds[scale] = chances
    return scale, odds


class _Field:
    """The running totals of all seats as chances: now[seat] is [total of the turn at hand, running total]."""

    def __init__(self, game: GameRules, odds: Array, race: Race, given: Array | None) -> None:
        self.shut = float(odds[0]) if game.shut_wins else 0.0
        # The first to shut the box has won, so the game goes on only after turns that end with more.
        self.odds = np.where(np.arange(odds.size) == 0, odds - self.shut, odds)
        self.now = [np.eye(1, total + 1, total) for total in race.totals]
        self.rows = 1 if given is None else given.size
        self.won = np.zeros((self.rows, len(race.totals)))
        self.orders = _orders(game, race)
        self._given, self._mover = given, race.waiting[0] if race.waiting else -1

    def play_round(self, going: Array | float) -> Array:
        """Plays the next round, if the game goes on so far; returns the chance that nobody shuts the box in it."""
        orders = next(self.orders)
        rest: Any = going
        for share, order in orders:
            rest = going
            for seat in order:
                shut = 0.0 if self._is_given(seat) else self.shut
                self.won[:, seat] += share * rest * shut
                rest = rest * (1 - shut)
        for seat in orders[0][1]:
            self._play(seat)
        return np.broadcast_to(rest, (self.rows,))

    def _is_given(self, seat: int) -> bool:
        return self._given is not None and seat == self._mover

    def _play(self, seat: int) -> None:
        now = self.now[seat]
        if self._given is None or seat != self._mover:
            self.now[seat] = added(now, self.odds)
            return
        self.now[seat] = np.zeros((self.rows, now.shape[1] + self.odds.size - 1))
        self.now[seat][np.arange(self.rows), now.shape[1] - 1 + self._given] = 1.0
        self._given = None

    def alive(self, seat: int) -> Array:
        """The chance of a seat to have come so far."""
        return self.now[seat].sum(axis=1)

    def parted(self, seat: int, limit: int) -> Array:
        """Takes the running totals from the limit on away from a seat; returns them."""
        high = self.now[seat].copy()
        high[:, :limit] = 0.0
        self.now[seat] = self.now[seat][:, :limit]
        return high

    def add(self, chances: dict[int, Array], sign: float = 1.0) -> None:
        """Adds chances to win."""
        for seat, chance in chances.items():
            self.won[:, seat] += sign * chance


def added(now: Array, odds: Array) -> Array:
    """The chances of running totals after another turn."""
    result = np.zeros((now.shape[0], now.shape[1] + odds.size - 1))
    for total in np.flatnonzero(odds):
        result[:, total : total + now.shape[1]] += odds[total] * now
    return result


def lowest(chances: dict[int, Array], gone: dict[int, Array] | None = None) -> dict[int, Array]:
    """The chance of each seat to have the lowest total, by row; a shared one counts as its share.

    `chances[seat]` has the chance of each total. With `gone`, that is the chance of a seat to have none, and to be out
    of the way.
    """
    wide = max(each.shape[1] for each in chances.values())
    even = {seat: np.pad(each, ((0, 0), (0, wide - each.shape[1]))) for seat, each in chances.items()}
    more = [np.cumsum(each[:, ::-1], axis=1)[:, ::-1] - each for each in even.values()]
    if gone is not None:
        more = [each + gone[seat][:, None] for each, seat in zip(more, even, strict=True)]
    # A share of 1 / (1 + ties) is the integral of u ** ties, which these nodes give exactly.
    nodes, weights = np.polynomial.legendre.leggauss((len(even) + 1) // 2)
    found: dict[int, Any] = dict.fromkeys(even, 0.0)
    for node, weight in zip((nodes + 1) / 2, weights / 2, strict=True):
        factors = [above + node * each for above, each in zip(more, even.values(), strict=True)]
        for seat, others in zip(even, products_of_others(factors), strict=True):
            found[seat] = found[seat] + weight * (even[seat] * others).sum(axis=1)
    return found


def products_of_others(factors: Sequence[Any]) -> list[Any]:
    """For each factor, the product of all others."""
    before: list[Any] = [1.0]
    for factor in factors[:-1]:
        before.append(before[-1] * factor)
    after: Any = 1.0
    result: list[Any] = []
    for factor, product in zip(reversed(factors), reversed(before), strict=True):
        result.append(product * after)
        after = after * factor
    return result[::-1]


def _orders(game: GameRules, race: Race) -> Iterator[Orders]:
    """The orders of the round at hand, of the next one, and so on, as long as nobody goes out."""
    seats = race.playing
    every = [(*seats[place:], *seats[:place]) for place in range(len(seats))]
    yield [(1.0, race.waiting)]
    turned = 0
    while True:
        match game.next_start:
            case NextStart.CLOCKWISE:
                turned += 1
                yield [(1.0, every[turned % len(seats)])]
            case NextStart.SAME:
                yield [(1.0, every[int(race.skipped) % len(seats)])]
            case _:
                # Where the winner of a round begins the next, the order does not matter (`format.race.is_race`).
                yield [(1 / len(seats), order) for order in every]


def _fixed(field: _Field, race: Race) -> Array:
    """Games of a fixed number of turns."""
    going: Array | float = 1.0
    for _ in range(1 + race.rounds):
        going = field.play_round(going)
    seats = race.playing if race.rounds else (*race.playing, *race.present)
    field.add(lowest({seat: field.now[seat] for seat in seats}))
    return field.won


def _until(field: _Field, race: Race, limit: int) -> Array:
    """Games that end with the round in which somebody reaches the limit."""
    seats = (*race.playing, *race.present)
    for _ in range(MOST_ROUNDS):
        going = prod((field.alive(seat) for seat in race.playing), start=np.ones(1))
        if going.max() < SETTLED:
            break
        field.play_round(going)
        field.add(lowest({seat: field.now[seat] for seat in seats}))
        if race.last:
            break
        for seat in race.playing:
            field.parted(seat, limit)
        # Where everybody is below the limit, the game goes on.
        field.add(lowest({seat: field.now[seat] for seat in seats}), -1.0)
        seats = race.playing
    else:
        # Where hardly a turn counts anything, so many rounds are all that a game can have.
        field.add(lowest({seat: field.now[seat] for seat in race.playing}))
    return field.won


def _knocked_out(field: _Field, race: Race, limit: int) -> Array:
    """Knock-out after each round: whoever goes out last has won, of several the one with the lowest total."""
    seats = race.playing
    for _ in range(MOST_ROUNDS):
        alive = {seat: field.alive(seat) for seat in seats}
        gone = {seat: 1 - each for seat, each in alive.items()}
        if sum(each.max() for each in alive.values()) - max(each.max() for each in alive.values()) < SETTLED:
            break
        field.play_round(1.0)
        field.add(lowest({seat: field.parted(seat, limit) for seat in seats}, gone))
    field.add(dict(zip(seats, _left_alone(alive, gone), strict=True)))
    return field.won


def _left_alone(alive: dict[int, Array], gone: dict[int, Array]) -> list[Array]:
    """The chance of each seat to be left while all others are gone."""
    others = products_of_others(list(gone.values()))
    return [one * rest for one, rest in zip(alive.values(), others, strict=True)]
