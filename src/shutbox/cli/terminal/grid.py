"""Text in columns."""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import wrap
from unicodedata import combining, east_asian_width

GAP = 2
_PAINT = re.compile("\x1b\\[[0-9;]*m")


def width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    plain = _PAINT.sub("", text)
    return sum(0 if combining(char) else 2 if east_asian_width(char) in "WF" else 1 for char in plain)


def padded(text: str, columns: int) -> str:
    """The text with spaces up to this width."""
    return text + " " * (columns - width(text))


def shortened(text: str, columns: int) -> str:
    """The text, cut off with an ellipsis where it is wider than this."""
    while width(text) > columns:
        text = text.removesuffix("…")[:-1] + "…"
    return text


def aligned(rows: Sequence[Sequence[str]], columns: int, *, indent: int = 2) -> list[str]:
    """Rows under each other, the last cell of each wrapped within the width."""
    widths = [max(map(width, cells)) for cells in zip(*(row[:-1] for row in rows), strict=True)]
    left = indent + sum(widths) + GAP * len(widths)
    lines = []
    for row in rows:
        head = (" " * GAP).join([*map(padded, row[:-1], widths), ""])
        wrapped = wrap(row[-1], max(columns - left, 20), break_on_hyphens=False) or [""]
        lines += [f"{' ' * indent}{head}{wrapped[0]}".rstrip(), *(" " * left + more for more in wrapped[1:])]
    return lines


def flowed(cells: Sequence[str], columns: int, *, indent: int = 2) -> list[str]:
    """Cells of one width side by side, as many to a line as there is room for, read line by line."""
    if not cells:
        return []
    widest = max(map(width, cells))
    count = max((columns - indent + GAP) // (widest + GAP), 1)
    lines = [cells[start : start + count] for start in range(0, len(cells), count)]
    return [" " * indent + (" " * GAP).join(padded(cell, widest) for cell in line).rstrip() for line in lines]


def paragraph(text: str, columns: int, *, indent: int = 0) -> list[str]:
    """A text wrapped within the width."""
    return [" " * indent + line for line in wrap(text, max(columns - indent, 20), break_on_hyphens=False)]
