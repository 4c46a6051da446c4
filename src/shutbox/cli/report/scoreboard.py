"""The scoreboard: points, totals, winners."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from shutbox.cli.terminal import BOLD, Style, flow, pad, shorten, width
from shutbox.play import Game
from shutbox.rules import Format
from shutbox.words import Words, printable

NAME_WIDTH, MOST_IN_ONE_COLUMN = 16, 4
NO_TOTAL = inf
_WITH_POINTS = (Format.CHASE, Format.LAST_ONE_STANDING)


class PlayerLine(NamedTuple):
    """The parts of a player's line."""

    name: str
    score: str = ""
    note: str = ""
    sign: str = " "
    bold: bool = False


def points(game: Game) -> tuple[int, ...] | None:
    """The points by seat, if points decide the game."""
    return game.tally.points if game.format in _WITH_POINTS else None


def totals(game: Game) -> tuple[int | None, ...] | None:
    """The totals by seat, if totals decide the game; None for a seat whose first turn is not over."""
    if game.format in _WITH_POINTS:
        return None
    if game.format is Format.SOLITAIRE:
        return game.tally.results
    return tuple(total if turns else None for total, turns in zip(game.tally.totals, game.tally.turns, strict=True))


def score_text(words: Words, game: Game, seat: int) -> str:
    """The points or the total of a player; empty before there is one."""
    player_points, player_totals = points(game), totals(game)
    if player_points is not None:
        return words.text("play-points", points=player_points[seat])
    total = player_totals[seat] if player_totals is not None else None
    return words.text("play-total", total=total) if total is not None else ""


def player_lines(lines: list[PlayerLine], style: Style) -> list[str]:
    """The lines of the players; in several columns if there are many."""
    names = [shorten(printable(line.name), NAME_WIDTH) for line in lines]
    widest, most = max(map(width, names)), max(width(line.score) for line in lines)
    cells = []
    for line, name in zip(lines, names, strict=True):
        parts = [f"{line.sign} {pad(name, widest)}", pad(line.score, most), line.note]
        cell = "  ".join(part for part in parts if part).rstrip()
        cells.append(style.paint(cell, BOLD) if line.bold else cell)
    return flow(cells, style.width if len(cells) > MOST_IN_ONE_COLUMN else 1, indent=1)


def _rank(game: Game, seat: int) -> tuple[bool, bool, float]:
    """The sort key of a seat: winners first, then active players, by most points or lowest total."""
    player_points, player_totals = points(game), totals(game)
    total = player_totals[seat] if player_totals is not None else None
    order = -player_points[seat] if player_points is not None else NO_TOTAL if total is None else total
    return seat not in game.tally.winners, seat in game.tally.left | game.tally.out, order


def _note(words: Words, game: Game, seat: int) -> str:
    if seat in game.tally.winners:
        return words.text("play-note-won")
    if seat in game.tally.left:
        return words.text("play-note-left")
    return words.text("play-note-out") if seat in game.tally.out else ""


def scoreboard(words: Words, game: Game, style: Style) -> list[str]:
    """The scoreboard, best player first, of a game that is over or under way."""
    star = "★" if style.unicode else "*"
    lines = [
        PlayerLine(
            name=game.players[seat].name,
            score=score_text(words, game, seat),
            note=_note(words, game, seat),
            sign=star if seat in game.tally.winners else " ",
            bold=seat in game.tally.winners,
        )
        for seat in sorted(range(len(game.players)), key=lambda seat: _rank(game, seat))
    ]
    return [style.paint(words.text("play-final" if game.over else "play-interim"), BOLD), *player_lines(lines, style)]
