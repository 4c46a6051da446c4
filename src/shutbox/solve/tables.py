"""Turns the rules of a turn into flat arrays, so that the kernels need not know about variants of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from shutbox.errors import MOST_SAFE, ShutboxError
from shutbox.rules import (
    FREE,
    NO_LIMIT,
    Behind,
    Box,
    Buys,
    OffMat,
    Position,
    Throw,
    TurnRules,
    moves,
    one_die_condition,
    raised,
    score,
    throws,
    total_columns,
    ways,
)
from shutbox.solve import kernels
from shutbox.solve.price import edge_count

Array = np.ndarray[Any, Any]
# Moves of one position that can be listed before more room is needed.
ROOM = 64
MOST_BYTES = 1 << 30


@dataclass(frozen=True, slots=True, eq=False)
class Graph:
    """A turn as arrays. A row is a (position, class of throws); `kernels` explains the arrays."""

    rules: TurnRules
    throws: tuple[tuple[Throw, ...], ...]
    first: Array
    after: Array
    chance: Array
    counts: Array
    off: float
    ends: Array
    up: Array
    totals: Array

    @property
    def size(self) -> int:
        """The number of positions."""
        return self.rules.box.size

    @property
    def lost(self) -> Array:
        """The position after a throw off the mat if a tile rises where it can; ~end if the turn ends as `end`."""
        return np.where(self.up >= 0, self.up, ~self.ends)

    @property
    def voids(self) -> bool:
        """Whether a throw off the mat can end the turn as another position than the one at hand."""
        return self.off > 0 and bool((self.ends >= 0).any() and (self.ends != np.arange(self.size)).any())

    @property
    def cyclic(self) -> bool:
        """Whether a shut tile can rise again, so that one sweep is not enough."""
        return self.off > 0 and bool((self.up >= 0).any())


def memory(rules: TurnRules) -> int:
    """An upper bound on the bytes that a graph and one sweep of it need."""
    classes = len(_classes(rules)) if rules.box.size < 1 << 32 else 1
    return edge_count(rules) * 8 + rules.box.size * (classes * 16 + 64)


def check_size(rules: TurnRules, more: int = 0) -> None:
    """Raises if the box is too large to solve; `more` is the number of bytes that a game needs besides its turn."""
    total_bytes = memory(rules) + more
    if total_bytes > MOST_BYTES or ways(rules) > 1 << 20:
        raise ShutboxError(
            "solve-too-large",
            positions=rules.box.size,
            moves=edge_count(rules),
            megabytes=total_bytes >> 20,
            most=MOST_BYTES >> 20,
        )


def _classes(rules: TurnRules) -> list[tuple[Throw, ...]]:
    """Classes of throws that allow the same moves at every position: those of one total, or each throw by itself."""
    every = [throw for dice in {rules.dice, 1} for throw, _ in throws(dice, rules.faces)]
    if rules.buys is not Buys.SUM:
        return [(throw,) for throw in sorted(every, key=lambda throw: (len(throw), throw))]
    return [tuple(throw for throw in every if sum(throw) == pips) for pips in range(1, rules.highest_throw + 1)]


def _chance(rules: TurnRules, classes: list[tuple[Throw, ...]]) -> Array:
    chance = np.zeros((2, len(classes)))
    for row, dice in ((0, rules.dice), (1, 1)):
        weights = dict(throws(dice, rules.faces))
        for index, together in enumerate(classes):
            chance[row, index] = sum(weights.get(throw, 0) for throw in together) / rules.faces**dice
    return chance


@lru_cache(maxsize=4)
def standing_counts(box: Box) -> tuple[Array, ...]:
    """For each column, the number of its standing tiles by position."""
    positions = np.arange(box.size, dtype=np.int64)
    return tuple(
        positions // weight % (len(column) + 1) for column, weight in zip(box.columns, box.weights, strict=True)
    )


def column_sums(box: Box, table: Sequence[Sequence[float]]) -> Array:
    """The sum over the columns at each position, from a table of `rules.column.column_table`."""
    result = np.zeros(box.size)
    for column, counts in zip(table, standing_counts(box), strict=True):
        result += np.array(column, float)[counts]
    return result


def _totals(rules: TurnRules) -> Array:
    """The totals by position as doubles, which are exact up to 2 ** 53."""
    columns = total_columns(rules)
    return _digits(rules.box, float) if columns is None else column_sums(rules.box, columns)


def _digits(box: Box, kind: type) -> Array:
    """The values of the standing tiles read as one number, by position; as `object` it is exact however long."""
    result: Array = np.zeros(box.size, kind)
    for row in range(box.rows):
        for column, counts in zip(box.columns, standing_counts(box), strict=True):
            if row < len(column):
                up = counts >= len(column) - row
                result[up] = result[up] * 10 ** len(str(column[row])) + column[row]
    return result


@lru_cache(maxsize=4)
def ranked_totals(rules: TurnRules) -> tuple[tuple[int, ...], Array]:
    """The different totals in ascending order, exact however long, and the rank of each position's total."""
    exact = _totals(rules) if score(rules, rules.box.full) <= MOST_SAFE else _digits(rules.box, object)
    totals, ranks = np.unique(exact, return_inverse=True)
    return tuple(map(int, totals)), ranks


