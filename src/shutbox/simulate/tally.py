"""What follows from a turn, for many games at once: the rulings of `play.round` on numbers, compiled.

Function by function this is `play.round`, and a test holds every game played here against it. A game is a record of
`GAME` and one of `SEAT` for each seat; sets of seats are bits, and a total is its rank among all totals, -1 for none.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit

from shutbox.play.round import SUPER_BOX, WON
from shutbox.rules.ruleset import (
    BOX_SHUT,
    LAST_SHUT,
    TAKEN,
    Begins,
    Format,
    NextStart,
    Order,
    OutAt,
    OutWhen,
    Points,
    RuleSet,
    SuperBox,
    Ties,
    Tries,
)
from shutbox.simulate.chance import DICE, Key, Whole, drawn
from shutbox.simulate.course import Course

Array = np.ndarray[Any, Any]
# A game, and its seats.
Record = Any
Seats = Any
GAME = np.dtype(
    [
        ("number", "u8"),
        ("line_up", "i4"),
        ("throws", "u4"),
        ("steps", "u4"),
        ("position", "i4"),
        ("round", "i4"),
        ("out", "u2"),
        ("contenders", "u2"),
        ("winners", "u2"),
        ("at", "i1"),
        ("began", "i1"),
        ("starter", "i1"),
        ("holder", "i1"),
        ("waiting", "i1"),
        ("alone", "i1"),
        ("ended", "i1"),
        ("over", "i1"),
    ],
    align=True,
)
SEAT = np.dtype(
    [
        ("running", "i8"),
        ("sum", "i8"),
        ("points", "i4"),
        ("turns", "i4"),
        ("result", "i4"),
        ("thrown", "u4"),
        ("order", "i1"),
        ("queue", "i1"),
    ],
    align=True,
)
# How a throw or a turn ended.
MISSED, SHUT, TOOK = 0, 1, 2
FORMATS = list(Format)
(ONE_TURN, RUNNING, KNOCK_OUT, UNTIL, CHASE, LAST_ONE_STANDING, SOLITAIRE) = range(len(FORMATS))
CLOCKWISE, WINNER, THROW, SAME = range(len(NextStart))
HANDOVER, DRAW, FIRST_KEEPS = range(len(SuperBox))


class Law(NamedTuple):
    """The rules of a game as numbers, and the key of its chance."""

    format: int
    players: int
    rounds: int
    limit: int
    reached: bool
    at_once: bool
    paid: bool
    super_box: int
    chase: bool
    throw_first: bool
    descending: bool
    next_start: int
    play_off: bool
    shut_wins: bool
    same_dice: bool
    set_up: int
    outcomes: int
    faces: int
    start_dice: int
    key: Key


def law_of(rules: RuleSet, players: int, key: Key) -> Law:
    """The rules of a game for so many players as the loops take them."""
    game, turn = rules.game, rules.turn
    form = Format.SOLITAIRE if players == 1 else game.format
    return Law(
        FORMATS.index(form),
        players,
        game.rounds,
        game.limit,
        game.out_at is OutAt.REACHED,
        game.out_when is OutWhen.AT_ONCE,
        game.points is Points.PAID,
        list(SuperBox).index(game.super_box),
        game.tries is Tries.CHASE,
        game.begins is Begins.THROW and players > 1,
        game.order is Order.DESCENDING,
        list(NextStart).index(game.next_start),
        game.ties is Ties.PLAY_OFF,
        game.shut_wins,
        game.same_dice,
        turn.set_up,
        turn.faces**turn.dice,
        turn.faces,
        turn.dice if form is Format.LAST_ONE_STANDING else 1,
        key,
    )


def new_games(law: Law, numbers: Array, line_ups: Array) -> tuple[Array, Array]:
    """Games of these numbers, played by the line-ups of these, each about to begin."""
    games, seats = np.zeros(numbers.size, GAME), np.zeros((numbers.size, law.players), SEAT)
    games["number"], games["line_up"] = numbers, line_ups
    seats["order"] = np.arange(law.players)
    begin_all(law, games, seats)
    return games, seats


@njit(cache=True, nogil=True)
def begin_all(law: Law, games: Array, seats: Array) -> None:
    """Begins the first round of every game."""
    for index in range(games.size):
        game, own = games[index], seats[index]
        game.round = 1
        if law.throw_first:
            roll_for_start(law, game, own)
        else:
            begin(law, game, own, game.starter)
        game.began = game.starter


@njit(cache=True, nogil=True)
def in_play(game: Record, seat: Whole) -> bool:
    """Whether a seat still takes turns."""
    if game.out >> seat & 1:
        return False
    return game.contenders == 0 or bool(game.contenders >> seat & 1)


@njit(cache=True, nogil=True)
def playing(game: Record, own: Seats) -> Whole:
    """How many still take turns."""
    count = 0
    for seat in range(own.size):
        count += in_play(game, seat)
    return count


@njit(cache=True, nogil=True)
def place_of(own: Seats, seat: Whole) -> Whole:
    """Where a seat comes in the playing order."""
    place = 0
    while own[place].order != seat:
        place += 1
    return place


@njit(cache=True, nogil=True)
def line_up(game: Record, own: Seats, seat: Whole) -> Whole:
    """The first in play from this seat on; those after it wait in the queue."""
    place, first = place_of(own, seat), -1
    game.waiting = 0
    for _ in range(own.size):
        each = own[place].order
        place = place + 1 if place + 1 < own.size else 0
        if in_play(game, each):
            if first < 0:
                first = each
            else:
                own[game.waiting].queue = each
                game.waiting += 1
    return first


@njit(cache=True, nogil=True)
def pop(game: Record, own: Seats) -> Whole:
    """The first of the queue, taken off it."""
    seat = own[0].queue
    game.waiting -= 1
    for each in range(game.waiting):
        own[each].queue = own[each + 1].queue
    return seat


@njit(cache=True, nogil=True)
def start_throw(law: Law, game: Record) -> Whole:
    """The total of a throw for the start."""
    outcome = drawn(law.key, game.number, DICE, 0, game.throws, law.outcomes)
    game.throws += 1
    total = 0
    for _ in range(law.start_dice):
        total += outcome % law.faces + 1
        outcome //= law.faces
    return total


@njit(cache=True, nogil=True)
def roll_for_start(law: Law, game: Record, own: Seats) -> None:
    """Throws for the start until one is highest, and begins the round."""
    # Whoever is still tied after so many throws ranks above all who are not; a throw counts less than 1000.
    ranks = np.full(own.size, -1)
    tied = 0
    for seat in range(own.size):
        if in_play(game, seat):
            ranks[seat], tied = 0, tied + 1
    depth = 0
    while tied > 1:
        best = 0
        for place in range(own.size):
            seat = own[place].order
            if ranks[seat] == depth * 1000:
                ranks[seat] += start_throw(law, game)
                best = max(best, ranks[seat])
        tied = 0
        for seat in range(own.size):
            if ranks[seat] == best:
                ranks[seat], tied = (depth + 1) * 1000, tied + 1
        depth += 1
    if law.descending:
        rank_order(own, ranks)
    begin(law, game, own, np.argmax(ranks))


@njit(cache=True, nogil=True)
def rank_order(own: Seats, ranks: Array) -> None:
    """Puts the higher throw first; of equal ones, and of those who do not play, the order stays."""
    for place in range(1, own.size):
        seat, at = own[place].order, place
        while at > 0 and ranks[own[at - 1].order] < ranks[seat]:
            own[at].order = own[at - 1].order
            at -= 1
        own[at].order = seat


@njit(cache=True, nogil=True)
def begin(law: Law, game: Record, own: Seats, starter: Whole) -> None:
    """A fresh box before the starter, or before the next clockwise who plays."""
    game.starter = line_up(game, own, starter)
    game.holder = -1
    for seat in range(own.size):
        own[seat].result = -1
    at_box(law, game, game.starter)


@njit(cache=True, nogil=True)
def at_box(law: Law, game: Record, seat: Whole) -> None:
    """This seat about to throw at a fresh box."""
    game.at = seat
    game.position = law.set_up
    game.alone = 0


@njit(cache=True, nogil=True)
def won(game: Record, winners: Whole) -> None:
    """The game over."""
    game.winners = winners
    game.over = 1


@njit(cache=True, nogil=True)
def next_round(law: Law, game: Record, own: Seats, winner: Whole) -> None:
    """The next round begun by whom the rules say; a winner of -1 is nobody."""
    game.round += 1
    if law.next_start == THROW:
        roll_for_start(law, game, own)
    elif law.next_start == SAME:
        begin(law, game, own, game.starter)
    elif law.next_start == WINNER and winner >= 0:
        begin(law, game, own, winner)
    else:
        begin(law, game, own, own[(place_of(own, game.starter) + 1) % own.size].order)


@njit(cache=True, nogil=True)
def turn_over(law: Law, game: Record, own: Seats, rank: Whole, total: Whole) -> None:
    """The player at the box has finished a turn of its own with this total."""
    seat = game.at
    to_beat = own[game.holder].result if game.holder >= 0 else -1
    own[seat].result = rank
    own[seat].turns += 1
    own[seat].sum += total
    if law.format == SOLITAIRE:
        won(game, game.position == 0)
        return
    if not game.contenders:
        own[seat].running += total
    if law.shut_wins and game.position == 0:
        won(game, 1 << seat)
    elif law.format == CHASE and law.chase:
        chased(law, game, own, to_beat, rank)
    elif law.format == KNOCK_OUT and law.at_once and too_high(law, own[seat].running):
        game.out |= 1 << seat
        if playing(game, own) == 1:
            won(game, 1 << line_up(game, own, seat))
        else:
            next_turn(law, game, own)
    else:
        next_turn(law, game, own)


@njit(cache=True, nogil=True)
def next_turn(law: Law, game: Record, own: Seats) -> None:
    """The next in the queue at a fresh box, or the round over."""
    if game.waiting:
        at_box(law, game, pop(game, own))
    else:
        round_over(law, game, own)


@njit(cache=True, nogil=True)
def chased(law: Law, game: Record, own: Seats, to_beat: Whole, rank: Whole) -> None:
    """After a try against the total to beat (RULES 3.5)."""
    both_shut = rank == 0 and to_beat == 0
    if both_shut and law.super_box == DRAW:
        scored(law, game, own, -1, 0)
        return
    if to_beat < 0 or rank < to_beat or (both_shut and law.super_box == HANDOVER):
        game.holder = game.at
        line_up(game, own, game.at)
    next_turn(law, game, own)


@njit(cache=True, nogil=True)
def too_high(law: Law, total: Whole) -> bool:
    """Whether a running total knocks its player out."""
    return total >= law.limit if law.reached else total > law.limit


@njit(cache=True, nogil=True)
def round_over(law: Law, game: Record, own: Seats) -> None:
    """After the last turn of a round."""
    winner = round_winner(game, own)
    if law.format == CHASE:
        shut = winner >= 0 and own[winner].result == 0
        scored(law, game, own, winner, SUPER_BOX if shut else WON)
    elif game.contenders or law.format == ONE_TURN:
        leading(law, game, own, lowest_results(own), winner)
    elif law.format == KNOCK_OUT:
        knocked_out(law, game, own, winner)
    elif is_last(law, game, own):
        leading(law, game, own, lowest_running(game, own), winner)
    else:
        next_round(law, game, own, winner)


@njit(cache=True, nogil=True)
def is_last(law: Law, game: Record, own: Seats) -> bool:
    """Whether no round follows this one: all are played, or somebody has reached the limit."""
    if law.format == RUNNING:
        return game.round >= law.rounds
    highest = 0
    for seat in range(own.size):
        highest = max(highest, own[seat].running)
    return highest >= law.limit


@njit(cache=True, nogil=True)
def round_winner(game: Record, own: Seats) -> Whole:
    """The holder of a chase, else whoever alone has the lowest total of the round, else -1."""
    if game.holder >= 0:
        return game.holder
    leaders = lowest_results(own)
    for seat in range(own.size):
        if leaders == 1 << seat:
            return seat
    return -1


@njit(cache=True, nogil=True)
def lowest_results(own: Seats) -> Whole:
    """Who has the lowest total of the round."""
    leaders, best = 0, -1
    for seat in range(own.size):
        rank = own[seat].result
        if rank >= 0:
            if best < 0 or rank < best:
                leaders, best = 0, rank
            if rank == best:
                leaders |= 1 << seat
    return leaders


@njit(cache=True, nogil=True)
def lowest_running(game: Record, own: Seats) -> Whole:
    """Who of those in play has the lowest running total."""
    leaders, best = 0, -1
    for seat in range(own.size):
        if in_play(game, seat):
            if best < 0 or own[seat].running < best:
                leaders, best = 0, own[seat].running
            if own[seat].running == best:
                leaders |= 1 << seat
    return leaders


@njit(cache=True, nogil=True)
def knocked_out(law: Law, game: Record, own: Seats, winner: Whole) -> None:
    """After a full knock-out round; only at the end of rounds can it take several at once."""
    high, count = 0, 0
    for seat in range(own.size):
        if in_play(game, seat) and too_high(law, own[seat].running):
            high |= 1 << seat
            count += 1
    if count == playing(game, own):
        leading(law, game, own, lowest_running(game, own), winner)
        return
    game.out |= high
    if playing(game, own) == 1:
        won(game, 1 << line_up(game, own, 0))
    else:
        next_round(law, game, own, winner)


@njit(cache=True, nogil=True)
def leading(law: Law, game: Record, own: Seats, leaders: Whole, winner: Whole) -> None:
    """The game decided, or a play-off among those who share the lead."""
    if leaders & (leaders - 1) == 0 or not law.play_off:
        won(game, leaders)
        return
    game.contenders = leaders
    if law.format == CHASE:
        next_round(law, game, own, winner)
    else:
        game.round += 1
        begin(law, game, own, game.starter)


@njit(cache=True, nogil=True)
def scored(law: Law, game: Record, own: Seats, winner: Whole, worth: Whole) -> None:
    """After a chase round: points to its winner, then the next round or the end."""
    if winner >= 0:
        paid(law, game, own, winner, worth)
    if not game.contenders and game.round < law.rounds:
        next_round(law, game, own, winner)
        return
    leading(law, game, own, most_points(game, own), winner)


@njit(cache=True, nogil=True)
def most_points(game: Record, own: Seats) -> Whole:
    """Who has most points, in a play-off among those who play it."""
    leaders, best = 0, 0
    for seat in range(own.size):
        if not game.contenders or game.contenders >> seat & 1:
            if not leaders or own[seat].points > best:
                leaders, best = 0, own[seat].points
            if own[seat].points == best:
                leaders |= 1 << seat
    return leaders


@njit(cache=True, nogil=True)
def paid(law: Law, game: Record, own: Seats, winner: Whole, worth: Whole) -> None:
    """Points to the winner of a chase round, by all others where they pay for it."""
    if not law.paid:
        own[winner].points += worth
        return
    for seat in range(own.size):
        if seat != winner and in_play(game, seat):
            own[seat].points -= worth
            own[winner].points += worth


@njit(cache=True, nogil=True)
def standing_over(law: Law, game: Record, own: Seats) -> None:
    """Last One Standing: the player at the box has shut tiles, missed, or taken the point."""
    if game.ended == TOOK:
        standing_won(law, game, own, TAKEN)
    elif game.ended == MISSED:
        if game.alone:
            next_round(law, game, own, -1)
        else:
            standing_next(game, own)
    elif game.position == 0:
        standing_won(law, game, own, BOX_SHUT)
    elif game.alone:
        standing_won(law, game, own, LAST_SHUT)
    else:
        own[game.waiting].queue = game.at
        game.waiting += 1
        standing_next(game, own)


@njit(cache=True, nogil=True)
def standing_next(game: Record, own: Seats) -> None:
    """Last One Standing: the next player at the shared box, who decides as survivor when alone."""
    game.at = pop(game, own)
    game.alone = game.waiting == 0


@njit(cache=True, nogil=True)
def standing_won(law: Law, game: Record, own: Seats, worth: Whole) -> None:
    """Last One Standing: points, and the game won or a new round."""
    own[game.at].points += worth
    if own[game.at].points >= law.limit:
        won(game, 1 << game.at)
    else:
        next_round(law, game, own, game.at)


@njit(cache=True, nogil=True)
def go_on(law: Law, course: Course, games: Array, seats: Array, totals: Array, group: Array) -> Whole:
    """Takes each game of a group on from the turn or throw that has just ended.

    Totals are counted by [line-up, seat, rank]. Gives the most steps that a game has taken.
    """
    most = 0
    for each in range(group.size):
        game, own = games[group[each]], seats[group[each]]
        if law.format == LAST_ONE_STANDING:
            standing_over(law, game, own)
        else:
            rank = course.place[game.position]
            totals[game.line_up, game.at, rank] += 1
            turn_over(law, game, own, rank, course.totals[rank])
        game.steps += 1
        most = max(most, game.steps)
    return most
