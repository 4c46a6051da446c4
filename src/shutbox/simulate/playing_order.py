"""The playing order of many games at once: the first half of `play.round` as compiled loops.

A game is a record of `GAME` and one of `SEAT` for each seat; sets of seats are bits.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shutbox.play import MOST_TIES
from shutbox.simulate.chance import DICE, Key, Whole, drawn
from shutbox.simulate.law import GAME, SAME, SEAT, THROW, WINNER, Law, Record, Seats
from shutbox.solve import compiled

Array = np.ndarray[Any, Any]


def new_games(
    law: Law, numbers: Array, line_ups: Array, over: tuple[Array, Array] | None = None
) -> tuple[Array, Array]:
    """New games with these numbers and line-ups.

    The arrays of `over` are reused if they have the right size, because allocating memory for each batch would take a
    third of the time of short games.
    """
    games, seats = over if over and over[0].size == numbers.size else _room(law, numbers.size)
    games.view(np.uint8).fill(0)
    seats.view(np.uint8).fill(0)
    games["number"], games["line_up"] = numbers, line_ups
    seats["order"] = np.arange(law.players)
    begin_all(law, games, seats)
    return games, seats


def _room(law: Law, count: int) -> tuple[Array, Array]:
    return np.empty(count, GAME), np.empty((count, law.players), SEAT)


@compiled
def begin_all(law: Law, games: Array, seats: Array) -> None:
    """Begins the first round of every game."""
    for index in range(games.size):
        game, own = games[index], seats[index]
        game.round = 1
        if law.throw_first:
            roll_for_start(law, game, own)
        else:
            begin(law, game, own, np.int64(game.starter))
        game.began = game.starter


@compiled
def in_play(game: Record, seat: Whole) -> bool:
    """Whether a seat still takes turns."""
    if game.out >> seat & 1:
        return False
    return game.contenders == 0 or bool(game.contenders >> seat & 1)


@compiled
def playing(game: Record, own: Seats) -> Whole:
    """The number of seats that still take turns."""
    count = 0
    for seat in range(own.size):
        count += in_play(game, seat)
    return count


@compiled
def place_of(own: Seats, seat: Whole) -> Whole:
    """The place of a seat in the playing order."""
    place = 0
    while own[place].order != seat:
        place += 1
    return place


@compiled
def line_up(game: Record, own: Seats, seat: Whole) -> Whole:
    """The first seat in play from this one on; the seats after it are queued."""
    place, first = place_of(own, seat), np.int64(-1)
    game.waiting = 0
    for _ in range(own.size):
        each = np.int64(own[place].order)
        place = place + 1 if place + 1 < own.size else 0
        if in_play(game, each):
            if first < 0:
                first = each
            else:
                own[game.waiting].queue = each
                game.waiting += 1
    return first


@compiled
def pop(game: Record, own: Seats) -> Whole:
    """Removes and returns the first seat of the queue."""
    seat = np.int64(own[0].queue)
    game.waiting -= 1
    for each in range(game.waiting):
        own[each].queue = own[each + 1].queue
    return seat


@compiled
def start_throw(law: Law, game: Record) -> Whole:
    """The total of a throw for the start."""
    outcome = drawn(Key(law.low, law.high), game.number, DICE, 0, np.int64(game.throws), law.outcomes)
    game.throws += 1
    total = 0
    for _ in range(law.start_dice):
        total += outcome % law.faces + 1
        outcome //= law.faces
    return total


@compiled
def roll_for_start(law: Law, game: Record, own: Seats) -> None:
    """Throws for the start until a single seat is highest, and begins the round."""
    # A seat that is tied for more throws ranks above the others; a throw counts less than 1000.
    ranks = np.full(own.size, -1)
    tied = 0
    for seat in range(own.size):
        if in_play(game, seat):
            ranks[seat], tied = 0, tied + 1
    depth = 0
    while tied > 1 and depth < MOST_TIES:
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


@compiled
def rank_order(own: Seats, ranks: Array) -> None:
    """Sorts the order by the throws, highest first; equal throws and seats that do not play keep their order."""
    for place in range(1, own.size):
        seat, at = np.int64(own[place].order), place
        while at > 0 and ranks[own[at - 1].order] < ranks[seat]:
            own[at].order = own[at - 1].order
            at -= 1
        own[at].order = seat


@compiled
def begin(law: Law, game: Record, own: Seats, starter: Whole) -> None:
    """Begins a turn of the starter, or of the next seat clockwise that is in play."""
    game.starter = line_up(game, own, starter)
    game.holder = -1
    for seat in range(own.size):
        own[seat].result = -1
    at_box(law, game, np.int64(game.starter))


@compiled
def at_box(law: Law, game: Record, seat: Whole) -> None:
    """Begins a turn of this seat at a new box."""
    game.at = seat
    game.position = law.set_up
    game.before = game.throws
    game.alone = 0


@compiled
def next_round(law: Law, game: Record, own: Seats, winner: Whole) -> None:
    """Begins the next round with the starter that the rules choose; a winner of -1 means nobody."""
    game.round += 1
    if law.next_start == THROW:
        roll_for_start(law, game, own)
    elif law.next_start == SAME:
        begin(law, game, own, np.int64(game.starter))
    elif law.next_start == WINNER and winner >= 0:
        begin(law, game, own, winner)
    else:
        after = (place_of(own, np.int64(game.starter)) + 1) % own.size
        begin(law, game, own, np.int64(own[after].order))
