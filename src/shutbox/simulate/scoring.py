"""What follows a turn, for many games at once: the second half of `play.round` as compiled loops.

Each function has its counterpart in `play.round`, and a test compares the two. A total is stored as its rank among all
totals, -1 for none; a set of seats is a bit set.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shutbox.play import MOST_TIES, MOST_TRIES, SUPER_BOX, WON
from shutbox.rules import BOX_SHUT, LAST_SHUT, MOST_ROUNDS, TAKEN
from shutbox.simulate.chance import Whole
from shutbox.simulate.course import Course
from shutbox.simulate.law import (
    BOTH_SCORE,
    CHASE,
    DRAW,
    HANDOVER,
    KNOCK_OUT,
    LAST_ONE_STANDING,
    MISSED,
    ONE_TURN,
    RUNNING,
    SOLITAIRE,
    TOOK,
    Law,
    Record,
    Seats,
)
from shutbox.simulate.playing_order import at_box, begin, in_play, line_up, next_round, playing, pop
from shutbox.solve import compiled

Array = np.ndarray[Any, Any]


@compiled
def won(game: Record, winners: Whole) -> None:
    """Ends the game with these winners."""
    game.winners = winners
    game.over = 1


@compiled
def turn_over(law: Law, game: Record, own: Seats, rank: Whole, total: Whole) -> None:
    """Scores a finished turn of the player at the box."""
    seat = np.int64(game.at)
    to_beat = own[game.holder].result if game.holder >= 0 else -1
    own[seat].result = rank
    own[seat].turns += 1
    own[seat].sum += total
    if law.format == SOLITAIRE:
        won(game, np.int64(game.position == 0))
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


@compiled
def next_turn(law: Law, game: Record, own: Seats) -> None:
    """Begins the turn of the next seat in the queue, or ends the round."""
    if game.waiting:
        at_box(law, game, pop(game, own))
    else:
        round_over(law, game, own)


@compiled
def chased(law: Law, game: Record, own: Seats, to_beat: Whole, rank: Whole) -> None:
    """Scores a try against the total to beat (RULES 3.5)."""
    both_shut = rank == 0 and to_beat == 0
    if both_shut and law.super_box == DRAW:
        scored(law, game, own, -1, 0)
        return
    beats = rank < to_beat or (both_shut and law.super_box == HANDOVER)
    if to_beat < 0 or (beats and own[game.at].turns <= MOST_TRIES * game.round):
        game.holder = game.at
        line_up(game, own, np.int64(game.at))
    next_turn(law, game, own)


@compiled
def too_high(law: Law, total: Whole) -> bool:
    """Whether a running total knocks its player out."""
    return total >= law.limit if law.reached else total > law.limit


@compiled
def round_over(law: Law, game: Record, own: Seats) -> None:
    """Ends a round."""
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


@compiled
def is_last(law: Law, game: Record, own: Seats) -> bool:
    """Whether this is the last round: all are played, or a player has reached the limit."""
    if law.format == RUNNING:
        return game.round >= law.rounds
    highest = law.limit if game.round >= MOST_ROUNDS else 0
    for seat in range(own.size):
        highest = max(highest, own[seat].running)
    return highest >= law.limit


@compiled
def round_winner(game: Record, own: Seats) -> Whole:
    """The holder of a chase, otherwise the only seat with the lowest total of the round, otherwise -1."""
    if game.holder >= 0:
        return np.int64(game.holder)
    leaders = lowest_results(own)
    for seat in range(own.size):
        if leaders == 1 << seat:
            return seat
    return -1


@compiled
def lowest_results(own: Seats) -> Whole:
    """The seats with the lowest total of the round."""
    leaders, best = 0, -1
    for seat in range(own.size):
        rank = own[seat].result
        if rank >= 0:
            if best < 0 or rank < best:
                leaders, best = 0, rank
            if rank == best:
                leaders |= 1 << seat
    return leaders


@compiled
def lowest_running(game: Record, own: Seats) -> Whole:
    """The seats in play with the lowest running total."""
    leaders, best = 0, -1
    for seat in range(own.size):
        if in_play(game, seat):
            if best < 0 or own[seat].running < best:
                leaders, best = 0, own[seat].running
            if own[seat].running == best:
                leaders |= 1 << seat
    return leaders


@compiled
def knocked_out(law: Law, game: Record, own: Seats, winner: Whole) -> None:
    """Ends a full knock-out round; several players can be out at once only at the end of a round."""
    high, count = 0, 0
    for seat in range(own.size):
        if in_play(game, seat) and too_high(law, own[seat].running):
            high |= 1 << seat
            count += 1
    if count == playing(game, own) or game.round >= MOST_ROUNDS:
        leading(law, game, own, lowest_running(game, own), winner)
        return
    game.out |= high
    if playing(game, own) == 1:
        won(game, 1 << line_up(game, own, 0))
    else:
        next_round(law, game, own, winner)


@compiled
def leading(law: Law, game: Record, own: Seats, leaders: Whole, winner: Whole) -> None:
    """Ends the game, or begins a play-off among the seats that share the lead."""
    if leaders & (leaders - 1) == 0 or not law.play_off or game.round >= last_round(law) + MOST_TIES:
        won(game, leaders)
        return
    game.contenders = leaders
    if law.format == CHASE:
        next_round(law, game, own, winner)
    else:
        game.round += 1
        begin(law, game, own, np.int64(game.starter))


@compiled
def last_round(law: Law) -> Whole:
    """The last round before a play-off."""
    if law.format == ONE_TURN:
        return 1
    return law.rounds if law.format == RUNNING or law.format == CHASE else MOST_ROUNDS


@compiled
def scored(law: Law, game: Record, own: Seats, winner: Whole, worth: Whole) -> None:
    """Scores a chase round: points for its winner and its other scorers, then the next round or the end."""
    if winner >= 0:
        paid(law, game, own, winner, worth)
    if not game.contenders and game.round < law.rounds:
        next_round(law, game, own, winner)
        return
    leading(law, game, own, most_points(game, own), winner)


@compiled
def most_points(game: Record, own: Seats) -> Whole:
    """The seats with the most points; in a play-off, among its players."""
    leaders, best = 0, 0
    for seat in range(own.size):
        if not game.contenders or game.contenders >> seat & 1:
            if not leaders or own[seat].points > best:
                leaders, best = 0, own[seat].points
            if own[seat].points == best:
                leaders |= 1 << seat
    return leaders


@compiled
def paid(law: Law, game: Record, own: Seats, winner: Whole, worth: Whole) -> None:
    """Gives points to the scorers of a chase round; with `Points.PAID` all others pay them."""
    for seat in range(own.size):
        if not scores(law, own, seat, winner):
            continue
        if not law.paid:
            own[seat].points += worth
            continue
        for other in range(own.size):
            if in_play(game, other) and not scores(law, own, other, winner):
                own[other].points -= worth
                own[seat].points += worth


@compiled
def scores(law: Law, own: Seats, seat: Whole, winner: Whole) -> bool:
    """Whether a seat scores in a chase round: its winner, by `BOTH_SCORE` also whoever shut the box like the winner."""
    both = law.super_box == BOTH_SCORE and own[winner].result == 0 and own[seat].result == 0
    return seat == winner or both


@compiled
def standing_over(law: Law, game: Record, own: Seats) -> None:
    """Last One Standing: what follows after the player at the box shuts tiles, misses, or takes the point."""
    if game.ended == TOOK:
        standing_won(law, game, own, TAKEN)
    elif game.ended == MISSED:
        if game.alone:
            standing_round(law, game, own, -1)
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


@compiled
def standing_next(game: Record, own: Seats) -> None:
    """Last One Standing: the next player at the shared box, who decides as survivor when alone."""
    game.at = pop(game, own)
    game.alone = game.waiting == 0


@compiled
def standing_won(law: Law, game: Record, own: Seats, worth: Whole) -> None:
    """Last One Standing: points, and the game won or a new round."""
    own[game.at].points += worth
    if own[game.at].points >= law.limit:
        won(game, 1 << np.int64(game.at))
    else:
        standing_round(law, game, own, np.int64(game.at))


@compiled
def standing_round(law: Law, game: Record, own: Seats, winner: Whole) -> None:
    """Last One Standing: begins the next round, or ends the game after the last one."""
    if game.round < MOST_ROUNDS:
        next_round(law, game, own, winner)
    else:
        won(game, most_points(game, own))


@compiled
def go_on(law: Law, course: Course, games: Array, seats: Array, totals: Array, group: Array) -> Whole:
    """Continues each game of a group after the turn or throw that has just ended.

    Totals are counted by [line-up, seat, rank]. Returns the highest number of steps of a game.
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
