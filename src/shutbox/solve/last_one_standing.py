"""Last One Standing, the whole game: a shared box, points for the survivor, first to the limit (RULES 3.7)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Any, TypeVar

import numpy as np

from shutbox.errors import ShutboxError
from shutbox.rules import BOX_SHUT, LAST_SHUT, TAKEN, NextStart, RuleSet
from shutbox.solve import kernels
from shutbox.solve.many import TOLERANCE, Answer, mixture
from shutbox.solve.objective import SLACK
from shutbox.solve.tables import Graph, check_size, graph
from shutbox.solve.turn import Progress

Array = np.ndarray[Any, Any]
Score = tuple[int, ...]
Found = TypeVar("Found")
# The chance of each seat at a score, given the seat that begins the next round.
Chance = Callable[[Score, int], Array]
# The ends of a round that a seat begins, given a guess for coming back to its score.
EndsOf = Callable[[int, Array], "Ends"]
THREADS = min(2, os.cpu_count() or 1)
PAIR = 2
MOST_POLICIES = 12


@dataclass(frozen=True, slots=True, eq=False)
class States:
    """The states of a round (who is still in it and who throws), fewest players first, as arrays for the kernel."""

    pairs: tuple[tuple[tuple[int, ...], int], ...]
    mover: Array
    follow: Array
    missed: Array
    alone: Array

    def index(self, alive: tuple[int, ...], mover: int) -> int:
        """The number of a state."""
        return self.pairs.index((alive, mover))


@lru_cache(maxsize=8)
def states(players: int) -> States:
    """Every state of a round with this number of players."""
    groups = [tuple(s for s in range(players) if bits >> s & 1) for bits in range(1 << players)]
    pairs = tuple((alive, mover) for alive in sorted(groups, key=len) if len(alive) > 1 for mover in alive)
    place = {state: index for index, state in enumerate(pairs)}
    follow, missed, alone = [], [], []
    for alive, mover in pairs:
        next_mover = _after(alive, mover)
        rest = tuple(seat for seat in alive if seat != mover)
        follow.append(place[alive, next_mover])
        missed.append(place.get((rest, next_mover), -1))
        alone.append(next_mover)
    movers = [mover for _, mover in pairs]
    return States(pairs, *(np.array(each, np.int64) for each in (movers, follow, missed, alone)))


def _after(alive: tuple[int, ...], seat: int) -> int:
    return alive[(alive.index(seat) + 1) % len(alive)]


@dataclass(frozen=True, slots=True, eq=False)
class Standing:
    """The solution of the game: `won[score][starter, seat]` is the chance of each seat before the starter's round."""

    players: int
    limit: int
    won: dict[Score, Array]

    def chance(self, score: Score, starter: int) -> Array:
        """The chance of each seat at a score, if `starter` begins the next round."""
        for seat, points in enumerate(score):
            if points >= self.limit:
                return np.eye(self.players)[seat]
        turn, least = canonical(score)
        # The lowest rotation begins at seat `turn`. Counted from there, the starter is at place `starter - turn`.
        return np.roll(self.won[least][(starter - turn) % self.players], turn)


def canonical(score: Score) -> tuple[int, Score]:
    """The lowest rotation of a score, and the seat at which it begins; rotations of a score have the same values."""
    return min(((turn, score[turn:] + score[:turn]) for turn in range(len(score))), key=lambda each: each[1])


def solve_standing(rules: RuleSet, players: int, progress: Progress | None = None) -> Standing:
    """Solves the whole game; each player maximises its own chance to win, and then its points of the round."""
    _check_room(rules, players)
    moves, limit = graph(rules.turn), rules.game.limit
    solved, whole = Standing(players, limit, {}), len(least_scores(players, limit))
    every = by_level(players, limit, lambda score: _score(rules, moves, solved, score))
    for done, (score, won) in enumerate(every, 1):
        solved.won[score] = won
        if progress:
            progress(done, whole)
    return solved


