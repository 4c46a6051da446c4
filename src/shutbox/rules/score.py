"""The total of a turn: the value of the tiles that still stand."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from shutbox.errors import MOST_SAFE
from shutbox.rules.box import Position, standing, tiles
from shutbox.rules.column import ColumnTable, back, column_sum, column_table
from shutbox.rules.turn import OffMat, Total, TurnRules


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


def attainable(rules: TurnRules, position: Position, total: int) -> bool:
    """Whether some of the tiles count this total: false only if no turn can end with it from this position.

    It is not checked whether dice can leave these tiles standing. If the total is read as digits, it is not checked
    either whether a tile stands behind each of them.
    """
    raises = rules.off_mat in (OffMat.RAISE, OffMat.CHOOSE)
    most = rules.set_up if raises else position
    columns = total_columns(rules)
    if total == 0 or (rules.off_mat is OffMat.VOID and total == score(rules, rules.set_up)):
        return True
    if columns is None:
        return _is_spelled([str(tile.value) for tile in tiles(rules.box, most)], str(total))
    return total <= column_sum(rules.box, columns, most) and bool(_sums(rules, columns, most) >> total & 1)


def _sums(rules: TurnRules, columns: ColumnTable, position: Position) -> int:
    """The totals of all positions that this one can lead to, as the bits of a number."""
    bits = 1
    for column, count in zip(columns, standing(rules.box, position), strict=True):
        sums = 0
        for worth in column[: count + 1]:
            sums |= bits << worth
        bits = sums
    return bits


def _is_spelled(parts: list[str], text: str) -> bool:
    """Whether some of the parts in this order, joined, are the text."""
    lengths = {0}
    for part in parts:
        lengths |= {length + len(part) for length in lengths if text.startswith(part, length)}
    return len(text) in lengths
