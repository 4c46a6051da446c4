"""Tables of bots at several processes: one game after the other for a while, and every record verifies.

Each table is opened at one process and watched at another. Now and then a process is killed; its tables go on at the
others, and whoever watched comes back at any of them.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from time import monotonic

from shutbox.play import read_record
from shutbox.play.seal import check_sealed, check_signed
from shutbox.server.store.audit import audit_database
from tests.server.faults.kills import LOST
from tests.server.postgres.cluster import new_database
from tests.server.running import PATIENCE, Client, lay, record
from tests.server.together.processes import Processes, processes

KINDS = (
    ("nine", ["fewest-tiles", "highest"]),
    ("nine", ["fewest-tiles", "random", "highest"]),
    ("double-shutter", ["highest", "random"]),
)
# A process is killed so often, in seconds.
KILL = 60.0


@dataclass
class Swarm:
    """So many tables at a time, for so many seconds."""

    made: Processes
    tables: int
    seconds: float
    pace: int
    chance: random.Random
    over: list[str] = field(default_factory=list)
    kills: int = 0

    async def live(self) -> None:
        """Plays until the time is up, and every game that has begun to its end."""
        self.end = monotonic() + self.seconds
        killer = asyncio.create_task(self._kill())
        await asyncio.gather(*(self._games(number) for number in range(self.tables)))
        killer.cancel()

    async def _kill(self) -> None:
        while monotonic() + KILL < self.end:
            await asyncio.sleep(KILL)
            server = self.chance.choice(self.made.servers)
            await asyncio.to_thread(server.restart)
            self.kills += 1

    async def _games(self, number: int) -> None:
        await asyncio.sleep(self.chance.uniform(0.0, self.pace / 1000))
        while monotonic() < self.end:
            rules, bots = KINDS[number % len(KINDS)]
            code, token = await self._laid(rules, bots)
            await self._watched(code, token)
            self.over.append(code)

    async def _laid(self, rules: str, bots: list[str]) -> tuple[str, str]:
        """A new table and its host."""
        while True:
            server = self.chance.choice(self.made.servers)
            try:
                token = await asyncio.to_thread(server.device)
                laid = await asyncio.to_thread(lay, server, token, rules, bots, pace=self.pace)
                return str(laid["code"]), token
            except (*LOST, HTTPException):
                await asyncio.sleep(0.1)

    async def _watched(self, code: str, token: str) -> None:
        """Lets the game of a table begin, and watches until it is over."""
        ended = False
        while not ended:
            client = self.chance.choice(self.made.servers).client(code, token)
            try:
                ended = await self._seen(client)
            except LOST:
                await asyncio.sleep(0.1)

    @staticmethod
    async def _seen(client: Client) -> bool:
        await client.join()
        try:
            if client.stage == "waiting":
                # Whoever comes back may not know that it has begun.
                await client.do("start")
            await client.until(lambda: client.ended, 10 * PATIENCE)
        finally:
            await client.leave()
        return True

    def checked(self) -> Counter[str]:
        """Counts of what was played: the records are the same at all processes, sealed and signed."""
        found: Counter[str] = Counter(games=len(self.over), kills=self.kills)
        for code in self.over:
            text, *others = (record(server, code) for server in self.made.servers)
            assert all(other == text for other in others)
            game = read_record(text)
            assert game.game.over
            assert check_sealed(game) is not None
            assert check_signed(game) is not None
            found["events"] += len(game.events)
        return found


def swarm(folder: Path, count: int, tables: int, seconds: float, pace: int) -> Counter[str]:
    """What came of tables of bots at so many processes."""
    with new_database() as url, processes(url, folder, count) as made:
        playing = Swarm(made, tables, seconds, pace, random.Random(count))
        asyncio.run(playing.live())
        found = playing.checked()
        for server in made.servers:
            assert server.stop() == 0
            assert not [line for line in server.log.splitlines() if '"fault"' in line or '"table-damaged"' in line]
        audit = audit_database(url)
        assert audit.faults == []
    assert audit.tables == found["games"]
    return found + Counter(entries=audit.events)