def least_scores(players: int, limit: int) -> set[Score]:
    """The scores of a game that is not over, one for all that are rotations of each other."""
    return {canonical(score)[1] for score in product(range(limit), repeat=players)}


def by_level(players: int, limit: int, work: Callable[[Score], Found]) -> Iterator[tuple[Score, Found]]:
    """What comes of a work on each score, those with most points first; those with equally many are done together."""
    pool, scores = ThreadPoolExecutor(THREADS), least_scores(players, limit)
    try:
        for total in range(players * (limit - 1), -1, -1):
            level = sorted(score for score in scores if sum(score) == total)
            yield from zip(level, pool.map(work, level), strict=True)
    finally:
        # An interrupt does not wait for scores whose computation has not begun.
        pool.shutdown(cancel_futures=True)


def _score(rules: RuleSet, moves: Graph, solved: Standing, score: Score) -> Array:
    """The value of a round at a score by [starter, seat].

    The points of the round are computed only if a choice between equals matters to others, so never for two players,
    of whom one wins what the other does not.
    """
    players = solved.players
    first = first_guess(solved.chance, score)

    def ends_of(starter: int, guess: Array) -> Ends:
        return round_ends(rules, solved.chance, score, starter, guess)

    room = round_room(moves, players, players + 1)
    with suppress(ShutboxError):
        won = at_rest(score, first, lambda guess: best_answer(rules, moves, ends_of, guess, room))
        if players == PAIR or not is_open(rules, moves, ends_of, won, room):
            return won
    wide = round_room(moves, players, 2 * players + 1)
    return at_rest(score, first, lambda guess: best_answer(rules, moves, ends_of, guess, wide))


def is_open(rules: RuleSet, moves: Graph, ends_of: EndsOf, won: Array, room: tuple[Array, Array]) -> bool:
    """Whether somebody at a score of these values is indifferent between options that are not the same to others."""
    players = len(won)
    starters = [group[0] for group in _alike(rules, players)]
    return any(_sweep(moves, players, ends_of(starter, won), room, 0) for starter in starters)


def at_rest(score: Score, first: Array, answer: Callable[[Array], Answer]) -> Array:
    """The value of a round at a score by [starter, seat]; a round without points leads back to the same score."""
    guess = np.tile(first, (len(score), 1))
    before = np.inf
    for step in range(MOST_POLICIES):
        last = answer(guess)
        again = last.rest()
        change = float(np.abs(again - guess).max())
        # Policy iteration squares its error at each step, so the next step would change less than rounding.
        if change < TOLERANCE:
            return again
        if step > 3 and change > before / 2:
            break
        guess, before = again, change
    return mixture(",".join(map(str, score)), answer, last).value


def best_answer(rules: RuleSet, moves: Graph, ends_of: EndsOf, guess: Array, room: tuple[Array, Array]) -> Answer:
    """The value of the best choices if a round without points leads to a guess; points decide if there is room."""
    players = len(guess)
    brings, blank = np.empty((players, players)), np.empty(players)
    for group in _alike(rules, players):
        ends = ends_of(group[0], guess)
        _sweep(moves, players, ends, room, players + 1 if room[0].shape[2] > players + 1 else None)
        values = room[0]
        for starter in group:
            line = values[moves.rules.set_up, states(players).index(tuple(range(players)), starter)]
            blank[starter] = line[players]
            brings[starter] = line[:players] - blank[starter] * ends.nothing[:players]
    lead = np.array([_next_starters(rules, players, starter, None) for starter in range(players)])
    return Answer(brings, blank, lead)


def first_guess(chance: Chance, score: Score) -> Array:
    """The average over the seats that may score the next point."""
    players = len(score)
    next_scores = [tuple(p + (s == seat) for s, p in enumerate(score)) for seat in range(players)]
    return np.mean([chance(points, first) for points in next_scores for first in range(players)], axis=0)


