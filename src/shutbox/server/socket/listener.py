"""Clients of a table without a WebSocket: one that hears everything as lines of a long answer, one that says one thing.

To a table they are connections like all others, so that nothing there has to know how somebody is connected.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterator

from shutbox.server.socket.connection import Endpoint, Socket

# The version of the messages that these clients get.
SPOKEN_VERSION = 2


class Listener(Socket):
    """A client that hears what happens at its table; each message is a line of JSON."""

    __slots__ = ("_lines", "_missed", "_news", "_size")

    def __init__(self, endpoint: Endpoint) -> None:
        super().__init__(endpoint, server_state=None)
        self.version = SPOKEN_VERSION
        self._lines: list[bytes] = []
        self._size = 0
        self._missed = False
        self._news = asyncio.Event()

    def push(self, frames: bytes) -> None:
        """Adds messages to those that wait, unless too much waits: then the client gets the state once it reads."""
        if self.closed or self._missed:
            return
        if self._size > self._endpoint.limits.outbox:
            self._missed, self._lines, self._size = True, [], 0
        else:
            self._lines += texts(frames)
            self._size += len(frames)
        self._news.set()

    def flush(self) -> None:
        """Does nothing, because whoever sends the lines fetches them."""

    async def push_slowly(self, frames: bytes) -> None:
        """Adds a part of a long answer, no faster than the client reads."""
        while self._size > self._endpoint.limits.outbox // 2 and not self.closed:
            await asyncio.sleep(0.01)
        self.push(frames)

    def beat(self) -> None:
        """Sends an empty line, so that both sides notice when the other one has gone."""
        if not self._lines:
            self._lines.append(b"")
            self._news.set()

    def close(self, code: int) -> None:
        """Ends the answer after what waits."""
        del code
        self.closed = True
        self._news.set()

    async def lines(self) -> AsyncGenerator[bytes, None]:
        """What is sent to the client, as it comes."""
        while not self.closed or self._lines:
            await self._news.wait()
            self._news.clear()
            waiting, self._lines, self._size = self._lines, [], 0
            if waiting:
                yield b"".join(line + b"\n" for line in waiting)
            if self._missed and not self.closed:
                self._missed = False
                self._endpoint.resync(self)


class Speaker(Socket):
    """A client that says one thing and gets one answer."""

    __slots__ = ("answer",)

    def __init__(self, endpoint: Endpoint) -> None:
        super().__init__(endpoint, server_state=None)
        self.version = SPOKEN_VERSION
        self.answer = b""

    def push(self, frames: bytes) -> None:
        """Keeps the first message, which is the answer; what comes of it is heard elsewhere."""
        self.answer = self.answer or next(texts(frames), b"")


def texts(frames: bytes) -> Iterator[bytes]:
    """The contents of frames that this server has made: whole texts, not masked."""
    at = 0
    while at < len(frames):
        size, at = frames[at + 1], at + 2
        if size > 125:
            width = 2 if size == 126 else 8
            size, at = int.from_bytes(frames[at : at + width], "big"), at + width
        yield frames[at : at + size]
        at += size
