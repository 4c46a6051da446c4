"""What clients and a server say to each other, line by line: to keep a transcript, and to say it to another server.

A line is a JSON object. `who` is the client. What it does is a `request`, a `connect`, a `frame` or a `leave`; what it
hears is an `answer` of HTTP or a `frame`. Messages are kept as the text that was sent.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.running import Server

Line = dict[str, Any]
# A message is known by the first of these keys that it has.
KINDS = ("ok", "event", "view", "present", "pong", "wants", "hint", "coach", "outlook")
# Only a client that hears nothing waits so long; the coach may have to compile first.
PATIENCE = 60.0
# The server has said everything when nothing came for so long.
QUIET = 0.3


def request(who: str, method: str, path: str, token: str = "", **body: object) -> Line:
    """A request of HTTP."""
    text = json.dumps(body) if method == "POST" else ""
    return {"who": who, "does": "request", "method": method, "path": path, "token": token, "text": text}


def frame(who: str, **message: object) -> Line:
    """A message over the socket."""
    return {"who": who, "does": "frame", "text": json.dumps(message)}


def kind(line: Line) -> str:
    """What sort of message a client hears."""
    if line["hears"] == "answer":
        return "answer"
    message = json.loads(line["text"])
    return next((key for key in KINDS if key in message), "")


def read_lines(path: Path) -> list[Line]:
    """The lines of a transcript."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def steps(lines: list[Line]) -> Iterator[tuple[Line, list[Line]]]:
    """Each thing that a client does, with everything that is heard before the next."""
    begins = [number for number, line in enumerate(lines) if "does" in line]
    for begin, end in zip(begins, [*begins[1:], len(lines)], strict=True):
        yield lines[begin], lines[begin + 1 : end]


class Wire:
    """Clients of a server, and what they have heard and nobody has looked at yet."""

    def __init__(self, server: Server) -> None:
        self.heard: list[Line] = []
        self._server = server
        self._sockets: dict[str, ClientConnection] = {}
        self._readers: dict[str, asyncio.Task[None]] = {}
        self._news = asyncio.Event()

    async def say(self, line: Line) -> None:
        """Does what a client does in this line."""
        who = line["who"]
        if line["does"] == "request":
            self._ask(line)
        elif line["does"] == "connect":
            await self._connect(who, line["path"], line["token"])
        elif line["does"] == "frame":
            await self._sockets[who].send(line["text"])
        else:
            await self._leave(who)

    async def quiet(self, who: str, *wanted: str) -> list[Line]:
        """Everything that was heard, once a client has heard something, also of these kinds, and nothing more comes."""
        count = -1
        await self._until(lambda: self._kinds(who) > set(wanted), f"{who} never heard: {wanted}")
        while count != len(self.heard):
            count = len(self.heard)
            await asyncio.sleep(QUIET)
        found, self.heard = self.heard, []
        return found

    async def next(self, like: Line) -> Line:
        """The first message of the same kind that the same client has heard and nobody has looked at."""

        def sought(line: Line) -> bool:
            return line["who"] == like["who"] and kind(line) == kind(like)

        await self._until(lambda: any(map(sought, self.heard)), f"{like['who']} never heard: {like['text']}")
        found = next(filter(sought, self.heard))
        self.heard.remove(found)
        return found

    async def close(self) -> None:
        """Lets every client go."""
        for who in list(self._sockets):
            await self._leave(who)

    def _ask(self, line: Line) -> None:
        body = line["text"].encode() if line["method"] == "POST" else None
        reply = self._server.ask(line["method"], line["path"], token=line["token"], body=body)
        self._hear({"who": line["who"], "hears": "answer", "status": reply.status, "text": reply.body.decode()})

    async def _connect(self, who: str, path: str, token: str) -> None:
        address, headers = f"ws://127.0.0.1:{self._server.port}{path}", {"Authorization": f"Bearer {token}"}
        socket = await connect(address, additional_headers=headers, compression=None, ping_interval=None, proxy=None)
        self._sockets[who] = socket
        self._readers[who] = asyncio.create_task(self._read(who, socket))

    async def _read(self, who: str, socket: ClientConnection) -> None:
        async for text in socket:
            self._hear({"who": who, "hears": "frame", "text": text})

    async def _leave(self, who: str) -> None:
        await self._sockets.pop(who).close()
        await self._readers.pop(who)

    def _kinds(self, who: str) -> set[str]:
        return {kind(line) for line in self.heard if line["who"] == who}

    def _hear(self, line: Line) -> None:
        self.heard.append(line)
        self._news.set()

    async def _until(self, true: Callable[[], bool], otherwise: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not true():
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise AssertionError(otherwise) from None
