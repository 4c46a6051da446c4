"""Who sits at a live table, who is there, and how it is played."""

from __future__ import annotations

from shutbox.cli.live.mirror import Mirror
from shutbox.cli.terminal.grid import aligned
from shutbox.cli.terminal.stream import BOLD, Style
from shutbox.play.game import PERSON
from shutbox.play.table.state import OPEN, Table
from shutbox.words import Words, printable

SHORT = 12


def company(words: Words, mirror: Mirror, style: Style) -> list[str]:
    """The seats of a table under its title, and how it is played."""
    table = mirror.laid
    title = words.text("join-title", rules=words.rule_title(table.rules), stage=table.stage.value)
    rows = [(str(seat + 1), *_person(words, mirror, seat)) for seat in range(len(table.places))]
    return [style.paint(title, BOLD), *aligned(rows, style.width), *_beside(words, mirror)]


def _person(words: Words, mirror: Mirror, seat: int) -> tuple[str, str]:
    """Who sits there, and what is to be said of that."""
    place = mirror.laid.places[seat]
    if place.kind == OPEN:
        return words.text("join-open"), ""
    if place.kind != PERSON:
        return printable(place.name), words.text("join-note-bot", bot=place.kind)
    state = "you" if seat in mirror.you else "here" if seat in mirror.present else "away"
    return printable(place.name), words.text("join-note-person", state=state)


def _beside(words: Words, mirror: Mirror) -> list[str]:
    settings = mirror.laid.settings
    told = [_dice(words, mirror.laid)]
    told.append(words.text("join-coach", coach=settings.coach.value))
    told += [words.text("join-undo")] if settings.undo else []
    told += [words.text("join-pencil")] if settings.pencil else []
    told += [words.text("join-seconds", seconds=settings.seconds)] if settings.seconds else []
    others = mirror.watching - (0 if mirror.you else 1)
    told += [words.text("join-watching", count=others)] if others > 0 else []
    return [f"  {each}" for each in told]


def _dice(words: Words, table: Table) -> str:
    return words.text("join-dice", dice=table.settings.dice.value, seal=table.commitment[:SHORT])
