"""The total of a turn: the value of the tiles that still stand."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from shutbox.errors import MOST_SAFE
from shutbox.rules.box import Position, tiles
from shutbox.rules.column import ColumnTable, back, column_sum, column_table
from shutbox.rules.turn import Total, TurnRules


@lru_cache(maxsize=64)
def total_columns(rules: TurnRules) -> ColumnTable | None:
    """The contribution of each column to the total; None if the total is not a sum over columns."""
    match rules.total:
        case Total.SUM:
            return column_table(rules.box, lambda column, count: sum(back(column, count)))
        case Total.TILES:
            return column_table(rules.box, lambda _, count: count)
        case Total.FRONT_DOUBLE:
            return column_table(rules.box, _front_double)
        case Total.DIGITS:
            return None
    assert_never(rules.total)


def _front_double(column: tuple[int, ...], count: int) -> int:
    """The sum of the standing tiles; the front tile of a column with several tiles counts double."""
    return sum(back(column, count)) + (column[0] if 1 < len(column) == count else 0)


@lru_cache(maxsize=1 << 16)
def score(rules: TurnRules, position: Position) -> int:
    """The total of a turn that ends at this position; lower is better, 0 is a shut box."""
    columns = total_columns(rules)
    if columns is None:
        return int("".join(str(tile.value) for tile in tiles(rules.box, position)) or "0")
    return column_sum(rules.box, columns, position)


def plain_total(total: int) -> int | str:
    """A total as plain data for JSON: its digits as text if other programs could not read the number exactly."""
    return total if total <= MOST_SAFE else str(total)
