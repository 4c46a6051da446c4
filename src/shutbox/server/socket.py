"""One client's connection: what is sent to it waits in a bounded outbox, so that a slow reader delays nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

Send = Callable[[dict[str, Any]], Awaitable[None]]
RESYNCS = 3
POLICY, AWAY, LATER = 1008, 1001, 1013


class Socket:
    """A connection of a device to a table.

    When a client reads too slowly its outbox is emptied, and once it reads again it gets the state as it is then; after
    a few of these it is let go.
    """

    __slots__ = (
        "_behind",
        "_limit",
        "_outbox",
        "_pump",
        "_send",
        "_size",
        "_slow",
        "address",
        "closed",
        "holder",
        "state",
    )

    def __init__(self, holder: str, address: str, send: Send, limit: int, state: Callable[[], str]) -> None:
        self.holder = holder
        self.address = address
        self.closed = False
        self.state = state
        self._send = send
        self._limit = limit
        self._outbox: deque[str] = deque()
        self._size = 0
        self._behind = False
        self._slow = 0
        self._pump: asyncio.Task[None] | None = None

    def push(self, text: str) -> None:
        """Puts a message into the outbox; it is sent as soon as the client takes it."""
        if self.closed or self._behind:
            return
        self._outbox.append(text)
        self._size += len(text)
        if self._size > self._limit:
            self._fall_behind()
        if self._pump is None:
            self._pump = asyncio.get_running_loop().create_task(self._flush())

    async def paced(self, text: str) -> None:
        """Sends a message of a long answer, no faster than the client reads."""
        while self._size > self._limit // 2 and not self.closed:
            await asyncio.sleep(0.005)
        self.push(text)

    def _fall_behind(self) -> None:
        self._outbox.clear()
        self._size = 0
        self._behind = True
        self._slow += 1

    async def _flush(self) -> None:
        try:
            while self._outbox or self._behind:
                if self._slow > RESYNCS:
                    await self.close(LATER)
                    return
                if self._behind and not self._outbox:
                    self._behind = False
                    self._outbox.append(self.state())
                text = self._outbox.popleft()
                self._size = max(0, self._size - len(text))
                await self._send({"type": "websocket.send", "text": text})
        except Exception:
            self.closed = True
        finally:
            self._pump = None

    async def close(self, code: int) -> None:
        """Ends the connection."""
        if not self.closed:
            self.closed = True
            await self._send({"type": "websocket.close", "code": code})
