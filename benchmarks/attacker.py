"""Attacks on a server, each by one or a few addresses, for `attack.py`. Every attack goes on until it is cancelled.

An attacker counts what the server answers: the status of a response, the code of a closing frame, `cut` if the
connection just ends. All addresses are of this machine (127.x.y.z), so that each has limits of its own.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

Data = dict[str, Any]
CUT = (OSError, EOFError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
# Fifteen tiles of value 1 and many dice: the most moves that one throw can allow.
BOMB = {"name": "bomb", "box": [[1] * 15], "dice": 4, "tiles": "any", "buys": "sum"}
STUDIES = {
    "/api/exercises": {"rules": "double-shutter", "players": 4, "count": 10, "level": "hard"},
    "/api/explore": {"rules": "double-shutter", "position": ""},
    "/api/measure": {"rules": "shut-the-box", "players": 8},
    "/api/verify": {"record": "shutbox 1\n" + "x" * 60_000},
}
NUMBERS = [10**30, -(10**30), 10**4000, 1e308, 2**53 + 1, -1]


@dataclass
class Attacker:
    """One attacking machine: an address of its own, and what it was answered."""

    port: int
    address: str
    code: str = ""
    # How many processes serve, each with its own bound on connections.
    processes: int = 1
    answers: Counter[str] = field(default_factory=Counter)

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A new connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 22)

    def head(self, method: str, path: str, *lines: str) -> bytes:
        """The head of a request, without its last empty line."""
        return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", *lines, ""]).encode()

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> Data:
        """The answer to a whole request, counted by its status."""
        content = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        lines = ["Connection: close", "Content-Type: application/json", f"Content-Length: {len(content)}"]
        lines += [f"Authorization: Bearer {token}"] if token else []
        try:
            reader, writer = await self.open()
        except OSError:
            self.answers["no connection"] += 1
            return {}
        try:
            writer.write(self.head(method, path, *lines) + b"\r\n" + content)
            head, _, answer = (await reader.read(-1)).partition(b"\r\n\r\n")
            self.answers[status(head)] += 1
            with suppress(ValueError):
                return dict(json.loads(answer))
        except CUT:
            self.answers["cut"] += 1
        finally:
            writer.close()
        return {}

    async def device(self) -> str:
        """The token of a new device; empty if the server gives no more."""
        return str((await self.ask("POST", "/api/devices", {"cookie": False})).get("token", ""))

    async def table(
        self, token: str, rules: object = "nine", seats: tuple[str, ...] = ("open",), **settings: object
    ) -> str:
        """The code of a new table; empty if the server lays no more."""
        body = {"rules": rules, "seats": seats, "settings": settings}
        return str((await self.ask("POST", "/api/tables", body, token)).get("code", ""))

    async def join(self, code: str, token: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A WebSocket at a table; None if it was refused."""
        reader, writer = await self.open()
        lines = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", f"Authorization: Bearer {token}"]
        writer.write(self.head("GET", f"/ws/{code}", *lines) + b"\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        self.answers[status(head)] += 1
        if b" 101 " in head.split(b"\r\n")[0]:
            return reader, writer
        writer.close()
        return None

    async def closed(self, reader: asyncio.StreamReader) -> None:
        """Reads frames until the server closes the connection, and counts with which code."""
        try:
            while True:
                opcode, size = await reader.readexactly(2)
                if size > 125:
                    size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
                content = await reader.readexactly(size)
                if opcode == 0x88:
                    self.answers[f"closed {int.from_bytes(content[:2], 'big')}"] += 1
                    return
        except CUT:
            self.answers["cut"] += 1


Attack = Callable[[Attacker], Awaitable[None]]


def status(head: bytes) -> str:
    """The status in the head of an answer."""
    return head.split(b" ", 2)[1].decode() if head.startswith(b"HTTP/") else "cut"


def frame(content: bytes, first: int = 0x81) -> bytes:
    """A frame of a client; masked with zeros, which the protocol allows."""
    size = len(content)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([first]) + length + bytes(4) + content


async def repeat(times: int, work: Callable[[], Awaitable[object]]) -> None:
    """Does some work again and again, so many times at once, for ever."""

    async def one() -> None:
        while True:
            with suppress(*CUT):
                await work()
            await asyncio.sleep(0)

    await asyncio.gather(*(one() for _ in range(times)))


async def visit(
    attacker: Attacker, code: str, token: str, sends: Iterable[bytes], *, reads: bool = True, pause: float = 0.0
) -> None:
    """Joins a table, sends all this, and reads until the server closes the connection, if it reads at all."""
    joined = await attacker.join(code, token)
    if joined is None:
        await asyncio.sleep(0.1)
        return
    reader, writer = joined
    # It reads while it sends: a close frame that is still unread when the connection is reset would be lost.
    reading = asyncio.ensure_future(attacker.closed(reader)) if reads else None
    try:
        with suppress(*CUT):
            for content in sends:
                writer.write(content)
                await writer.drain()
                await asyncio.sleep(pause)
        if reading:
            await reading
    finally:
        if reading:
            reading.cancel()
        writer.close()


def since_the_beginning(times: int) -> list[bytes]:
    """Messages that ask for everything that has happened at a table."""
    return [frame(b'{"do":"since","n":0,"id":"s%d"}' % number) for number in range(times)]


async def heads(attacker: Attacker) -> None:
    """Heads without an end."""

    async def one() -> None:
        reader, writer = await attacker.open()
        answer = asyncio.ensure_future(reader.read(4096))
        writer.write(attacker.head("GET", "/api/about"))
        try:
            while not answer.done():
                writer.write(b"X-Long: %b\r\n" % (b"a" * 1000) * 16)
                await writer.drain()
                await asyncio.sleep(0)
            attacker.answers[status(answer.result())] += 1
        finally:
            answer.cancel()
            writer.close()

    await repeat(16, one)


async def drips(attacker: Attacker) -> None:
    """Three hundred connections that send a byte now and then after their answer."""

    async def one() -> None:
        reader, writer = await attacker.open()
        try:
            writer.write(attacker.head("POST", "/api/nothing", "Content-Length: 60000") + b"\r\n")
            attacker.answers[status(await reader.readuntil(b"\r\n\r\n"))] += 1
            while not reader.at_eof():
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.2)
        except CUT:
            pass
        finally:
            writer.close()
        attacker.answers["cut"] += 1

    await repeat(300, one)


