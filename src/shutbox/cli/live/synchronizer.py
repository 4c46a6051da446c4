"""Between this terminal and a table: every command happens once, and every entry is seen once and in order.

A command that was not acknowledged is sent again with the same id whenever the connection is back, and nothing further
is asked for before everything that came of it is known here.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from shutbox.cli.live.mirror import Mirror, entered, is_behind, is_next, told
from shutbox.play.table.entry import Entry
from shutbox.play.table.state import VERSION

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Entered:
    """An entry, with what was known before and after it; `missed` if it happened while there was no connection."""

    before: Mirror
    entry: Entry
    after: Mirror
    missed: bool


@dataclass(frozen=True, slots=True)
class Met:
    """Somebody has come or gone."""

    before: Mirror
    after: Mirror


@dataclass(frozen=True, slots=True)
class Refused:
    """A command of which nothing came, the error as the server tells it, and what was known when it was sent."""

    command: Message
    error: Message
    seen: Mirror

    @property
    def stale(self) -> bool:
        """Whether something else came first, so that it may be asked for again."""
        return bool(self.error["code"] == "stale")

    @property
    def do(self) -> str:
        """What was asked for."""
        return str(self.command["do"])

    @property
    def fields(self) -> Message:
        """What was said with it."""
        return {key: value for key, value in self.command.items() if key not in ("v", "id", "n", "do")}


@dataclass(frozen=True, slots=True)
class Advised:
    """What the coach says: to a hint, or after a choice."""

    kind: str
    data: Message


@dataclass(frozen=True, slots=True)
class Synced:
    """Everything is known up to now, for the first time or again."""

    first: bool


Notice = Entered | Met | Refused | Advised | Synced


class Courier:
    """Keeps the mirror of a table true."""

    def __init__(self, send: Callable[[Message], None]) -> None:
        self.mirror = Mirror()
        self.synced = False
        self.pending: Message | None = None
        self._send = send
        self._seen = self.mirror
        self._least = 0
        self._asked = ""
        self._fresh = True

    @property
    def free(self) -> bool:
        """Whether something can be asked for: the last command has its answer, and what came of it is known."""
        return self.synced and self.pending is None and self.mirror.n >= self._least

    def command(self, do: str, **fields: object) -> None:
        """Asks for something."""
        self._seen = self.mirror
        self.pending = {"v": VERSION, "id": secrets.token_hex(8), "n": self.mirror.n, "do": do, **fields}
        self._send(self.pending)

    def opened(self) -> None:
        """Takes up the conversation, where there is a connection again."""
        self._catch_up()
        if self.pending is not None:
            self._send(self.pending)

    def lost(self) -> None:
        """Waits until there is a connection again."""
        self.synced = False

    def _catch_up(self) -> None:
        self.synced, self._asked = False, secrets.token_hex(8)
        self._send({"v": VERSION, "do": "since", "n": self.mirror.n, "id": self._asked})

    def heard(self, message: Message) -> list[Notice]:
        """What a message of the server brings."""
        notices = [*self._entry(message), *self._beside(message), *self._answer(message)]
        if self.synced and is_behind(self.mirror, message):
            self._catch_up()
        return notices

    def _entry(self, message: Message) -> list[Notice]:
        if not is_next(self.mirror, message):
            return []
        before = self.mirror
        self.mirror, entry = entered(before, message)
        return [Entered(before, entry, self.mirror, not self.synced)]

    def _beside(self, message: Message) -> list[Notice]:
        before = self.mirror
        # Between entries that were missed the state is that of the end, and who is where is known at once.
        if "event" not in message or message["n"] == self.mirror.n:
            self.mirror = told(before, message)
        if "present" in message:
            return [Met(before, self.mirror)]
        return [Advised(kind, message[kind]) for kind in ("hint", "coach") if kind in message]

    def _answer(self, message: Message) -> list[Notice]:
        """An acknowledgement, a refusal, or the end of what was missed."""
        name = message.get("id")
        if name == self._asked and "view" in message:
            self.synced, first, self._fresh, self._asked = True, self._fresh, False, ""
            return [Synced(first)]
        if self.pending is None or name != self.pending["id"] or "ok" not in message:
            return []
        command, self.pending, self._least = self.pending, None, message["n"]
        return [] if message["ok"] else [Refused(command, message["error"], self._seen)]
