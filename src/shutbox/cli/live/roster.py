"""The players of a live table, who of them is connected, and the settings of the table."""

from __future__ import annotations

from shutbox.cli.live.mirror import Mirror
from shutbox.cli.terminal import BOLD, Style, align
from shutbox.play import PERSON
from shutbox.play.table import OPEN, Table
from shutbox.words import Words, printable

SHORT_SEAL = 12


def roster(words: Words, mirror: Mirror, style: Style) -> list[str]:
    """The title of a table, its seats, and its settings."""
    table = mirror.known_table
    title = words.text("join-title", rules=words.rule_title(table.rules), stage=table.stage.value)
    rows = [(str(seat + 1), *_occupant(words, mirror, seat)) for seat in range(len(table.places))]
    return [style.paint(title, BOLD), *align(rows, style.width), *_settings(words, mirror)]


def _occupant(words: Words, mirror: Mirror, seat: int) -> tuple[str, str]:
    """The name at a seat, and a note on it."""
    place = mirror.known_table.places[seat]
    if place.kind == OPEN:
        return words.text("join-open"), ""
    if place.player:
        return printable(place.name), words.text("join-note-stand-in", bot=place.kind, who=printable(place.player))
    if place.kind != PERSON:
        return printable(place.name), words.text("join-note-bot", bot=place.kind)
    state = "you" if seat in mirror.you else "here" if seat in mirror.present else "away"
    return printable(place.name), words.text("join-note-person", state=state)


def _settings(words: Words, mirror: Mirror) -> list[str]:
    settings = mirror.known_table.settings
    lines = [_dice(words, mirror.known_table)]
    lines.append(words.text("join-coach", coach=settings.coach.value))
    lines += [words.text("join-undo")] if settings.undo else []
    lines += [words.text("join-pencil")] if settings.pencil else []
    lines += [words.text("join-seconds", seconds=settings.seconds)] if settings.seconds else []
    others = mirror.watching - (0 if mirror.you else 1)
    lines += [words.text("join-watching", count=others)] if others > 0 else []
    return [f"  {each}" for each in lines]


def _dice(words: Words, table: Table) -> str:
    return words.text("join-dice", dice=table.settings.dice.value, seal=table.commitment[:SHORT_SEAL])
