"""Lightweight clients for the benchmark of the server: raw sockets, hand-made frames, as little work as possible.

They share the machine with the server, so their work takes time from it. Only one client of each table reads its
messages; the other counts the bytes. Frames of clients are masked with zeros, which the protocol allows.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from base64 import b64encode
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

import msgspec

ACK = b'{"v":1,"id":'
SEED = hashlib.sha256(b"load").digest()


class Game(msgspec.Struct):
    """What of a game's view is looked at."""

    at: int | None


class View(msgspec.Struct):
    """What of a table's view is looked at."""

    stage: str
    public: str
    game: Game | None


class Told(msgspec.Struct):
    """What of a message is looked at."""

    n: int = 0
    view: View | None = None
    legal: list[dict[str, Any]] = []


class Answer(msgspec.Struct):
    """What of an answer is looked at."""

    ok: bool
    n: int
    error: dict[str, Any] | None = None


told = msgspec.json.Decoder(Told).decode
answer = msgspec.json.Decoder(Answer).decode


def frame(text: bytes, opcode: int = 1) -> bytes:
    """A frame as a client sends it."""
    size = len(text)
    head = bytes([0x80 | opcode, 0x80 | size]) if size < 126 else bytes([0x80 | opcode, 0xFE, size >> 8, size & 255])
    return head + b"\0\0\0\0" + text


def frames(buffer: bytes) -> Iterator[tuple[int, int, int]]:
    """The frames in what a server sent: opcode, begin and end of the content of each that is whole."""
    at, end = 0, len(buffer)
    while at + 2 <= end:
        size, begin = buffer[at + 1], at + 2
        if size == 126:
            size, begin = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
        elif size == 127:
            size, begin = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
        if begin + size > end:
            return
        yield buffer[at] & 15, begin, begin + size
        at = begin + size


