"""People at several processes whose servers and database fail: what was acknowledged is there, once and in order.

Everybody plays on whatever happens, each time at any of the processes, and sends again what was not answered. A process
is killed, or stops for a while and goes on; the connections of all to the database are cut, in whatever state their
transactions are; the database is restarted, or crashes.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import sleep

import psycopg

from shutbox.server.store.audit import audit_database
from shutbox.server.store.backup import still_copy
from tests.server.faults.kills import Person, Places, check, pause, people, stored, until_acked
from tests.server.faults.nursery import Nursery
from tests.server.postgres.cluster import Cluster
from tests.server.running import Server
from tests.server.together.processes import Processes

ACKS = 8
# After so many troubles a new database begins.
LAP = 25
TROUBLES = ("kill", "kill", "stop", "pause", "cut", "cut", "restart", "crash")


@dataclass(slots=True)
class Roamer(Person):
    """Somebody who comes back at any of the processes."""

    servers: list[Server] = field(default_factory=list)

    async def _connected(self) -> None:
        self.client.server = self.chance.choice(self.servers)
        await Person._connected(self)


def roamers(made: Processes, tables: int) -> list[Person]:
    """Two at each of the tables."""
    return [
        Roamer(each.client, each.seat, each.chance, servers=list(made.servers))
        for each in people(made.servers[0], None, tables)
    ]


def places(url: str, folder: Path) -> Places:
    """Where the entries of each command stand in the database, whose copy is sound."""
    with still_copy(url) as path:
        return stored(path.parent, folder / "copy")


class Trouble:
    """What can happen to servers and their database."""

    def __init__(self, made: Processes, cluster: Cluster, chance: random.Random) -> None:
        self.made = made
        self.cluster = cluster
        self.chance = chance
        self.counts: Counter[str] = Counter()

    def happen(self) -> None:
        """One trouble, which is over afterwards."""
        name = self.chance.choice(TROUBLES)
        self.counts[name] += 1
        getattr(self, f"_{name}")()

    def _kill(self) -> None:
        server = self.chance.choice(self.made.servers)
        server.kill()
        server.start()

    def _stop(self) -> None:
        server = self.chance.choice(self.made.servers)
        assert server.stop() == 0
        server.start()

    def _pause(self) -> None:
        server = self.chance.choice(self.made.servers)
        os.kill(server.pid, signal.SIGSTOP)
        try:
            # Sometimes longer than a lease and a transaction last.
            sleep(self.chance.choice([0.05, 0.5, 2.5]))
        finally:
            os.kill(server.pid, signal.SIGCONT)

    def _cut(self) -> None:
        with psycopg.connect(self.made.url, autocommit=True) as other:
            for _ in range(self.chance.randint(1, 6)):
                other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE application_name = 'shutbox' AND pid <> pg_backend_pid()"
                )
                sleep(self.chance.uniform(0.0, 0.03))

    def _restart(self) -> None:
        self.cluster.restart("fast")

    def _crash(self) -> None:
        self.cluster.restart("immediate")


def lap(
    nursery: Nursery,
    folder: Path,
    seed: int,
    *,
    troubles: int,
    tables: int,
    count: int,
    apart: Callable[[int], float] = lambda _: 0.0,
) -> dict[str, int]:
    """Lets people play at several processes through so many troubles; what happened, and how much was acknowledged."""
    cluster = Cluster()
    made = Processes(nursery, "", folder, count)
    try:
        cluster.start()
        made = Processes(nursery, cluster.database(), folder, count, apart=apart)
        made.start()
        trouble = Trouble(made, cluster, random.Random(seed))
        acks = asyncio.run(_lived(made, trouble, folder, troubles, tables))
        for server in made.servers:
            assert server.stop() == 0
            lines = server.log.splitlines()
            wrong = ("Traceback", '"fault"', '"table-damaged"')
            assert not [line for line in lines if any(each in line for each in wrong)], lines[-20:]
        assert audit_database(made.url).faults == []
        return {"troubles": troubles, **trouble.counts, "acks": acks}
    finally:
        for server in made.servers:
            server.kill()
        cluster.remove()


async def _lived(made: Processes, trouble: Trouble, folder: Path, troubles: int, tables: int) -> int:
    persons = roamers(made, tables)
    tasks = [asyncio.create_task(person.live()) for person in persons]
    for _ in range(troubles):
        await until_acked(tasks, persons, trouble.chance.randint(0, 2 * ACKS))
        await pause(tasks, trouble.chance.uniform(0.0, 0.02))
        await asyncio.to_thread(trouble.happen)
        acks = [{"holder": person.holder, **ack} for person in persons for ack in person.client.acks]
        check(acks, await asyncio.to_thread(places, made.url, folder))
    await until_acked(tasks, persons, ACKS)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return sum(len(person.client.acks) for person in persons)
