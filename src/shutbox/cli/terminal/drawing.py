"""Draws the box: rows of tiles, each partly covered by the row in front of it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import ceil
from typing import Any

from shutbox.cli.terminal.stream import BOLD, DIM, Style

INDENT = 2
WIDE, NARROW = 5, 4

Tile = dict[str, Any]
Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Frame:
    """The outline of a tile, which shows its state without colour."""

    top: str
    side: str
    bottom: str
    code: str

    def edge(self, corners: str, cell: int) -> str:
        """A left corner, a line and a right corner."""
        return corners[0] + corners[1] * (cell - 2) + corners[2]


# A tile that this throw can shut has a heavy outline, a tile behind a standing one has a dashed outline.
_UNICODE = {
    "playable": Frame("┏━┓", "┃", "┗━┛", BOLD),
    "standing": Frame("┌─┐", "│", "└─┘", ""),
    "behind": Frame("┏╍┓", "┇", "┗╍┛", BOLD),
    "hidden": Frame("┌╌┐", "┆", "└╌┘", DIM),
    "shut": Frame("   ", " ", " ▁ ", DIM),
}
_ASCII = {
    "playable": Frame("#=#", "|", "#=#", BOLD),
    "standing": Frame("+-+", "|", "+-+", ""),
    "behind": Frame("#.#", ":", "#.#", BOLD),
    "hidden": Frame("+.+", ":", "+.+", DIM),
    "shut": Frame("   ", " ", " _ ", DIM),
}


def _kind(tile: Tile, playable: Collection[Place]) -> str:
    if (tile["column"], tile["row"]) not in playable:
        return str(tile["state"])
    return "behind" if tile["state"] == "hidden" else "playable"


def _tile_lines(tile: Tile, kind: str, cell: int, style: Style) -> list[str]:
    """The top, middle and bottom line of a tile; only the bottom line of a shut tile."""
    frame = (_UNICODE if style.unicode else _ASCII)[kind]
    value = f"{tile['value']:^{cell - 2}}"
    if kind == "shut":
        lines = [f" {value.replace(' ', frame.bottom[1])} "]
    else:
        lines = [frame.edge(frame.top, cell), frame.side + value + frame.side, frame.edge(frame.bottom, cell)]
    return [style.paint(line, frame.code) if frame.code else line for line in lines]


def _column(stack: list[Tile], rows: int, playable: Collection[Place], cell: int, style: Style) -> list[str]:
    """The lines of one column, drawn from the back, because a tile covers the bottom of the one behind it."""
    canvas = [" " * cell] * (2 * rows + 1)
    for tile in reversed(stack):
        lines = _tile_lines(tile, _kind(tile, playable), cell, style)
        foot = 2 * (rows - tile["row"]) + 1
        canvas[foot - len(lines) : foot] = lines
    return canvas


def _cell_width(columns: int, width: int) -> tuple[int, int]:
    """The width of a tile, and the number of columns side by side."""
    for cell in (WIDE, NARROW):
        if columns * cell <= width:
            return cell, columns
    lines = ceil(columns / (width // WIDE))
    return WIDE, ceil(columns / lines)


def box_drawing(rows: list[list[Tile]], playable: Collection[Place], style: Style) -> list[str]:
    """The lines of a box; `rows` are the tiles from the view of a game, front row first."""
    stacks: dict[int, list[Tile]] = {}
    for row in rows:
        for tile in row:
            stacks.setdefault(tile["column"], []).append(tile)
    cell, count = _cell_width(len(stacks), style.width - INDENT)
    columns = [_column(stacks[index], len(rows), playable, cell, style) for index in sorted(stacks)]
    parts = [columns[start : start + count] for start in range(0, len(columns), count)]
    return [" " * INDENT + "".join(line).rstrip() for part in parts for line in zip(*part, strict=True)]
