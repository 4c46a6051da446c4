"""Knock-out at once: who is out goes at once, and the last one in has won (RULES 3.3).

Every turn is played for the least mean total, so each player goes out in each round with a chance of its own, and the
game depends only on who is still in and who begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from shutbox.rules import MOST_ROUNDS, GameRules, NextStart
from shutbox.solve.format import Race, fewest_too_many

Array = np.ndarray[Any, Any]
SETTLED = 1e-16


def last_one_in(game: GameRules, odds: Array, race: Race, given: Array | None) -> Array:
    """The chance of each seat to win, by [total of the turn at hand, seat]; see `race_chances`."""
    seats, rows = race.playing, 1 if given is None else given.size
    shut = float(odds[0]) if game.shut_wins else 0.0
    runs = [_Run(odds, shut, fewest_too_many(game), race.totals[seat]) for seat in seats]
    table = _Table(len(seats), rows)
    for number, seat in enumerate(race.waiting):
        known = given if number == 0 else None
        table.turn(0, seats.index(seat), runs[seats.index(seat)].play(known), 0.0 if known is not None else shut)
    table.next_round(game.next_start, skipped=race.skipped)
    for _ in range(MOST_ROUNDS):
        if table.going() < SETTLED:
            break
        risks = [run.play(None) for run in runs]
        for first in range(len(seats)):
            for place in (*range(first, len(seats)), *range(first)):
                table.turn(first, place, risks[place], shut)
        table.next_round(game.next_start)
    table.share_the_rest()
    chances = np.zeros((rows, len(race.totals)))
    chances[:, list(seats)] = table.won
    return chances


class _Run:
    """The running total of one player who is still in, as chances."""

    def __init__(self, odds: Array, shut: float, limit: int, total: int) -> None:
        self._odds = np.where(np.arange(odds.size) == 0, odds - shut, odds)
        self._limit = limit
        self._now = np.eye(1, max(limit, total + 1), total)

    def play(self, given: Array | None) -> Array:
        """Adds a turn with the given totals, or with any; returns the chance to go out in it."""
        totals = self._odds[None] if given is None else np.eye(self._odds.size)[given]
        after = np.zeros((max(len(self._now), len(totals)), self._now.shape[1] + self._odds.size - 1))
        for total in np.flatnonzero(totals.any(axis=0)):
            after[:, total : total + self._now.shape[1]] += totals[:, total, None] * self._now
        out: Array = after[:, self._limit :].sum(axis=1)
        self._now = after[:, : self._limit]
        alive = self._now.sum(axis=1, keepdims=True)
        self._now = np.divide(self._now, alive, out=np.zeros_like(self._now), where=alive > 0)
        return out


class _Table:
    """The chances of who is in, as a set of bits, by who begins the round: here[first][set, row]."""

    def __init__(self, count: int, rows: int) -> None:
        self._sets = np.arange(1 << count)
        self._in = [(self._sets >> place & 1).astype(bool) for place in range(count)]
        self._here = np.zeros((count, 1 << count, rows))
        self._here[0, -1] = 1.0
        self.won = np.zeros((rows, count))

    def going(self) -> float:
        """The greatest chance that the game goes on."""
        return float(self._here.sum(axis=(0, 1)).max())

    def turn(self, first: int, place: int, risk: Array, shut: float) -> None:
        """A turn of one player, if it is still in, in the round that `first` begins."""
        here, has = self._here[first], self._in[place]
        playing = here[has]
        self.won[:, place] += shut * playing.sum(axis=0)
        here[has] = playing * (1 - shut - risk)
        here[self._sets[has] ^ 1 << place] += playing * risk
        for alone in range(len(self._in)):
            self.won[:, alone] += here[1 << alone]
            here[1 << alone] = 0.0

    def next_round(self, rule: NextStart, *, skipped: bool = False) -> None:
        """Whoever begins the next round by the rule, among those who are in."""
        before, self._here = self._here, np.zeros_like(self._here)
        count = len(self._in)
        for first in range(count):
            if rule is NextStart.THROW:
                self._share(before[first])
                continue
            begin = first + (rule is NextStart.CLOCKWISE or skipped)
            self._hand_on(before[first], [(begin + place) % count for place in range(count)])

    def _hand_on(self, here: Array, places: Sequence[int]) -> None:
        """The first of these places that is in begins."""
        open_sets = np.ones(len(self._sets), bool)
        for place in places:
            begins = open_sets & self._in[place]
            self._here[place, begins] += here[begins]
            open_sets &= ~self._in[place]

    def _share(self, here: Array) -> None:
        """Everybody who is in begins with the same chance."""
        sizes = np.sum(self._in, axis=0)
        for place, has in enumerate(self._in):
            self._here[place, has] += here[has] / sizes[has, None]

    def share_the_rest(self) -> None:
        """Gives everybody who is in the same share of what has not been decided."""
        rest = self._here.sum(axis=0) / np.maximum(np.sum(self._in, axis=0), 1)[:, None]
        for place, has in enumerate(self._in):
            self.won[:, place] += rest[has].sum(axis=0)
