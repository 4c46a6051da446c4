"""The commands at a live table, apart from answers to the game, and how they are parsed."""

from __future__ import annotations

from dataclasses import dataclass

from shutbox.cli.game import Command, command_row, read_command
from shutbox.cli.live.mirror import Mirror
from shutbox.errors import NotationError
from shutbox.name import find_name
from shutbox.play.table import Stage, Table
from shutbox.words import Words

_WHEN_ENDED = (
    Command.SHOW,
    Command.WHO,
    Command.REMATCH,
    Command.SAVE,
    Command.UNDO,
    Command.LINK,
    Command.HELP,
    Command.QUIT,
)
_WHEN_PLAYING = (
    Command.SHOW,
    Command.WHO,
    Command.HINT,
    Command.UNDO,
    Command.RENAME,
    Command.ORDER,
    Command.LEAVE,
    Command.MOVE,
    Command.FILL,
    Command.REMOVE,
    Command.RETURN,
    Command.CLOSE,
    Command.SAVE,
    Command.LINK,
    Command.HELP,
    Command.QUIT,
)
_WHEN_WAITING = (
    Command.WHO,
    Command.SIT,
    Command.STAND,
    Command.MOVE,
    Command.FILL,
    Command.REMOVE,
    Command.START,
    Command.LINK,
    Command.SPOKEN,
    Command.CLOSE,
    Command.HELP,
    Command.QUIT,
)
COMMANDS_BY_STAGE = {
    Stage.WAITING: _WHEN_WAITING,
    Stage.SEALING: _WHEN_PLAYING,
    Stage.PLAYING: _WHEN_PLAYING,
    Stage.OVER: _WHEN_ENDED,
    Stage.ABANDONED: _WHEN_ENDED,
}
_HOST_ONLY = (Command.FILL, Command.REMOVE, Command.START, Command.SPOKEN, Command.CLOSE)
_SEATED_ONLY = (
    Command.STAND,
    Command.HINT,
    Command.UNDO,
    Command.LEAVE,
    Command.MOVE,
    Command.REMATCH,
)
FINAL = (Command.LEAVE, Command.CLOSE)


@dataclass(frozen=True, slots=True)
class Request:
    """A command with the text after it."""

    command: Command
    arguments: str = ""


def read_request(words: Words, stage: Stage, text: str) -> Request | None:
    """The command of a line, if it begins with one of this stage."""
    command, rest = read_command(words, text)
    return Request(command, rest) if command is not None and command in COMMANDS_BY_STAGE[stage] else None


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


def _may_arrange(mirror: Mirror) -> bool:
    table = mirror.known_table
    return table.typed and (mirror.host or (table.settings.pencil and mirror.seated))


def _is_excluded(mirror: Mirror, command: Command) -> bool:
    """Whether this terminal may not use a command in this stage."""
    if mirror.stage is Stage.PLAYING and command in (Command.FILL, Command.REMOVE):
        return not (mirror.seated and mirror.gone)
    if command is Command.RETURN:
        return not mirror.back
    if command in (Command.RENAME, Command.ORDER):
        return not _may_arrange(mirror)
    return (command in _HOST_ONLY and not mirror.host) or (command in _SEATED_ONLY and not mirror.seated)


def command_help(words: Words, mirror: Mirror) -> list[tuple[str, str]]:
    """The commands that this terminal may use in this stage, with their effects."""
    commands = [each.value for each in COMMANDS_BY_STAGE[mirror.stage] if not _is_excluded(mirror, each)]
    return [command_row(words, f"join-type-{each}", each) for each in commands]
