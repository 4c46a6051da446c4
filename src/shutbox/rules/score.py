"""What the tiles that still stand count."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from shutbox.rules.box import standing, tiles
from shutbox.rules.turn import Total, TurnRules


@lru_cache(maxsize=64)
def _worths(rules: TurnRules) -> tuple[tuple[int, ...], ...]:
    """What each column counts, by how many of its tiles stand."""
    # The front goes first, so what stands is counted from the back.
    return tuple(
        tuple(accumulate((_worth(rules, column, row) for row in reversed(range(len(column)))), initial=0))
        for column in rules.box.columns
    )


def _worth(rules: TurnRules, column: tuple[int, ...], row: int) -> int:
    """What a tile counts, wherever the others are."""
    match rules.total:
        case Total.TILES:
            return 1
        case Total.FRONT_DOUBLE:
            # Only a column deeper than one has a front row that counts double.
            return column[row] * (2 if row == 0 and len(column) > 1 else 1)
    return column[row]


@lru_cache(maxsize=1 << 16)
def score(rules: TurnRules, position: int) -> int:
    """The total of a turn that ends at this position; lower is better, 0 is a shut box."""
    if rules.total is Total.DIGITS:
        return int("".join(str(tile.value) for tile in tiles(rules.box, position)) or "0")
    return sum([worth[count] for worth, count in zip(_worths(rules), standing(rules.box, position), strict=True)])
