"""Exact values as fractions: simple and slow on purpose, because the tests compare the fast solver with it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache

from shutbox.rules import OffMat, Position, Throw, TurnRules, after_move, dice_counts, moves, raised, throws

NOTHING = Position(0)
Worth = Callable[[Position], Fraction]
# Worths by several criteria: the greater of two tuples is the one that is greater where they first differ.
Worths = tuple[Fraction, ...]
Ranks = Callable[[Position], Worths]


def exact_values(rules: TurnRules, worth: Worth, *, sign: int = 1) -> Worth:
    """For each position, the best average worth of the position where the turn ends; with sign -1 the lowest."""
    ranks = exact_ranks(rules, lambda position: (sign * worth(position),))
    return lambda position: sign * ranks(position)[0]


def exact_ranks(rules: TurnRules, worths: Ranks) -> Ranks:
    """For each position, the average worths by each criterion of a turn that is best by the first, then by the next."""
    if rules.off_mat_chance and rules.off_mat in (OffMat.RAISE, OffMat.CHOOSE):
        return _cyclic(rules, worths)

    @cache
    def value(position: Position) -> Worths:
        if position == 0:
            return worths(NOTHING)
        on = max(exact_throw(rules, worths, value, position, dice) for dice in dice_counts(rules, position))
        ends = rules.set_up if rules.off_mat is OffMat.VOID else position
        return _mean([(1 - rules.off_mat_chance, on), (rules.off_mat_chance, worths(ends))])

    return value


def exact_dice(rules: TurnRules, worths: Ranks, value: Ranks, position: Position) -> int:
    """The number of dice to throw; of equal numbers the first."""
    return max(dice_counts(rules, position), key=lambda dice: exact_throw(rules, worths, value, position, dice))


def exact_move(rules: TurnRules, value: Ranks, position: Position, throw: Throw) -> Position | None:
    """The position after the best move, after the first of equal ones; None for a miss."""
    places = [after_move(position, move) for move in moves(rules, position, throw)]
    return max(places, key=value, default=None)


def exact_throw(rules: TurnRules, worths: Ranks, value: Ranks, position: Position, dice: int) -> Worths:
    """The average worths of a throw that stays on the mat."""
    places = [(weight, exact_move(rules, value, position, throw)) for throw, weight in throws(dice, rules.faces)]
    parts = [(weight, worths(position) if place is None else value(place)) for weight, place in places]
    return _mean([(Fraction(weight, rules.faces**dice), each) for weight, each in parts])


def exact_penalty(rules: TurnRules, worths: Ranks, value: Ranks, position: Position) -> Position | None:
    """The position after a throw off the mat; None if the turn ends."""
    up = raised(rules.box, rules.set_up, position)
    match rules.off_mat:
        case OffMat.RAISE:
            return up
        case OffMat.CHOOSE:
            return None if worths(position) > value(up) else up
        case OffMat.NONE | OffMat.END | OffMat.VOID:
            return None


def _mean(parts: list[tuple[Fraction, Worths]]) -> Worths:
    columns = zip(*(values for _, values in parts), strict=True)
    return tuple(
        sum((share * value for (share, _), value in zip(parts, column, strict=True)), Fraction(0)) for column in columns
    )


# A row of equations: the chance of each next position, and the worths of the end of the turn.
Row = tuple[list[Fraction], Worths]


def _cyclic(rules: TurnRules, worths: Ranks) -> Ranks:
    """Values if tiles can rise again, by policy iteration, which solves a linear system for each policy exactly."""
    size = rules.box.size
    standing = [Position(place) for place in range(1, size)]
    values = [worths(NOTHING), *map(worths, standing)]
    nothing: Row = [Fraction(0)] * size, worths(NOTHING)
    rows = [nothing, *(_best_row(rules, worths, values, place) for place in standing)]
    while True:
        values = _solve_rows(rows)
        better = [_best_row(rules, worths, values, place) for place in standing]
        # A position keeps its row unless another is strictly better, so that the iteration ends.
        changes = [place for place, row in enumerate(better, 1) if _apply(values, row) > values[place]]
        if not changes:
            return values.__getitem__
        for place in changes:
            rows[place] = better[place - 1]


def _apply(values: list[Worths], row: Row) -> Worths:
    """The worths that a row comes to."""
    shares, constant = row
    return _mean([(Fraction(1), constant), *zip(shares, values, strict=True)])


def _best_row(rules: TurnRules, worths: Ranks, values: list[Worths], position: Position) -> Row:
    off, value = rules.off_mat_chance, values.__getitem__
    dice = exact_dice(rules, worths, value, position)
    ways = [((1 - off) * Fraction(weight, rules.faces**dice), throw) for throw, weight in throws(dice, rules.faces)]
    places = [(share, exact_move(rules, value, position, throw)) for share, throw in ways]
    places.append((off, exact_penalty(rules, worths, value, position)))
    shares, end = [Fraction(0)] * len(values), Fraction(0)
    for share, place in places:
        if place is None:
            end += share
        else:
            shares[place] += share
    return shares, tuple(end * worth for worth in worths(position))


def _solve_rows(rows: list[Row]) -> list[Worths]:
    """The values that satisfy value[i] = shares[i] · values + constant, by elimination."""
    size = len(rows)
    table = [
        [int(i == j) - shares[j] for j in range(size)] + list(constant) for i, (shares, constant) in enumerate(rows)
    ]
    for pivot in range(size):
        swap = next(i for i in range(pivot, size) if table[i][pivot])
        table[pivot], table[swap] = table[swap], table[pivot]
        scale = table[pivot][pivot]
        table[pivot] = [entry / scale for entry in table[pivot]]
        for i in range(size):
            if i != pivot and table[i][pivot]:
                factor = table[i][pivot]
                table[i] = [a - factor * b for a, b in zip(table[i], table[pivot], strict=True)]
    return [tuple(line[size:]) for line in table]
