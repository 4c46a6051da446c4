"""The rules of a game as numbers, and a game as records of numbers: what the compiled rulings take."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from shutbox.rules.ruleset import (
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
from shutbox.simulate.chance import Key

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
