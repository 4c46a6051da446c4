"""A line plot of characters. Each line has its own symbol, so that no colour is needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from shutbox.cli.terminal import DIM, Style, width

Line = Sequence[float | None]
UNICODE, ASCII = "●○◆◇▲△■□★☆▼▽", "ox*+#@%&=~^$"
ROWS, WIDEST_STEP = 11, 4


def sign(place: int, style: Style) -> str:
    """The symbol of a line."""
    signs = UNICODE if style.unicode else ASCII
    return signs[place % len(signs)]


def curve(lines: Sequence[Line], low: float, high: float, label: Callable[[float], str], style: Style) -> list[str]:
    """A plot of the lines between two values, as wide as the screen."""
    labels = _labels(low, high, label)
    left = max(map(width, labels))
    room = max(style.width - left - 3, 1)
    picture = [[" "] * room for _ in range(ROWS)]
    for place, line in reversed(list(enumerate(lines))):
        _draw(picture, [_row(value, low, high) for value in _spread(line, room)], sign(place, style), style)
    edge = "┤" if style.unicode else "|"
    return [f"{text:>{left}} {edge}{''.join(row).rstrip()}" for text, row in zip(labels, picture, strict=True)]


def _labels(low: float, high: float, label: Callable[[float], str]) -> list[str]:
    """The labels of the rows: at the top, in the middle and at the bottom."""
    marks = {0: high, ROWS // 2: (low + high) / 2, ROWS - 1: low}
    return [label(marks[row]) if row in marks else "" for row in range(ROWS)]


def _spread(line: Line, room: int) -> list[float | None]:
    """The line scaled to the columns: the last point of each column, or each point repeated."""
    if len(line) > room:
        return [line[(column + 1) * len(line) // room - 1] for column in range(room)]
    step = min(room // max(len(line), 1), WIDEST_STEP)
    return [value for value in line for _ in range(step)]


def _row(value: float | None, low: float, high: float) -> int | None:
    """The row of a value, counted from the top."""
    if value is None:
        return None
    share = (value - low) / (high - low) if high > low else 0.5
    return round((1 - min(max(share, 0.0), 1.0)) * (ROWS - 1))


def _draw(picture: list[list[str]], rows: Sequence[int | None], mark: str, style: Style) -> None:
    """Draws a line into the picture, with vertical strokes where it jumps."""
    stroke = style.paint("│" if style.unicode else ".", DIM)
    for column, (before, row) in enumerate(pairwise([None, *rows])):
        if row is None:
            continue
        for between in range(min(before, row) + 1, max(before, row)) if before is not None else ():
            if picture[between][column] == " ":
                picture[between][column] = stroke
        picture[row][column] = mark
