"""The gateway between a page and the tables of its device: an event in JSON comes in, what it leads to goes out.

An event is `{"do": …}`: `request`, `connect`, `message`, `leave`, `tick`, `load`, `drop` (a table could not be stored),
`refuse` (another tab has the tables), `reset` (another tab had them). The answer has `stored` (all of it or nothing is
to be written first), `told` (messages to connections), `answer` (to a request), and `wait`, the seconds until the next
`tick`. `need` names a table that has to be loaded first; then the event comes again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from time import monotonic, time
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.offline.local_desk import LocalDesk, error_of, refused
from shutbox.offline.local_room import LocalRoom, Titles, UnreadTableError
from shutbox.server.identity import read_code

Data = dict[str, Any]
_write = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


class Gateway:
    """All tables of a device, behind one function."""

    def __init__(
        self, titles: Titles, clock: Callable[[], float] = monotonic, date: Callable[[], float] = time
    ) -> None:
        self._room = LocalRoom(titles, clock, date)
        self._desk = LocalDesk(self._room, date)

    def handle(self, text: str) -> str:
        """What an event leads to, both as JSON."""
        return _write(self.perform(json.loads(text)))

    def perform(self, event: Data) -> Data:
        """What an event leads to."""
        try:
            answer = self._answer(event)
        except UnreadTableError as error:
            return {"need": error.code}
        outcome = self._room.taken_outcome()
        return {"answer": answer, "stored": outcome.stored, "told": outcome.told, "wait": self._room.agenda.wait()}

    def _answer(self, event: Data) -> Data | None:
        try:
            return self._perform(event)
        except ShutboxError as error:
            # A command is refused by a message of its own; this is a request, or a table that cannot be shown.
            return refused(error) if event["do"] == "request" else {"error": error_of(error)}

    def _perform(self, event: Data) -> Data | None:
        match event["do"]:
            case "request":
                rows, origin = event.get("rows", ()), str(event.get("origin", ""))
                return self._desk.answer(event["method"], event["path"], event.get("body"), rows, origin)
            case "connect":
                self._room.connect(event["page"], read_code(event["code"]) or event["code"], event.get("version", 1))
            case "message":
                self._room.hear(event["page"], event["data"])
            case "leave":
                self._room.leave(event["page"])
            case "load":
                self._room.read(event["row"], event["bodies"])
            case "drop":
                self._room.drop(event["code"])
                return refused(ShutboxError("offline-full"))
            case "reset":
                self._room.forget_all()
            case "refuse":
                return refused(ShutboxError("offline-elsewhere"))
            case _:
                self._room.agenda.perform()
        return None
