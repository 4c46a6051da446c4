"""Shares as bars of characters: with their interval, or many of them as a histogram."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from shutbox.cli.terminal.grid import padded, shortened, width
from shutbox.cli.terminal.stream import Style
from shutbox.words import Words

EIGHTHS = " ▏▎▍▌▋▊▉"
MOST_ROWS, NARROWEST, GAP = 16, 16, 2
SHORTEST, LONGEST = 8, 30


def bar(length: float, style: Style) -> str:
    """A bar of so many columns, to an eighth where there are such characters."""
    if not style.unicode:
        return "#" * round(length)
    cells, eighths = divmod(round(8 * length), 8)
    return "█" * cells + EIGHTHS[eighths].strip()


def intervals(ends: Sequence[tuple[float, float]], room: int, style: Style) -> list[str]:
    """Bars on one scale for shares of which the ends of their intervals are known; nothing where there is no room."""
    columns, most = min(LONGEST, room), max(high for _, high in ends)
    return [interval(low, high, most, columns, style) if columns >= SHORTEST else "" for low, high in ends]


def interval(low: float, high: float, most: float, columns: int, style: Style) -> str:
    """A bar up to the lower end of an interval, in another shade up to the upper one; the most fills all columns."""
    begin, end = (round(columns * end / most) if most else 0 for end in (low, high))
    solid, shade = "█▒" if style.unicode else "#-"
    return solid * begin + shade * max(end - begin, int(high > 0))


@dataclass(frozen=True, slots=True)
class Bin:
    """Numbers from the first to the last, the ends among them."""

    first: int
    last: int

    @property
    def label(self) -> str:
        """How they are written."""
        return str(self.first) if self.first == self.last else f"{self.first}-{self.last}"


def bins(numbers: Sequence[int]) -> list[Bin]:
    """Numbers in a few groups of the same width, 0 by itself; each by itself where they are few."""
    if len(numbers) <= MOST_ROWS:
        return [Bin(number, number) for number in sorted(numbers)]
    wide = -(-max(numbers) // (MOST_ROWS - 1))
    return [Bin(0, 0), *(Bin(first, first + wide - 1) for first in range(1, max(numbers) + 1, wide))]


def histogram(words: Words, named: Sequence[tuple[str, Mapping[int, int]]], style: Style) -> list[str]:
    """How the counts of each share themselves out, side by side under their names as far as there is room."""
    rows = bins(sorted({number for _, counts in named for number in counts}))
    left = max(len(row.label) for row in rows) + GAP
    most = max(1, (style.width - left) // (NARROWEST + GAP))
    beside = -(-len(named) // -(-len(named) // most))
    columns = (style.width - left) // beside - GAP
    drawn = [_column(words, rows, name, counts, columns, style) for name, counts in named]
    labels = [" " * left, *(f"{row.label:>{left}}" for row in rows)]
    blocks = [[labels, *drawn[begin : begin + beside]] for begin in range(0, len(drawn), beside)]
    lines = [[(" " * GAP).join(cells).rstrip() for cells in zip(*block, strict=True)] for block in blocks]
    return [line for block in lines for line in ("", *block)][1:]


def _column(
    words: Words, rows: Sequence[Bin], name: str, counts: Mapping[int, int], columns: int, style: Style
) -> list[str]:
    """The bars of one, under its name."""
    shares = [_share(counts, row) for row in rows]
    room = columns - width(f" {words.percent(1, 1)}")
    bars = [f"{bar(room * share / max(shares), style)} {words.percent(share, 1)}".strip() for share in shares]
    return [padded(cell, columns) for cell in (shortened(name, columns), *bars)]


def _share(counts: Mapping[int, int], row: Bin) -> float:
    """The share of the counts that a bin has."""
    return sum(count for number, count in counts.items() if row.first <= number <= row.last) / sum(counts.values())


def flush_right(cells: Sequence[str]) -> list[str]:
    """Cells of one width, their ends under each other."""
    most = max(map(width, cells))
    return [" " * (most - width(cell)) + cell for cell in cells]
