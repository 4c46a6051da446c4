"""A terminal at a live table, without a server: what it sends, and what it says."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from shutbox.cli.live.console import Console
from shutbox.cli.live.mirror import Mirror
from shutbox.cli.live.notification import notify
from shutbox.cli.live.participant import Arrival, Participant
from shutbox.cli.live.synchronizer import Synchronizer
from shutbox.cli.network.address import Address
from shutbox.cli.network.client import Client
from shutbox.cli.network.credentials import credentials_for
from shutbox.cli.terminal.stream import Terminal
from shutbox.play.table.entry import Entry, entry_data
from shutbox.words import Words
from tests.cli.live_tables import mirror_of, new_table

SERVER = "http://127.0.0.1:9"


class SeatedTerminal:
    """A guest at a table that is known so far, what was sent, and what was said."""

    def __init__(self, tmp_path: Path, mirror: Mirror, coming: Arrival | None = None) -> None:
        self.out = StringIO()
        self.sent: list[dict[str, Any]] = []
        courier = Synchronizer(self.sent.append)
        courier.mirror, courier.synced = mirror, True
        console = Console(Terminal(StringIO(), self.out, StringIO()), SimpleQueue(), edits=False)
        device = credentials_for(tmp_path, SERVER)
        self.guest = Participant(
            Words(), console, Client(SERVER), device, Address(SERVER, "0" * 12), coming or Arrival(), courier
        )

    @property
    def last_command(self) -> dict[str, Any]:
        """What was asked for last, without what makes it unique."""
        return {key: value for key, value in self.sent[-1].items() if key not in ("v", "id", "n")}

    def receive(self, message: dict[str, Any]) -> None:
        """A message of the server comes."""
        for notice in self.guest.sync.receive({"v": 1, **message}):
            notify(self.guest, notice)

    def enter(self, entry: Entry) -> None:
        """The next entry of the table comes."""
        self.receive({"n": self.guest.mirror.n + 1, "event": entry_data(entry)})

    def acknowledge(self) -> None:
        """The server accepts the last command."""
        self.receive({"id": self.sent[-1]["id"], "ok": True, "n": self.guest.mirror.n + 1})

    def refuse(self, code: str) -> None:
        """The server refuses the last command."""
        now = self.guest.mirror.n + (code == "stale")
        self.receive({"id": self.sent[-1]["id"], "ok": False, "n": now, "error": {"code": code, "text": code}})


def waiting_terminal(tmp_path: Path, *entries: Entry, **more: Any) -> SeatedTerminal:
    """A terminal at a table that waits for its players."""
    return SeatedTerminal(tmp_path, mirror_of(new_table(), *entries, **more))
