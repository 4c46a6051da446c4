"""Speed of the store, everything durable: `.venv/bin/python benchmarks/store.py [--quick]`.

Entries of 150 bytes go to random tables among 5,000, so that each is on another page. The time of a single commit is
compared with that of one bare sync of the same disk, measured in the same run.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from clock import Report
from needs import packages

with packages():
    from shutbox.server.book import NewTable
    from shutbox.server.store import Addition, Store, Target, audit_store, open_store

TABLES, ENTRIES = 5_000, 30
BODY = b'{"kind":"played","word":"3,5s","by":"0123456789abcdef0123456789abcdef","cmd":"0123456789abcdef:1"}'.ljust(150)


async def fill(store: Store, tables: int, entries: int) -> None:
    """Lays tables with their first entries."""
    for begin in range(0, tables, 500):
        news = [NewTable(number.to_bytes(32, "big"), f"{number:016x}") for number in range(begin, begin + 500)]
        await asyncio.gather(*(store.create(new, [BODY] * entries) for new in news))


async def grow(store: Store, group: int, seconds: float) -> tuple[float, list[float]]:
    """Entries per second, and the seconds of each commit, when so many tables add one at the same time."""
    chance, counts = random.Random(1), {row.id: row.count async for row, _ in store.unfinished()}
    took: list[float] = []
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        chosen = chance.sample(sorted(counts), group) if group > 1 else [chance.randrange(1, len(counts) + 1)]
        at = perf_counter()
        await asyncio.gather(*(store.append(Addition(table, counts[table], [BODY])) for table in chosen))
        took.append(perf_counter() - at)
        for table in chosen:
            counts[table] += 1
    return group * len(took) / sum(took), took


def bare_sync(folder: Path) -> float:
    """The seconds of writing and syncing one page, in the middle of many."""
    path, took = folder / "bare", []
    with path.open("wb", buffering=0) as file:
        for _ in range(300):
            begun = perf_counter()
            file.write(bytes(4096))
            os.fdatasync(file.fileno())
            took.append(perf_counter() - begun)
    path.unlink()
    return median(took)


async def speed(report: Report, folder: Path, seconds: float) -> None:
    """How much is committed, by how much is asked for at once."""
    store = await open_store(folder)
    await fill(store, TABLES, 1)
    for group, least in ((1, None), (10, None), (50, None), (200, 20_000)):
        rate, took = await grow(store, group, seconds)
        name = f"{group} at a time" if group > 1 else "one at a time"
        report.line(f"entries, {name}", rate, "per second", least=least)
        if group == 1:
            bare = bare_sync(folder)
            report.line("one bare sync of this disk, median", 1000 * bare, "ms")
            report.line("a lone commit, median", 1000 * median(took), "ms")
        report.line(f"a commit of {group}, 99 of 100 below", 1000 * quantiles(took, n=100)[98], "ms")
    await store.close()


async def recovery(report: Report, folder: Path) -> None:
    """From a killed process to all tables in memory: SQLite's log is there, and is not in the file yet."""
    store = await open_store(folder)
    await fill(store, TABLES, ENTRIES)
    copy = folder.with_name("killed")
    shutil.copytree(folder, copy)
    await store.close()
    begun = perf_counter()
    store = await open_store(copy)
    report.line("opened after a kill", perf_counter() - begun, "s", most=0.5)
    count = 0
    async for row, _ in store.unfinished():
        count += len(await store.entries(row.id))
    report.line(f"opened and {count:,} entries loaded", perf_counter() - begun, "s", most=1)
    assert count == TABLES * ENTRIES
    begun = perf_counter()
    await store.backup(folder.with_name("copy.db"))
    report.line("copied", perf_counter() - begun, "s")
    begun = perf_counter()
    await store.forget(Target(public=f"{0:016x}"))
    report.line("one table forgotten, the file written anew", perf_counter() - begun, "s")
    await store.close()
    begun = perf_counter()
    assert audit_store(folder.with_name("copy.db")).sound
    report.line("verified", perf_counter() - begun, "s")
    report.line("size of the file", folder.with_name("copy.db").stat().st_size / (1 << 20), "MiB")


def main() -> None:
    """Prints the figures of the store."""
    report = Report()
    seconds = 1.0 if "--quick" in sys.argv else 5.0
    with tempfile.TemporaryDirectory(dir=os.environ.get("SHUTBOX_BENCH")) as folder:
        asyncio.run(speed(report, Path(folder) / "speed", seconds))
        asyncio.run(recovery(report, Path(folder) / "recovery"))
    usage = resource.getrusage(resource.RUSAGE_SELF)
    report.line("processor time of this run", usage.ru_utime + usage.ru_stime, "s")
    report.exit()


if __name__ == "__main__":
    main()
