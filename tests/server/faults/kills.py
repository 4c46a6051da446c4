"""Repeated kill -9 under load: acknowledged entries are stored once and in order, and broadcasts stay true."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import IO, NamedTuple

from websockets.exceptions import WebSocketException

from shutbox.server.identity.token import holder_of
from shutbox.server.store.audit import audit_store
from tests.server.faults.nursery import ForkedServer, Nursery
from tests.server.running import PATIENCE, Client, Data, Server, command_of, lay, seal_of

TABLES = 10
# So much is acknowledged between two kills on average, however fast the machine is.
ACKS = 12
# After so many kills a new store begins, because after every kill the whole store is read.
LAP = 100
# One of so many servers is killed while it starts, before it answers.
EARLY = 10
# Where the entries of each command stand: at which table, under which number.
Places = dict[str, list[tuple[int, int]]]
LOST = (OSError, WebSocketException, TimeoutError)


@dataclass(slots=True)
class Person:
    """Somebody who plays on whatever happens, and sends again what was not answered."""

    client: Client
    seat: int
    chance: random.Random
    pending: Data | None = None
    tables: int = 0
    told: dict[str, dict[int, Data]] = field(default_factory=dict)

    @property
    def holder(self) -> str:
        """The id under which the store knows this device."""
        return str(holder_of(self.client.token))

    async def live(self) -> None:
        """Plays until it is cancelled."""
        while True:
            try:
                await self._connected()
            except LOST:
                await asyncio.sleep(0.01)

    async def _connected(self) -> None:
        client = self.client
        await client.join()
        try:
            await self._catch_up()
            while True:
                await self._step()
        finally:
            await client.leave()

    async def _catch_up(self) -> None:
        """Hears again what it heard before: it must be the same, and have no gap."""
        client, known = self.client, self.told.setdefault(self.client.code, {})
        known |= client.events
        heard = {message["n"]: message["event"] for message in await client.since(0)}
        assert sorted(heard) == list(range(1, len(heard) + 1))
        assert known.items() <= heard.items()
        if self.pending is not None:
            await self._say(self.pending)

    async def _say(self, message: Data) -> None:
        self.pending = message
        answer = await self.client.raw(message)
        self.pending = None
        await self.client.until(lambda: self.client.n >= answer["n"])

    async def _step(self) -> None:
        """What it does next, or waits for."""
        client = self.client
        wanted = self._wanted()
        if wanted is not None:
            await self._say(client.command(**wanted))
            return
        if client.view["rematch"]:
            self._go_on(client.view["rematch"])
            raise ConnectionResetError
        n, view = client.n, client.view
        await client.until(lambda: client.n > n or client.view is not view)

    def _go_on(self, code: str) -> None:
        self.tables += 1
        self.told[self.client.code] = self.client.events
        self.client.code, self.client.events, self.client.n = code, {}, 0

    def _wanted(self) -> Data | None:
        client, stage = self.client, self.client.stage
        place = client.view["seats"][self.seat]
        if stage == "waiting":
            if place["kind"] == "open":
                return {"do": "sit", "seat": self.seat, "name": f"P{self.seat}", **self._seal()}
            if self._seal() and not place["seal"]:
                return {"do": "seal", "seat": self.seat, **self._seal()}
            everybody = all(each["kind"] != "open" for each in client.view["seats"])
            return {"do": "start"} if client.host and everybody else None
        if stage == "sealing":
            return None if place["seed"] or not place["seal"] else self._shown()
        if stage == "playing":
            return self._move() if client.game["at"] == self.seat else None
        return {"do": "rematch"} if client.host and not client.view["rematch"] else None

    def _seed(self) -> bytes:
        return hashlib.sha256(f"{self.client.token} {self.client.view['public']}".encode()).digest()

    def _seal(self) -> Data:
        if self.client.view["settings"]["dice"] == "typed":
            return {}
        return {"seal": seal_of(self.client.view["public"], self.seat, self._seed())}

    def _shown(self) -> Data:
        return {"do": "reveal", "seat": self.seat, "seed": self._seed().hex()}

    def _move(self) -> Data:
        client, chance = self.client, self.chance
        if client.view["settings"]["undo"] and client.game["undo"] and chance.random() < 0.2:
            return {"do": "play", "word": "undo"}
        offered = chance.choice(client.legal)
        if offered["do"] == "throw" and client.view["settings"]["dice"] == "typed":
            return {"do": "report", "faces": [chance.randint(1, 6) for _ in range(offered["dice"])]}
        return command_of(offered)


def people(server: Server, book: IO[str] | None, tables: int = TABLES) -> list[Person]:
    """Two at each of the tables, of several kinds."""
    found = []
    kinds: list[tuple[str, list[str], Data]] = [
        ("nine", [], {}),
        ("double-shutter", [], {"undo": True}),
        ("nine", ["fewest-tiles"], {"seconds": 60}),
        ("nine", [], {"dice": "typed", "undo": True}),
    ]
    for number in range(tables):
        rules, bots, settings = kinds[number % len(kinds)]
        tokens = [server.device() for _ in range(2)]
        code = lay(server, tokens[0], rules, ["open", "open", *bots], **settings)["code"]
        for seat, token in enumerate(tokens):
            found.append(Person(server.client(code, token, book), seat, random.Random(f"{number} {seat}")))
    return found


def stored(folder: Path, copy: Path) -> Places:
    """Where the entries of each command stand in a store, the chains of whose tables are sound."""
    shutil.copytree(folder, copy)
    found: Places = {}
    with closing(sqlite3.connect(copy / "shutbox.db")) as store:
        tables = {row[0]: row[1:] for row in store.execute("SELECT id, public, count, head FROM tables")}
        heads = {
            number: hashlib.sha256(b"shutbox table 1\n" + row[0].encode()).digest() for number, row in tables.items()
        }
        counts = dict.fromkeys(tables, 0)
        for table, n, body, digest in store.execute("SELECT table_id, n, body, hash FROM events ORDER BY table_id, n"):
            counts[table] += 1
            heads[table] = hashlib.sha256(heads[table] + body).digest()
            assert (n, digest) == (counts[table], heads[table])
            if key := json.loads(body)["cmd"]:
                found.setdefault(key, []).append((table, n))
    assert {number: (row[1], row[2]) for number, row in tables.items()} == {
        number: (counts[number], heads[number]) for number in tables
    }
    assert audit_store(copy / "shutbox.db").faults == []
    shutil.rmtree(copy)
    return found


def check(acks: list[Data], found: Places) -> None:
    """Every acknowledged command is in the store, once, at the place that was said, in the order of the answers."""
    for places in found.values():
        assert len({table for table, _ in places}) == 1, f"at two tables: {places}"
        assert all(after == before + 1 for (_, before), (_, after) in pairwise(places)), f"twice: {places}"
    last: dict[tuple[str, int], int] = {}
    for ack in acks:
        places = found.get(f"{ack['holder']}:{ack['id']}", [])
        assert places, f"acknowledged and lost: {ack}"
        table, n = places[-1]
        assert n == ack["n"], f"acknowledged at another place: {ack}"
        assert last.get((ack["holder"], table), 0) <= n, f"out of order: {ack}"
        last[ack["holder"], table] = n


class Lap(NamedTuple):
    """What came of the kills of one store."""

    kills: int
    early: int
    acks: int
    entries: int


def lap(nursery: Nursery, folder: Path, kills: int, seed: int, tables: int = TABLES) -> Lap:
    """Kills the server of a new store so often, and checks after each kill what was acknowledged by then."""
    with (folder / "acks").open("w", encoding="utf-8") as book, ForkedServer(nursery, folder / "data") as server:
        persons, early = asyncio.run(_killed(server, people(server, book, tables), random.Random(seed), kills, folder))
        assert server.stop() == 0
    acks = (folder / "acks").read_text(encoding="utf-8").splitlines()
    assert sum(len(person.client.acks) for person in persons) == len(acks)
    assert not [line for line in server.log.splitlines() if "Traceback" in line or '"fault"' in line]
    audit = audit_store(folder / "data" / "shutbox.db")
    assert audit.faults == []
    return Lap(kills, early, len(acks), audit.events)


async def _killed(
    server: Server, persons: list[Person], chance: random.Random, kills: int, folder: Path
) -> tuple[list[Person], int]:
    early = 0
    tasks = [asyncio.create_task(person.live()) for person in persons]
    for _ in range(kills):
        await until_acked(tasks, persons, chance.randint(0, 2 * ACKS))
        await pause(tasks, chance.uniform(0.0, 0.02))
        await asyncio.to_thread(server.kill)
        if chance.randrange(EARLY) == 0:
            early += 1
            await asyncio.to_thread(server.start_and_kill, chance.uniform(0.0, 0.1))
        # Taken down after the kill: nothing more can be acknowledged by what was killed.
        acks = [{"holder": person.holder, **ack} for person in persons for ack in person.client.acks]
        check(acks, await asyncio.to_thread(stored, server.folder, folder / "copy"))
        await asyncio.to_thread(server.start)
    await until_acked(tasks, persons, ACKS)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return persons, early


async def until_acked(tasks: list[asyncio.Task[None]], persons: list[Person], more: int) -> None:
    """Waits until so much more was acknowledged."""
    enough = _acks(persons) + more
    async with asyncio.timeout(PATIENCE):
        while _acks(persons) < enough:
            await pause(tasks, 0.005)


def _acks(persons: list[Person]) -> int:
    return sum(len(person.client.acks) for person in persons)


async def pause(tasks: list[asyncio.Task[None]], seconds: float) -> None:
    """Lets everybody play for a while; whoever finds something wrong ends the test."""
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()
