"""The connection of one client: frames in and out. An idle connection has no task, no queue and no buffer.

Messages wait in the transport up to a limit, so that a slow reader delays nobody else. A client that falls behind gets
no more messages, and once it reads again it gets the current state. If that happens several times within a minute, it
is disconnected. A client that has missed no message is not slow, however long a single message was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from socket import SO_SNDBUF, SOL_SOCKET
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol, cast

from shutbox.play.table import VERSION, in_version
from shutbox.server.http import Limits, encode
from shutbox.server.socket.frame import (
    CLOSE,
    CONTINUED,
    LATER,
    NO_UTF8,
    NOT_TEXT,
    PING,
    POLICY,
    PONG,
    PROTOCOL,
    RESTART,
    TEXT,
    TOO_LONG,
    FrameError,
    Reader,
    close_code,
    closing,
    frame_bytes,
    pong,
)
from shutbox.server.socket.handshake import read_head

if TYPE_CHECKING:
    from shutbox.server.classroom import Lesson
    from shutbox.server.http import Request
    from shutbox.server.table import Live

RESYNCS, SPELL = 3, 60.0
# The number of messages of a client that may wait; beyond it, nothing more is read from the client.
WAITING = 8
# The codes for a client that has broken the protocol or a limit.
_VIOLATIONS = (PROTOCOL, NOT_TEXT, NO_UTF8, POLICY, TOO_LONG)
# Seconds that a client has to answer the closing frame, and that its last messages may take before.
LINGER, LAST = 2.0, 10.0


class Endpoint(Protocol):
    """The interface of the hub for its connections."""

    limits: Limits
    # Stored, because getting the running loop is a system call.
    loop: asyncio.AbstractEventLoop

    async def admit(self, socket: Socket, request: Request) -> bytes:
        """The answer to the handshake of a client; the socket gets a table if the client is admitted."""
        ...

    def enter(self, socket: Socket) -> None:
        """Called when a client has connected to its table."""
        ...

    def allows(self, socket: Socket) -> bool:
        """Whether the rate limit of a client allows one more message."""
        ...

    async def receive(self, socket: Socket, text: bytes) -> None:
        """Handles a message of a client."""
        ...

    async def turn(self, socket: Socket) -> None:
        """Waits until one more message of a client that sends several at once may be handled."""
        ...

    def post(self, socket: Socket) -> None:
        """Schedules a call of `flush` for this client."""
        ...

    def resync(self, socket: Socket) -> None:
        """Called when a client that had fallen behind reads again."""
        ...

    def leave(self, socket: Socket) -> None:
        """Called when a client has disconnected."""
        ...

    def disconnect(self, address: str) -> None:
        """Called when a connection of an address has ended, whether or not it was admitted."""
        ...


class Socket(asyncio.Protocol):
    """A connection of a device to a table, as the WebSocket protocol that uvicorn expects."""

    __slots__ = (
        "_behind",
        "_busy",
        "_deaf",
        "_endpoint",
        "_has_ended",
        "_has_missed",
        "_inbox",
        "_last_code",
        "_outgoing",
        "_paused",
        "_peer",
        "_quiet",
        "_reader",
        "_resyncs",
        "_since",
        "_state",
        "_task",
        "_transport",
        "address",
        "catching_up",
        "closed",
        "holder",
        "lesson",
        "live",
        "request_id",
        "version",
    )

    def __init__(self, endpoint: Endpoint, *, server_state: Any, **_: Any) -> None:
        self.holder = self.address = self.request_id = ""
        # What the client is at: a table or a classroom.
        self.live: Live | None = None
        self.lesson: Lesson | None = None
        self.version = VERSION
        self.closed = self.catching_up = False
        self._endpoint = endpoint
        self._state = server_state
        self._transport: asyncio.Transport | None = None
        self._reader: Reader | None = None
        self._inbox: list[bytes] = []
        self._outgoing = b""
        self._busy = self._behind = self._has_missed = self._paused = self._quiet = False
        # Whether nothing more is read from the client: it has ended the connection, or broken the protocol or a limit.
        self._deaf = self._has_ended = False
        # The code to close with once the waiting messages are answered, 0 while the connection goes on.
        self._last_code = 0
        self._peer = ""
        self._resyncs, self._since = 0, 0.0
        self._task: asyncio.Task[None] | None = None

    @property
    def admitted(self) -> bool:
        """Whether the client is at a table or in a classroom."""
        return self.live is not None or self.lesson is not None

    # What the transport calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Takes the connection over."""
        self._transport = cast(asyncio.Transport, transport)
        self._peer = (transport.get_extra_info("peername") or ("",))[0]
        self._state.connections.add(self)
        limit = self._endpoint.limits.outbox
        self._transport.set_write_buffer_limits(limit, limit // 4)
        # By default the system would buffer megabytes for a client that does not read.
        self._transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, limit)

    def connection_lost(self, _error: Exception | None) -> None:
        """Cleans up after the connection has ended."""
        self._state.connections.discard(self)
        self.closed, self._transport = True, None
        self._endpoint.disconnect(self._peer)
        if self.admitted:
            self._endpoint.leave(self)

    def data_received(self, data: bytes) -> None:
        """Reads data of a client: first the handshake, then messages."""
        if self._reader is None:
            self._reader, self._busy = Reader(self._endpoint.limits.frame), True
            self._run(self._open(data))
            return
        self._quiet = False
        if self._deaf:
            return
        if not self.admitted:
            # A client has to wait until its handshake is answered (RFC 6455, 4.1).
            self._abort()
            return
        try:
            for opcode, content in self._reader.read(data):
                self._take(opcode, content)
                if self._deaf:
                    return
        except FrameError as error:
            self._end(error.code)

    def pause_writing(self) -> None:
        """Called when the client reads more slowly than messages are sent."""
        self._behind = True

    def resume_writing(self) -> None:
        """Brings a client up to date when it reads again."""
        self._behind = False
        if not self._has_missed:
            return
        self._has_missed, now = False, monotonic()
        if now - self._since > SPELL:
            self._since, self._resyncs = now, 0
        self._resyncs += 1
        if self._resyncs > RESYNCS:
            self.close(LATER)
        elif self.admitted and not self.catching_up:
            self._endpoint.resync(self)

    def shutdown(self) -> None:
        """Closes the connection as a restart of the server, after the waiting messages of the client are answered."""
        self._close_at_last(RESTART)

    # In

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        # Stored, because the loop has only weak references to its tasks.
        self._task = self._endpoint.loop.create_task(work)

    async def _open(self, head: bytes) -> None:
        assert self._transport is not None
        answer = await self._endpoint.admit(self, read_head(head, self._transport.get_extra_info("peername")))
        if self._transport is None:
            return
        if not self.admitted:
            self._transport.write(answer)
            self._transport.close()
            return
        # With the first message in one write, which takes a fifth less of the time of a new connection.
        self.push(answer)
        self._endpoint.enter(self)
        await self._work()

    def _take(self, opcode: int, content: bytes) -> None:
        if opcode == CLOSE:
            self._answer_close(content)
        elif opcode in (PING, PONG, CONTINUED):
            self._answer_sign(opcode, content)
        elif opcode == TEXT and not self.closed and not self._last_code:
            self._inbox.append(content)
            if len(self._inbox) >= WAITING:
                self._pause(paused=True)
            if not self._busy:
                self._busy = True
                self._run(self._work())

    async def _work(self) -> None:
        """Handles the waiting messages one after the other."""
        while self._inbox and not self.closed:
            await self._endpoint.receive(self, self._inbox.pop(0))
            if self._inbox:
                # A refusal waits for nothing, and would let nobody else in.
                await self._endpoint.turn(self)
        self._pause(paused=False)
        self._busy, self._task = False, None
        if self._last_code:
            self.close(self._last_code)

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
        """Sends frames with the next flush, unless the client has fallen behind."""
        if self._behind:
            self._has_missed = True
        elif not self.closed and self._transport is not None:
            if not self._outgoing:
                self._endpoint.post(self)
            self._outgoing += frames

    def flush(self) -> None:
        """Sends the pending frames."""
        frames, self._outgoing = self._outgoing, b""
        if frames and self._transport is not None:
            self._transport.write(frames)

    async def push_slowly(self, frames: bytes) -> None:
        """Sends a part of a long answer, no faster than the client reads."""
        most = self._endpoint.limits.outbox // 2
        while self._transport is not None and self._transport.get_write_buffer_size() > most:
            await asyncio.sleep(0.01)
        self.push(frames)
        self.flush()

    def beat(self) -> None:
        """Pings a client; disconnects it if it has not answered the last ping."""
        if self._transport is None:
            return
        if self._quiet:
            self._transport.abort()
        else:
            self._quiet = True
            self.push(frame_bytes(b"", PING))

    # The end

    def close(self, code: int) -> None:
        """Closes the connection, with some time for the client to receive the code."""
        if self.closed or self._transport is None:
            return
        self.flush()
        self._transport.write(closing(code))
        self.closed = True
        self._deaf = self._deaf or code in _VIOLATIONS
        self._pause(paused=False)
        self._endpoint.loop.call_later(LINGER, self._abort)
        if self._has_ended:
            self._transport.close()

    def _end(self, code: int) -> None:
        """Reads nothing more, and closes the connection after the messages that came before are answered."""
        self._deaf = True
        self._close_at_last(code)

    def _close_at_last(self, code: int) -> None:
        """Closes the connection, after the waiting messages are answered."""
        self._last_code = self._last_code or code
        if self._busy:
            self._endpoint.loop.call_later(LAST, self._abort)
        else:
            self.close(self._last_code)

    def _answer_sign(self, opcode: int, content: bytes) -> None:
        """Answers a ping; closes the connection if the client sends too many pings, pongs or parts of messages."""
        if self.admitted and not self._endpoint.allows(self):
            self.close(POLICY)
        elif opcode == PING:
            self.push(pong(content))

    def _answer_close(self, content: bytes) -> None:
        if not self.closed:
            code = close_code(content)
            self._has_ended = True
            self._end(code)
        elif self._transport is not None:
            self._transport.close()

    def _abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()
