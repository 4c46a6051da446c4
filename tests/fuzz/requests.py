"""HTTP requests through the server's own connections, with a transport in memory and an application that only listens.

However the bytes are cut, the application sees the same requests; h11, another parser, sees the same ones; and whatever
comes back is a sequence of well-formed answers.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, NamedTuple

import h11
import uvicorn
from uvicorn.server import ServerState

from shutbox.server.http import UNLIMITED, BoundedProtocol, Doorkeeper, Metrics
from shutbox.server.http.protocol import MOST_WAITING
from shutbox.words import Words
from tests.fuzz.wire import Wire

MOST_ROUNDS = 200


class Seen(NamedTuple):
    """A request as an application sees it."""

    method: str
    path: str
    body: bytes


class Upgraded(asyncio.Protocol):
    """What takes over after the handshake of a socket."""

    def __init__(self, **_: Any) -> None:
        pass


class Application:
    """An ASGI application that keeps each request and answers it."""

    def __init__(self) -> None:
        self.seen: list[Seen] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answers a request once all of it has come."""
        body, more = b"", True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            body, more = body + message["body"], message["more_body"]
        self.seen.append(Seen(scope["method"], scope["path"], body))
        headers = [(b"content-length", b"2"), (b"content-type", b"text/plain")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"ok"})


@cache
def _setting() -> tuple[asyncio.AbstractEventLoop, Application, uvicorn.Config, Doorkeeper]:
    application = Application()
    config = uvicorn.Config(application, ws=Upgraded, lifespan="off", access_log=False, log_level="critical")
    config.load()
    return asyncio.new_event_loop(), application, config, Doorkeeper(UNLIMITED, Metrics(), Words())


def served(pieces: list[bytes]) -> tuple[list[Seen], bytes]:
    """The requests that the application sees, and what is answered."""
    loop, application, config, doorkeeper = _setting()
    application.seen, wire = [], Wire()
    protocol = BoundedProtocol(doorkeeper, config=config, server_state=ServerState(), app_state={}, _loop=loop)
    protocol.connection_made(wire)
    for piece in pieces:
        if wire.closed or protocol.parser is None:
            break
        protocol.data_received(piece)
        loop.run_until_complete(_rest(protocol))
    protocol.connection_lost(None)
    loop.run_until_complete(_rest(protocol))
    return application.seen, wire.written


async def _rest(protocol: BoundedProtocol) -> None:
    """Lets every task go on until it waits for more."""
    for _ in range(MOST_ROUNDS):
        await asyncio.sleep(0)
        if not protocol.tasks:
            return
        if not any(_is_ready(task) for task in protocol.tasks):
            return


def _is_ready(task: asyncio.Task[None]) -> bool:
    """Whether a task does not wait for anything."""
    waits = getattr(task, "_fut_waiter", None)
    return waits is None or waits.done()


def run(data: bytes) -> None:
    """Serves a stream of requests whole and in pieces; the first byte says how it is cut."""
    piece, stream = (data[0] % 61 + 1 if data else 1), data[1:]
    seen, answers = served([stream])
    cut, cut_answers = served([stream[at : at + piece] for at in range(0, len(stream), piece)])
    if len(cut) <= MOST_WAITING:
        # What is wrong behind a request may end the connection before that request is answered.
        assert seen == cut[: len(seen)] or cut == seen[: len(cut)], (seen, cut)
    theirs = others(stream)
    for mine, other in zip(cut, theirs, strict=False):
        assert mine == other, (mine, other)
    check_answers(answers)
    check_answers(cut_answers)


def others(stream: bytes) -> list[Seen]:
    """The requests that h11 sees, as far as it can read the stream."""
    seen, body, connection = list[Seen](), b"", h11.Connection(h11.SERVER, max_incomplete_event_size=1 << 20)
    request: h11.Request | None = None
    connection.receive_data(stream)
    try:
        while (event := connection.next_event()) not in (h11.NEED_DATA, h11.PAUSED):
            match event:
                case h11.Request():
                    request, body = event, b""
                case h11.Data():
                    body += event.data
                case h11.EndOfMessage() if request is not None:
                    seen.append(Seen(request.method.decode(), path_of(request.target), body))
                    connection.send(h11.Response(status_code=200, headers=[("content-length", "0")]))
                    connection.send(h11.EndOfMessage())
                    connection.start_next_cycle()
                case _:
                    break
    except (h11.ProtocolError, ValueError):
        pass
    return seen


def path_of(target: bytes) -> str:
    """The path of a target."""
    from urllib.parse import unquote

    text = target.decode("latin-1")
    if not text.startswith(("/", "*")):
        rest = text.partition("://")[2]
        text = "/" + rest.partition("/")[2] if "/" in rest else rest
    return unquote(text.partition("?")[0].partition("#")[0])


def check_answers(written: bytes) -> None:
    """Raises unless bytes are whole answers, one behind the other."""
    while written:
        head, found, written = written.partition(b"\r\n\r\n")
        first, *lines = head.split(b"\r\n")
        status = int(first.removeprefix(b"HTTP/1.1 ")[:3])
        assert first.startswith(b"HTTP/1.1 "), first
        assert found, head
        if status == 100:
            continue
        size = int(dict(line.split(b": ", 1) for line in lines)[b"content-length"])
        # The answer to HEAD has no body.
        if not written.startswith(b"HTTP/1.1 ") or size == 0:
            assert len(written) >= size or not written, (head, written)
            written = written[size:]


def seeds() -> list[bytes]:
    """Requests to begin with."""
    get = b"GET /a%20b?c=d HTTP/1.1\r\nHost: x\r\n\r\n"
    post = b"POST /p HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc"
    chunked = b"POST /c HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3;e=v\r\nabc\r\n0\r\nT: v\r\n\r\n"
    upgrade = b"GET /ws/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
    expect = b"POST /e HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\nx"
    absolute = b"GET http://x/y HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    head = b"HEAD / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"
    both = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    fold = b"GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n"
    star = b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n"
    streams = [get + get, post + get, chunked + get, upgrade, expect, absolute, head, both, fold, star, b"\r\n" + get]
    return [bytes([at * 5]) + stream for at, stream in enumerate(streams)]
