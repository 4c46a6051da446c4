"""Sums over standing tiles by column, as tables that rules and solver share."""

from __future__ import annotations

from collections.abc import Callable

from shutbox.rules.box import Box, Position, standing

# Indexed by column, then by the number of standing tiles in it.
ColumnTable = tuple[tuple[int, ...], ...]


def column_table(box: Box, worth: Callable[[tuple[int, ...], int], int]) -> ColumnTable:
    """The contribution of each column for each number of standing tiles: `worth(column, count)`."""
    return tuple(tuple(worth(column, count) for count in range(len(column) + 1)) for column in box.columns)


def column_sum(box: Box, table: ColumnTable, position: Position) -> int:
    """The sum of the contributions of the columns at a position."""
    return sum([column[count] for column, count in zip(table, standing(box, position), strict=True)])


def back(column: tuple[int, ...], count: int) -> tuple[int, ...]:
    """The standing tiles of a column, front to back; the front tile is shut first."""
    return column[len(column) - count :]
