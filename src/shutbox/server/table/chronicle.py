"""The history of a table: its record as text, its last events with their facts, and its scoresheet.

A history grows with its game, so that a question takes as long as what is new since the last one, however long the
table is. It is made when somebody first asks, in a thread, because a long game takes long to replay.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from shutbox.errors import ShutboxError
from shutbox.play import (
    NOTES,
    Event,
    Game,
    Record,
    SheetEntry,
    Undo,
    evolve,
    record_text,
    sheet_data,
    sheet_entry,
    story_data,
    write_event,
)

if TYPE_CHECKING:
    from shutbox.server.table.live import Live

Data = dict[str, Any]
# The number of past events that a page shows; the record has all of them.
LAST = 80
NOTHING_YET: Data = {"told": [], "sheet": []}
# How many histories are brought up to date at a time, and how many may wait.
AT_ONCE, MOST_WAITING = 2, 64


class Chronicle:
    """The history of a game up to some event of its record."""

    def __init__(self, start: Game) -> None:
        self.lock = asyncio.Lock()
        self._game = start
        self._words: list[str] = []
        self._told: deque[Data] = deque(maxlen=LAST)
        self._sheet: list[SheetEntry] = []

    def follow(self, record: Record) -> None:
        """Adds the events of a record that are new since the last call."""
        for event in record.events[len(self._words) :]:
            before, self._game = self._game, evolve(self._game, event)
            self._words.append(write_event(before, event))
            self._told.append({"word": self._words[-1], "facts": story_data(before, event, self._game)})
            self._enter(before, event)

    def _enter(self, before: Game, event: Event) -> None:
        if isinstance(event, Undo):
            self._sheet.pop()
        elif not isinstance(event, NOTES):
            self._sheet.append(sheet_entry(before, event, self._game))

    def data(self) -> Data:
        """The last events with their facts, and the scoresheet."""
        return {"told": list(self._told), "sheet": sheet_data(self._sheet)}

    def transcript(self, record: Record) -> str:
        """The record that was followed last as text, with its current notes."""
        return record_text(record, self._words[: len(record.events)])


class Chronicler:
    """Brings the histories of tables up to date, a few at a time; raises if too many wait."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def up_to_date(self, live: Live, record: Record) -> Chronicle:
        """The history of a table up to the end of its record."""
        if self._waiting >= MOST_WAITING:
            raise ShutboxError("server-busy")
        self._waiting += 1
        try:
            history = live.history = live.history or Chronicle(record.start)
            async with history.lock, self._turns:
                await asyncio.to_thread(history.follow, record)
            return history
        finally:
            self._waiting -= 1
