"""What other processes say: which tables they have changed, and who is connected to them.

The database passes it on (LISTEN). Nothing is lost for good if a message is: whoever misses one finds out from the
store. So a lost connection is made again, and then everything may have changed (`heard` gets an empty text). News begin
with the name of the process that has written them.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from time import sleep

import psycopg

from shutbox.errors import ShutboxError
from shutbox.server.book import Ledger
from shutbox.server.postgres.session import connect

# Tables that were changed, and everything else; a payload has less than 8000 bytes.
NEWS, TALK = "shutbox_news", "shutbox_talk"
# Not a channel: nothing is heard from now on.
DEAF = ""
MOST_SAID = 7_800
PAUSE = 0.2
# How often the thread looks whether it is to end, in seconds.
LOOK = 1.0
Heard = Callable[[str, str], None]


class Listener:
    """A thread that calls `heard` with the channel and the text of each message."""

    def __init__(self, url: str, heard: Heard, channels: Sequence[str] = (NEWS, TALK)) -> None:
        self._url = url
        self._channels = channels
        self._heard = heard
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="news", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Ends the thread soon."""
        self._closed.set()

    def _run(self) -> None:
        while not self._closed.is_set():
            try:
                self._listen()
            except (psycopg.Error, ShutboxError):
                self._heard(DEAF, "")
                sleep(PAUSE)

    def _listen(self) -> None:
        session = connect(self._url)
        try:
            for channel in self._channels:
                session.execute(f"LISTEN {channel}")
            self._heard(NEWS, "")
            while not self._closed.is_set():
                for message in session.raw.notifies(timeout=LOOK):
                    self._heard(message.channel, message.payload)
        finally:
            session.close()


def payloads(words: list[str]) -> list[str]:
    """Words with spaces between them, in as few payloads as they fit into."""
    found = [""]
    for word in words:
        if len(found[-1]) + len(word) >= MOST_SAID:
            found.append("")
        found[-1] += f"{word} "
    return [each.rstrip() for each in found if each]


def erased(ledger: Ledger, after: int) -> tuple[int, list[int]]:
    """The tables that were deleted or written anew since a mark, and the mark of now; -1 asks for that alone.

    A mark is the oldest transaction that was still under way, so each erasure is between exactly two marks.
    """
    run = ledger.connection.execute
    (mark,) = run("SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint").fetchone()
    if after < 0:
        return int(mark), []
    new = "SELECT DISTINCT table_id FROM erasures WHERE xact >= ?::bigint::text::xid8 AND xact < ?::bigint::text::xid8"
    return int(mark), [table for (table,) in run(new, (after, mark)).fetchall()]
