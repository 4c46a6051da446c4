"""The box: columns of tiles, and its positions as ints in mixed radix."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate
from operator import mul
from typing import NamedTuple, NewType

from shutbox.errors import NotationError, brief, wrong_type

# Standing tiles by column, in mixed radix; 0 is a shut box.
Position = NewType("Position", int)
# The tiles that a move shuts, in the same radix. The position after a move is the position minus the move.
Move = NewType("Move", int)

SHUT, NO_TILE = ".", "-"
# Digits are those of ASCII. Python converts at most 4300 of them.
_VALUE = re.compile(r"-|[0-9]{1,4000}")


class Tile(NamedTuple):
    """A numbered flap with its column and row; row 0 is the front."""

    column: int
    row: int
    value: int


@dataclass(frozen=True, slots=True)
class Box:
    """A row of columns; each is a tuple of tile values from front to back."""

    columns: tuple[tuple[int, ...], ...]
    weights: tuple[int, ...] = field(init=False, repr=False, compare=False)
    full: Position = field(init=False, repr=False, compare=False)
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        radices = [len(column) + 1 for column in self.columns]
        *weights, size = accumulate(radices, mul, initial=1)
        object.__setattr__(self, "weights", tuple(weights))
        object.__setattr__(self, "full", size - 1)
        object.__setattr__(self, "_hash", hash(self.columns))

    def __hash__(self) -> int:
        # Boxes are keys of every cache of positions, so the hash is computed once.
        return self._hash

    @property
    def size(self) -> int:
        """The number of positions."""
        return self.full + 1

    @property
    def rows(self) -> int:
        """The number of tiles in the deepest column."""
        return max(map(len, self.columns))


def check_position(box: Box, position: Position) -> None:
    """Raises if the box has no such position."""
    if not hasattr(position, "__index__"):
        raise wrong_type("position", "a whole number; read_position makes it of a notation", position)
    if not 0 <= position <= box.full:
        raise NotationError("position-range", got=brief(int(position)), most=box.full)


# Typed, so that a result for a numpy int is never returned for a plain int.
@lru_cache(maxsize=1 << 16, typed=True)
def standing(box: Box, position: Position) -> tuple[int, ...]:
    """The number of standing tiles in each column; raises if the box has no such position."""
    check_position(box, position)
    counts, rest = [], int(position)
    for column in box.columns:
        rest, count = divmod(rest, len(column) + 1)
        counts.append(count)
    return tuple(counts)


def position_of(box: Box, counts: tuple[int, ...]) -> Position:
    """The position with these numbers of standing tiles by column."""
    return Position(sum(count * weight for count, weight in zip(counts, box.weights, strict=True)))


def after_move(position: Position, move: Move) -> Position:
    """The position once the tiles of a move are shut."""
    return Position(position - move)


def tiles(box: Box, position: Position) -> Iterator[Tile]:
    """The standing tiles, row by row from the front, left to right."""
    counts = standing(box, position)
    for row in range(box.rows):
        for index, column in enumerate(box.columns):
            if len(column) - counts[index] <= row < len(column):
                yield Tile(index, row, column[row])


def exposed(box: Box, position: Position) -> Iterator[Tile]:
    """The frontmost standing tile of each column."""
    for index, (column, count) in enumerate(zip(box.columns, standing(box, position), strict=True)):
        if count:
            row = len(column) - count
            yield Tile(index, row, column[row])


def taken(box: Box, position: Position, move: Move) -> tuple[Tile, ...]:
    """The tiles that a move shuts, highest value first; tiles of equal value are sorted from front to back."""
    return _shut_tiles(box, move, tuple([position // weight % radix for weight, radix in _changed_columns(box, move)]))


# The cache stays small: there are few moves and few states of their columns, even if there are many positions.
@lru_cache(maxsize=1 << 14)
def _changed_columns(box: Box, move: Move) -> tuple[tuple[int, int], ...]:
    """The weight and the radix of each column that a move changes, to read its digit from a position."""
    places = zip(box.weights, box.columns, standing(box, Position(move)), strict=True)
    return tuple([(weight, len(column) + 1) for weight, column, shut_count in places if shut_count])


@lru_cache(maxsize=1 << 14)
def _shut_tiles(box: Box, move: Move, counts: tuple[int, ...]) -> tuple[Tile, ...]:
    """The tiles that a move shuts, given the number of standing tiles in each column that it changes."""
    keys = []
    changes = [(index, shut_count) for index, shut_count in enumerate(standing(box, Position(move))) if shut_count]
    for (index, shut_count), count in zip(changes, counts, strict=True):
        column = box.columns[index]
        front = len(column) - count
        keys += [(-column[row], row, index) for row in range(front, front + shut_count)]
    return tuple([Tile(index, row, -minus) for minus, row, index in sorted(keys)])


def raised(box: Box, start: Position, position: Position) -> Position:
    """The position after the highest tile shut since the start stands up again (RULES 3.4 a)."""
    best: tuple[int, int, int] | None = None
    for index, (first, count) in enumerate(zip(standing(box, start), standing(box, position), strict=True)):
        if count < first:
            row = len(box.columns[index]) - count - 1
            # Ties are broken by the front row, then by the leftmost column.
            rank = (box.columns[index][row], -row, -index)
            best = rank if best is None else max(best, rank)
    return position if best is None else Position(position + box.weights[-best[2]])


@lru_cache(maxsize=64)
def _cells(box: Box) -> tuple[tuple[str, ...], ...]:
    """The text of each row when all tiles stand."""
    return tuple(
        tuple(str(column[row]) if row < len(column) else NO_TILE for column in box.columns) for row in range(box.rows)
    )


@lru_cache(maxsize=64)
def _commas(box: Box) -> tuple[bool, ...]:
    """Which rows need commas, because they have a tile with two digits."""
    return tuple(any(len(cell) > 1 for cell in cells) for cells in _cells(box))


def _join(texts: list[str], *, commas: bool) -> str:
    if not commas:
        return "".join(texts)
    # A single tile with two digits ends in a comma, because it would read as two tiles without one.
    return ",".join(texts) if len(texts) > 1 else texts[0] + ","


@lru_cache(maxsize=1 << 15, typed=True)
def write_position(box: Box, position: Position) -> str:
    """A position in notation: rows from front to back, joined by `/`, with `.` for a shut tile."""
    fronts = [len(column) - count for column, count in zip(box.columns, standing(box, position), strict=True)]
    lines = []
    for row, (cells, commas) in enumerate(zip(_cells(box), _commas(box), strict=True)):
        # A column that ends before this row has no tile here.
        up = [cell if front <= row or cell == NO_TILE else SHUT for cell, front in zip(cells, fronts, strict=True)]
        lines.append(_join(up, commas=commas))
    return "/".join(lines)


def _split_row(text: str) -> list[str]:
    if "," not in text:
        return list(text)
    first, *rest = [cell.strip() for cell in text.split(",")]
    return [first] if rest == [""] else [first, *rest]


def read_position(box: Box, text: str) -> Position:
    """The position that a notation describes."""
    expected = write_position(box, box.full)
    lines = [_split_row(line) for line in text.strip().split("/")]
    if len(lines) != box.rows or any(len(line) != len(box.columns) for line in lines):
        raise NotationError("position-shape", expected=expected, got=text)
    for row, line in enumerate(lines):
        for cell, own in zip(line, _cells(box)[row], strict=True):
            if cell not in (own, SHUT) or (own == NO_TILE and cell != NO_TILE):
                raise NotationError("position-tile", expected=expected, got=text, tile=cell, own=own)
    counts = []
    for index, column in enumerate(box.columns):
        up = [lines[row][index] != SHUT for row in range(len(column))]
        # A tile can be shut only if all tiles in front of it are shut.
        if up != sorted(up):
            raise NotationError("position-hidden", got=text, tile=column[up.index(False)])
        counts.append(sum(up))
    return position_of(box, tuple(counts))


def read_box(text: str) -> Box:
    """The box whose full position has this notation."""
    lines = [_split_row(line) for line in text.strip().split("/")]
    if not lines[0] or any(len(line) != len(lines[0]) for line in lines):
        raise NotationError("box-rows", got=text)
    if not all(_VALUE.fullmatch(cell) for line in lines for cell in line):
        raise NotationError("box-notation", got=text)
    box = Box(tuple(tuple(int(cell) for cell in stack if cell != NO_TILE) for stack in zip(*lines, strict=True)))
    if "/".join(map(",".join, lines)) != "/".join(map(",".join, _cells(box))):
        raise NotationError("box-rows", got=text)
    return box


def tile_name(box: Box, tile: Tile) -> str:
    """A tile in notation: its value, a prime for each row behind the front, and `@column` if that is not unique."""
    same = [column for column in box.columns if tile.row < len(column) and column[tile.row] == tile.value]
    place = f"@{tile.column + 1}" if len(same) > 1 else ""
    return f"{tile.value}{chr(39) * tile.row}{place}"


def write_move(box: Box, position: Position, move: Move) -> str:
    """A move in notation: its tiles joined by `+`."""
    return write_tiles(box, taken(box, position, move))


def write_tiles(box: Box, tiles_shut: Iterable[Tile]) -> str:
    """Tiles that are shut together, in notation."""
    names = _tile_names(box)
    return "+".join([names[tile] for tile in tiles_shut])


@lru_cache(maxsize=64)
def _tile_names(box: Box) -> dict[Tile, str]:
    every = [Tile(index, row, value) for index, column in enumerate(box.columns) for row, value in enumerate(column)]
    return {tile: tile_name(box, tile) for tile in every}


@lru_cache(maxsize=64)
def _named_tiles(box: Box) -> dict[str, Tile]:
    return {name: tile for tile, name in _tile_names(box).items()}


@lru_cache(maxsize=1 << 14, typed=True)
def read_move(box: Box, position: Position, text: str) -> Move:
    """The move that a notation describes at a position; raises if its tiles cannot be shut together."""
    names, counts = _named_tiles(box), standing(box, position)
    rows_by_column: dict[int, set[int]] = {}
    for name in text.split("+"):
        tile = names.get(name.strip())
        taken_twice = tile is not None and tile.row in rows_by_column.get(tile.column, ())
        if tile is None or taken_twice or tile.row < len(box.columns[tile.column]) - counts[tile.column]:
            raise NotationError("move-tile", tile=name, position=write_position(box, position))
        rows_by_column.setdefault(tile.column, set()).add(tile.row)
    move = 0
    for column, rows in rows_by_column.items():
        front = len(box.columns[column]) - counts[column]
        if rows != set(range(front, front + len(rows))):
            raise NotationError("move-hidden", tiles=text, position=write_position(box, position))
        move += len(rows) * box.weights[column]
    return Move(move)
