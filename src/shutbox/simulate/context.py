"""The state that a player's stakes depend on, as two numbers: equal chapter and context mean equal stakes.

A game goes through its chapters one after the other, so a batch of games needs the worths of few chapters at a time.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from shutbox.simulate.chance import Whole
from shutbox.simulate.course import Course
from shutbox.simulate.law import BOTH_SCORE, THROW, Law
from shutbox.simulate.playing_order import place_of, playing
from shutbox.solve import compiled
from shutbox.solve.format import MOST_STEPS, difference_index

Array = np.ndarray[Any, Any]
# Chapters of an undecided duel come after the chapters of rounds that are played for points alone.
OPEN = 64


class Sight(IntEnum):
    """How far ahead the players look who weigh their options: to the end of the turn, the round or the game.

    The names are those of `solve.format.kind.Kind`; compiled loops need numbers. RING is a round at a shared box that
    everybody plays for its points.
    """

    TURN = 0
    ONE_TURN = 1
    RUNNING = 2
    CHASE = 3
    DUEL = 4
    STANDING = 5
    RING = 6
    MANY_CHASE = 7


TURN, ONE_TURN, RUNNING, CHASE, DUEL, STANDING, RING, MANY_CHASE = map(int, Sight)
index_of = compiled(difference_index)


@compiled
def places(
    law: Law, course: Course, games: Array, seats: Array, group: Array, sight: Whole, states: Array
) -> tuple[Array, Array]:
    """The chapter and the context of each game of a group."""
    chapters, contexts = np.zeros(group.size, np.int64), np.zeros(group.size, np.int64)
    for each in range(group.size):
        game, own = games[group[each]], seats[group[each]]
        if sight == ONE_TURN:
            chapters[each], contexts[each] = game.waiting, lowest(own)
        elif sight == RUNNING:
            chapters[each] = 2 * game.round + (game.waiting == 0)
            behind = own[game.at].running - own[1 - game.at].running
            contexts[each] = index_of(behind, course.totals[course.place[course.set_up]] * law.rounds, 1)
        elif sight == STANDING:
            turn = rotation(law, own)
            chapters[each] = standing_chapter(law, game, own, turn)
            contexts[each] = standing_state(game, own, turn, states)
        elif sight == RING:
            contexts[each] = game.waiting
        elif sight == MANY_CHASE:
            chapters[each] = many_chase_chapter(law, game, own)
            contexts[each] = many_chase_context(law, course, game, own)
        elif sight != TURN:
            to_beat = own[game.holder].result + 1 if game.holder >= 0 else 0
            chapters[each] = playing(game, own)
            rows = super_boxes(law, game, own) * (course.totals.size + 1) + to_beat
            contexts[each] = 2 * (rows * (own.size + 1) + game.waiting)
            if sight == DUEL:
                chapter = duel_chapter(law, game, own)
                if chapter >= OPEN:
                    chapters[each] = chapter
                    contexts[each] += game.at == game.starter
    return chapters, contexts


@compiled
def super_boxes(law: Law, game: Any, own: Array) -> Whole:
    """How many players have shut the box after the holder of a chase did, where they score too."""
    count = 0
    if law.super_box == BOTH_SCORE and game.holder >= 0 and own[game.holder].result == 0:
        for seat in range(own.size):
            count += seat != game.holder and own[seat].result == 0
    return count


@compiled
def lowest(own: Array) -> Whole:
    """The lowest total so far and the number of players who share it, as one number."""
    best, sharers = -1, 0
    for seat in range(own.size):
        rank = own[seat].result
        if rank >= 0 and (best < 0 or rank < best):
            best, sharers = rank, 0
        if rank >= 0 and rank == best:
            sharers += 1
    return (best + 1) * (own.size + 1) + sharers


@compiled
def duel_chapter(law: Law, game: Any, own: Array) -> Whole:
    """The round and the lead in a chase game of two, as one number; less than `OPEN` if the game is decided."""
    left = law.rounds - game.round + 1
    ahead = own[game.starter].points - own[1 - game.starter].points
    reach = MOST_STEPS * left
    if game.contenders or not 0 <= index_of(ahead, reach, 2 if law.paid else 1) <= 2 * reach:
        return 0
    widest = 2 * MOST_STEPS * law.rounds
    return OPEN + game.round * (2 * widest + 1) + index_of(ahead, widest, 1)


@compiled
def many_chase_chapter(law: Law, game: Any, own: Array) -> Whole:
    """The round and what each place lacks of the leader, as one number; less than `OPEN` if the game is decided."""
    left, first, step = law.rounds - game.round + 1, place_of(own, np.int64(game.starter)), own.size if law.paid else 1
    most, digits, open_places = own[0].points, np.int64(game.round), 0
    for seat in range(own.size):
        most = max(most, own[seat].points)
    for place in range(own.size):
        lacks = (most - own[own[(first + place) % own.size].order].points) // step
        digits = digits * (MOST_STEPS * law.rounds + 2) + min(lacks, MOST_STEPS * left + 1)
        open_places += lacks <= MOST_STEPS * left
    return np.int64(playing(game, own) if game.contenders or open_places == 1 else OPEN + digits)


@compiled
def many_chase_context(law: Law, course: Course, game: Any, own: Array) -> Whole:
    """The total to beat, who else has shut the box, who is still to try and who tries, as one number."""
    first, others = place_of(own, np.int64(game.starter)), 0
    if law.super_box == BOTH_SCORE and game.holder >= 0 and own[game.holder].result == 0:
        for place in range(own.size):
            seat = own[(first + place) % own.size].order
            others |= (seat != game.holder and own[seat].result == 0) << place
    to_beat = own[game.holder].result + 1 if game.holder >= 0 else 0
    rows = others * (course.totals.size + 1) + to_beat
    mover = (place_of(own, np.int64(game.at)) - first) % own.size
    return np.int64(own.size * (rows * (own.size + 1) + game.waiting) + mover)


@compiled
def rotation(law: Law, own: Array) -> Whole:
    """The place at which the lowest rotation of the score begins; rotations of a score have the same values."""
    found, least = 0, -1
    for turn in range(own.size):
        digits = 0
        for place in range(own.size):
            digits = digits * law.limit + own[own[(turn + place) % own.size].order].points
        if least < 0 or digits < least:
            found, least = turn, digits
    return found


@compiled
def standing_chapter(law: Law, game: Any, own: Array, turn: Whole) -> Whole:
    """The score of Last One Standing (lower sums first) and, if it matters, the starter, as one number."""
    total, digits = 0, 0
    for place in range(own.size):
        points = own[own[(turn + place) % own.size].order].points
        total += points
        digits = digits * law.limit + points
    starter = 0 if law.next_start == THROW else (place_of(own, np.int64(game.starter)) - turn) % own.size
    return (total * law.limit**own.size + digits) * own.size + starter


@compiled
def standing_state(game: Any, own: Array, turn: Whole, states: Array) -> Whole:
    """Who is still in the round and who throws, as `states` numbers it."""
    mover = (place_of(own, np.int64(game.at)) - turn) % own.size
    alive = 1 << mover
    for each in range(game.waiting):
        alive |= 1 << (place_of(own, np.int64(own[each].queue)) - turn) % own.size
    return states[alive, mover]
