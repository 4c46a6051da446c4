"""A cache of the worths of options for the bots that weigh them: a row for each context, computed on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from shutbox.rules import BOX_SHUT, LAST_SHUT, TAKEN, RuleSet
from shutbox.simulate.book import Worth, horizon_of, level_count, live_game, turn_worth, worth_of
from shutbox.simulate.context import Sight, rotation
from shutbox.simulate.course import course
from shutbox.simulate.kernels import Rows, off_chance
from shutbox.simulate.law import BOTH_SCORE, SOLITAIRE, Law
from shutbox.solve import (
    alike,
    best,
    chosen,
    criteria,
    further,
    graph,
    last_throws,
    library,
    ring_start,
    states,
)
from shutbox.solve.format import Scoring
from shutbox.value import ring, round_values

Array = np.ndarray[Any, Any]
Pulse = Callable[[], None]
# The size limit of all rows in bytes, and the number of rows that are swept together.
ROOM, TOGETHER = 384 << 20, 64
# The number of criteria without the points of a round.
SCORED = 2


def state_numbers(players: int) -> Array:
    """The row of each [set of places still in, who throws]: as in `last_one_standing`, then the survivors."""
    pairs = states(players).pairs
    numbers = np.full((1 << players, players), -1, np.int64)
    for index, (alive, mover) in enumerate(pairs):
        numbers[sum(1 << place for place in alive), mover] = index
    for place in range(players):
        numbers[1 << place, place] = len(pairs) + place
    return numbers


def _empty(levels: int, count: int, size: int, ends: int, places: Array, off: float) -> Rows:
    """Empty rows; the system does not allocate memory until they are written."""
    worth = np.empty((levels, count, size))
    return Rows(
        worth,
        np.empty((levels, count, ends)),
        np.full((levels, count), np.nan),
        np.zeros(count),
        np.ones(count),
        places,
        np.full(count, levels),
        worth,
        off,
    )


class WorthCache:
    """Rows by chapter and context. A full cache is cleared, and filled again on demand."""

    def __init__(
        self, rules: RuleSet, law: Law, bots: tuple[str, ...], sight: Sight, pulse: Pulse, room: int = ROOM
    ) -> None:
        self._rules, self._law, self._sight, self._pulse = rules, law, sight, pulse
        alone = bool(law.format == SOLITAIRE)
        self._levels = level_count(rules, bots, sight, alone=alone)
        self._graph, self._course = graph(rules.turn), course(rules.turn)
        shared = sight in (Sight.STANDING, Sight.RING)
        self.states = state_numbers(int(law.players)) if sight is Sight.STANDING else np.zeros((1, 1), np.int64)
        self._contexts = self._context_count()
        size, ranks = self._graph.size, self._course.totals.size
        # At a shared box the worth of a miss depends on the position, otherwise only on the total.
        places = np.arange(size, dtype=np.int32) if shared else self._course.place
        ends = size if shared else ranks
        self._capacity = self._room_for(room // (8 * self._levels * (size + ends)))
        self.rows = _empty(self._levels, self._capacity, size, ends, places, off_chance(self._course))
        self._row_numbers: dict[int, Array] = {}
        self._scorings: dict[int, Scoring | None] = {}
        self._points: dict[int, tuple[float, ...]] = {}
        self._used = 0
        if sight is Sight.TURN:
            self._row_numbers[0] = np.zeros(1, np.int64)
            self._keep([turn_worth(rules, alone=alone)])
            self.complete(np.zeros(1, np.int64))
        elif sight is Sight.RING:
            self._keep_ring()

    def _context_count(self) -> int:
        """The highest number of contexts in a chapter."""
        match self._sight:
            case Sight.TURN:
                return 1
            case Sight.RUNNING:
                highest = int(self._course.totals[self._course.place[self._course.set_up]])
                return 2 * highest * int(self._law.rounds) + 1
            case Sight.STANDING:
                return int(self.states.max()) + 1
            case Sight.RING:
                return int(self._law.players)
            case Sight.MANY_CHASE:
                players = int(self._law.players)
                sets = 1 << players if self._law.super_box == BOTH_SCORE else 1
                return players * (self._course.totals.size + 1) * (players + 1) * sets
            case Sight.ONE_TURN | Sight.CHASE | Sight.DUEL:
                players = int(self._law.players)
                counts = players if self._law.super_box == BOTH_SCORE else 1
                return 2 * (self._course.totals.size + 1) * (players + 1) * counts

    def _room_for(self, rows: int) -> int:
        """The highest number of rows; a shared box needs all rows of a round at once."""
        match self._sight:
            case Sight.TURN | Sight.RING:
                return self._contexts
            case Sight.STANDING:
                return max(rows, self._contexts)
            case _:
                return max(rows, TOGETHER)

    def with_rows(
        self, games: Array, seats: Array, group: Array, chapter: int, contexts: Array
    ) -> Iterator[tuple[Array, Array]]:
        """The games of a group with the row of each; in several parts if the cache cannot hold all rows at once."""
        distinct = np.flatnonzero(np.bincount(contexts))
        for begin in range(0, distinct.size, self._capacity):
            span = distinct[begin : begin + self._capacity]
            self._provide(games, seats, group, chapter, contexts, span)
            part = np.flatnonzero((contexts >= span[0]) & (contexts <= span[-1]))
            pages = self._row_numbers[chapter][contexts[part]]
            # Games that read the same row are next to each other.
            order = np.argsort(pages.astype(np.int32), kind="stable")
            yield group[part][order], pages[order]

    def _provide(self, games: Array, seats: Array, group: Array, chapter: int, contexts: Array, span: Array) -> None:
        """Computes the missing rows of these contexts."""
        row_numbers = self._row_numbers.get(chapter)
        missing = span if row_numbers is None else span[row_numbers[span] < 0]
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
        row_numbers = self._row_numbers.setdefault(chapter, np.full(self._contexts, -1, np.int64))
        row_numbers[missing] = self._used + np.arange(missing.size)
        self._keep([self._worth(games, seats, example[context]) for context in missing])

    def _worth(self, games: Array, seats: Array, index: int) -> Worth:
        self._pulse()
        game = live_game(self._rules, self._course, games[index], seats[index])
        return worth_of(game, horizon_of(self._sight))

    def _clear(self) -> None:
        self._row_numbers.clear()
        self._scorings.clear()
        self._points.clear()
        self._used = 0

    def _keep(self, worths: list[Worth]) -> None:
        """Solves the turns for these worths, and adds their rows with the first criterion."""
        for begin in range(0, len(worths), TOGETHER):
            self._pulse()
            few = worths[begin : begin + TOGETHER]
            rows = np.arange(self._used, self._used + len(few))
            self.rows.ends[0, rows] = [worth.ends for worth in few]
            self.rows.low[rows] = [worth.low for worth in few]
            self.rows.high[rows] = [worth.high for worth in few]
            self.rows.worth[0, rows] = best(self._graph, self._stop(rows))[0].T
            self.rows.known[rows] = 1
            self._scorings |= {row: worth.scoring for row, worth in zip(rows.tolist(), few, strict=True)}
            self._points |= {row: worth.points for row, worth in zip(rows.tolist(), few, strict=True) if worth.points}
            self._used += len(few)

    def _stop(self, rows: Array) -> Array:
        """The worth of the end of a turn at each position, by row."""
        return np.ascontiguousarray(self.rows.ends[0, rows].T)[self._course.place]

    def complete(self, rows: Array) -> None:
        """Fills in the criteria that decide between equals, where they are not known yet.

        They take longer than the first one, and most rows never need them.
        """
        missing = np.unique(rows[self.rows.known[rows] < self._levels])
        for begin in range(0, missing.size, TOGETHER):
            self._pulse()
            few = missing[begin : begin + TOGETHER]
            self._keep_ties(few, self._stop(few), np.ascontiguousarray(self.rows.worth[0, few].T))
            self.rows.known[few] = self._levels

    def _keep_ties(self, rows: Array, stop: Array, values: Array) -> None:
        """Adds what decides between equals: the mean total, and before it the points of the round where they can."""
        totals = np.ascontiguousarray(np.broadcast_to(-self._graph.totals[:, None], stop.shape))
        self.rows.ends[1:, rows] = 0.0
        self.rows.worth[1:, rows] = 0.0
        self.rows.ends[-1, rows] = -self._course.totals
        self.rows.worth[-1, rows] = further(self._graph, stop, values, totals).T
        if self._levels > SCORED:
            count = self.rows.ends.shape[2]
            apart = self._apart(rows, stop, values)
            found = {index: library.own_points(self._rules, scoring, count) for index, scoring in apart}
            known = {index: self._points[row] for index, row in enumerate(rows.tolist()) if row in self._points}
            for index, points in (found | known).items():
                self._keep_points(np.array(points), rows[index], stop[:, index], values[:, index])

    def _apart(self, rows: Array, stop: Array, values: Array) -> list[tuple[int, Scoring]]:
        """The rows, by their index, whose equal options can bring different points."""
        scored = [(index, scoring) for index, row in enumerate(rows) if (scoring := self._scorings[row]) is not None]
        if not scored:
            return []
        columns = [index for index, _ in scored]
        counts = [library.kinds_of(self._rules, scoring) for _, scoring in scored]
        kinds = np.minimum(self._course.place[:, None], np.array(counts))
        own, best_values = np.ascontiguousarray(stop[:, columns]), np.ascontiguousarray(values[:, columns])
        return [scored[each] for each in np.flatnonzero(~alike(self._graph, own, best_values, kinds))]

    def _keep_points(self, points: Array, row: int, stop: Array, values: Array) -> None:
        self._pulse()
        _, found = chosen(self._graph, criteria(self._graph, stop, points[self._course.place]), values)
        self.rows.ends[1, row] = points
        self.rows.worth[1:, row] = found[:, 1:].T

    def _keep_round(self, game: Any, own: Array, chapter: int) -> None:
        """Adds the rows of a whole round of Last One Standing, in the lowest rotation of its score."""
        self._pulse()
        if self._used + self._contexts > self._capacity:
            self._clear()
        players, turn = int(self._law.players), rotation(self._law, own)
        every = states(players)
        values, single, ends = round_values(live_game(self._rules, self._course, game, own))

        def page(alive: tuple[int, ...], mover: int) -> int:
            rotated = sum(1 << (place - turn) % players for place in alive)
            return self._used + int(self.states[rotated, (mover - turn) % players])

        for state, (alive, mover) in enumerate(every.pairs):
            row, missed, wish = page(alive, mover), every.missed[state], self._columns(players, mover)
            self.rows.worth[:, row] = values[:, every.follow[state], wish].T
            self.rows.ends[:, row] = (values[:, missed] if missed >= 0 else single[:, every.alone[state]])[:, wish].T
        for place in range(players):
            row, wish = page((place,), place), self._columns(players, place)
            self.rows.worth[:, row] = ends.last[place, wish][:, None]
            self.rows.worth[:, row, 0] = ends.shut[place, wish]
            self.rows.ends[:, row] = ends.nothing[wish][:, None]
            self.rows.take[:, row] = ends.taken[place, wish]
        self._row_numbers[chapter] = self._used + np.arange(self._contexts)
        self.rows.known[self._row_numbers[chapter]] = self._levels
        self._used += self._contexts

    def _keep_ring(self) -> None:
        """Adds a row for each number of players who are still in a round that everybody plays for its points."""
        values, rows = ring(self._rules.turn, int(self._law.players)), np.arange(self._contexts)
        again = np.empty_like(self.rows.worth)
        self.rows = self.rows._replace(again=again, off=0.0)
        for count in range(1, self._contexts + 1):
            start = ring_start(count)
            self.rows.worth[0, count - 1] = values[:, start + count - 1]
            again[0, count - 1] = values[:, start]
        self.rows.worth[0, 0, 1:], again[0, 0] = LAST_SHUT, last_throws(self._graph)
        self.rows.ends[0], self.rows.take[0, 0], self.rows.high[:] = 0.0, TAKEN, BOX_SHUT
        self._row_numbers[0] = rows

    def _columns(self, players: int, place: int) -> list[int]:
        """The columns of a round by which a player chooses: the chance and, if it matters, the points."""
        return [place, players + 1 + place][: self._levels]
