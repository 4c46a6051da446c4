"""Messages at a live table: a command comes in, an answer and broadcasts go out. Needs no server, socket or disk.

A command is `{"v", "id", "n", "do", …}`, with an id that the sender chooses and the number of entries that the sender
has seen. A command whose sender has not seen all entries is refused as stale; a command that is sent again gets the
same answer. A command leads to a step (`command_step`), which is stored; then the desk advances by it (`advance`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from shutbox.errors import CorruptRecordError, IllegalActionError, NotationError, ShutboxError
from shutbox.play import PLAIN, Dice, Parts, quick, story_data
from shutbox.play.table.absence import ALL_HERE, Absence
from shutbox.play.table.entry import Entry, Played, entry_data, read_entry
from shutbox.play.table.right import moment, rights
from shutbox.play.table.settle import Keeping, settle
from shutbox.play.table.state import Stage, Table, fold, table_offers, table_view
from shutbox.play.table.step import Step, moments, take_step
from shutbox.play.table.version import VERSION, check_version
from shutbox.play.table.wish import Again, ToThrow, Wish, read_wish

# The largest exact integer in JavaScript, and ids that are safe in any log.
MOST_SEEN = 2**53
_ID = re.compile(r"[!-~]{1,40}")
LONGEST = 300
# An event of the game as `bodies` writes it, without escapes: reading it by a pattern takes half the time.
_PLAIN_TEXT = r'"([ !#-\[\]-~]*)"'
_WORD = re.compile(rf'\{{"kind":"played","word":{_PLAIN_TEXT},"by":{_PLAIN_TEXT},"cmd":{_PLAIN_TEXT}\}}')
_read = json.JSONDecoder().raw_decode
_json = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode
Message = dict[str, Any]


@dataclass(slots=True)
class Desk:
    """A table with the number of its entries, and the commands that led to them."""

    table: Table
    n: int
    answers: dict[str, int] = field(default_factory=dict)


@quick
@dataclass(frozen=True, slots=True)
class Command:
    """A command: its sender, its id, the number of entries that the sender has seen, and the wish."""

    who: str
    id: str
    seen: int
    wish: Wish

    @property
    def key(self) -> str:
        """The key of this command, unique at a table."""
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
    """The answer that this command got before, None if it is new."""
    n = desk.answers.get(command.key)
    return None if n is None else acknowledgement(command, n)


def command_step(desk: Desk, command: Command, dice: Dice | None = None, absence: Absence = ALL_HERE) -> Step:
    """The step that a command leads to."""
    # Whoever wants to play again does so whatever has happened meanwhile.
    if command.seen != desk.n and not isinstance(command.wish, Again):
        raise IllegalActionError("stale", seen=command.seen, now=desk.n)
    entries = settle(desk.table, command.who, command.wish, dice, absence)
    return take_step(desk.table, entries, command.who, command.key)


def wish_step(desk: Desk, who: str, wish: Keeping | Wish, dice: Dice | None = None) -> Step:
    """The step that a wish of the keeper leads to, for itself or for a device."""
    return take_step(desk.table, settle(desk.table, who, wish, dice), who)


def bodies(entries: Iterable[Entry], by: str, key: str = "") -> list[bytes]:
    """Entries as they are stored, with who made them and the key of their command."""
    rest = f',"by":{_json(by)},"cmd":{_json(key)}}}'
    return [(_entry_text(entry)[:-1] + rest).encode() for entry in entries]


def step_bodies(steps: Iterable[Step]) -> list[bytes]:
    """The entries of steps as they are stored."""
    return [body for step in steps for body in bodies(step.entries, step.by, step.key)]


def _entry_text(entry: Entry) -> str:
    """An entry as JSON; events of the game, which are most entries, are formatted in a fifth of the time."""
    if isinstance(entry, Played):
        return f'{{"kind":"played","word":{_json(entry.word)}}}'
    return _json(entry_data(entry))


def read_desk(stored: Iterable[bytes], since: Desk | None = None) -> Desk:
    """The desk that stored entries lead to, all of them or those `since` an earlier desk."""
    begin, answers = (since.n, dict(since.answers)) if since else (0, {})
    n = begin

    def read() -> Iterator[tuple[Entry, str]]:
        nonlocal n
        for n, body in enumerate(stored, begin + 1):
            entry, by, key = read_body(body)
            answers[key] = n
            yield entry, by

    try:
        table = fold(read(), since.table if since else None)
    except ShutboxError as error:
        # Entries are read one by one as the table advances, so the last one read is the impossible one.
        raise CorruptRecordError("entry-event", number=n, why=error) from error
    if table is None:
        raise IllegalActionError("table-unknown")
    answers.pop("", None)
    return Desk(table, n, answers)


def read_body(body: bytes) -> tuple[Entry, str, str]:
    """A stored entry, who made it, and the key of its command."""
    try:
        text = body.decode()
        if match := _WORD.fullmatch(text):
            word, by, key = match.groups()
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
    """Advances a desk by a step that has been stored; returns the messages about it, the last of them with the view."""
    news = []
    for before, entry, after in moments(step):
        desk.n += 1
        news.append(event_message(desk.n, entry) | _facts(before, entry, after))
    # A step without entries is not stored, so no answer has to be remembered for it.
    if not news:
        return []
    desk.table = step.after
    if step.key:
        desk.answers[step.key] = desk.n
    news[-1] |= state(desk, parts)
    return news


def with_flick(news: list[Message], wish: Wish | Keeping) -> list[Message]:
    """The messages about a wish; the first about a throw says how the hand moved, which is stored nowhere."""
    if isinstance(wish, ToThrow) and wish.flick and news:
        return [news[0] | {"flick": wish.flick}, *news[1:]]
    return news


def _facts(before: Table | None, entry: Entry, after: Table) -> Message:
    """The facts of an event of the game, from which clients make sentences."""
    if not isinstance(entry, Played) or before is None or after.record is None:
        return {}
    return {"facts": story_data(before.live, after.record.events[-1], after.live)}


def event_message(n: int, entry: Entry) -> Message:
    """The message about an entry, the same for everybody."""
    return {"v": VERSION, "n": n, "event": entry_data(entry)}


def state(desk: Desk, parts: Parts = PLAIN, wants: int = 0) -> Message:
    """The whole state for a client; `wants` is the number of real dice that a bot asks people to throw."""
    table, offered = desk.table, table_offers(desk.table, parts)
    seen = table_view(table, parts, offered)
    legal = offered if table.stage is Stage.PLAYING else []
    return {"v": VERSION, "n": desk.n, "view": seen, "legal": legal, "may": may(table, parts, wants)}


def may(table: Table, parts: Parts = PLAIN, wants: int = 0) -> Any:
    """The rights at a table as they are sent to clients."""
    now = moment(table, wants)
    return parts.join(parts.cache("may", now, lambda: rights(table, now)))


def acknowledgement(command: Command, n: int) -> Message:
    """The answer to a command that has been stored."""
    return {"v": VERSION, "id": command.id, "ok": True, "n": n}


def refusal(desk: Desk, name: str, error: ShutboxError, parts: Parts = PLAIN) -> Message:
    """The answer to a command that was refused; `parts` save making the moves again that everybody has."""
    return {
        "v": VERSION,
        "id": name,
        "ok": False,
        "n": desk.n,
        "error": {"code": error.code, "arguments": error_data(error)},
        "legal": table_offers(desk.table, parts) if desk.table.stage is Stage.PLAYING else [],
    }


def error_data(error: ShutboxError) -> Message:
    """The arguments of an error as plain data."""
    return {
        key: value if isinstance(value, int | list) else _plain(str(value)) for key, value in error.arguments.items()
    }


def _plain(text: str) -> str:
    """A text that may come from outside, shortened and without characters that cannot be encoded."""
    return text[:LONGEST].encode(errors="replace").decode()