def _alike(rules: RuleSet, players: int) -> list[list[int]]:
    """Groups of starters whose rounds have the same continuations."""
    if rules.game.next_start is NextStart.THROW:
        return [list(range(players))]
    return [[starter] for starter in range(players)]


def _next_starters(rules: RuleSet, players: int, starter: int, winner: int | None) -> Array:
    """The chance of each seat to begin the next round."""
    match rules.game.next_start:
        case NextStart.THROW:
            return np.full(players, 1 / players)
        case NextStart.SAME:
            return np.eye(players)[starter]
        case NextStart.WINNER if winner is not None:
            return np.eye(players)[winner]
        case _:
            return np.eye(players)[(starter + 1) % players]


@dataclass(frozen=True, slots=True, eq=False)
class Ends:
    """The values when a round ends, by [seat that scores, column] or without points.

    The columns are the chance of each seat, the number of rounds without points, and the points of each seat.
    """

    shut: Array
    taken: Array
    last: Array
    nothing: Array


def round_ends(rules: RuleSet, chance: Chance, score: Score, starter: int, guess: Array) -> Ends:
    """The ends of a round at a score begun by the starter, with a guess for coming back to this score."""
    players = len(score)

    def score_rows(worth: int) -> Array:
        rows = np.zeros((players, 2 * players + 1))
        rows[:, players + 1 :] = worth * np.eye(players)
        for seat in range(players):
            points = tuple(p + worth * (s == seat) for s, p in enumerate(score))
            lead = _next_starters(rules, players, starter, seat)
            rows[seat, :players] = sum(lead[first] * chance(points, first) for first in range(players))
        return rows

    nothing = np.concatenate([_next_starters(rules, players, starter, None) @ guess, [1.0], np.zeros(players)])
    return Ends(score_rows(BOX_SHUT), score_rows(TAKEN), score_rows(LAST_SHUT), nothing)


def _check_room(rules: RuleSet, players: int) -> None:
    """Raises if the rounds of this box would take too much memory."""
    numbers = (len(states(players).pairs) + players) * (2 * players + 2)
    check_size(rules.turn, THREADS * rules.turn.box.size * numbers * 8)


def round_room(moves: Graph, players: int, width: int) -> tuple[Array, Array]:
    """Arrays for the values of a round."""
    return np.zeros((moves.size, len(states(players).pairs), width)), np.zeros((moves.size, players, width))


def play_round(moves: Graph, players: int, ends: Ends) -> tuple[Array, Array]:
    """The values of a round by [position, state, column], and those of a survivor by [position, survivor, column].

    The columns are those of `Ends`.
    """
    room = round_room(moves, players, 2 * players + 1)
    _sweep(moves, players, ends, room, players + 1)
    return room


def _sweep(moves: Graph, players: int, ends: Ends, room: tuple[Array, Array], points: int | None) -> bool:
    """Fills in the values of a round with as many columns as there is room for.

    Returns whether points would have to decide between equals, if they are not among the columns.
    """
    every, width = states(players), room[0].shape[2]
    shut, taken, last = (np.ascontiguousarray(rows[:, :width]) for rows in (ends.shut, ends.taken, ends.last))
    return bool(
        kernels.sweep_shared(
            moves.first,
            moves.after,
            moves.chance,
            moves.counts,
            every.mover,
            every.follow,
            every.missed,
            every.alone,
            shut,
            taken,
            last,
            ends.nothing[:width].copy(),
            points,
            SLACK,
            *room,
        )
    )


def standing_arrays(solved: Standing) -> dict[str, Array]:
    """The game as one array: won[points of each seat, …, starter, seat]."""
    players, limit = solved.players, solved.limit
    won = np.empty((limit,) * players + (players, players))
    for score in product(range(limit), repeat=players):
        for starter in range(players):
            won[score][starter] = solved.chance(score, starter)
    return {"won": won}