async def fragments(attacker: Attacker) -> None:
    """Messages of very many fragments."""
    token = await attacker.device()
    code = await attacker.table(token)
    bomb = frame(b"[", 0x01) + frame(b"", 0x00) * 4000
    await repeat(8, lambda: visit(attacker, code, token, [bomb]))


async def moves(attacker: Attacker) -> None:
    """Refused commands at a table whose throws allow as many moves as possible."""
    token = await attacker.device()
    code = await attacker.table(token, BOMB, dice="typed") or await attacker.table(
        token, "double-shutter", dice="typed"
    )

    begin: list[Data] = [
        {"do": "sit", "seat": 0, "name": "Mallory"},
        {"do": "start"},
        {"do": "report", "faces": [1, 2]},
    ]
    wrong: list[Data] = [{"do": "play", "word": "+".join(["1"] * 15)}, {"do": "play", "word": "9" * 1500}] * 200
    sends = [
        frame(json.dumps({"v": 1, "id": f"m{number}", "n": min(number + 1, 5), **wish}).encode())
        for number, wish in enumerate([*begin, *wrong])
    ]
    await repeat(4, lambda: visit(attacker, code, token, sends))


async def readers(attacker: Attacker) -> None:
    """Twenty readers of the story and the record of a very long table."""
    paths = [f"/api/tables/{attacker.code}/{part}" for part in ("story", "record", "report", "booklet")]
    turn = iter(range(1 << 30))
    await repeat(20, lambda: attacker.ask("GET", paths[next(turn) % len(paths)]))


async def latecomers(attacker: Attacker) -> None:
    """Clients that ask for everything since the beginning of a very long table."""
    token = await attacker.device()
    await repeat(8, lambda: visit(attacker, attacker.code, token, since_the_beginning(200)))


async def studies(attacker: Attacker) -> None:
    """Expensive questions, many at once."""
    turn = iter(range(1 << 30))
    asked = list(STUDIES.items())
    await repeat(32, lambda: attacker.ask("POST", *asked[next(turn) % len(asked)]))


async def numbers(attacker: Attacker) -> None:
    """Numbers of any size wherever one is expected."""
    token = await attacker.device()

    def bodies() -> Iterator[tuple[str, Data]]:
        while True:
            for number in NUMBERS:
                yield "/api/exercises", {"rules": "nine", "players": number, "count": number}
                yield "/api/explore", {"rules": "nine", "throw": [number, number]}
                yield "/api/tables", {"rules": {"name": "x", "dice": number}, "seats": ["open"], "settings": {}}
                yield "/api/tables", {"rules": "nine", "seats": ["open"], "settings": {"seconds": number}}
                yield "/api/rules", {"rules": "nine", "set": {"rounds": number}}

    turn = bodies()
    await repeat(8, lambda: attacker.ask("POST", *next(turn), token))


