"""The gateway between a page and the tables of its device: an event in JSON comes in, what it leads to goes out.

An event is `{"do": …}`: `request`, `connect`, `message`, `leave`, `tick`, `load`, `drop` (a table could not be stored),
`check` (a table of another browser, which is not kept here), `turn` (a table as a link, `turn_link`), `refuse` (another
tab has the tables), `reset` (another tab had them). The answer has `stored` (all of it or nothing is to be written
first), `told` (messages to connections), `answer` (to a request), and `wait`, the seconds until the next `tick`. `need`
names a table that has to be loaded first; then the event comes again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from time import monotonic, time
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.offline.local_desk import LocalDesk, error_of, refused
from shutbox.offline.local_room import LocalRoom, Titles, UnreadTableError
from shutbox.offline.local_table import read_row
from shutbox.offline.turn_link import link_data, take_link, turn_data
from shutbox.server.identity import new_public, read_code

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
            case "tick":
                self._room.agenda.perform()
            case _:
                return self._handle_storage(event)
        return None

    def _handle_storage(self, event: Data) -> Data | None:
        """What an event leads to that is about what is stored."""
        match event["do"]:
            case "turn":
                return {"status": 200, "data": self._turn(event)}
            case "check":
                return {"status": 200, "data": self._room.check(event["row"], event["bodies"])}
            case "drop":
                self._room.drop(event["code"])
                return refused(ShutboxError("offline-full"))
            case "refuse":
                return refused(ShutboxError("offline-elsewhere"))
            case _:
                self._room.forget_all()
        return None

    def _turn(self, event: Data) -> Data:
        """What a link of a table says, what it leads to, or whether one has to be sent; `kept` is what is stored."""
        kept = event["kept"]
        if "sent" in event:
            live, bodies = take_link(event["sent"], kept, new_public())
            # What is older than the table here leads to the table as it is.
            if bodies:
                self._room.take(live, bodies)
            return {"ok": True, "code": live.code, "new": len(bodies)}
        live = read_row(kept["row"], kept["bodies"])
        if "seeds" in event:
            return {"ok": True, "link": link_data(live, kept["bodies"], event["seeds"])}
        return turn_data(live, kept["bodies"])
