"""A whole socket with an echo behind it: what comes back is what the frames say, however they are cut."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import cache
from types import SimpleNamespace

from shutbox.server.http import UNLIMITED
from shutbox.server.socket import Socket
from tests.fuzz import frames
from tests.fuzz.frames import MOST
from tests.fuzz.wire import Wire
from tests.server.socket.peers import Echo
from tests.server.socket.raw import CLOSE, PING, PONG, TEXT, request, split

# Each message of a piece takes a few turns of the loop.
MOST_TURNS = 2000
Answer = tuple[list[bytes], list[bytes], int]


@cache
def _loop() -> asyncio.AbstractEventLoop:
    return asyncio.new_event_loop()


def run(data: bytes) -> None:
    """Sends a stream of frames whole and in pieces; the first byte says how it is cut."""
    piece, stream = (data[0] % 97 + 1 if data else 1), data[1:]
    whole = answered([stream])
    assert whole == answered([stream[at : at + piece] for at in range(0, len(stream), piece)])
    messages, code = frames.plain(stream)
    texts = [content for opcode, content in messages if opcode == TEXT]
    pongs = [content for opcode, content in messages if opcode == PING]
    assert whole == (texts, pongs, code)


def answered(pieces: list[bytes]) -> Answer:
    """The echoes, the pongs, and the code with which the server closes, 0 if it does not."""
    return _loop().run_until_complete(_answered(pieces))


async def _answered(pieces: list[bytes]) -> Answer:
    endpoint, wire = Echo(), Wire()
    endpoint.limits = replace(UNLIMITED, frame=MOST)
    socket = Socket(endpoint, server_state=SimpleNamespace(connections=set()))
    socket.connection_made(wire)
    socket.data_received(request("/")[0])
    await _rest(socket)
    begin = len(wire.written)
    for piece in pieces:
        socket.data_received(piece)
        await _rest(socket)
    socket.connection_lost(None)
    return _read(wire.written[begin:])


async def _rest(socket: Socket) -> None:
    """Lets the socket work until it waits for more, and then what it wants to say be sent."""
    for _ in range(MOST_TURNS):
        await asyncio.sleep(0)
        if not socket._busy:
            break
    await asyncio.sleep(0)


def _read(written: bytes) -> Answer:
    texts, pongs, code = list[bytes](), list[bytes](), 0
    while (found := split(written)) is not None:
        opcode, content, written = found
        assert not code, "a frame after the closing frame"
        assert opcode in (TEXT, PONG, CLOSE)
        if opcode == CLOSE:
            code = int.from_bytes(content, "big") if content else 1005
        else:
            (texts if opcode == TEXT else pongs).append(content)
    assert not written
    return texts, pongs, code
