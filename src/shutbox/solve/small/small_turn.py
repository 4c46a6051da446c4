"""Solves turns of small boxes with the standard library alone, for hints and bots where numpy and numba are missing."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Sequence
from math import prod
from typing import NamedTuple

from shutbox.rules import Buys, OffMat, Position, Throw, TurnRules, after_move, dice_counts, moves, score, throws
from shutbox.solve.objective import SLACK, Aim, Objective, worth

# A position with a throw takes about a hundredth of a millisecond, so the largest box takes some seconds.
MOST_THROWS = 500_000

Values = tuple[float, ...]
Ends = Callable[[Position], Values]


class DoubleArray(NamedTuple):
    """Numbers with a shape, in the layout of a stored table."""

    shape: tuple[int, ...]
    numbers: array[float]

    def doubles(self) -> bytes:
        """The numbers as little-endian doubles."""
        from sys import byteorder

        numbers = array("d", self.numbers)
        if byteorder == "big":
            numbers.byteswap()
        return numbers.tobytes()


def is_small(rules: TurnRules) -> bool:
    """Whether a turn is solved here: a small box whose tiles do not rise again."""
    rises = rules.off_mat_chance and rules.off_mat in (OffMat.RAISE, OffMat.CHOOSE)
    return not rises and rules.box.size * sum(len(kinds) for kinds in _all_throws(rules).values()) <= MOST_THROWS


def small_turn(rules: TurnRules, objective: Objective) -> dict[str, DoubleArray]:
    """The tables of `library.turn`: values[position, criterion], and bound[0]."""
    sign = objective.sign
    total = 1 if objective.worst else -1

    def ends(position: Position) -> Values:
        own = sign * float(worth(objective, rules, position))
        return (own,) if objective.aim is Aim.MEAN else (own, float(total * score(rules, position)))

    values = best_values(rules, ends)
    rows = [(sign * row[0], *row[1:]) for row in values]
    return {"values": table(rows), "bound": DoubleArray((1,), array("d", [0.0]))}


def table(rows: Sequence[Values]) -> DoubleArray:
    """Rows as an array of two dimensions."""
    shape = (len(rows), len(rows[0]))
    numbers = array("d", (number for row in rows for number in row))
    assert len(numbers) == prod(shape)
    return DoubleArray(shape, numbers)


def best_values(rules: TurnRules, ends: Ends) -> list[Values]:
    """The average of what a turn ends with, by position; each choice is the best by the first criterion, then the next.

    Successors have smaller codes than their position, so that one pass in ascending order is exact.
    """
    stops = [ends(Position(place)) for place in range(rules.box.size)]
    slack = [SLACK * max(1.0, *map(abs, column)) for column in zip(*stops, strict=True)]
    by_dice = _all_throws(rules)
    values = stops[:1]
    for place in map(Position, range(1, rules.box.size)):
        counts = dice_counts(rules, place)
        value = _best([_thrown(rules, by_dice[dice], dice, place, stops, values, slack) for dice in counts], slack)
        if off := float(rules.off_mat_chance):
            end = stops[rules.set_up if rules.off_mat is OffMat.VOID else place]
            value = tuple((1 - off) * one + off * two for one, two in zip(value, end, strict=True))
        values.append(value)
    return values


def _all_throws(rules: TurnRules) -> dict[int, list[tuple[Throw, int]]]:
    """The throws that differ in what they can shut, with their weights, by the number of dice."""
    return {dice: _throws(rules, dice) for dice in {1, rules.dice}}


def _throws(rules: TurnRules, dice: int) -> list[tuple[Throw, int]]:
    if rules.buys is not Buys.SUM:
        return list(throws(dice, rules.faces))
    weights = Counter[int]()
    for throw, weight in throws(dice, rules.faces):
        weights[sum(throw)] += weight
    return [((total,), weight) for total, weight in weights.items()]


def _thrown(
    rules: TurnRules,
    kinds: Sequence[tuple[Throw, int]],
    dice: int,
    place: Position,
    stops: Sequence[Values],
    values: Sequence[Values],
    slack: Sequence[float],
) -> Values:
    """The average value of a throw of so many dice that stays on the mat."""
    sums = [0.0] * len(slack)
    for throw, weight in kinds:
        after = [values[after_move(place, move)] for move in moves(rules, place, throw)]
        value = _best(after, slack) if after else stops[place]
        sums = [total + weight * each for total, each in zip(sums, value, strict=True)]
    return tuple(each / rules.faces**dice for each in sums)


def _best(options: Sequence[Values], slack: Sequence[float]) -> Values:
    """The first of the best options."""
    best = options[0]
    for option in options[1:]:
        if _is_better(option, best, slack):
            best = option
    return best


def _is_better(one: Values, two: Values, slack: Sequence[float]) -> bool:
    for mine, other, least in zip(one, two, slack, strict=True):
        if abs(mine - other) > least:
            return mine > other
    return False
