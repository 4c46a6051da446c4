"""Answers over HTTP/1.1, as any server may write them."""

from __future__ import annotations

import asyncio

import pytest

from shutbox.client.call import get
from shutbox.client.reply import opened


async def heard(answer: bytes, seconds: float = 5.0, *, stay: bool = False) -> tuple[int, list[bytes]]:
    """The status and the lines of an answer that a server writes byte by byte."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        for at in range(len(answer)):
            writer.write(answer[at : at + 1])
            await writer.drain()
        if stay:
            # Until the client has gone.
            await reader.read()
        writer.close()
        served.set()

    served = asyncio.Event()
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        async with opened(f"127.0.0.1:{port}", None, get("about"), {}, seconds) as reply:
            return reply.status, [line async for line in reply.lines()]
    finally:
        await served.wait()
        server.close()


HEAD = b"HTTP/1.1 200 OK\r\n"
LENGTH = HEAD + b"Content-Length: 7\r\n\r\none\ntwo"
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n4;x=y\r\none\n\r\n2\r\ntw\r\n1\r\no\r\n0\r\n\r\n"


@pytest.mark.parametrize("answer", [LENGTH, CHUNKED], ids=["length", "chunked"])
def test_an_answer_is_read_line_by_line_however_it_is_cut(answer: bytes) -> None:
    assert asyncio.run(heard(answer)) == (200, [b"one", b"two"])


@pytest.mark.parametrize(
    "answer", [b"", LENGTH[:-1], CHUNKED[:-9], b"nonsense\r\n\r\n", HEAD + b"Content-Length: x\r\n\r\n"]
)
def test_what_is_cut_off_or_is_no_answer_is_an_error_of_the_connection(answer: bytes) -> None:
    with pytest.raises(ConnectionResetError):
        asyncio.run(heard(answer))


def test_a_server_that_falls_silent_is_not_waited_for() -> None:
    with pytest.raises(TimeoutError):
        asyncio.run(heard(CHUNKED[:-9], 0.2, stay=True))
