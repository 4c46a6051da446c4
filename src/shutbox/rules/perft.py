"""Perft: the number of sequences of (throw, move) of a given length, to compare implementations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from shutbox.rules.box import Move, Position, after_move
from shutbox.rules.chance import Throw, dice_counts, throws
from shutbox.rules.moves import moves
from shutbox.rules.turn import TurnRules


def lines(rules: TurnRules, position: Position) -> Iterator[tuple[Throw, Move]]:
    """Every throw with every legal move, for every allowed number of dice."""
    if position == 0:
        return
    for dice in dice_counts(rules, position):
        for throw, _ in throws(dice, rules.faces):
            for move in moves(rules, position, throw):
                yield throw, move


def perft(rules: TurnRules, position: Position, depth: int) -> int:
    """The number of sequences of exactly this many throws from a position."""
    # Breadth first, so that a position that many sequences reach is expanded once.
    return next(islice(levels(rules, position), depth, None)).total()


def levels(rules: TurnRules, position: Position) -> Iterator[Counter[Position]]:
    """The positions after 0, 1, 2, ... throws, each with the number of sequences that reach it; without an end."""
    positions = Counter({position: 1})
    while True:
        yield positions
        after: Counter[Position] = Counter()
        for place, ways in positions.items():
            for _, move in lines(rules, place):
                after[after_move(place, move)] += ways
        positions = after


def divide(rules: TurnRules, position: Position, depth: int) -> list[tuple[Throw, Move, int]]:
    """Perft by the first throw and move."""
    first = lines(rules, position)
    return [(throw, move, perft(rules, after_move(position, move), depth - 1)) for throw, move in first]
