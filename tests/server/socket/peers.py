"""Servers that the cases are tried at: our sockets with an echo behind them, and the echo of another library."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, cast

import uvicorn
import uvloop
from websockets.asyncio.server import ServerConnection, serve

from shutbox.server.http import UNLIMITED, BoundedProtocol, Doorkeeper, Metrics, Request, RoundRobin
from shutbox.server.run import Wanted, listen
from shutbox.server.socket import Socket, acceptance, frame_bytes
from shutbox.words import Words

if TYPE_CHECKING:
    from pathlib import Path

    from shutbox.server.table import Live


class Echo:
    """What stands behind our sockets instead of tables: it says again what it hears, and notes from whom."""

    limits = UNLIMITED

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.heard: list[str] = []
        self._turns = RoundRobin()

    async def admit(self, socket: Socket, request: Request) -> bytes:
        """Lets everybody in."""
        socket.live, socket.address = cast("Live", self), request.address
        return acceptance(request)

    async def receive(self, socket: Socket, text: bytes) -> None:
        """Says a message again, after as long as a command of a table waits at least."""
        await asyncio.sleep(0)
        self.heard.append(socket.address)
        socket.push(frame_bytes(text))

    async def turn(self, socket: Socket) -> None:
        """Addresses take turns."""
        await self._turns.turn(socket.address)

    def post(self, socket: Socket) -> None:
        """Sends what waits."""
        self.loop.call_soon(socket.flush)

    def allows(self, _socket: Socket) -> bool:
        """Everybody may say everything."""
        return True

    def enter(self, _socket: Socket) -> None:
        """Nothing."""

    resync = leave = enter

    def disconnect(self, address: str) -> None:
        """Nothing."""


async def _nowhere(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 404, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


@asynccontextmanager
async def our_echo(folder: Path, echo: Echo | None = None) -> AsyncIterator[int]:
    """Our connections and sockets, as `shutbox.server.run` puts them together; the port."""
    listening = listen(Wanted(folder, host="127.0.0.1", port=0))
    doorkeeper = Doorkeeper(UNLIMITED, Metrics(), Words())
    settings: dict[str, Any] = {
        "http": partial(BoundedProtocol, doorkeeper),
        "ws": partial(Socket, echo or Echo()),
        "loop": "none",
        "lifespan": "off",
        "log_level": "critical",
    }
    server = uvicorn.Server(uvicorn.Config(_nowhere, **settings))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        await serving


@asynccontextmanager
async def their_echo(_folder: Path) -> AsyncIterator[int]:
    """The server of the websockets library; the port."""

    async def echo(connection: ServerConnection) -> None:
        async for message in connection:
            await connection.send(message)

    async with serve(echo, "127.0.0.1", 0, compression=None, max_size=None, ping_interval=None) as server:
        (listening,) = server.sockets
        yield listening.getsockname()[1]


Peer = Callable[["Path"], Any]


@contextmanager
def running(peer: Peer, folder: Path) -> Iterator[int]:
    """A server in a thread; the port."""
    ready, over, ports = Event(), Event(), list[int]()

    async def work() -> None:
        async with peer(folder) as port:
            ports.append(port)
            ready.set()
            await asyncio.to_thread(over.wait)

    def begin() -> None:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(work())

    thread = Thread(target=begin, daemon=True)
    thread.start()
    assert ready.wait(60)
    try:
        yield ports[0]
    finally:
        over.set()
        thread.join(60)
