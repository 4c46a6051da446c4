"""Bars of characters: shares with confidence intervals, and histograms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from shutbox.cli.terminal import Style, pad, shorten, width
from shutbox.words import Words

EIGHTHS = " ▏▎▍▌▋▊▉"
HEIGHTS, PLAIN_HEIGHTS = "▁▂▃▄▅▆▇█", "_.-=+*#"
MOST_ROWS, NARROWEST, GAP = 16, 16, 2
SHORTEST, LONGEST = 8, 30
# What is written for a number that is undefined.
UNDEFINED = "-"


def bar(length: float, style: Style) -> str:
    """A bar of this length in columns, exact to an eighth with Unicode."""
    if not style.unicode:
        return "#" * round(length)
    cells, eighths = divmod(round(8 * length), 8)
    return "█" * cells + EIGHTHS[eighths].strip()


def spark(values: Sequence[float], columns: int, style: Style) -> str:
    """A line of bars in the order of the values, the latest if there is no room for all."""
    shown = values[-columns:]
    heights, low, high = HEIGHTS if style.unicode else PLAIN_HEIGHTS, min(shown), max(shown)
    scale = (len(heights) - 1) / (high - low) if high > low else 0.0
    return "".join(heights[round((value - low) * scale)] for value in shown)


def intervals(ends: Sequence[tuple[float, float]], room: int, style: Style) -> list[str]:
    """Bars for confidence intervals, on one scale; empty if there is no room."""
    columns, most = min(LONGEST, room), max(high for _, high in ends)
    return [interval(low, high, most, columns, style) if columns >= SHORTEST else "" for low, high in ends]


def interval(low: float, high: float, most: float, columns: int, style: Style) -> str:
    """A bar to the lower end of an interval, continued in another shade to its upper end; `most` fills all columns."""
    begin, end = (round(columns * end / most) if most else 0 for end in (low, high))
    solid, shade = "█▒" if style.unicode else "#-"
    return solid * begin + shade * max(end - begin, int(high > 0))


@dataclass(frozen=True, slots=True)
class Bin:
    """A range of numbers, including both ends."""

    first: int
    last: int

    @property
    def label(self) -> str:
        """The label of the bin."""
        return str(self.first) if self.first == self.last else f"{self.first}-{self.last}"


def bins(numbers: Sequence[int]) -> list[Bin]:
    """Bins of equal width, with a separate bin for 0; a bin for each number if there are few."""
    if len(numbers) <= MOST_ROWS:
        return [Bin(number, number) for number in sorted(numbers)]
    wide = -(-max(numbers) // (MOST_ROWS - 1))
    return [Bin(0, 0), *(Bin(first, first + wide - 1) for first in range(1, max(numbers) + 1, wide))]


def histogram(words: Words, players: Sequence[tuple[str, Mapping[int, int]]], style: Style) -> list[str]:
    """The distribution of the counts of each player, side by side as far as there is room."""
    rows = bins(sorted({number for _, counts in players for number in counts}))
    left = max(len(row.label) for row in rows) + GAP
    most = max(1, (style.width - left) // (NARROWEST + GAP))
    per_row = -(-len(players) // -(-len(players) // most))
    columns = (style.width - left) // per_row - GAP
    charts = [_column(words, rows, name, counts, columns, style) for name, counts in players]
    labels = [" " * left, *(f"{row.label:>{left}}" for row in rows)]
    blocks = [[labels, *charts[begin : begin + per_row]] for begin in range(0, len(charts), per_row)]
    lines = [[(" " * GAP).join(cells).rstrip() for cells in zip(*block, strict=True)] for block in blocks]
    return [line for block in lines for line in ("", *block)][1:]


def _column(
    words: Words, rows: Sequence[Bin], name: str, counts: Mapping[int, int], columns: int, style: Style
) -> list[str]:
    """The histogram of one player, under the name; of a player without counts a hyphen in each row."""
    bars = _bars(words, [_share(counts, row) for row in rows], columns, style) if counts else [UNDEFINED] * len(rows)
    return [pad(cell, columns) for cell in (shorten(name, columns), *bars)]


def _bars(words: Words, shares: Sequence[float], columns: int, style: Style) -> list[str]:
    room = columns - width(f" {words.percent(1, 1)}")
    return [f"{bar(room * share / max(shares), style)} {words.percent(share, 1)}".strip() for share in shares]


def _share(counts: Mapping[int, int], row: Bin) -> float:
    """The share of all counts in a bin."""
    return sum(count for number, count in counts.items() if row.first <= number <= row.last) / sum(counts.values())


def flush_right(cells: Sequence[str]) -> list[str]:
    """Cells padded on the left to the same width."""
    most = max(map(width, cells))
    return [" " * (most - width(cell)) + cell for cell in cells]
