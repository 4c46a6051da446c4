"""The rules of a game as numbers, and a game as records of numbers: what the compiled rulings take."""

from __future__ import annotations

from typing import Any

import numpy as np

from shutbox.rules import Begins, Format, NextStart, Order, OutAt, OutWhen, Points, RuleSet, SuperBox, Ties, Tries
from shutbox.simulate.chance import Key

# A game, and its seats.
Record = Any
Seats = Any
GAME = np.dtype(
    [
        ("number", "u8"),
        ("line_up", "i4"),
        ("throws", "u4"),
        # The throws before the box was set up, so that those of the turn can be counted.
        ("before", "u4"),
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
HANDOVER, DRAW, FIRST_KEEPS, BOTH_SCORE = range(len(SuperBox))


# A record and not a tuple: a compiled function is handed a tuple number by number, a record as a whole.
LAW = np.dtype(
    [
        (name, "i8")
        for name in (
            "format",
            "players",
            "rounds",
            "limit",
            "reached",
            "at_once",
            "paid",
            "super_box",
            "chase",
            "throw_first",
            "descending",
            "next_start",
            "play_off",
            "shut_wins",
            "same_dice",
            "set_up",
            "outcomes",
            "faces",
            "start_dice",
        )
    ]
    + [("low", "u8"), ("high", "u8")]
)
Law = Any


def law_of(rules: RuleSet, players: int, key: Key) -> Law:
    """The rules of a game for so many players as numbers, flags being 0 or 1, and the key of its chance."""
    game, turn = rules.game, rules.turn
    form = Format.SOLITAIRE if players == 1 else game.format
    values = (
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
        *key,
    )
    return np.array([values], LAW).view(np.recarray)[0]
