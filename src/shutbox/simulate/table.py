"""Plays a batch of games in parallel: one turn of every game at a time, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from shutbox.bots import GRADES, PERFECT, RANDOM, THUMBS, thumb_policy
from shutbox.errors import ShutboxError
from shutbox.rules import RuleSet, TurnRules
from shutbox.simulate.book import sight_of
from shutbox.simulate.chance import key_of
from shutbox.simulate.context import Sight, places
from shutbox.simulate.course import Course, course
from shutbox.simulate.kernels import Picks, Rows, follow, off_chance, pick_all, weigh
from shutbox.simulate.law import LAST_ONE_STANDING, law_of
from shutbox.simulate.playing_order import new_games
from shutbox.simulate.scoring import go_on
from shutbox.simulate.worth_cache import ROOM, Pulse, WorthCache
from shutbox.solve import graph

Array = np.ndarray[Any, Any]
Tell = Callable[[int], None]
LineUp = tuple[str, ...]
MOST_STEPS = 100_000


class Played(NamedTuple):
    """Finished games, their seats, and their turns by [line-up, seat, rank of the total]."""

    games: Array
    seats: Array
    totals: Array


def _picks(course: Course, after: Array, dice: Array, off_mat: Array, *, takes: bool) -> Picks:
    """A table of choices in the smallest integer type that fits, because it is read at every throw."""
    small = np.int16 if course.counts.size <= 1 << 15 else np.int32
    return Picks(after.astype(small), dice.astype(np.uint8), off_mat.astype(np.int32), bool(dice.any()), takes)


@lru_cache(maxsize=16)
def thumb_picks(rules: TurnRules, name: str) -> Picks:
    """The choices of a rule of thumb at every position."""
    moves = graph(rules)
    policy = thumb_policy(moves, (THUMBS[name],))
    after = np.full(moves.first.size - 1, -1, np.int64)
    edges = np.flatnonzero(policy.odds)
    after[np.searchsorted(moves.first, edges, side="right") - 1] = moves.after[edges]
    return _picks(course(rules), after, policy.one_die, policy.off_mat, takes=True)


def indifferent(course: Course) -> Rows:
    """The worths of a player who is indifferent between all options."""
    size = course.counts.size
    nothing, one = np.zeros(1), np.ones(1, np.int64)
    worth, places = np.zeros((1, 1, size)), np.zeros(size, np.int32)
    return Rows(worth, np.zeros((1, 1, 1)), np.zeros((1, 1)), nothing, nothing, places, one, worth, off_chance(course))


class Table:
    """Plays games of some line-ups of bots with the same rules, and holds the tables of their choices."""

    def __init__(
        self,
        rules: RuleSet,
        line_ups: Sequence[LineUp],
        seed: str,
        pulse: Pulse,
        *,
        room: int = ROOM,
        patience: int | None = None,
    ) -> None:
        self.rules, self.line_ups, self._pulse, self._patience = rules, tuple(line_ups), pulse, patience or MOST_STEPS
        self.course = course(rules.turn)
        self._key = key_of(seed)
        self.law = law_of(rules, len(line_ups[0]), self._key)
        self._bots = sorted({name for line_up in line_ups for name in line_up})
        self._seated = np.array([[self._bots.index(name) for name in line_up] for line_up in line_ups])
        self.sight = sight_of(rules, tuple(self._bots), len(line_ups[0]))
        self._once = bool(self.law.format == LAST_ONE_STANDING)
        self._worths = WorthCache(rules, self.law, tuple(self._bots), self.sight, pulse, room)
        self._picks = {name: thumb_picks(rules.turn, name) for name in self._bots if name in THUMBS}
        if PERFECT in self._bots and self.sight is Sight.TURN and not self._once:
            rows = self._worths.rows
            self._picks[PERFECT] = _picks(
                self.course, *pick_all(self.course, rows.worth[:, 0], rows.ends[:, 0]), takes=False
            )
        self._indifferent = indifferent(self.course)

    def play(self, first: int, count: int, tell: Tell | None = None, over: Played | None = None) -> Played:
        """Plays `count` games of the first line-up to their end, from the game number `first` on.

        `tell` is called now and then with the number of games played so far. The arrays of `over`, from an earlier
        call, are reused.
        """
        numbers = np.arange(first, first + count, dtype=np.uint64)
        return self.play_all(numbers, np.zeros(count, np.int32), tell, over)

    def play_all(self, numbers: Array, line_ups: Array, tell: Tell | None = None, over: Played | None = None) -> Played:
        """Plays the games with these numbers to their end, each with the line-up of this index."""
        games, seats = new_games(self.law, numbers, line_ups, (over.games, over.seats) if over else None)
        totals = np.zeros((*self._seated.shape, self.course.totals.size), np.int64)
        played, going = Played(games, seats, totals), np.arange(numbers.size)
        while going.size:
            now, group, contexts = self._chapter(played, going)
            # A chapter is played to its end before the next one begins.
            while group.size:
                self._step(played, group, now, contexts)
                _, group, contexts = self._chapter(played, _going(games, group), now)
            going = _going(games, going)
            if tell:
                tell(numbers.size - going.size + self._progress(games, going))
        return played

    def _progress(self, games: Array, going: Array) -> int:
        """The rounds played of unfinished games, as a number of whole games."""
        share = np.minimum((games["round"][going] - 1) / max(self.law.rounds, 1), 1)
        return int(share.sum())

    def _chapter(self, played: Played, group: Array, now: int | None = None) -> tuple[int, Array, Array]:
        """A chapter (`now`, or the first one of the group), the games of the group in it, and their contexts."""
        if self.sight is Sight.TURN:
            return 0, group, np.zeros(group.size, np.int64)
        games, seats, _ = played
        chapters, contexts = places(self.law, self.course, games, seats, group, int(self.sight), self._worths.states)
        chapter = int(chapters.min()) if now is None else now
        here = chapters == chapter
        return chapter, group[here], contexts[here]

    def _step(self, played: Played, group: Array, chapter: int, contexts: Array) -> None:
        """Plays one turn of each game of a group, or one throw at a shared box."""
        self._pulse()
        if len(self._bots) == 1:
            self._turns(played, group, chapter, contexts, self._bots[0])
        else:
            at = self._seated[played.games["line_up"][group], played.games["at"][group]]
            for place, name in enumerate(self._bots):
                mine = np.flatnonzero(at == place)
                self._turns(played, group[mine], chapter, contexts[mine], name)
        if go_on(self.law, self.course, *played, group) > self._patience:
            raise ShutboxError("simulate-endless", steps=self._patience)

    def _turns(self, played: Played, group: Array, chapter: int, contexts: Array, name: str) -> None:
        """Plays the turns of the games of a group in which this bot is at the box."""
        key, same, once = self._key, bool(self.law.same_dice), self._once
        games, seats, _ = played
        if name in self._picks:
            follow(self.course, key, games, seats, group, self._picks[name], same, once)
        elif name == RANDOM:
            pages = np.zeros(group.size, np.int64)
            weigh(self.course, key, games, seats, group, pages, self._indifferent, 1.0, same, once)
        else:
            heat = GRADES.get(name, 0.0)
            for part, pages in self._worths.with_rows(games, seats, group, chapter, contexts):
                while part.size:
                    undecided = weigh(self.course, key, games, seats, part, pages, self._worths.rows, heat, same, once)
                    part, pages = part[undecided], pages[undecided]
                    self._worths.complete(pages)


def _going(games: Array, group: Array) -> Array:
    """The games of a group that are not over."""
    return group[games["over"][group] == 0]
