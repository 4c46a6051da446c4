"""A server under load for long: `.venv/bin/python benchmarks/soak.py [--minutes M] [--tables N] [--rate R]`.

Tables play at a rate, and new ones are laid when their games are over. Memory, descriptors and SQLite's log are written
down as a table, and must stay flat after the first tenth of the time: tables that nobody visits stay in memory up to a
bound, so memory may grow by a little for each of them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import re
import resource
import shutil
import signal
import tempfile
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from clock import Report
from needs import packages

with packages("msgspec", "psutil", "uvicorn", "uvloop"):
    import uvloop
    from load import Crowd, posted
    from server import DEVICES, RULES, Served, quantile

LINES = 30
# The bytes that a table without clients takes in memory.
OF_TABLE = 48 * 1024


class Line(NamedTuple):
    """What was seen at a moment."""

    minutes: float
    commands: int
    p99: float
    memory: int
    descriptors: int
    log: float
    tables: int


def show(line: Line) -> None:
    """Prints a moment as a row."""
    figures = f"{line.commands:>9,} {line.p99 * 1e3:>9.1f} {line.memory / 2**20:>9.0f} {line.descriptors:>9}"
    print(f"     {line.minutes:>8.1f} {figures} {line.log:>9.1f} {line.tables:>9,}", flush=True)


async def looked(served: Served, crowd: Crowd, begun: float, commands: int) -> Line:
    """What is to be seen now; the crowd waits meanwhile, and answers pings."""
    text = await asyncio.to_thread(served.asked, "/metrics")
    found = re.search(r"^\w*tables_live\S* (\S+)$", text, re.MULTILINE)
    assert found, text
    p99 = quantile(crowd.latencies or [0.0], 0.99)
    now = (perf_counter() - begun) / 60
    return Line(now, commands, p99, served.memory, served.descriptors, served.log_size, int(float(found[1])))


async def crowd_of(served: Served, tokens: list[str], tables: int) -> Crowd:
    """A crowd whose games have begun."""
    crowd = Crowd(served.port)
    await crowd.lay(tables, RULES, tokens)
    await crowd.connect(tokens, crowd.tables)
    await crowd.begin(crowd.tables)
    return crowd


async def soak(report: Report, folder: Path, given: argparse.Namespace) -> None:
    """Prints a row now and then, and whether all stayed flat."""
    served = Served(folder / "data")
    served.start()
    answers = await posted(served.port, [("/api/devices", '{"cookie": false}', "")] * DEVICES)
    tokens = [answer["token"] for answer in answers]
    crowd, begun, commands, errors, lines = await crowd_of(served, tokens, given.tables), perf_counter(), 0, 0, []
    print("      minutes  commands   p99, ms  memory MiB descriptors  log MiB    tables", flush=True)
    while perf_counter() - begun < given.minutes * 60:
        await crowd.load(given.rate, given.minutes * 60 / LINES)
        commands, errors = commands + len(crowd.latencies), errors + crowd.errors.total()
        lines.append(await looked(served, crowd, begun, commands))
        show(lines[-1])
        if sum(table.playing for table in crowd.tables) < given.tables * 0.8:
            crowd.leave()
            gc.collect()
            crowd = await crowd_of(served, tokens, given.tables)
    judge(report, lines, errors)
    served.end(signal.SIGTERM)


def judge(report: Report, lines: list[Line], errors: int) -> None:
    """Prints the verdict: the last third beside what was seen after the first tenth."""
    first, last = lines[len(lines) // 10], lines[-max(1, len(lines) // 3) :]
    grown = max(line.memory for line in last) - (last[-1].tables - first.tables) * OF_TABLE
    report.line("memory, without new tables, of what it was", grown / first.memory, "times", most=1.2)
    report.line(
        "descriptors more than at first", max(line.descriptors for line in last) - first.descriptors, "", most=20
    )
    report.line("SQLite's log at most", max(line.log for line in lines), "MiB", most=256)
    report.line("commands refused", errors, "", most=0)
    report.line("99 % within, the worst row", max(line.p99 for line in lines) * 1e3, "ms")


def main() -> None:
    """Loads a server on a new store."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--rate", type=float, default=400, help="commands a second")
    given = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    gc.disable()
    report, folder = Report(), Path(tempfile.mkdtemp(prefix="shutbox-soak-"))
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(soak(report, folder, given))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    report.exit()


if __name__ == "__main__":
    main()
