"""Layout of text in columns."""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import wrap
from unicodedata import category, east_asian_width

GAP = 2
ZWJ, JOINERS = "\u200d", "\u200c\u200d"
_PAINT = re.compile("\x1b\\[[0-9;]*m")


def width(text: str) -> int:
    """The width of a text in columns of the terminal."""
    plain = _PAINT.sub("", text)
    return sum(map(_columns, f" {plain}", plain))


def _columns(before: str, char: str) -> int:
    """The width of a character: 0 for an accent, a joiner, a skin tone, and an emoji that is joined to another."""
    kind = category(char)
    if kind in ("Mn", "Me", "Cf") or "\U0001f3fb" <= char <= "\U0001f3ff" or (before == ZWJ and kind == "So"):
        return 0
    return 2 if east_asian_width(char) in "WF" else 1


def pad(text: str, columns: int) -> str:
    """The text with spaces added up to this width."""
    return text + " " * (columns - width(text))


def shorten(text: str, columns: int) -> str:
    """The text, cut off with an ellipsis if it is wider than this."""
    while width(text) > columns:
        text = text.removesuffix("…")[:-1].rstrip(JOINERS) + "…"
    return text


def align(rows: Sequence[Sequence[str]], columns: int, *, indent: int = 2) -> list[str]:
    """Rows as aligned columns; the last cell of each row is wrapped at the width."""
    widths = [max(map(width, cells)) for cells in zip(*(row[:-1] for row in rows), strict=True)]
    left = indent + sum(widths) + GAP * len(widths)
    lines = []
    for row in rows:
        head = (" " * GAP).join([*map(pad, row[:-1], widths), ""])
        wrapped = wrap(row[-1], max(columns - left, 20), break_on_hyphens=False) or [""]
        lines += [f"{' ' * indent}{head}{wrapped[0]}".rstrip(), *(" " * left + more for more in wrapped[1:])]
    return lines


def flow(cells: Sequence[str], columns: int, *, indent: int = 2) -> list[str]:
    """Cells of equal width, as many in a line as fit, in reading order."""
    if not cells:
        return []
    widest = max(map(width, cells))
    count = max((columns - indent + GAP) // (widest + GAP), 1)
    lines = [cells[start : start + count] for start in range(0, len(cells), count)]
    return [" " * indent + (" " * GAP).join(pad(cell, widest) for cell in line).rstrip() for line in lines]


def paragraph(text: str, columns: int, *, indent: int = 0) -> list[str]:
    """A text wrapped at the width."""
    return [" " * indent + line for line in wrap(text, max(columns - indent, 20), break_on_hyphens=False)]
