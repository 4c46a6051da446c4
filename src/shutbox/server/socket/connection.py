"""One client's connection: frames in and out, without a task, a queue or a copy of its own while nothing happens.

What is sent to it waits in the transport, and only so much: a slow reader delays nobody else. When it falls behind it
is told nothing more, and once it reads again it gets the state as it is then; after a few of these within a minute it
is let go. Who has missed nothing is not slow, however long a single message was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from socket import SO_SNDBUF, SOL_SOCKET
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol, cast

from shutbox.play.table import VERSION, in_version
from shutbox.server.http import Bucket, Limits, encode
from shutbox.server.socket.frame import (
    CLOSE,
    LATER,
    PING,
    POLICY,
    PONG,
    RESTART,
    TEXT,
    FrameError,
    Reader,
    close_code,
    closing,
    frame_bytes,
    pong,
)
from shutbox.server.socket.handshake import read_head

if TYPE_CHECKING:
    from shutbox.server.http import Request
    from shutbox.server.table import Live

RESYNCS, SPELL = 3, 60.0
# So many messages of a client wait for their turn; then nothing more is read from it.
WAITING = 8
# How long a client has to take note that the connection ends.
LINGER = 2.0


class Endpoint(Protocol):
    """Who opens the door to a connection and hears what it says."""

    limits: Limits
    # Kept, for to ask for the running loop is a call of the system.
    loop: asyncio.AbstractEventLoop

    async def admit(self, socket: Socket, request: Request) -> bytes:
        """What a client is answered who wants to come in; the socket has a table if it may."""
        ...

    def enter(self, socket: Socket) -> None:
        """A client has come to its table."""
        ...

    def allows(self, socket: Socket) -> bool:
        """Whether a client may say something more just now."""
        ...

    async def receive(self, socket: Socket, text: bytes) -> None:
        """A client has said something."""
        ...

    def post(self, socket: Socket) -> None:
        """A client has to be sent something: `flush` is called soon."""
        ...

    def resync(self, socket: Socket) -> None:
        """A client that had fallen behind reads again."""
        ...

    def leave(self, socket: Socket) -> None:
        """A client has gone."""
        ...


class Socket(asyncio.Protocol):
    """A connection of a device to a table, in the place where uvicorn expects a protocol for WebSockets."""

    __slots__ = (
        "_behind",
        "_busy",
        "_endpoint",
        "_inbox",
        "_missed",
        "_outgoing",
        "_paused",
        "_quiet",
        "_reader",
        "_resyncs",
        "_since",
        "_state",
        "_stopping",
        "_task",
        "_transport",
        "address",
        "bucket",
        "catching_up",
        "closed",
        "holder",
        "live",
        "version",
    )

    def __init__(self, endpoint: Endpoint, *, server_state: Any, **_: Any) -> None:
        self.holder = self.address = ""
        self.live: Live | None = None
        self.version = VERSION
        self.bucket: Bucket | None = None
        self.closed = self.catching_up = False
        self._endpoint = endpoint
        self._state = server_state
        self._transport: asyncio.Transport | None = None
        self._reader: Reader | None = None
        self._inbox: list[bytes] = []
        self._outgoing = b""
        self._busy = self._behind = self._missed = self._paused = self._quiet = self._stopping = False
        self._resyncs, self._since = 0, 0.0
        self._task: asyncio.Task[None] | None = None

    # What the transport calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Takes the connection over."""
        self._transport = cast(asyncio.Transport, transport)
        self._state.connections.add(self)
        limit = self._endpoint.limits.outbox
        self._transport.set_write_buffer_limits(limit, limit // 4)
        # Left to itself, the system would keep megabytes for a client that does not read.
        self._transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, limit)

    def connection_lost(self, _error: Exception | None) -> None:
        """Lets the connection go."""
        self._state.connections.discard(self)
        self.closed, self._transport = True, None
        if self.live is not None:
            self._endpoint.leave(self)

    def data_received(self, data: bytes) -> None:
        """Reads what a client sends: first who it is, then messages."""
        if self._reader is None:
            self._reader, self._busy = Reader(self._endpoint.limits.frame), True
            self._run(self._open(data))
            return
        self._quiet = False
        try:
            for opcode, content in self._reader.read(data):
                self._take(opcode, content)
        except FrameError as error:
            self.close(error.code)

    def pause_writing(self) -> None:
        """Notes that the client does not read as fast as it is told."""
        self._behind = True

    def resume_writing(self) -> None:
        """Brings a client up to date that reads again."""
        self._behind = False
        if not self._missed:
            return
        self._missed, now = False, monotonic()
        if now - self._since > SPELL:
            self._since, self._resyncs = now, 0
        self._resyncs += 1
        if self._resyncs > RESYNCS:
            self.close(LATER)
        elif self.live is not None and not self.catching_up:
            self._endpoint.resync(self)

    def shutdown(self) -> None:
        """Says that the server will be back, once what the client has asked for is answered."""
        self._stopping = True
        if not self._busy:
            self.close(RESTART)

    # In

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        # Held on to, for the loop itself knows its tasks only weakly.
        self._task = self._endpoint.loop.create_task(work)

    async def _open(self, head: bytes) -> None:
        assert self._transport is not None
        answer = await self._endpoint.admit(self, read_head(head, self._transport.get_extra_info("peername")))
        if self._transport is None:
            return
        self._transport.write(answer)
        if self.live is None:
            self._transport.close()
            return
        self._endpoint.enter(self)
        await self._work()

    def _take(self, opcode: int, content: bytes) -> None:
        if opcode == CLOSE:
            self._answer_close(content)
        elif opcode in (PING, PONG):
            self._answer_sign(opcode, content)
        elif opcode == TEXT and not self.closed and not self._stopping:
            self._inbox.append(content)
            if len(self._inbox) >= WAITING:
                self._pause(paused=True)
            if not self._busy:
                self._busy = True
                self._run(self._work())

    async def _work(self) -> None:
        """Lets what waits be heard, one after the other."""
        while self._inbox and not self.closed:
            await self._endpoint.receive(self, self._inbox.pop(0))
        self._pause(paused=False)
        self._busy, self._task = False, None
        if self._stopping:
            self.close(RESTART)

    def _pause(self, *, paused: bool) -> None:
        if paused is self._paused or self._transport is None or self._transport.is_closing():
            return
        self._paused = paused
        if paused:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    # Out

    def tell(self, message: dict[str, Any]) -> None:
        """Sends a message to this client alone."""
        self.push(frame_bytes(encode(in_version(message, self.version))))

    def push(self, frames: bytes) -> None:
        """Sends frames with the next post, unless the client has fallen behind: then they are not for it."""
        if self._behind:
            self._missed = True
        elif not self.closed and self._transport is not None:
            if not self._outgoing:
                self._endpoint.post(self)
            self._outgoing += frames

    def flush(self) -> None:
        """Sends what waits for the post."""
        frames, self._outgoing = self._outgoing, b""
        if frames and self._transport is not None:
            self._transport.write(frames)

    async def tell_slowly(self, message: dict[str, Any]) -> None:
        """Sends a part of a long answer, no faster than the client reads."""
        most = self._endpoint.limits.outbox // 2
        while self._transport is not None and self._transport.get_write_buffer_size() > most:
            await asyncio.sleep(0.01)
        self.tell(message)
        self.flush()

    def beat(self) -> None:
        """Asks a client for a sign of life; one that has given none since the last time is let go."""
        if self._transport is None:
            return
        if self._quiet:
            self._transport.abort()
        else:
            self._quiet = True
            self.push(frame_bytes(b"", PING))

    # The end

    def close(self, code: int) -> None:
        """Ends the connection, with a moment for the client to hear why."""
        if self.closed or self._transport is None:
            return
        self.flush()
        self._transport.write(closing(code))
        self.closed = True
        self._pause(paused=False)
        self._endpoint.loop.call_later(LINGER, self._abort)

    def _answer_sign(self, opcode: int, content: bytes) -> None:
        """Answers a sign of life that was asked for; to give or ask for very many is no sign of life."""
        if self.live is not None and not self._endpoint.allows(self):
            self.close(POLICY)
        elif opcode == PING:
            self.push(pong(content))

    def _answer_close(self, content: bytes) -> None:
        if not self.closed:
            self.close(close_code(content))
        if self._transport is not None:
            self._transport.close()

    def _abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()
