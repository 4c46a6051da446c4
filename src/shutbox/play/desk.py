"""Messages at a live table: a command in, an answer and news out. The same in a server, a test and a browser's worker.

A command is `{"v", "id", "n", "do", …}`: an id of its sender's choosing and how many entries the sender has seen. One
that has seen less than there is, is refused as stale; one that comes again gets the answer it had. Between
`commanded` and `taken` the keeper of the table stores the entries.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from shutbox.errors import IllegalActionError, NotationError, ShutboxError
from shutbox.play.dice import Dice
from shutbox.play.entry import Entry, entry_data, read_entry
from shutbox.play.settle import Keeping, Made, settle
from shutbox.play.table import VERSION, Table, enter, table_view
from shutbox.play.wish import Wish, read_wish

LONGEST_ID = 40
Message = dict[str, Any]


@dataclass(slots=True)
class Desk:
    """A table with the count of its entries, and which command led to which of them."""

    table: Table
    n: int
    answers: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Command:
    """A command as it came: from whom, under which id, having seen how much, asking for what."""

    who: str
    id: str
    seen: int
    wish: Wish

    @property
    def key(self) -> str:
        """What tells this command from all others at a table."""
        return f"{self.who}:{self.id}"


def read_command(who: str, message: Mapping[str, Any]) -> Command:
    """The command in a message."""
    if message.get("v") != VERSION:
        raise NotationError("wire-version", got=str(message.get("v"))[:20], known=VERSION)
    name, seen = message.get("id"), message.get("n")
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_ID or type(seen) is not int:
        raise NotationError("wire-command")
    return Command(who, name, seen, read_wish(message))


def repeated(desk: Desk, command: Command) -> Message | None:
    """The answer that this command had, if it came before."""
    n = desk.answers.get(command.key)
    return None if n is None else acknowledged(command, n)


def commanded(desk: Desk, command: Command, dice: Dice | None = None) -> Made:
    """The entries that a command leads to."""
    if command.seen != desk.n:
        raise IllegalActionError("stale", seen=command.seen, now=desk.n)
    return settle(desk.table, command.who, command.wish, dice)


def kept(desk: Desk, who: str, wish: Keeping | Wish, dice: Dice | None = None) -> Made:
    """The entries that the keeper's own wish leads to."""
    return settle(desk.table, who, wish, dice)


def bodies(made: Made, by: str, key: str = "") -> list[bytes]:
    """Entries as they are stored, with whose they are and the command they come from."""
    return [
        json.dumps({**entry_data(entry), "by": by, "cmd": key}, separators=(",", ":"), ensure_ascii=False).encode()
        for entry in made
    ]


def laid(stored: Iterable[bytes]) -> Desk:
    """The desk that stored entries lead to."""
    table, n, answers = None, 0, {}
    for n, body in enumerate(stored, 1):
        data = json.loads(body)
        table = enter(table, read_entry(data), data["by"])
        answers[data["cmd"]] = n
    if table is None:
        raise IllegalActionError("table-unknown")
    answers.pop("", None)
    return Desk(table, n, answers)


def taken(desk: Desk, made: Made, by: str, key: str = "") -> list[Message]:
    """The news of entries that are stored now, after which the desk has them; the view comes with the last."""
    news = []
    for entry in made:
        desk.table, desk.n = enter(desk.table, entry, by), desk.n + 1
        news.append(event_message(desk.n, entry))
    if key:
        desk.answers[key] = desk.n
    return [*news[:-1], news[-1] | state(desk)] if news else []


def event_message(n: int, entry: Entry) -> Message:
    """An entry as everybody is told."""
    return {"v": VERSION, "n": n, "event": entry_data(entry)}


def state(desk: Desk) -> Message:
    """What a client must know to go on from here."""
    seen = table_view(desk.table)
    return {"v": VERSION, "n": desk.n, "view": seen, "legal": seen["game"]["legal"] if seen["game"] else []}


def acknowledged(command: Command, n: int) -> Message:
    """What the sender hears when its command is stored."""
    return {"v": VERSION, "id": command.id, "ok": True, "n": n}


def refused(desk: Desk, name: str, error: ShutboxError) -> Message:
    """What the sender hears when nothing comes of its command."""
    return {
        "v": VERSION,
        "id": name,
        "ok": False,
        "n": desk.n,
        "error": {"code": error.code, "arguments": error_data(error)},
        "legal": state(desk)["legal"],
    }


def error_data(error: ShutboxError) -> Message:
    """The arguments of an error as plain data."""
    return {key: value if isinstance(value, int | list) else str(value) for key, value in error.arguments.items()}
