"""A cache of what options are worth to the players who weigh them: a row for each context, made on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from shutbox.rules import RuleSet
from shutbox.simulate.book import Worth, live_game, turn_worth, worth_of
from shutbox.simulate.context import Sight, rotation
from shutbox.simulate.course import course
from shutbox.simulate.kernels import Rows
from shutbox.simulate.law import SOLITAIRE, Law
from shutbox.solve import best, graph, states
from shutbox.value import round_values

Array = np.ndarray[Any, Any]
Pulse = Callable[[], None]
# The bytes that rows may take, and how many of them are swept together.
ROOM, TOGETHER = 384 << 20, 64


def state_numbers(players: int) -> Array:
    """The row of each [set of places still in, who throws]: as in `last_one_standing`, then whoever is alone."""
    pairs = states(players).pairs
    numbers = np.full((1 << players, players), -1, np.int64)
    for index, (alive, mover) in enumerate(pairs):
        numbers[sum(1 << place for place in alive), mover] = index
    for place in range(players):
        numbers[1 << place, place] = len(pairs) + place
    return numbers


def _empty(count: int, size: int, ends: int, places: Array) -> Rows:
    """Rows to be filled; memory that nobody writes to is not used."""
    return Rows(
        np.empty((count, size)),
        np.empty((count, ends)),
        np.full(count, np.nan),
        np.zeros(count),
        np.ones(count),
        places,
    )


class WorthCache:
    """Rows by chapter and context. When there is no room for more it is cleared, and filled anew as games ask."""

    def __init__(self, rules: RuleSet, law: Law, sight: Sight, pulse: Pulse, room: int = ROOM) -> None:
        self._rules, self._law, self._sight, self._pulse = rules, law, sight, pulse
        self._graph, self._course = graph(rules.turn), course(rules.turn)
        shared = sight is Sight.STANDING
        self.states = state_numbers(int(law.players)) if shared else np.zeros((1, 1), np.int64)
        self._contexts = self._context_count()
        size, ranks = self._graph.size, self._course.totals.size
        # At a shared box a miss is worth something else at each position, else at each total.
        places = np.arange(size, dtype=np.int32) if shared else self._course.place
        ends = size if shared else ranks
        self._capacity = self._room_for(room // (8 * (size + ends)))
        self.rows = _empty(self._capacity, size, ends, places)
        self._known: dict[int, Array] = {}
        self._used = 0
        if sight is Sight.TURN:
            self._known[0] = np.zeros(1, np.int64)
            self._keep([turn_worth(rules, alone=bool(law.format == SOLITAIRE))])

    def _context_count(self) -> int:
        """How many contexts a chapter can have."""
        match self._sight:
            case Sight.TURN:
                return 1
            case Sight.RUNNING:
                highest = int(self._course.totals[self._course.place[self._course.set_up]])
                return 2 * highest * int(self._law.rounds) + 1
            case Sight.STANDING:
                return int(self.states.max()) + 1
            case Sight.ONE_TURN | Sight.CHASE | Sight.DUEL:
                return 2 * (self._course.totals.size + 1) * (int(self._law.players) + 1)

    def _room_for(self, rows: int) -> int:
        """How many rows there are at the most; a shared box needs all of a round at once."""
        if self._sight is Sight.TURN:
            return 1
        return max(rows, self._contexts if self._sight is Sight.STANDING else TOGETHER)

    def with_rows(
        self, games: Array, seats: Array, group: Array, chapter: int, contexts: Array
    ) -> Iterator[tuple[Array, Array]]:
        """The games of a group with the row of each; in several parts where there is no room for all rows at once."""
        wanted = np.flatnonzero(np.bincount(contexts))
        for begin in range(0, wanted.size, self._capacity):
            span = wanted[begin : begin + self._capacity]
            self._provide(games, seats, group, chapter, contexts, span)
            part = np.flatnonzero((contexts >= span[0]) & (contexts <= span[-1]))
            pages = self._known[chapter][contexts[part]]
            # Games that read the same row come one after the other.
            order = np.argsort(pages.astype(np.int32), kind="stable")
            yield group[part][order], pages[order]

    def _provide(self, games: Array, seats: Array, group: Array, chapter: int, contexts: Array, span: Array) -> None:
        """Sees to it that these contexts have their rows."""
        known = self._known.get(chapter)
        missing = span if known is None else span[known[span] < 0]
        if not missing.size:
            return
        if self._sight is Sight.STANDING:
            self._keep_round(games[group[0]], seats[group[0]], chapter)
            return
        if self._used + missing.size > self._capacity:
            self._clear()
            missing = span
        example = np.zeros(self._contexts, np.int64)
        example[contexts] = group
        known = self._known.setdefault(chapter, np.full(self._contexts, -1, np.int64))
        known[missing] = self._used + np.arange(missing.size)
        self._keep([self._worth(games, seats, example[context]) for context in missing])

    def _worth(self, games: Array, seats: Array, index: int) -> Worth:
        self._pulse()
        return worth_of(live_game(self._rules, self._course, games[index], seats[index]))

    def _clear(self) -> None:
        self._known.clear()
        self._used = 0

    def _keep(self, found: list[Worth]) -> None:
        """Sweeps the turns of these worths, and adds their rows."""
        for begin in range(0, len(found), TOGETHER):
            self._pulse()
            few = found[begin : begin + TOGETHER]
            rows = slice(self._used, self._used + len(few))
            self.rows.ends[rows] = [worth.ends for worth in few]
            self.rows.low[rows] = [worth.low for worth in few]
            self.rows.high[rows] = [worth.high for worth in few]
            stop = np.ascontiguousarray(self.rows.ends[rows].T)[self._course.place]
            self.rows.worth[rows] = best(self._graph, stop)[0].T
            self._used += len(few)

    def _keep_round(self, game: Any, own: Array, chapter: int) -> None:
        """Adds the rows of a whole round of Last One Standing, seen from the least rotation of its score."""
        self._pulse()
        if self._used + self._contexts > self._capacity:
            self._clear()
        players, turn = int(self._law.players), rotation(self._law, own)
        every = states(players)
        values, single, ends = round_values(live_game(self._rules, self._course, game, own))

        def page(alive: tuple[int, ...], mover: int) -> int:
            turned = sum(1 << (place - turn) % players for place in alive)
            return self._used + int(self.states[turned, (mover - turn) % players])

        for state, (alive, mover) in enumerate(every.pairs):
            row, missed = page(alive, mover), every.missed[state]
            self.rows.worth[row] = values[:, every.follow[state], mover]
            self.rows.ends[row] = values[:, missed, mover] if missed >= 0 else single[:, every.alone[state], mover]
        for place in range(players):
            row = page((place,), place)
            self.rows.worth[row] = ends.last[place, place]
            self.rows.worth[row, 0] = ends.shut[place, place]
            self.rows.ends[row] = ends.nothing[place]
            self.rows.take[row] = ends.taken[place, place]
        self._known[chapter] = self._used + np.arange(self._contexts)
        self._used += self._contexts
