"""What the tiles that still stand count."""

from __future__ import annotations

from functools import lru_cache

from shutbox.rules.box import tiles
from shutbox.rules.turn import Total, TurnRules


@lru_cache(maxsize=1 << 16)
def score(rules: TurnRules, position: int) -> int:
    """The total of a turn that ends at this position; lower is better, 0 is a shut box."""
    box = rules.box
    up = tiles(box, position)
    match rules.total:
        case Total.SUM:
            return sum(tile.value for tile in up)
        case Total.FRONT_DOUBLE:
            # Only a column deeper than one has a front row that counts double.
            return sum(tile.value * (2 if tile.row == 0 and len(box.columns[tile.column]) > 1 else 1) for tile in up)
        case Total.TILES:
            return sum(1 for _ in up)
    return int("".join(str(tile.value) for tile in up) or "0")
