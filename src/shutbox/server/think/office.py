"""Where thoughts are asked for that workers elsewhere think: they are posted in the database, and answers come back.

The server never depends on that: if no worker was heard for two seconds, it thinks itself.
"""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic

from shutbox.play.table import code_mark
from shutbox.server.store import Store

# Seconds after its last word that a worker counts as there, and between two looks for an answer.
SILENT, LOOK = 2.0, 0.5


class Office:
    """The thoughts that this process waits for."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._heard = -SILENT
        self._waiting: dict[int, asyncio.Event] = {}
        self._early: deque[int] = deque(maxlen=500)

    @property
    def staffed(self) -> bool:
        """Whether a worker was heard a moment ago."""
        return monotonic() - self._heard < SILENT

    def hear(self, code: str) -> None:
        """Notes that a worker is there, if it takes the jobs of this code; others may be there during an upgrade."""
        if code == code_mark().hex():
            self._heard = monotonic()

    def done(self, number: int) -> None:
        """Notes that a job is done, perhaps one of another process."""
        if (event := self._waiting.get(number)) is not None:
            event.set()
        else:
            self._early.append(number)

    async def ask(self, room: str, body: bytes, seconds: float) -> bytes | None:
        """The answer to a job; None if no worker is left. Raises TimeoutError after some seconds."""
        number = await self._store.post_job(room, code_mark(), body)
        event = self._waiting[number] = asyncio.Event()
        if number in self._early:
            event.set()
        try:
            async with asyncio.timeout(seconds):
                while self.staffed:
                    await _moment(event)
                    if (answer := await self._store.collect_job(number)) is not None:
                        return answer
            return None
        finally:
            del self._waiting[number]
            await self._store.withdraw_job(number)


async def _moment(event: asyncio.Event) -> None:
    """Waits for an event, but not for long."""
    try:
        await asyncio.wait_for(event.wait(), LOOK)
        event.clear()
    except TimeoutError:
        return