async def bodies(attacker: Attacker) -> None:
    """The longest bodies, nested, and with thousands of keys."""
    token = await attacker.device()
    deep = b'{"rules":' + b"[" * 60_000 + b"}"
    wide = json.dumps({"rules": {f"key{number}": number for number in range(4500)}}).encode()
    long = json.dumps({"rules": {"name": "x", "about": "é" * 30_000}}, ensure_ascii=False).encode()
    turn = iter(range(1 << 30))
    shapes = [deep, wide, long]
    await repeat(16, lambda: attacker.ask("POST", "/api/rules", shapes[next(turn) % 3], token))


async def messages(attacker: Attacker) -> None:
    """As many messages as the line takes."""
    token = await attacker.device()
    code = await attacker.table(token)
    flood = frame(b'{"v":1,"id":"x","n":1,"do":"hint"}') * 50 + frame(b"{" * 4000) * 50 + frame(b"", 0x89) * 50
    await repeat(8, lambda: visit(attacker, code, token, [flood] * 20))


async def tables(attacker: Attacker) -> None:
    """As many tables and devices as the server lays."""

    async def one() -> None:
        token = await attacker.device() or tokens[-1]
        tokens.append(token)
        await attacker.table(token, "double-shutter", ("open", "fewest-tiles", "highest"), pace=0)

    tokens = [await attacker.device()]
    await repeat(16, one)


async def joins(attacker: Attacker) -> None:
    """Onlookers of one table that come and go."""
    token = await attacker.device()
    code = await attacker.table(token)

    async def one() -> None:
        joined = await attacker.join(code, token)
        if joined is None:
            await asyncio.sleep(0.05)
            return
        joined[1].close()

    await repeat(16, one)


async def sockets(attacker: Attacker) -> None:
    """As many open connections as possible, which say nothing."""

    async def one() -> None:
        reader, writer = await attacker.open()
        try:
            attacker.answers[status(await reader.read(200)) or "cut"] += 1
        finally:
            writer.close()

    await repeat(700 * attacker.processes, one)


async def deaf(attacker: Attacker) -> None:
    """Clients that ask and never read."""
    token = await attacker.device()
    sends = since_the_beginning(500)
    await repeat(8, lambda: visit(attacker, attacker.code, token, sends, reads=False, pause=0.01))


async def guesses(attacker: Attacker) -> None:
    """Guesses of spoken codes, links and transfers."""
    token = await attacker.device()
    turn = iter(range(1 << 30))
    shapes: list[Callable[[int], Awaitable[object]]] = [
        lambda number: attacker.ask("POST", "/api/spoken", {"spoken": f"{number % 10**6:06}"}),
        lambda number: attacker.ask("GET", f"/api/tables/{number:012}"),
        lambda number: attacker.ask(
            "POST", "/api/transfers", {"code": attacker.code, "transfer": f"{number:026}"}, token
        ),
    ]

    async def one() -> None:
        number = next(turn)
        await shapes[number % 3](number)

    await repeat(16, one)


# Each attack, with an answer that it must get: that of a limit, or a plain one where the server does bounded work.
ATTACKS: dict[str, tuple[Attack, str]] = {
    "heads": (heads, "431"),
    "drips": (drips, "404"),
    "fragments": (fragments, "closed 1009"),
    "moves": (moves, "closed 1008"),
    "readers": (readers, "200"),
    "latecomers": (latecomers, "101"),
    "studies": (studies, "429"),
    "numbers": (numbers, "400"),
    "bodies": (bodies, "400"),
    "messages": (messages, "closed 1008"),
    "tables": (tables, "429"),
    "joins": (joins, "429"),
    "sockets": (sockets, "429"),
    "deaf": (deaf, "101"),
    "guesses": (guesses, "429"),
}


async def attacked(
    names: list[str], port: int, code: str, processes: int, seconds: float, *, until_answered: bool = False
) -> dict[str, Counter[str]]:
    """What each of these attacks, all at the same time, each by two machines, was answered."""
    attackers = {
        name: [Attacker(port, f"127.66.{list(ATTACKS).index(name)}.{end}", code, processes) for end in "12"]
        for name in names
    }
    running = [asyncio.ensure_future(ATTACKS[name][0](each)) for name in names for each in attackers[name]]
    end = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < end:
        await asyncio.sleep(0.1)
        answered = all(any(each.answers[ATTACKS[name][1]] for each in attackers[name]) for name in names)
        if (until_answered and answered) or any(each.done() and each.exception() for each in running):
            break
    for task in running:
        task.cancel()
    for result in await asyncio.gather(*running, return_exceptions=True):
        if isinstance(result, Exception) and not isinstance(result, CUT):
            raise result
    return {name: sum((each.answers for each in attackers[name]), Counter()) for name in names}
