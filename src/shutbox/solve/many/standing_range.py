"""What a seat of Last One Standing can expect if everybody who is indifferent chooses best, or worst, for it.

As in `many.chase_range`, the game is solved for each seat and each sign, with the chance of that seat in the place of
the points. Where nothing that follows a score is left open and nobody there is indifferent, it is not solved again.

The ends are two ways to play and no bounds: where choices circle, each has odds of its own, and they can cross.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np

from shutbox.rules import BOX_SHUT, LAST_SHUT, TAKEN, RuleSet
from shutbox.solve.last_one_standing import (
    Ends,
    Score,
    Standing,
    at_rest,
    best_answer,
    by_level,
    canonical,
    first_guess,
    is_open,
    least_scores,
    round_ends,
    round_room,
    solve_standing,
)
from shutbox.solve.tables import graph
from shutbox.solve.turn import Progress

Array = np.ndarray[Any, Any]
# Worst and best for the seat that is looked at, and the points that a round can bring.
SIGNS, WORTHS = (-1.0, 1.0), (TAKEN, LAST_SHUT, BOX_SHUT)
Room = tuple[Array, Array]


def solve_standing_range(rules: RuleSet, players: int, progress: Progress | None = None) -> tuple[Array, Array]:
    """The least and the greatest chance of each seat, by [points of each seat, …, starter, seat]."""
    whole = 2 * len(least_scores(players, rules.game.limit))
    solved = solve_standing(rules, players, progress and (lambda done, _: progress(done, whole)))
    solver = _Solver(rules, solved)
    for done, (score, found) in enumerate(by_level(players, rules.game.limit, solver.score), whole // 2 + 1):
        solver.won[score] = found
        if progress:
            progress(done, whole)
    shape = (rules.game.limit,) * players + (players, players)
    ranges = np.empty(shape), np.empty(shape)
    for score in product(range(rules.game.limit), repeat=players):
        for sign, (starter, seat) in product((0, 1), product(range(players), repeat=2)):
            ranges[sign][(*score, starter, seat)] = solver.chance(sign, seat, score, starter)[seat]
    return ranges


class _Solver:
    """Solves the scores in turn: won[score][sign, seat for which the others choose, starter, seat]."""

    def __init__(self, rules: RuleSet, solved: Standing) -> None:
        self._rules, self._solved, self._moves = rules, solved, graph(rules.turn)
        self._players = range(solved.players)
        self.won: dict[Score, Array] = {}

    def chance(self, sign: int, favoured: int, score: Score, starter: int) -> Array:
        """The chance of each seat at a score, if `starter` begins and the others choose for one seat."""
        count = len(self._players)
        for seat, points in enumerate(score):
            if points >= self._solved.limit:
                return np.eye(count)[seat]
        turn, least = canonical(score)
        row = self.won[least][sign, (favoured - turn) % count, (starter - turn) % count]
        return np.roll(row, turn)

    def score(self, score: Score) -> Array:
        """The chances at a score by [sign, seat for which the others choose, starter, seat]."""
        plain, count = self._solved.won[score], len(self._players)
        if self._is_settled(score) and not self._is_open(score, plain):
            return np.broadcast_to(plain, (len(SIGNS), count, count, count))
        room = round_room(self._moves, count, 2 * count + 1)
        every = [[self._favouring(score, sign, seat, room) for seat in self._players] for sign in range(len(SIGNS))]
        return np.array(every)

    def _is_settled(self, score: Score) -> bool:
        """Whether whoever is indifferent later changes nothing for what follows a round at a score."""
        return all(
            np.array_equal(self.chance(sign, favoured, then, starter), self._solved.chance(then, starter))
            for sign, favoured, then, starter in product(
                range(len(SIGNS)), self._players, self._later(score), self._players
            )
        )

    def _later(self, score: Score) -> set[Score]:
        """The scores after a round at a score that brought points."""
        return {
            tuple(points + worth * (seat == winner) for seat, points in enumerate(score))
            for winner, worth in product(self._players, WORTHS)
        }

    def _is_open(self, score: Score, plain: Array) -> bool:
        def ends_of(starter: int, guess: Array) -> Ends:
            return round_ends(self._rules, self._solved.chance, score, starter, guess)

        room = round_room(self._moves, len(score), len(score) + 1)
        return is_open(self._rules, self._moves, ends_of, plain, room)

    def _favouring(self, score: Score, sign: int, favoured: int, room: Room) -> Array:
        """The chances at a score by [starter, seat] if whoever is indifferent chooses for one seat."""

        def chance(points: Score, first: int) -> Array:
            return self.chance(sign, favoured, points, first)

        def ends_of(starter: int, guess: Array) -> Ends:
            return _favoured(round_ends(self._rules, chance, score, starter, guess), SIGNS[sign], favoured)

        first = first_guess(chance, score)
        return at_rest(score, first, lambda guess: best_answer(self._rules, self._moves, ends_of, guess, room))


def _favoured(ends: Ends, sign: float, seat: int) -> Ends:
    """The ends of a round with the chance of a seat in the place of the points of all."""

    def changed(rows: Array) -> Array:
        chances = rows.copy()
        chances[..., len(ends.shut) + 1 :] = sign * rows[..., seat, None]
        return chances

    return Ends(*map(changed, (ends.shut, ends.taken, ends.last, ends.nothing)))
