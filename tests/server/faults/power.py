"""Power losses under a real server: its disk keeps what was synced, and of the rest nothing or some (sqlite/disk.py).

Persons play at a server whose deeds on its disk are written down. Each acknowledgement is noted with the length of the
diary at which it came. Then the power is cut after any deed, and what is found on the disk must be a store that a
server opens, with everything in it that was acknowledged before.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from shutbox.server.store.audit import audit_store
from shutbox.server.store.store import open_store
from tests.server.faults.kills import check, people, stored, until_acked
from tests.server.faults.nursery import ForkedServer, Nursery
from tests.server.running import Data
from tests.server.sqlite.disk import Deed, Disk, deeds, environment

TABLES, ACKS = 3, 60
# So many losses are tried of each life of a server.
LAP = 20
SYNCHRONOUS = "shutbox.server.sqlite.database.SYNCHRONOUS"
# Checkpoints after so few works that some are in every diary.
CHECKPOINTS = {f"shutbox.server.store.writer.CHECKPOINT_{kind}": 15 for kind in ("IDLE", "EVERY")}
# As the store is shipped, nothing but the number of checkpoints is changed.
SHIPPED: Mapping[str, object] = CHECKPOINTS


@dataclass
class Book:
    """The acknowledgements of a person, each with the length of the diary when it came."""

    holder: str
    diary: Path
    acks: list[tuple[int, Data]] = field(default_factory=list)

    def write(self, line: str) -> None:
        """Notes an acknowledgement."""
        self.acks.append((self.diary.stat().st_size, {"holder": self.holder, **json.loads(line)}))

    def flush(self) -> None:
        """Everything is noted at once."""


class Played(NamedTuple):
    """What a server did to its disk, and what it has acknowledged."""

    diary: Path
    acks: list[tuple[int, Data]]


def played(nursery: Nursery, built: Path, folder: Path, constants: Mapping[str, object], acks: int = ACKS) -> Played:
    """A short life of a server on a disk that keeps a diary: begun, killed, begun again, stopped."""
    diary, data = folder / "diary", folder / "data"
    data.mkdir()
    env = environment(built, data, diary)
    with ForkedServer(nursery, data, env=env, constants=constants) as server:
        books = asyncio.run(_play(server, diary, acks))
        assert server.stop() == 0
    return Played(diary, sorted((ack for book in books for ack in book.acks), key=lambda ack: ack[0]))


async def _play(server: ForkedServer, diary: Path, acks: int) -> list[Book]:
    persons = people(server, None, TABLES)
    books = [Book(person.holder, diary) for person in persons]
    for person, book in zip(persons, books, strict=True):
        person.client.book = book  # type: ignore[assignment]
    tasks = [asyncio.create_task(person.live()) for person in persons]
    await until_acked(tasks, persons, acks // 2)
    await asyncio.to_thread(server.restart)
    await until_acked(tasks, persons, acks // 2)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return books


class Losses(NamedTuple):
    """How many power losses were tried, and how many of them lost or broke something."""

    losses: int
    harmful: int
    acks: int


def losses(life: Played, folder: Path, times: int, chance: random.Random) -> Losses:
    """Cuts the power after so many of the deeds, and looks what is left."""
    everything = list(deeds(life.diary))
    disk, done, harmful, acks = Disk("data"), 0, 0, 0
    for cut in sorted(chance.choices(range(1, len(everything) + 1), k=times)):
        for deed in everything[done:cut]:
            disk.do(deed)
        heard = _heard(life, everything[cut - 1])
        done, acks = cut, acks + len(heard)
        left = disk.after_power_cut(chance if chance.random() < 0.8 else None)
        harmful += not _survives(left, heard, folder / "left")
    return Losses(times, harmful, acks)


def _heard(life: Played, last: Deed) -> list[Data]:
    """What was acknowledged before the last deed."""
    return [ack for end, ack in life.acks if end <= last.end]


def _survives(left: Mapping[str, bytes], heard: list[Data], folder: Path) -> bool:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, content in left.items():
        (folder / name).write_bytes(content)
    try:
        # As a server begins; what it cannot open, it refuses with an error.
        asyncio.run(_open(folder))
        check(heard, stored(folder, folder.with_name("copy")))
        return audit_store(folder / "shutbox.db").sound
    except Exception as error:  # whatever it is, a start did not work or something is missing
        (folder.parent / "harm").write_text(f"{type(error).__name__}: {error}", encoding="utf-8")
        shutil.rmtree(folder.with_name("copy"), ignore_errors=True)
        return False


async def _open(folder: Path) -> None:
    store = await open_store(folder)
    await store.remember("somebody")
    await store.close()
