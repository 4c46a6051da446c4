"""Messages at a live table: a command in, an answer and news out. The same in a server, a test and a browser's worker.

A command is `{"v", "id", "n", "do", …}`: an id of its sender's choosing and how many entries the sender has seen. One
that has seen less than there is, is refused as stale; one that comes again gets the answer it had. A command leads to a
step (`command_step`), which is stored; then the desk advances by it (`advance`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from shutbox.errors import CorruptRecordError, IllegalActionError, NotationError, ShutboxError
from shutbox.play import PLAIN, Dice, Parts, quick, story_data
from shutbox.play.table.entry import Entry, Played, entry_data, read_entry
from shutbox.play.table.right import moment, rights
from shutbox.play.table.settle import Keeping, settle
from shutbox.play.table.state import Stage, Table, fold, table_offers, table_view
from shutbox.play.table.step import Step, moments, take_step
from shutbox.play.table.version import VERSION, check_version
from shutbox.play.table.wish import Wish, read_wish

# What a number in JavaScript can count to, and an id that can stand in any log.
MOST_SEEN = 2**53
_ID = re.compile(r"[!-~]{1,40}")
LONGEST = 300
# What `bodies` writes of a word of the game, where nothing in it is escaped: read so in half the time.
_PLAIN_TEXT = r'"([ !#-\[\]-~]*)"'
_WORD = re.compile(rf'\{{"kind":"played","word":{_PLAIN_TEXT},"by":{_PLAIN_TEXT},"cmd":{_PLAIN_TEXT}\}}')
_read = json.JSONDecoder().raw_decode
_json = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode
Message = dict[str, Any]


@dataclass(slots=True)
class Desk:
    """A table with the count of its entries, and which command led to which of them."""

    table: Table
    n: int
    answers: dict[str, int] = field(default_factory=dict)


@quick
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


def read_command(who: str, message: Any) -> Command:
    """The command in a message."""
    if not isinstance(message, dict):
        raise NotationError("wire-command")
    check_version(message.get("v"))
    name, seen = message.get("id"), message.get("n")
    if not isinstance(name, str) or not _ID.fullmatch(name) or type(seen) is not int or not 0 <= seen <= MOST_SEEN:
        raise NotationError("wire-command")
    return Command(who, name, seen, read_wish(message))


def earlier_answer(desk: Desk, command: Command) -> Message | None:
    """The answer that this command had, if it came before."""
    n = desk.answers.get(command.key)
    return None if n is None else acknowledgement(command, n)


def command_step(desk: Desk, command: Command, dice: Dice | None = None) -> Step:
    """The step that a command leads to."""
    if command.seen != desk.n:
        raise IllegalActionError("stale", seen=command.seen, now=desk.n)
    return take_step(desk.table, settle(desk.table, command.who, command.wish, dice), command.who, command.key)


def wish_step(desk: Desk, who: str, wish: Keeping | Wish, dice: Dice | None = None) -> Step:
    """The step that a wish of the keeper leads to, in its own name or for a device."""
    return take_step(desk.table, settle(desk.table, who, wish, dice), who)


def bodies(entries: Iterable[Entry], by: str, key: str = "") -> list[bytes]:
    """Entries as they are stored, with whose they are and the command they come from."""
    rest = f',"by":{_json(by)},"cmd":{_json(key)}}}'
    return [(_entry_text(entry)[:-1] + rest).encode() for entry in entries]


def step_bodies(steps: Iterable[Step]) -> list[bytes]:
    """The entries of steps as they are stored."""
    return [body for step in steps for body in bodies(step.entries, step.by, step.key)]


def _entry_text(entry: Entry) -> str:
    """An entry as JSON; most are words of the game, which is the same in a fifth of the time."""
    if isinstance(entry, Played):
        return f'{{"kind":"played","word":{_json(entry.word)}}}'
    return _json(entry_data(entry))


def read_desk(stored: Iterable[bytes]) -> Desk:
    """The desk that stored entries lead to."""
    n, answers = 0, {}

    def read() -> Iterator[tuple[Entry, str]]:
        nonlocal n
        for n, body in enumerate(stored, 1):
            entry, by, key = read_body(body)
            answers[key] = n
            yield entry, by

    try:
        table = fold(read())
    except ShutboxError as error:
        # None is read before the one before it has happened, so this is the one that could not.
        raise CorruptRecordError("entry-event", number=n, why=error) from error
    if table is None:
        raise IllegalActionError("table-unknown")
    answers.pop("", None)
    return Desk(table, n, answers)


def read_body(body: bytes) -> tuple[Entry, str, str]:
    """A stored entry, whose it is, and the command it came from."""
    try:
        text = body.decode()
        if found := _WORD.fullmatch(text):
            word, by, key = found.groups()
            return Played(word), by, key
        data, end = _read(text)
        by, key = data["by"], data["cmd"]
    except (ValueError, RecursionError, TypeError, LookupError):
        raise CorruptRecordError("entry-body") from None
    if end != len(text) or not isinstance(by, str) or not isinstance(key, str):
        raise CorruptRecordError("entry-body")
    return read_entry(data), by, key


def new_desk(steps: Sequence[Step]) -> Desk:
    """The desk of a table after its first steps."""
    return Desk(steps[-1].after, sum(len(step.entries) for step in steps))


def advance(desk: Desk, step: Step, parts: Parts = PLAIN) -> list[Message]:
    """Moves a desk on by a step that is stored now, and gives the news of it; the view comes with the last entry."""
    news = []
    for before, entry, after in moments(step):
        desk.n += 1
        news.append(event_message(desk.n, entry) | _facts(before, entry, after))
    # A step without entries is not stored, so there is no answer that could be given again.
    if not news:
        return []
    desk.table = step.after
    if step.key:
        desk.answers[step.key] = desk.n
    news[-1] |= state(desk, parts)
    return news


def _facts(before: Table | None, entry: Entry, after: Table) -> Message:
    """What an event of the game meant, for those who tell it in words."""
    if not isinstance(entry, Played) or before is None or after.record is None:
        return {}
    return {"facts": story_data(before.live, after.record.events[-1], after.live)}


def event_message(n: int, entry: Entry) -> Message:
    """An entry as everybody is told."""
    return {"v": VERSION, "n": n, "event": entry_data(entry)}


def state(desk: Desk, parts: Parts = PLAIN, wants: int = 0) -> Message:
    """What a client must know to go on from here; `wants` are the dice that a bot without hands has asked for."""
    table, offered = desk.table, table_offers(desk.table, parts)
    seen = table_view(table, parts, offered)
    legal = offered if table.stage is Stage.PLAYING else []
    return {"v": VERSION, "n": desk.n, "view": seen, "legal": legal, "may": may(table, parts, wants)}


def may(table: Table, parts: Parts = PLAIN, wants: int = 0) -> Any:
    """The rights at a table as clients are sent them."""
    now = moment(table, wants)
    return parts.join(parts.cache("may", now, lambda: rights(table, now)))


def acknowledgement(command: Command, n: int) -> Message:
    """What the sender hears when its command is stored."""
    return {"v": VERSION, "id": command.id, "ok": True, "n": n}


def refusal(desk: Desk, name: str, error: ShutboxError) -> Message:
    """What the sender hears when nothing comes of its command."""
    return {
        "v": VERSION,
        "id": name,
        "ok": False,
        "n": desk.n,
        "error": {"code": error.code, "arguments": error_data(error)},
        "legal": table_offers(desk.table) if desk.table.stage is Stage.PLAYING else [],
    }


def error_data(error: ShutboxError) -> Message:
    """The arguments of an error as plain data."""
    return {
        key: value if isinstance(value, int | list) else _plain(str(value)) for key, value in error.arguments.items()
    }


def _plain(text: str) -> str:
    """A text that may have come from outside: not endless, and nothing in it that cannot be written."""
    return text[:LONGEST].encode(errors="replace").decode()
