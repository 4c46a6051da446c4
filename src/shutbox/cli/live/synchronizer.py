"""Keeps the local mirror of a table in step with the server: each command runs once, each entry arrives once, in order.

A command that was not acknowledged is sent again with the same id after a reconnect. The next command is sent only when
all entries that the last one caused have arrived.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from shutbox.cli.live.mirror import Mirror, apply_entry, apply_state, is_behind, is_next
from shutbox.play.table import VERSION, Entry

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry with the mirror before and after it; `missed` if it happened while there was no connection."""

    before: Mirror
    entry: Entry
    after: Mirror
    missed: bool


@dataclass(frozen=True, slots=True)
class PresenceChange:
    """Somebody has connected or disconnected."""

    before: Mirror
    after: Mirror


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Somebody wants to play again, or no longer does."""

    before: Mirror
    after: Mirror


@dataclass(frozen=True, slots=True)
class Rejection:
    """A command that the server refused, its error, and the mirror when the command was sent."""

    command: Message
    error: Message
    mirror: Mirror

    @property
    def stale(self) -> bool:
        """Whether another entry came first, so that the command may be sent again."""
        return bool(self.error["code"] == "stale")

    @property
    def do(self) -> str:
        """The name of the command."""
        return str(self.command["do"])

    @property
    def fields(self) -> Message:
        """The arguments of the command."""
        return {key: value for key, value in self.command.items() if key not in ("v", "id", "n", "do")}


@dataclass(frozen=True, slots=True)
class CoachMessage:
    """A message of the coach: a hint, or a comment on a choice."""

    kind: str
    data: Message


@dataclass(frozen=True, slots=True)
class SyncComplete:
    """The mirror is up to date, for the first time or after a reconnect."""

    first: bool


Notice = NewEntry | PresenceChange | PlayAgain | Rejection | CoachMessage | SyncComplete


class Synchronizer:
    """Sends commands to a table, and updates the mirror from its messages."""

    def __init__(self, send: Callable[[Message], None]) -> None:
        self.mirror = Mirror()
        self.synced = False
        self.pending: Message | None = None
        self._send = send
        self._mirror_at_send = self.mirror
        self._acknowledged = 0
        self._catch_up_id = ""
        self._first_sync = True

    @property
    def idle(self) -> bool:
        """Whether a command can be sent: the last one is acknowledged, and its entries have arrived."""
        return self.synced and self.pending is None and self.mirror.n >= self._acknowledged

    def command(self, do: str, **fields: object) -> None:
        """Sends a command."""
        self._mirror_at_send = self.mirror
        self.pending = {"v": VERSION, "id": secrets.token_hex(8), "n": self.mirror.n, "do": do, **fields}
        self._send(self.pending)

    def resume(self) -> None:
        """Catches up after the connection was opened, and sends an unacknowledged command again."""
        self._catch_up()
        if self.pending is not None:
            self._send(self.pending)

    def suspend(self) -> None:
        """Stops sending until the connection is back."""
        self.synced = False

    def _catch_up(self) -> None:
        self.synced, self._catch_up_id = False, secrets.token_hex(8)
        self._send({"v": VERSION, "do": "since", "n": self.mirror.n, "id": self._catch_up_id})

    def receive(self, message: Message) -> list[Notice]:
        """Updates the mirror from a message of the server; the notices that follow from it."""
        notices = [*self._read_entry(message), *self._read_state(message), *self._read_reply(message)]
        if self.synced and is_behind(self.mirror, message):
            self._catch_up()
        return notices

    def _read_entry(self, message: Message) -> list[Notice]:
        if not is_next(self.mirror, message):
            return []
        before = self.mirror
        self.mirror, entry = apply_entry(before, message)
        return [NewEntry(before, entry, self.mirror, not self.synced)]

    def _read_state(self, message: Message) -> list[Notice]:
        before = self.mirror
        # Missed entries are sent with the state after the last of them, so the state applies only to the last entry.
        if "event" not in message or message["n"] == self.mirror.n:
            self.mirror = apply_state(before, message)
        if "present" in message:
            return [PresenceChange(before, self.mirror)]
        if "again" in message and "view" not in message:
            return [PlayAgain(before, self.mirror)]
        return [CoachMessage(kind, message[kind]) for kind in ("hint", "coach") if kind in message]

    def _read_reply(self, message: Message) -> list[Notice]:
        """The notices of an acknowledgement, a rejection, or the end of the catch-up."""
        name = message.get("id")
        if name == self._catch_up_id and "view" in message:
            self.synced, first, self._first_sync, self._catch_up_id = True, self._first_sync, False, ""
            return [SyncComplete(first)]
        if self.pending is None or name != self.pending["id"] or "ok" not in message:
            return []
        command, self.pending, self._acknowledged = self.pending, None, message["n"]
        return [] if message["ok"] else [Rejection(command, message["error"], self._mirror_at_send)]
