"""A game as a few lines of text, and its box as SVG, for consoles and notebooks. Standard library only."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING

from shutbox.rules import plain_total, standing, write_position, write_throw

if TYPE_CHECKING:
    from shutbox.play.game import Game

# The frame of a tile by its state: free to be shut, behind a standing tile, or shut.
_FRAMES = {"standing": ("[", "]"), "hidden": (":", ":"), "shut": (" ", " ")}
_CELL, _TILE, _HIGH, _EDGE = 46, 40, 54, 14
_WOOD, _LIGHT, _DARK, _INK, _FELT = "#8a5a33", "#f3e3c3", "#5f3c20", "#2a211a", "#2f6b57"
# Where the pips of a die lie, on a grid of three by three.
_PIPS = {1: "4", 2: "26", 3: "246", 4: "0268", 5: "02468", 6: "035268"}


def summary(game: Game) -> str:
    """A game in one line: its rules, its players, and what it waits for."""
    players = ", ".join(player.name for player in game.players)
    return f"<Game {game.rules.name}: {players}; {situation(game)}>"


def situation(game: Game) -> str:
    """Who has won, or who is at which position with which throw, and what is due."""
    if game.over:
        return f"over, won by {' and '.join(game.players[seat].name for seat in game.tally.winners) or 'nobody'}"
    place = write_position(game.rules.turn.box, game.position)
    throw = f" after {write_throw(game.effective_throw)}" if any(game.effective_throw) else ""
    return f"{game.players[game.at].name} to {game.phase.value} at {place}{throw}"


def text_picture(game: Game) -> str:
    """The box row by row, the front row last, and what is due. Frames: `[1]` can be shut, `:1:` is behind another."""
    cells = [[f"{left}{value}{right}" for value, (left, right) in row] for row in _framed(game)]
    wide = max(len(cell) for row in cells for cell in row)
    rows = ["  " + " ".join(f"{cell:^{wide}}" for cell in row).rstrip() for row in reversed(cells)]
    return "\n".join([f"{game.rules.name}: {situation(game)}", *rows, f"  total {plain_total(game.total)}"])


def _framed(game: Game) -> Iterator[list[tuple[str, tuple[str, str]]]]:
    for row in tile_rows(game):
        yield [(_shown(value, state), _FRAMES[state]) for value, state in row]


def _shown(value: int | None, state: str) -> str:
    return "" if value is None else "·" if state == "shut" else str(value)


def tile_rows(game: Game) -> list[list[tuple[int | None, str]]]:
    """The tiles from the front row to the back: the value of each and its state; None where a column has no tile."""
    box = game.rules.turn.box
    fronts = [len(column) - count for column, count in zip(box.columns, standing(box, game.position), strict=True)]
    return [
        [
            (column[row], _state(row, front)) if row < len(column) else (None, "shut")
            for column, front in zip(box.columns, fronts, strict=True)
        ]
        for row in range(box.rows)
    ]


def _state(row: int, front: int) -> str:
    return "shut" if row < front else "standing" if row == front else "hidden"


def svg_picture(game: Game) -> str:
    """The box and the throw as SVG."""
    rows = tile_rows(game)
    wide, high = 2 * _EDGE + _CELL * len(rows[0]), 3 * _EDGE + _HIGH * len(rows) + _CELL
    parts = [_rectangle(0, 0, wide, high, _WOOD, 12), _rectangle(6, 6, wide - 12, high - 12, _FELT, 8)]
    for place, row in enumerate(reversed(rows)):
        for column, (value, state) in enumerate(row):
            if value is not None:
                parts.append(_tile(_EDGE + _CELL * column + 3, _EDGE + _HIGH * place, value, state))
    for place, face in enumerate(game.throw):
        parts.append(_die(_EDGE + 3 + _CELL * place, high - _EDGE - 38, face))
    size = f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
    return f"{head}<title>{escape(summary(game)[1:-1])}</title>{''.join(parts)}</svg>"


def _rectangle(x: int, y: int, wide: int, high: int, fill: str, radius: int, more: str = "") -> str:
    return f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="{radius}" fill="{fill}"{more}/>'


def _tile(x: int, y: int, value: int, state: str) -> str:
    """A standing tile is high; a shut one lies flat, its number on it; one that is hidden is paler."""
    if state == "shut":
        return _rectangle(x, y + _HIGH - 16, _TILE, 10, _DARK, 3)
    faint = ' opacity="0.55"' if state == "hidden" else ""
    number = (
        f'<text x="{x + _TILE // 2}" y="{y + 32}" font-family="Georgia,serif" font-size="22" font-weight="bold" '
        f'text-anchor="middle" fill="{_INK}"{faint}>{value}</text>'
    )
    return _rectangle(x, y, _TILE, _HIGH - 6, _LIGHT, 5, faint) + number


def _die(x: int, y: int, face: int) -> str:
    """A die with its pips, or with the number where it has more than six."""
    body = _rectangle(x, y, 36, 36, "#ffffff", 7)
    if face not in _PIPS:
        return body + f'<text x="{x + 18}" y="{y + 25}" font-size="18" text-anchor="middle" fill="{_INK}">{face}</text>'
    places = [divmod(int(digit), 3) for digit in _PIPS[face]]
    return body + "".join(
        f'<circle cx="{x + 9 + 9 * column}" cy="{y + 9 + 9 * row}" r="3.4" fill="{_INK}"/>' for row, column in places
    )
