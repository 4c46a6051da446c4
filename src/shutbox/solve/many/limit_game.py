"""Knock-out and games until a limit, for a few players, each of whom wants to win the game (RULES 3.3).

A state is the running totals of those who are in. It comes again if nobody's total grows in a round; so the players
choose for a guess of what that is worth, and a linear system says what follows from these choices.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from math import prod
from typing import Any

import numpy as np

from shutbox.rules import Format, OutWhen, RuleSet
from shutbox.solve.format import Moment, fewest_too_many, next_orders
from shutbox.solve.many.resting import Answer, mixture
from shutbox.solve.many.running import STATES
from shutbox.solve.many.turn_mean import TurnMean
from shutbox.solve.tables import graph
from shutbox.solve.totals import level_chances
from shutbox.solve.turn import Progress

Array = np.ndarray[Any, Any]
# The change of a value that is taken for rounding, and how often choices are made anew before they are mixed.
SETTLED, MOST_PASSES = 1e-13, 12
# The chance of a round in which nobody's total grows from which on that is for ever.
ENDLESS = 1 - 1e-9


def solve_limit_game(rules: RuleSet, players: int, progress: Progress | None = None) -> dict[int, Array]:
    """The chance of each place before a round, by the number of players who are in: [total of each place, …, place].

    Each player maximises its own chance to win, and then has the least mean total. Of a game until a limit nobody goes
    out, so there is one table.
    """
    before: dict[int, Array] = {}
    fewest = 2 if rules.game.format is Format.KNOCK_OUT else players
    whole = sum(count * (fewest_too_many(rules.game) - 1) + 1 for count in range(fewest, players + 1))
    done = 0
    for count in range(fewest, players + 1):
        solver = _Solver(rules, count, before)
        for _ in solver.levels():
            done += 1
            if progress:
                progress(done, whole)
        before[count] = solver.won
    return before


class Laps:
    """What follows a turn, given the chances before each round (see `solve_limit_game`)."""

    def __init__(self, rules: RuleSet, before: Mapping[int, Array], places: int) -> None:
        self.rules, self.turn, self.limit = rules.game, TurnMean(graph(rules.turn)), fewest_too_many(rules.game)
        self.totals = self.turn.totals.astype(int)
        self.before = dict(before)
        self._level = level_chances(rules, places)
        self._at_once = self.rules.format is Format.KNOCK_OUT and self.rules.out_when is OutWhen.AT_ONCE

    def outcomes(self, moment: Moment, totals: Array) -> Array:
        """The chances by [total of the turn, place, state] after a turn at totals[state, place]."""
        then = np.repeat(totals[None], self.totals.size, axis=0)
        then[:, :, moment.mover] += self.totals[:, None]
        found = self._after(moment, then.reshape(-1, moment.places)).reshape(then.shape)
        worth = np.ascontiguousarray(np.moveaxis(found, 2, 1))
        if self.rules.shut_wins:
            worth[0] = np.eye(moment.places)[moment.mover][:, None]
        return worth

    def means(self, moment: Moment, totals: Array) -> Array:
        """The chances by [state, place] before a turn at totals[state, place]."""
        parts = [totals[begin : begin + STATES] for begin in range(0, len(totals), STATES)]
        found = [self.turn.means(self.outcomes(moment, part), moment.mover).T for part in parts]
        return np.concatenate(found) if found else np.empty((0, moment.places))

    def ahead(self, moment: Moment, totals: Array) -> Array:
        """The same at any totals, however often they are listed."""
        some, back = np.unique(totals[:, moment.alive], axis=0, return_inverse=True)
        every = np.zeros((len(some), moment.places), int)
        every[:, moment.alive] = some
        return self.means(moment, every)[back.ravel()]

    def _after(self, moment: Moment, then: Array) -> Array:
        """The chances after a turn that has led to these totals."""
        if not self._at_once:
            return self._still_in(moment, moment.alive, then)
        found = np.empty(then.shape)
        out = then[:, moment.mover] >= self.limit
        found[~out] = self._still_in(moment, moment.alive, then[~out])
        rest = tuple(place for place in moment.alive if place != moment.mover)
        found[out] = np.eye(moment.places)[rest[0]] if len(rest) == 1 else self._still_in(moment, rest, then[out])
        return found

    def _still_in(self, moment: Moment, alive: tuple[int, ...], then: Array) -> Array:
        if not len(then):
            return np.empty(then.shape)
        if moment.waiting[1:]:
            return self.ahead(Moment(moment.places, alive, moment.waiting[1:]), then)
        return self.next_round(alive, then) if self._at_once else self._round_end(alive, then)

    def _round_end(self, alive: tuple[int, ...], then: Array) -> Array:
        """The chances after a round of which all turns have been played to the end."""
        high = then[:, alive] >= self.limit
        found = np.empty(then.shape)
        if self.rules.format is Format.UNTIL:
            over = high.any(axis=1)
            found[over], found[~over] = self.shared(alive, then[over]), self.next_round(alive, then[~over])
            return found
        for gone in product((False, True), repeat=len(alive)):
            here = (high == gone).all(axis=1)
            rest = tuple(place for place, out in zip(alive, gone, strict=True) if not out)
            if len(rest) == 1:
                found[here] = np.eye(then.shape[1])[rest[0]]
            elif here.any():
                found[here] = self.next_round(rest, then[here]) if rest else self.shared(alive, then[here])
        return found

    def shared(self, alive: tuple[int, ...], then: Array) -> Array:
        """The chances of those who have the lowest total in the end."""
        found, totals = np.zeros(then.shape), then[:, alive]
        shares = totals == totals.min(axis=1, keepdims=True)
        count, order = shares.sum(axis=1, keepdims=True), np.cumsum(shares, axis=1) - 1
        found[:, alive] = np.where(shares, self._level[count, np.maximum(order, 0)], 0.0)
        return found

    def next_round(self, alive: tuple[int, ...], then: Array) -> Array:
        """The chances before the next round of those who are in."""
        found, orders = np.zeros(then.shape), list(next_orders(self.rules, alive))
        for order in orders:
            found[:, order] += self.before[len(alive)][tuple(then[:, place] for place in order)] / len(orders)
        return found


class _Turns(Laps):
    """Keeps what is known before each turn but the first of a round, by the moment."""

    def __init__(self, rules: RuleSet, before: Mapping[int, Array], places: int) -> None:
        super().__init__(rules, before, places)
        # Not the total of the set-up: a penalty can raise tiles that were not set up.
        self._highest = 0 if self._at_once else int(self.totals.max())
        self.known: dict[Moment, Array] = {}

    def _reach(self, moment: Moment) -> tuple[int, ...]:
        """One more than the highest total of each place that is in."""
        return tuple(self.limit + self._highest * (place not in moment.waiting) for place in moment.alive)

    def ahead(self, moment: Moment, totals: Array) -> Array:
        """The chances before a turn at any totals."""
        table = self.known.get(moment)
        if table is None:
            reach = self._reach(moment)
            every = np.zeros((prod(reach), moment.places), int)
            every[:, moment.alive] = np.stack(np.unravel_index(np.arange(prod(reach)), reach), 1)
            table = self.means(moment, every).reshape(*reach, moment.places)
            self.known[moment] = table
        found: Array = table[tuple(totals[:, place] for place in moment.alive)]
        return found


class _Solver(_Turns):
    """Finds the chances before the rounds of so many players, those of fewer being known."""

    def __init__(self, rules: RuleSet, count: int, before: Mapping[int, Array]) -> None:
        super().__init__(rules, before, count)
        self._count, self._every = count, tuple(range(count))
        self.won = self.before[count] = np.zeros((*(self.limit,) * count, count))
        self._later = [Moment(count, self._every, self._every[done:]) for done in range(count - 1, 0, -1)]
        self._lead = self._next_starters()
        for moment in self._later:
            self.known[moment] = np.zeros((*self._reach(moment), count))
            if not self._at_once:
                self._fill_beyond(moment)

    def _fill_beyond(self, moment: Moment) -> None:
        """Works out the moments at which somebody is at the limit: from there no total comes again."""
        reach, table = self._reach(moment), self.known[moment].reshape(-1, self._count)
        for begin in range(0, prod(reach), 1 << 16):
            index = np.arange(begin, min(begin + (1 << 16), prod(reach)))
            totals = np.stack(np.unravel_index(index, reach), 1)
            beyond = (totals >= self.limit).any(axis=1)
            table[index[beyond]] = self.means(moment, totals[beyond])

    def levels(self) -> Iterator[int]:
        """Solves all states with the same sum of totals together, the highest sum first."""
        for level in range(self._count * (self.limit - 1), -1, -1):
            self._solve_level(level)
            yield level

    def _solve_level(self, level: int) -> None:
        """Solves the states of a level, each with its rotations: [state, who begins, place]."""
        least = _rotations(self._count, self.limit, level)
        turned = np.stack([np.roll(least, -first, axis=1) for first in self._every], 1)
        chances = np.stack([self._guess(turned[:, first]) for first in self._every], 1)
        open_now = np.arange(len(turned))
        for _ in range(MOST_PASSES):
            brings, blank = self._answers(turned[open_now], chances)
            again = self._at_rest(turned[open_now], brings, blank)
            moved = np.abs(again - chances).max(axis=(1, 2)) > SETTLED
            self._store(turned[open_now], again)
            open_now, chances = open_now[moved], again[moved]
            if not open_now.size:
                return
        for state in open_now:
            self._mix(turned[state : state + 1], chances[open_now == state])

    def _guess(self, totals: Array) -> Array:
        """The chances at totals a little higher, which are known."""
        more = totals.copy()
        more[:, 0] = np.minimum(more[:, 0] + 1, self.limit - 1)
        found: Array = self.won[tuple(more.T)]
        return np.where(found.sum(axis=1, keepdims=True) > 0, found, 1 / self._count)

    def _store(self, turned: Array, chances: Array) -> None:
        """Keeps chances[state, who begins, place]."""
        for first in self._every:
            self.won[tuple(turned[:, first].T)] = chances[:, first]

    def _answers(self, turned: Array, chances: Array) -> tuple[Array, Array]:
        """What the best choices bring, if the chances at the same totals are those, and the chance of a blank round.

        What follows a blank round is not included. They are [state, who begins, seat] and [state, who begins]; seats
        are counted from the one that begins in the first rotation.
        """
        self._store(turned, chances)
        brings, blank = np.empty(chances.shape), np.empty(chances.shape[:2])
        for moment in (*self._later, Moment(self._count, self._every, self._every)):
            # Those who have had their turn lead to the same moment of the round that each of them may have begun.
            for first in self._every:
                totals = turned[:, first]
                found, nothing = self._tried(moment, totals, blank[:, first])
                blank[:, first] = nothing
                if moment in self.known:
                    self.known[moment][tuple(totals.T)] = found
                else:
                    brings[:, first] = found
        seats = _by_seat(brings)
        return seats - blank[:, :, None] * (self._lead @ _by_seat(chances)), blank

    def _tried(self, moment: Moment, totals: Array, blank: Array) -> tuple[Array, Array]:
        """The chances [state, place] before a turn, and the chance that no total grows from there to the next round."""
        found, nothing = np.empty(totals.shape), np.empty(len(totals))
        last = len(moment.waiting) == 1
        for begin in range(0, len(totals), STATES):
            some = slice(begin, begin + STATES)
            worth = self.outcomes(moment, totals[some])
            column = np.zeros((len(worth), 1, worth.shape[2]))
            if not self.rules.shut_wins:
                column[0] = 1.0 if last else blank[some]
            means = self.turn.means(np.concatenate([worth, column], axis=1), moment.mover)
            found[some], nothing[some] = means[:-1].T, means[-1]
        return found, nothing

    def _at_rest(self, turned: Array, brings: Array, blank: Array) -> Array:
        """The chances [state, who begins, place] if these choices are always made."""
        system = np.eye(self._count) - blank[:, :, None] * self._lead
        endless = blank.min(axis=1) > ENDLESS
        system[endless] = np.eye(self._count)
        found = _by_place(np.linalg.solve(system, brings))
        if endless.any():
            # Nobody's total ever grows, so the game ends as it is after the most rounds that there can be.
            for first in self._every:
                found[endless, first] = self.shared(self._every, turned[endless, first])
        return found

    def _mix(self, turned: Array, chances: Array) -> None:
        """Finds the chances at totals at which best answers go round in a circle."""

        def answer(guess: Array) -> Answer:
            brings, blank = self._answers(turned, _by_place(guess[None]))
            return Answer(brings[0], blank[0], self._lead)

        totals = ",".join(map(str, turned[0, 0]))
        mixed = mixture(totals, answer, answer(_by_seat(chances)[0]))
        self._store(turned, _by_place(mixed.value[None]))

    def _next_starters(self) -> Array:
        """The chance of each seat to begin the next round, by who begins this one."""
        lead = np.zeros((self._count, self._count))
        orders = list(next_orders(self.rules, self._every))
        for first, order in product(self._every, orders):
            lead[first, (first + order[0]) % self._count] += 1 / len(orders)
        return lead


def _by_seat(chances: Array) -> Array:
    """Chances by [state, who begins, place] as those by [state, who begins, seat]."""
    return np.stack([np.roll(chances[:, first], first, axis=1) for first in range(chances.shape[1])], 1)


def _by_place(chances: Array) -> Array:
    """Chances by [state, who begins, seat] as those by [state, who begins, place]."""
    return np.stack([np.roll(chances[:, first], -first, axis=1) for first in range(chances.shape[1])], 1)


def _rotations(count: int, limit: int, level: int) -> Array:
    """The totals below the limit that add up to a level, one for all that are rotations of each other."""
    rows = np.stack(np.meshgrid(*[np.arange(limit)] * (count - 1), indexing="ij"), -1).reshape(-1, count - 1)
    last = level - rows.sum(axis=1)
    rows = np.concatenate([rows, last[:, None]], axis=1)[(last >= 0) & (last < limit)]
    scale = limit ** np.arange(count - 1, -1, -1)
    numbers = np.stack([np.roll(rows, -first, axis=1) @ scale for first in range(count)], 1)
    found: Array = rows[numbers[:, 0] == numbers.min(axis=1)]
    return found


def limit_turns(rules: RuleSet, first: Moment, before: Mapping[int, Array]) -> dict[Moment, Array]:
    """The chances before every turn that can follow the first one of a round: [total of each place in, …, place]."""
    turns = _Turns(rules, before, first.places)
    # From here the turn leads to the next one whether the player goes out or not.
    turns.outcomes(first, np.full((1, first.places), turns.limit - 1))
    return turns.known


def after_limit_turn(rules: RuleSet, moment: Moment, totals: tuple[int, ...], before: Mapping[int, Array]) -> Array:
    """The chances by [total of the turn, place] after the turn at hand, given those before each round."""
    return Laps(rules, before, moment.places).outcomes(moment, np.array([totals]))[:, :, 0]
