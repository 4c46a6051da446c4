"""Commands that come again, late and out of order, several at once: each leads to its entries once.

A schedule is a table with three devices. Commands are made for what a device sees, or saw some time ago; each is
delivered any number of times, in any order, together with others, and now and then the table is loaded anew from the
store. What is stored at the end is what a model stores that is sent every acknowledged command once.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, NamedTuple, cast

from websockets.frames import Opcode

from shutbox.play.table import SERVER, Settings, TableDice, take_step
from shutbox.play.table.desk import (
    Desk,
    Message,
    advance,
    bodies,
    command_step,
    read_body,
    read_command,
    state,
)
from shutbox.rules import named
from shutbox.server.identity import code_hash
from shutbox.server.socket import Socket
from shutbox.server.store import Store, open_store
from shutbox.server.table import Bots
from shutbox.server.table.executor import Executor
from shutbox.server.table.live import Live
from shutbox.server.table.registry import Registry
from shutbox.server.think import Thinker
from tests.server.table.memory import live_tables

DEVICES = ("a" * 32, "b" * 32, "c" * 32)
ROUNDS = 12


class Counts(NamedTuple):
    """How many schedules there were, deliveries of commands in them, and commands that led to something."""

    schedules: int
    deliveries: int
    events: int


class Ear(Socket):
    """The socket of a device that keeps the answers to its commands."""

    __slots__ = ("answers",)

    def __init__(self, holder: str) -> None:
        super().__init__(cast(Any, None), server_state=None)
        self.holder = holder
        self.answers: list[Message] = []

    def tell(self, message: Message) -> None:
        """Hears one message."""
        if "ok" in message:
            self.answers.append(message)

    def push(self, data: bytes) -> None:
        """Hears frames."""
        for text in texts(data):
            self.tell(json.loads(text))


def texts(data: bytes) -> Iterator[bytes]:
    """The texts of frames that a server sends."""
    place = 0
    while place < len(data):
        assert data[place] == 0x80 | Opcode.TEXT
        extended = {126: 2, 127: 8}.get(data[place + 1], 0)
        begin = place + 2 + extended
        size = int.from_bytes(data[place + 2 : begin], "big") if extended else data[place + 1]
        place = begin + size
        yield data[begin:place]


@dataclass
class Schedule:
    """A table, its commands so far with who sent them, and every answer by command."""

    executor: Executor
    registry: Registry
    store: Store
    chance: random.Random
    code: str = ""
    live: Live = field(init=False)
    first: Desk = field(init=False)
    made: list[tuple[str, Message]] = field(default_factory=list)
    answers: dict[str, list[Message]] = field(default_factory=dict)
    deliveries: int = 0

    async def run(self) -> Counts:
        """Makes and delivers commands, and compares what is stored with the model."""
        settings = Settings(dice=TableDice.TYPED, undo=True)
        self.code, self.live = await self.registry.lay(DEVICES[0], named("nine"), [{"kind": "open"}] * 2, settings)
        self.first = Desk(self.live.desk.table, self.live.desk.n)
        for _ in range(ROUNDS):
            await self._round()
        return Counts(1, self.deliveries, await self._compared())

    async def _round(self) -> None:
        if self.chance.random() < 0.1:
            # As after a restart: what is known of earlier commands is what was stored.
            del self.registry._live[code_hash(self.code)]
            self.live = await self.registry.live(self.code)
        for _ in range(self.chance.randint(1, 2)):
            self._make()
        late = self.chance.choices(self.made, k=self.chance.randint(0, 3))
        now = self.made[-2:] * self.chance.randint(1, 2)
        together = late + now
        self.chance.shuffle(together)
        await asyncio.gather(*(self._deliver(who, message) for who, message in together))

    def _make(self) -> None:
        """A new command for what is seen now, or as if the last entry had not come yet."""
        who, wish = self._wish()
        seen = self.live.desk.n - (self.chance.random() < 0.1)
        self.made.append((who, {"v": 1, "id": f"{len(self.made)}", "n": seen, **wish}))

    def _wish(self) -> tuple[str, Message]:
        chance, table = self.chance, self.live.table
        seat, who = chance.randrange(2), chance.choice(DEVICES)
        match table.stage.value:
            case "waiting":
                if all(place.holder for place in table.places) and chance.random() < 0.7:
                    return DEVICES[0], {"do": "start"}
                sit = {"do": "sit", "seat": seat, "name": f"P{seat}{who[0]}"}
                return who, sit if chance.random() < 0.9 else {"do": "stand", "seat": seat}
            case "playing":
                return self._actor() if chance.random() < 0.8 else who, self._move(seat)
            case _:
                return who, {"do": "rematch"}

    def _actor(self) -> str:
        return str(self.live.table.places[self.live.table.live.at].holder)

    def _move(self, seat: int) -> Message:
        chance = self.chance
        unusual = chance.random()
        if unusual < 0.1:
            return {"do": "play", "word": "undo"}
        if unusual < 0.15:
            name = f"N{chance.randrange(100)}"
            return chance.choice(
                [
                    {"do": "rename", "seat": seat, "name": name},
                    {"do": "leave", "seat": seat},
                    {"do": "order", "seats": [1, 0]},
                    {"do": "close"},
                ]
            )
        offered = chance.choice(state(self.live.desk)["legal"] or [{"do": "play", "word": "take"}])
        if offered["do"] == "throw":
            return {"do": "report", "faces": [chance.randint(1, 6) for _ in range(offered["dice"])]}
        return {"do": "play", "word": offered["word"]}

    async def _deliver(self, who: str, message: Message) -> None:
        ear = Ear(who)
        self.deliveries += 1
        await self.executor.command(self.live, ear, message)
        (answer,) = ear.answers
        self.answers.setdefault(f"{who}:{message['id']}", []).append(answer)

    async def _compared(self) -> int:
        """How many commands led to something, each of them once; fails if anything else is stored."""
        stored = (await self.store.entries(self.live.id))[self.first.n :]
        keys = [read_body(body)[2] for body in stored]
        once = [key for key, _ in groupby(keys) if key]
        assert len(once) == len(set(once)), f"twice: {once}"
        ends = {key: self.first.n + place for place, key in enumerate(keys, 1)}
        for key, answers in self.answers.items():
            said = {answer["n"] for answer in answers if answer["ok"]}
            assert said == ({ends[key]} if key in ends else set()), (key, answers)
            assert answers == sorted(answers, key=lambda answer: bool(answer["ok"])), "acknowledged, then refused"
        self._check_with_model(stored)
        return len(once)

    def _check_with_model(self, stored: list[bytes]) -> None:
        """Compares what is stored with what a desk makes of each command if it is sent once."""
        desk, made = self.first, {f"{who}:{message['id']}": (who, message) for who, message in self.made}
        for key, group in groupby(stored, lambda body: read_body(body)[2]):
            found = list(group)
            if not key:
                step = take_step(desk.table, tuple(read_body(body)[0] for body in found), SERVER)
            elif made[key][1]["do"] == "rematch":
                # The code of the next table is drawn, so that a model cannot know it.
                assert len(found) == 1
                step = take_step(desk.table, (read_body(found[0])[0],), made[key][0])
            else:
                who, message = made[key]
                step = command_step(desk, read_command(who, message))
                assert bodies(step.entries, who, key) == found
            advance(desk, step)


async def _schedules(seeds: Sequence[int]) -> Counts:
    store, thinker = await open_store(None), Thinker()
    registry, executor, *_ = live_tables(store, Bots(thinker, thinker), thinker)
    total = Counts(0, 0, 0)
    for seed in seeds:
        counts = await Schedule(executor, registry, store, random.Random(seed)).run()
        total = Counts(*map(sum, zip(total, counts, strict=True)))
    await store.close()
    return total


def schedules(seeds: Sequence[int]) -> Counts:
    """Runs a schedule for each seed, at a store in memory."""
    return asyncio.run(_schedules(seeds))
