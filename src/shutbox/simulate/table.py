"""A batch of games played in step: everybody's turn at once, chapter by chapter, until all are over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from shutbox.bots import PERFECT, RANDOM
from shutbox.bots.grade import GRADES
from shutbox.bots.policy import thumb_policy
from shutbox.bots.thumb import THUMBS
from shutbox.errors import ShutboxError
from shutbox.rules.ruleset import RuleSet
from shutbox.simulate.book import sight_of
from shutbox.simulate.chance import key_of
from shutbox.simulate.context import Sight, places
from shutbox.simulate.course import Course, course
from shutbox.simulate.kernels import Picks, Rows, follow, pick_all, weigh
from shutbox.simulate.shelf import ROOM, Pulse, Shelf
from shutbox.simulate.tally import LAST_ONE_STANDING, go_on, law_of, new_games
from shutbox.solve.tables import graph

Array = np.ndarray[Any, Any]
Tell = Callable[[int], None]
MOST_STEPS = 100_000


def _picks(course: Course, after: Array, dice: Array, lost: Array, *, takes: bool) -> Picks:
    """A table of choices, as small as its positions allow: it is read at every throw."""
    small = np.int16 if course.counts.size <= 1 << 15 else np.int32
    return Picks(after.astype(small), dice.astype(np.uint8), lost.astype(np.int32), takes)


def thumb_picks(rules: RuleSet, name: str) -> Picks:
    """What a rule of thumb does everywhere."""
    made = graph(rules.turn)
    policy = thumb_policy(made, (THUMBS[name],))
    after = np.full(made.first.size - 1, -1, np.int64)
    chosen = np.flatnonzero(policy.odds)
    after[np.searchsorted(made.first, chosen, side="right") - 1] = made.after[chosen]
    return _picks(course(rules.turn), after, policy.one_die, policy.lost, takes=True)


def indifferent(course: Course) -> Rows:
    """The worths of a player to whom all is one."""
    size = course.counts.size
    return Rows(np.zeros((1, size)), np.zeros((1, 1)), np.zeros(1), np.zeros(1), np.zeros(1), np.zeros(size, np.int32))


class Table:
    """Players at the same rules for game after game, with what they go by."""

    def __init__(
        self,
        rules: RuleSet,
        bots: tuple[str, ...],
        seed: str,
        pulse: Pulse,
        *,
        room: int = ROOM,
        patience: int = MOST_STEPS,
    ) -> None:
        self.rules, self.bots, self._pulse, self._patience = rules, bots, pulse, patience
        self.course = course(rules.turn)
        self.law = law_of(rules, len(bots), key_of(seed))
        self.sight = sight_of(rules, bots)
        self._once = self.law.format == LAST_ONE_STANDING
        self._shelf = Shelf(rules, self.law, self.sight, pulse, room)
        self._picks = {name: thumb_picks(rules, name) for name in set(bots) & set(THUMBS)}
        if PERFECT in bots and self.sight is Sight.TURN and not self._once:
            self._picks[PERFECT] = _picks(
                self.course, *pick_all(self.course, self._shelf.rows.worth[0], self._shelf.rows.ends[0]), takes=False
            )
        self._indifferent = indifferent(self.course)
        self._seated = {name: np.array([each == name for each in bots]) for name in bots}

    def play(self, first: int, count: int, tell: Tell | None = None) -> tuple[Array, Array, Array]:
        """So many games from this number on, played to their end: games, seats, and turns by [seat, rank of total].

        Whoever wants to know is told now and then how many games that makes so far.
        """
        games, seats = new_games(self.law, first, count)
        self._totals = np.zeros((len(self.bots), self.course.totals.size), np.int64)
        going = np.arange(count)
        while going.size:
            now, group, contexts = self._chapter(games, seats, going)
            # A chapter is played to its end before the next is opened.
            while group.size:
                self._step(games, seats, group, now, contexts)
                _, group, contexts = self._chapter(games, seats, _going(games, group), now)
            going = _going(games, going)
            if tell:
                tell(count - going.size + self._begun(games, going))
        return games, seats, self._totals

    def _begun(self, games: Array, going: Array) -> int:
        """How many whole games the rounds make that have been played of games which are not over."""
        if not going.size or not self.law.rounds:
            return 0
        share = float(np.minimum((games["round"][going] - 1) / self.law.rounds, 1).sum())
        return int(share)

    def _chapter(self, games: Array, seats: Array, group: Array, now: int | None = None) -> tuple[int, Array, Array]:
        """A chapter, which games of a group are in it, and their contexts: this one, or else the first there is."""
        if self.sight is Sight.TURN:
            return 0, group, np.zeros(group.size, np.int64)
        found, contexts = places(self.law, self.course, games, seats, group, int(self.sight), self._shelf.states)
        chapter = int(found.min()) if now is None else now
        here = found == chapter
        return chapter, group[here], contexts[here]

    def _step(self, games: Array, seats: Array, group: Array, chapter: int, contexts: Array) -> None:
        """One turn of each game of a group, or one throw at a shared box."""
        self._pulse()
        for name, seated in self._seated.items():
            if len(self._seated) == 1:
                self._turns(games, seats, group, chapter, contexts, name)
            else:
                mine = seated[games["at"][group]]
                self._turns(games, seats, group[mine], chapter, contexts[mine], name)
        if go_on(self.law, self.course, games, seats, group, self._totals) > self._patience:
            raise ShutboxError("simulate-endless", steps=self._patience)

    def _turns(self, games: Array, seats: Array, group: Array, chapter: int, contexts: Array, name: str) -> None:
        same, once = self.law.same_dice, self._once
        if name in self._picks:
            follow(self.course, self.law.key, games, seats, group, self._picks[name], same, once)
        elif name == RANDOM:
            pages = np.zeros(group.size, np.int64)
            weigh(self.course, self.law.key, games, seats, group, pages, self._indifferent, 1.0, same, once)
        else:
            heat = GRADES.get(name, 0.0)
            for part, pages in self._shelf.opened(games, seats, group, chapter, contexts):
                weigh(self.course, self.law.key, games, seats, part, pages, self._shelf.rows, heat, same, once)


def _going(games: Array, group: Array) -> Array:
    """The games of a group that are not over."""
    return group[games["over"][group] == 0]
