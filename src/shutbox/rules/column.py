"""What stands, added up column by column: rules and solver read the same tables."""

from __future__ import annotations

from collections.abc import Callable

from shutbox.rules.box import Box, standing

# By column, and by how many of its tiles stand.
ColumnTable = tuple[tuple[int, ...], ...]


def column_table(box: Box, worth: Callable[[tuple[int, ...], int], int]) -> ColumnTable:
    """What each column adds when so many of its tiles stand: `worth(column, count)`."""
    return tuple(tuple(worth(column, count) for count in range(len(column) + 1)) for column in box.columns)


def column_sum(box: Box, table: ColumnTable, position: int) -> int:
    """What the columns of a position add up to."""
    return sum([column[count] for column, count in zip(table, standing(box, position), strict=True)])


def back(column: tuple[int, ...], count: int) -> tuple[int, ...]:
    """The tiles that stand in a column, front to back: the front one goes first."""
    return column[len(column) - count :]