class Link(asyncio.Protocol):
    """A connection of one client."""

    def __init__(self, table: Table, seat: int, token: str, port: int, opened: asyncio.Future[None]) -> None:
        self.table, self.seat, self.token, self.port = table, seat, token, port
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.open, self.opened = False, opened

    def connection_made(self, transport: Any) -> None:
        """Shakes hands."""
        self.transport = transport
        key = b64encode(b"0123456789abcdef").decode()
        transport.write(
            f"GET /ws/{self.table.code} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Hears what came."""
        if self.buffer:
            data = self.buffer + data
        if not self.open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open = True
            self.opened.set_result(None)
        done = 0
        for opcode, begin, end in frames(data):
            done = end
            if opcode == 9 and self.transport is not None:
                self.transport.write(frame(data[begin:end], 10))
            elif opcode == 8:
                self.table.crowd.closed += 1
            elif opcode == 1:
                self.table.crowd.bytes += end - begin
                if data.startswith(ACK, begin):
                    self.table.answered(answer(data[begin:end]))
                elif self.seat == 0:
                    self.table.heard(told(data[begin:end]))
        self.buffer = data[done:] if done < len(data) else b""

    def connection_lost(self, _error: Exception | None) -> None:
        """Notes that the server has gone."""
        self.open = False
        self.table.crowd.lost += 1

    def send(self, message: bytes) -> None:
        """Sends a command."""
        assert self.transport is not None
        self.transport.write(frame(message))


class Table:
    """A table with two clients, who do what they may."""

    def __init__(self, crowd: Crowd, code: str, number: int) -> None:
        self.crowd, self.code, self.number = crowd, code, number
        self.links: list[Link] = []
        self.n = self.acked = self.sent = 0
        self.view: View | None = None
        self.legal: list[dict[str, Any]] = []
        self.due = 0.0
        self.busy = False
        self.waiting: asyncio.Future[None] | None = None

    def heard(self, message: Told) -> None:
        """Takes in how the table stands."""
        if message.view is not None:
            self.n, self.view, self.legal = message.n, message.view, message.legal
            self._maybe_ready()

    def answered(self, message: Answer) -> None:
        """Notes how long an answer took."""
        self.crowd.answered(self, message)
        self.acked, self.busy = message.n, False
        self._maybe_ready()

    def _maybe_ready(self) -> None:
        if not self.busy and self.n >= self.acked:
            if self.waiting is not None and not self.waiting.done():
                self.waiting.set_result(None)
            else:
                self.crowd.ready(self)

    def say(self, whose: int, **message: Any) -> None:
        """Sends a command of a seat."""
        self.sent += 1
        self.busy = True
        self.links[whose].send(msgspec.json.encode({"v": 1, "id": f"c{self.sent}", "n": self.n, **message}))

    async def obeyed(self, whose: int, **message: Any) -> None:
        """Sends a command, and waits until it is done."""
        self.waiting = asyncio.get_running_loop().create_future()
        self.say(whose, **message)
        await self.waiting
        self.waiting = None

    async def begin(self) -> None:
        """Both sit down, and the game begins."""
        assert self.view is not None
        for seat in (0, 1):
            text = f"shutbox seat 1\n{self.view.public}\n{seat + 1}\n"
            seal = hashlib.sha256(text.encode() + SEED).hexdigest()
            await self.obeyed(seat, do="sit", seat=seat, name=f"Player {seat}", seal=seal)
        await self.obeyed(0, do="start")
        for seat in (0, 1):
            await self.obeyed(seat, do="reveal", seat=seat, seed=SEED.hex())
        assert self.view is not None
        assert self.view.stage == "playing", self.view.stage

    @property
    def playing(self) -> bool:
        """Whether something can be done here."""
        return self.view is not None and self.view.stage == "playing" and bool(self.legal)

    def act(self, chance: Random) -> None:
        """Does something that is allowed."""
        assert self.view is not None
        assert self.view.game is not None
        offered = self.legal[chance.randrange(len(self.legal))]
        seat = self.view.game.at or 0
        if offered["do"] == "throw":
            self.say(seat, do="throw", dice=offered["dice"])
        else:
            self.say(seat, do="play", word=offered["word"])


@dataclass
class Crowd:
    """All clients."""

    port: int
    # The address from which the clients of a table come; empty for any.
    home: Callable[[int], str] = lambda _: ""
    chance: Random = field(default_factory=lambda: Random(1))
    tables: list[Table] = field(default_factory=list)
    idle: deque[Table] = field(default_factory=deque)
    latencies: list[float] = field(default_factory=list)
    answered_at: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    bytes: int = 0
    closed: int = 0
    lost: int = 0
    measuring: bool = False
    greedy: bool = False

    def answered(self, table: Table, message: Answer) -> None:
        """Takes down an answer."""
        if message.error is not None:
            self.errors[message.error["code"]] += 1
        elif self.measuring:
            now = perf_counter()
            self.latencies.append(now - table.due)
            self.answered_at.append(now)

    def _forget(self) -> None:
        self.latencies.clear()
        self.answered_at.clear()

    def beside(self, spans: list[tuple[float, float]]) -> list[float]:
        """The latencies of what was under way in none of these spans of time."""
        return [
            took
            for took, end in zip(self.latencies, self.answered_at, strict=True)
            if not any(end - took < last and first < end for first, last in spans)
        ]

    def leave(self) -> None:
        """Closes all connections."""
        for table in self.tables:
            for link in table.links:
                if link.transport is not None:
                    link.transport.abort()

    def ready(self, table: Table) -> None:
        """Lets a table wait for its next command; where as many as can be are wanted, another goes on at once."""
        if table.playing:
            self.idle.append(table)
        if self.greedy:
            self._next()

    def _next(self) -> None:
        """Has the table that has waited longest do something."""
        while self.idle:
            table = self.idle.popleft()
            if table.playing and not table.busy:
                table.due = perf_counter()
                table.act(self.chance)
                return

    async def lay(self, tables: int, rules: str, tokens: list[str]) -> None:
        """Lays tables, a few at a time."""
        body = json.dumps({"rules": rules, "seats": ["open", "open"], "settings": {}})
        asked = [("/api/tables", body, tokens[number % len(tokens)]) for number in range(tables)]
        for number, data in enumerate(await posted(self.port, asked)):
            self.tables.append(Table(self, data["code"], number))

    async def connect(
        self, tokens: list[str], tables: list[Table], at_once: int = 64, seats: tuple[int, ...] = (0, 1)
    ) -> None:
        """Connects clients of tables, and waits until the first of each has heard how its table stands."""
        gate, loop = asyncio.Semaphore(at_once), asyncio.get_running_loop()

        async def one(table: Table, seat: int) -> None:
            async with gate:
                token = tokens[(table.number + seat) % len(tokens)]
                opened = loop.create_future()
                link = Link(table, seat, token, self.port, opened)
                home = self.home(table.number)
                await loop.create_connection(
                    lambda: link, "127.0.0.1", self.port, local_addr=(home, 0) if home else None
                )
                table.links.append(link)
                await opened

        for seat in seats:
            await asyncio.gather(*(one(table, seat) for table in tables))
        for table in tables:
            while table.view is None:
                await asyncio.sleep(0.001)

    async def move(self, tables: list[Table]) -> int:
        """Does something at each of these tables where something can be done, and waits until all is acknowledged."""
        going = [table for table in tables if table.playing]
        for table in going:
            table.act(self.chance)
        while any(table.busy for table in going):
            await asyncio.sleep(0.001)
        return len(going)

    async def begin(self, tables: list[Table], at_once: int = 64) -> None:
        """Begins the games of tables."""
        gate = asyncio.Semaphore(at_once)

        async def one(table: Table) -> None:
            async with gate:
                await table.begin()

        await asyncio.gather(*(one(table) for table in tables))
        self.idle.extend(table for table in tables if table.playing and table not in self.idle)

    async def load(self, rate: float, seconds: float) -> None:
        """Sends commands at a rate, whatever the server does; how late one is sent counts as its waiting."""
        self._forget()
        begun, sent = perf_counter(), 0
        self.measuring = True
        while (now := perf_counter() - begun) < seconds:
            while sent < now * rate and self.idle:
                table = self.idle.popleft()
                if table.playing and not table.busy:
                    table.due = begun + sent / rate
                    table.act(self.chance)
                    sent += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(1)
        self.measuring = False

    async def push(self, at_once: int, seconds: float) -> float:
        """Commands per second with so many under way at any moment."""
        self._forget()
        self.measuring = self.greedy = True
        begun = perf_counter()
        for _ in range(at_once):
            self._next()
        await asyncio.sleep(seconds)
        rate = len(self.latencies) / (perf_counter() - begun)
        self.measuring = self.greedy = False
        await asyncio.sleep(1)
        return rate


async def posted(port: int, asked: list[tuple[str, str, str]], at_once: int = 8) -> list[dict[str, Any]]:
    """The answers to requests, over a few connections that stay open."""
    answers: list[dict[str, Any]] = [{}] * len(asked)
    left = iter(range(len(asked)))

    async def one() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for number in left:
            path, body, token = asked[number]
            bearer = f"Authorization: Bearer {token}\r\n" if token else ""
            writer.write(
                f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n{bearer}"
                f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
            )
            head = await reader.readuntil(b"\r\n\r\n")
            size = next(int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
            content = await reader.readexactly(size)
            assert b" 201 " in head.split(b"\r\n")[0], (head, content)
            answers[number] = json.loads(content)
        writer.close()

    await asyncio.gather(*(one() for _ in range(at_once)))
    return answers