def one_die_allowed(rules: TurnRules) -> Array:
    """Whether one die may be thrown, by position."""
    condition = one_die_condition(rules)
    allowed: Array = column_sums(rules.box, condition.columns) <= condition.most
    return allowed


def _counts(rules: TurnRules) -> Array:
    """The allowed numbers of dice by position: 1 is all dice, 2 is one die, 3 is either."""
    return np.where(one_die_allowed(rules), 2 if rules.one_die.forced else 3, 1).astype(np.uint8)


def _pips(rules: TurnRules) -> Array:
    """The pips needed to shut tiles, by [column, standing tiles, tiles to shut]."""
    table = np.full((len(rules.box.columns), rules.box.rows + 1, rules.box.rows + 1), 1 << 20, np.int64)
    for index, column in enumerate(rules.box.columns):
        for count in range(1, len(column) + 1):
            front = len(column) - count
            reach = 1 if rules.behind is Behind.NEXT_THROW else count
            for shut_count in range(1, reach + 1):
                table[index, count, shut_count] = sum(column[front : front + shut_count])
    return table


def _rows(rules: TurnRules, classes: list[tuple[Throw, ...]]) -> tuple[Array, Array]:
    if rules.buys is not Buys.SUM:
        return _slow_rows(rules, classes)
    first, after = _quick_rows(rules)
    if rules.unlucky or rules.first_throw != FREE:
        first, after = _legal_rows(rules, classes, first, after)
    return first, after


def _quick_rows(rules: TurnRules) -> tuple[Array, Array]:
    """The rows computed with the kernel, for rules that look at the sum alone."""
    radices = np.array([len(column) + 1 for column in rules.box.columns])
    most_tiles = rules.highest_throw if rules.tiles == NO_LIMIT else rules.tiles
    lengths = np.zeros((rules.box.size, rules.highest_throw + 1), np.int64)
    after, room = np.empty(edge_count(rules), np.int32), np.empty((4, ROOM), np.int64)
    position = edges = 0
    while position < rules.box.size:
        position, edges = kernels.list_moves(
            radices, np.array(rules.box.weights), _pips(rules), most_tiles, position, edges, lengths, after, room
        )
        room = np.empty((4, 2 * room.shape[1]), np.int64)
    return np.concatenate([[0], np.cumsum(lengths[:, 1:])]), after[:edges].copy()


def _slow_rows(rules: TurnRules, classes: list[tuple[Throw, ...]]) -> tuple[Array, Array]:
    """The rows computed with `rules.moves`, for rules that look at the faces and not only at the sum."""
    rows = [
        [position - move for move in moves(rules, position, together[0])]
        for position in map(Position, range(rules.box.size))
        for together in classes
    ]
    first = np.cumsum([0, *map(len, rows)])
    return first, np.array([place for row in rows for place in row], np.int32)


def _legal_rows(rules: TurnRules, classes: list[tuple[Throw, ...]], first: Array, after: Array) -> tuple[Array, Array]:
    """The rows without moves for the unlucky total, and at the set-up with only the moves of the first-throw rule."""
    lengths = np.diff(first)
    is_legal = np.ones(after.size, bool)
    if rules.unlucky:
        row_of = np.repeat(np.arange(lengths.size), lengths)
        is_legal &= row_of % len(classes) != rules.unlucky - 1
    if rules.first_throw != FREE:
        for index, together in enumerate(classes):
            row = rules.set_up * len(classes) + index
            targets = {rules.set_up - move for throw in together[:1] for move in moves(rules, rules.set_up, throw)}
            span = slice(first[row], first[row + 1])
            is_legal[span] &= np.array([int(place) in targets for place in after[span]], bool)
    new_index = np.concatenate([[0], np.cumsum(is_legal)])
    return new_index[first], after[is_legal]


def _up(rules: TurnRules) -> Array:
    """The position after the highest shut tile rises, by position; -1 if that is not the penalty."""
    if not rules.off_mat_chance or rules.off_mat not in (OffMat.RAISE, OffMat.CHOOSE):
        return np.full(rules.box.size, -1, np.int64)
    every = map(Position, range(rules.box.size))
    return np.array([raised(rules.box, rules.set_up, position) for position in every], np.int64)


def _ends(rules: TurnRules) -> Array:
    """The position as which the turn counts if a throw off the mat ends it, by position; -1 if it never ends it."""
    if rules.off_mat is OffMat.VOID:
        return np.full(rules.box.size, rules.set_up, np.int64)
    if rules.off_mat is OffMat.RAISE and rules.off_mat_chance:
        return np.full(rules.box.size, -1, np.int64)
    return np.arange(rules.box.size, dtype=np.int64)


@lru_cache(maxsize=4)
def graph(rules: TurnRules) -> Graph:
    """The graph of a turn."""
    check_size(rules)
    classes = _classes(rules)
    first, after = _rows(rules, classes)
    return Graph(
        rules=rules,
        throws=tuple(classes),
        first=first.astype(np.int64),
        after=after,
        chance=_chance(rules, classes),
        counts=_counts(rules),
        off=float(rules.off_mat_chance),
        ends=_ends(rules),
        up=_up(rules),
        totals=_totals(rules),
    )
