"""Answers over HTTP/1.1 for asyncio, as far as a client of one server needs them."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

from shutbox.client.call import Call

T = TypeVar("T")
# The most bytes of a line of an answer.
LONGEST = 1 << 24


class Reply:
    """An answer whose head has come."""

    def __init__(self, reader: asyncio.StreamReader, seconds: float, status: int, headers: Mapping[str, str]) -> None:
        self._reader = reader
        self._seconds = seconds
        self.status = status
        self.headers = headers

    async def read(self) -> bytes:
        """The whole body."""
        return b"".join([part async for part in self._parts()])

    async def lines(self) -> AsyncIterator[bytes]:
        """The lines of the body, as they come."""
        rest = b""
        async for part in self._parts():
            *whole, rest = (rest + part).split(b"\n")
            for line in whole:
                yield line
        if rest:
            yield rest

    async def _parts(self) -> AsyncIterator[bytes]:
        if self.headers.get("transfer-encoding", "").lower() != "chunked":
            yield await _timely(self._reader.readexactly(int(self.headers.get("content-length", "0"))), self._seconds)
            return
        while True:
            size = int((await _timely(self._reader.readuntil(b"\r\n"), self._seconds)).partition(b";")[0], 16)
            part = await _timely(self._reader.readexactly(size + 2), self._seconds)
            if not size:
                return
            yield part[:-2]


@asynccontextmanager
async def opened(
    place: str, context: ssl.SSLContext | None, call: Call, head: Mapping[str, str], seconds: float
) -> AsyncIterator[Reply]:
    """The answer to a request over a connection of its own; an OSError if it does not come."""
    host, _, port = place.rpartition(":") if ":" in place.rpartition("]")[2] else (place, "", "")
    number = int(port) if port else 443 if context else 80
    opening = asyncio.open_connection(host.strip("[]"), number, ssl=context, limit=LONGEST)
    reader, writer = await _timely(opening, seconds)
    try:
        length = {"Content-Length": str(len(call.body))} if call.body is not None else {}
        lines = {"Host": place, "Connection": "close", **head, **length}
        text = f"{call.method} {call.target} HTTP/1.1\r\n" + "".join(
            f"{key}: {each}\r\n" for key, each in lines.items()
        )
        writer.write(text.encode("latin-1") + b"\r\n" + (call.body or b""))
        await _timely(writer.drain(), seconds)
        status, headers = _head((await _timely(reader.readuntil(b"\r\n\r\n"), seconds)).decode("latin-1"))
        yield Reply(reader, seconds, status, headers)
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError, IndexError) as error:
        raise ConnectionResetError(str(error)) from error
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


def _head(text: str) -> tuple[int, dict[str, str]]:
    """The status and the headers of an answer."""
    first, *lines = text.split("\r\n")
    pairs = (line.partition(":") for line in lines if line)
    return int(first.split(" ")[1]), {name.strip().lower(): value.strip() for name, _, value in pairs}


async def _timely(work: Awaitable[T], seconds: float) -> T:
    """The result of a work; an OSError if it takes too long."""
    return await asyncio.wait_for(work, seconds)
