"""How everybody stands: points, totals, winners."""

from __future__ import annotations

from typing import NamedTuple

from shutbox.cli.terminal.grid import flowed, padded, shortened, width
from shutbox.cli.terminal.stream import BOLD, Style
from shutbox.play import Game
from shutbox.rules import Format
from shutbox.words import Words, printable

NAME, FEW = 16, 4
LAST = 1 << 62
_WITH_POINTS = (Format.CHASE, Format.LAST_ONE_STANDING)


class Line(NamedTuple):
    """What is said of one player."""

    name: str
    score: str = ""
    note: str = ""
    sign: str = " "
    bold: bool = False


def points(game: Game) -> tuple[int, ...] | None:
    """The points by seat, where points decide."""
    return game.tally.points if game.format in _WITH_POINTS else None


def totals(game: Game) -> tuple[int | None, ...] | None:
    """The totals by seat that decide where points do not: running ones, or those of the one turn, once it is over."""
    if game.format in _WITH_POINTS:
        return None
    if game.format is Format.SOLITAIRE:
        return game.tally.results
    return tuple(total if turns else None for total, turns in zip(game.tally.totals, game.tally.turns, strict=True))


def score(words: Words, game: Game, seat: int) -> str:
    """What a player has, if anything yet."""
    own, sums = points(game), totals(game)
    if own is not None:
        return words.text("play-points", points=own[seat])
    total = sums[seat] if sums is not None else None
    return words.text("play-total", total=total) if total is not None else ""


def people(lines: list[Line], style: Style) -> list[str]:
    """The players under each other, or side by side where there are many."""
    names = [shortened(printable(line.name), NAME) for line in lines]
    widest, most = max(map(width, names)), max(width(line.score) for line in lines)
    cells = []
    for line, name in zip(lines, names, strict=True):
        parts = [f"{line.sign} {padded(name, widest)}", padded(line.score, most), line.note]
        cell = "  ".join(part for part in parts if part).rstrip()
        cells.append(style.paint(cell, BOLD) if line.bold else cell)
    return flowed(cells, style.width if len(cells) > FEW else 1, indent=1)


def _rank(game: Game, seat: int) -> tuple[bool, bool, int]:
    """Winners first, then whoever is still there, by points down or totals up."""
    own, sums = points(game), totals(game)
    total = sums[seat] if sums is not None else None
    worth = -own[seat] if own is not None else LAST if total is None else total
    return seat not in game.tally.winners, seat in game.tally.left | game.tally.out, worth


def _note(words: Words, game: Game, seat: int) -> str:
    if seat in game.tally.winners:
        return words.text("play-note-won")
    if seat in game.tally.left:
        return words.text("play-note-left")
    return words.text("play-note-out") if seat in game.tally.out else ""


def standing(words: Words, game: Game, style: Style) -> list[str]:
    """How everybody stands, the best first, at the end or in the middle of a game."""
    star = "★" if style.unicode else "*"
    lines = [
        Line(
            name=game.players[seat].name,
            score=score(words, game, seat),
            note=_note(words, game, seat),
            sign=star if seat in game.tally.winners else " ",
            bold=seat in game.tally.winners,
        )
        for seat in sorted(range(len(game.players)), key=lambda seat: _rank(game, seat))
    ]
    return [style.paint(words.text("play-final" if game.over else "play-interim"), BOLD), *people(lines, style)]
