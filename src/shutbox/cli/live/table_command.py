"""The commands at a live table, apart from answers to the game, and how they are parsed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shutbox.cli.live.mirror import Mirror
from shutbox.errors import NotationError
from shutbox.name import find_name
from shutbox.play.table import Stage, Table
from shutbox.words import Words


class TableCommand(Enum):
    """The first word of a command."""

    WHO = "who"
    SHOW = "show"
    SIT = "sit"
    STAND = "stand"
    REMOVE = "remove"
    FILL = "fill"
    START = "start"
    UNDO = "undo"
    HINT = "hint"
    LEAVE = "leave"
    CLOSE = "close"
    LINK = "link"
    SPOKEN = "spoken"
    MOVE = "move"
    RECORD = "record"
    REMATCH = "rematch"
    HELP = "?"
    QUIT = "quit"


_ALIASES = {"help": TableCommand.HELP, "save": TableCommand.RECORD}
_WHEN_ENDED = (
    TableCommand.SHOW,
    TableCommand.WHO,
    TableCommand.REMATCH,
    TableCommand.RECORD,
    TableCommand.UNDO,
    TableCommand.LINK,
    TableCommand.HELP,
    TableCommand.QUIT,
)
_WHEN_PLAYING = (
    TableCommand.SHOW,
    TableCommand.WHO,
    TableCommand.HINT,
    TableCommand.UNDO,
    TableCommand.LEAVE,
    TableCommand.MOVE,
    TableCommand.FILL,
    TableCommand.CLOSE,
    TableCommand.RECORD,
    TableCommand.LINK,
    TableCommand.HELP,
    TableCommand.QUIT,
)
_WHEN_WAITING = (
    TableCommand.WHO,
    TableCommand.SIT,
    TableCommand.STAND,
    TableCommand.MOVE,
    TableCommand.FILL,
    TableCommand.REMOVE,
    TableCommand.START,
    TableCommand.LINK,
    TableCommand.SPOKEN,
    TableCommand.CLOSE,
    TableCommand.HELP,
    TableCommand.QUIT,
)
COMMANDS_BY_STAGE = {
    Stage.WAITING: _WHEN_WAITING,
    Stage.SEALING: _WHEN_PLAYING,
    Stage.PLAYING: _WHEN_PLAYING,
    Stage.OVER: _WHEN_ENDED,
    Stage.ABANDONED: _WHEN_ENDED,
}
_HOST_ONLY = (TableCommand.FILL, TableCommand.REMOVE, TableCommand.START, TableCommand.SPOKEN, TableCommand.CLOSE)
_SEATED_ONLY = (
    TableCommand.STAND,
    TableCommand.HINT,
    TableCommand.UNDO,
    TableCommand.LEAVE,
    TableCommand.MOVE,
    TableCommand.REMATCH,
)
FINAL = (TableCommand.LEAVE, TableCommand.CLOSE)


@dataclass(frozen=True, slots=True)
class Request:
    """A command with the text after it."""

    command: TableCommand
    arguments: str = ""


def read_request(stage: Stage, text: str) -> Request | None:
    """The command of a line, if it begins with one of this stage."""
    first, _, rest = text.strip().partition(" ")
    word = first.lower()
    order = _ALIASES.get(word) or next((each for each in COMMANDS_BY_STAGE[stage] if each.value == word), None)
    return Request(order, rest.strip()) if order in COMMANDS_BY_STAGE[stage] and order is not None else None


def read_seat(table: Table, text: str) -> int:
    """The seat with this number, counted from 1, or with this name."""
    names = [place.name for place in table.places]
    seat = find_name(names, text) if text else None
    if seat is not None:
        return seat
    if text.isascii() and text.isdecimal() and len(text) < 4 and 1 <= int(text) <= len(names):
        return int(text) - 1
    raise NotationError("join-seat", got=text, seats=len(names), names=list(filter(None, names)))


def own_seat(mirror: Mirror, text: str) -> int:
    """The seat given by number or name; without text the only seat of this terminal."""
    if text:
        return read_seat(mirror.known_table, text)
    if not mirror.you:
        raise NotationError("join-nobody")
    if len(mirror.you) > 1:
        raise NotationError("join-which", names=[mirror.name(seat) for seat in mirror.you])
    return mirror.you[0]


def command_help(words: Words, mirror: Mirror) -> list[tuple[str, str]]:
    """The commands that this terminal may use in this stage, with their effects."""
    excluded = (() if mirror.host else _HOST_ONLY) + (() if mirror.seated else _SEATED_ONLY)
    names = [order.name.lower() for order in COMMANDS_BY_STAGE[mirror.stage] if order not in excluded]
    return [(words.text(f"join-type-{each}"), words.text(f"join-type-{each}.does")) for each in names]
