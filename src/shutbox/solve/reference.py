"""Exact values as fractions: simple and slow on purpose, because the tests compare the fast solver with it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache

from shutbox.rules import OffMat, Position, Throw, TurnRules, after_move, dice_counts, moves, raised, throws

NOTHING = Position(0)
Worth = Callable[[Position], Fraction]


def exact_values(rules: TurnRules, worth: Worth, *, sign: int = 1) -> Worth:
    """For each position, the best average worth of the position where the turn ends; with sign -1 the lowest."""
    if rules.off_mat_chance and rules.off_mat in (OffMat.RAISE, OffMat.CHOOSE):
        return _cyclic(rules, worth, sign)
    best = max if sign > 0 else min

    @cache
    def value(position: Position) -> Fraction:
        if position == 0:
            return worth(NOTHING)
        on = best(_mean(rules, dice, lambda throw: shut(position, throw)) for dice in dice_counts(rules, position))
        ends = rules.set_up if rules.off_mat is OffMat.VOID else position
        return (1 - rules.off_mat_chance) * on + rules.off_mat_chance * worth(ends)

    def shut(position: Position, throw: Throw) -> Fraction:
        return best(map(value, _after(rules, position, throw)), default=worth(position))

    return value


def _after(rules: TurnRules, position: Position, throw: Throw) -> list[Position]:
    return [after_move(position, move) for move in moves(rules, position, throw)]


def _mean(rules: TurnRules, dice: int, worth: Callable[[Throw], Fraction]) -> Fraction:
    total = sum(weight * worth(throw) for throw, weight in throws(dice, rules.faces))
    return Fraction(total, rules.faces**dice)


def _cyclic(rules: TurnRules, worth: Worth, sign: int) -> Worth:
    """Values if tiles can rise again, by policy iteration, which solves a linear system for each policy exactly."""
    size = rules.box.size
    standing = [Position(place) for place in range(1, size)]
    values = [worth(NOTHING), *map(worth, standing)]
    rows = [_unit(size, worth(NOTHING)), *(_best_row(rules, worth, sign, values, place) for place in standing)]
    while True:
        values = _solve_rows(rows)
        better = [_best_row(rules, worth, sign, values, place) for place in standing]
        # A position keeps its row unless another is strictly better, so that the iteration ends.
        changes = [place for place, row in enumerate(better, 1) if sign * _apply(values, row) > sign * values[place]]
        if not changes:
            return values.__getitem__
        for place in changes:
            rows[place] = better[place - 1]


def _unit(size: int, value: Fraction) -> list[Fraction]:
    return [Fraction(0)] * size + [value]


def _apply(values: list[Fraction], line: list[Fraction]) -> Fraction:
    """The value of a row: a coefficient for every position, then a constant."""
    return sum((share * value for share, value in zip(line, values, strict=False)), line[-1])


def _best_row(rules: TurnRules, worth: Worth, sign: int, values: list[Fraction], position: Position) -> list[Fraction]:
    chance, size = rules.off_mat_chance, len(values)

    def row(dice: int) -> list[Fraction]:
        line = [Fraction(0)] * size + [Fraction(0)]
        for throw, weight in throws(dice, rules.faces):
            share = (1 - chance) * Fraction(weight, rules.faces**dice)
            places = _after(rules, position, throw)
            if places:
                line[max(places, key=lambda place: sign * values[place])] += share
            else:
                line[-1] += share * worth(position)
        up = raised(rules.box, rules.set_up, position)
        if rules.off_mat is OffMat.CHOOSE and sign * worth(position) > sign * values[up]:
            line[-1] += chance * worth(position)
        else:
            line[up] += chance
        return line

    return max(map(row, dice_counts(rules, position)), key=lambda line: sign * _apply(values, line))


def _solve_rows(rows: list[list[Fraction]]) -> list[Fraction]:
    """The values that satisfy value[i] = row[i] · values + constant, by elimination."""
    size = len(rows)
    table = [[int(i == j) - rows[i][j] for j in range(size)] + [rows[i][-1]] for i in range(size)]
    for pivot in range(size):
        swap = next(i for i in range(pivot, size) if table[i][pivot])
        table[pivot], table[swap] = table[swap], table[pivot]
        scale = table[pivot][pivot]
        table[pivot] = [entry / scale for entry in table[pivot]]
        for i in range(size):
            if i != pivot and table[i][pivot]:
                factor = table[i][pivot]
                table[i] = [a - factor * b for a, b in zip(table[i], table[pivot], strict=True)]
    return [line[-1] for line in table]
