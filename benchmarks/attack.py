"""Attackers beside players: `.venv/bin/python benchmarks/attack.py [NAME ...] [--tables N] [--seconds S]`.

Tables play on a server with its usual limits, each from an address of its own, while each attack of `attacker.py` runs
from two other addresses, in a process that gives way to the server and the players. What players wait for an
acknowledgement must stay within twice of what they waited before, and below 100 ms. `--workers 2` attacks two processes
at a PostgreSQL of the development packages; each of them counts for itself.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import shutil
import signal
import sys
import tempfile
from asyncio import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from clock import Report
from needs import packages

with packages("msgspec", "psutil", "uvicorn", "uvloop"):
    import uvloop
    from attacker import ATTACKS, Attacker, attacked
    from load import Crowd, Table
    from server import Served, quantile

    from shutbox.play.table import (
        Begun,
        Called,
        Created,
        Entry,
        Played,
        Sat,
        Settings,
        TableDice,
        bodies,
        settings_data,
    )
    from shutbox.rules import named, to_data
    from shutbox.server.book import NewTable
    from shutbox.server.identity import code_hash, holder_of, new_code, new_token
    from shutbox.server.store import Addition, open_store

sys.path.insert(0, str(Path(__file__).parents[1]))
RULES = "double-shutter"
LONG = 19_000
# Only an attack that is not answered as it must be takes so long.
PATIENCE = 120.0
MOST_RATIO, MOST_P99 = 2.0, 0.1


def home(number: int) -> str:
    """The address of the players of a table."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


async def long_table(folder: Path, database: str, entries: int) -> str:
    """The code of a table with so many entries, written to a store before a server opens it."""
    code, public, holder = new_code(), "0123456789abcdef", holder_of(new_token())
    assert holder is not None
    settings = settings_data(Settings(dice=TableDice.TYPED, undo=True))
    created = Created(public, to_data(named("nine"), whole=True), [{"kind": "open", "name": ""}], settings)
    made: list[Entry] = [created, Sat(0, "Ann"), Called(), Begun([])]  # type: ignore[arg-type]
    made += [Played("3,4t"), Played("undo")] * ((entries - len(made)) // 2)
    stored = [body for entry in made for body in bodies((entry,), holder)]
    store = await open_store(folder, database=database)
    await store.remember(holder)
    row = await store.create(NewTable(code_hash(code), public, stage="playing"), stored[:1], [(holder, 0)])
    await store.append(Addition(row.id, 1, stored[1:], stage="playing"))
    await store.close()
    return code


async def seated(port: int, tables: int) -> Crowd:
    """A crowd whose games have begun, each from its own address."""
    crowd, clients = Crowd(port, home), [Attacker(port, home(number)) for number in range(tables)]
    tokens = [await client.device() for client in clients]
    for number, client in enumerate(clients):
        code = await client.table(tokens[number], RULES, ("open", "open"))
        assert code, client.answers
        crowd.tables.append(Table(crowd, code, number))
    await crowd.connect(tokens, crowd.tables)
    await crowd.begin(crowd.tables)
    return crowd


class Players:
    """Tables that play, laid anew when too many of their games are over."""

    def __init__(self, port: int, tables: int, rate: float, processes: int) -> None:
        self.port, self.tables, self.rate, self.processes = port, tables, rate, processes
        self.crowd: Crowd | None = None

    async def ready(self) -> Crowd:
        """The crowd, with enough games that go on."""
        if self.crowd is None or sum(table.playing for table in self.crowd.tables) < self.tables * 0.9:
            if self.crowd is not None:
                self.crowd.leave()
            self.crowd = await seated(self.port, self.tables)
            await self.crowd.load(self.rate, 1)
        return self.crowd

    async def played(self, seconds: float) -> list[float]:
        """The seconds that each command waited."""
        crowd = await self.ready()
        await crowd.load(self.rate, seconds)
        assert not crowd.errors, crowd.errors
        return list(crowd.latencies)


async def beside(players: Players, names: list[str], code: str, seconds: float) -> tuple[list[float], dict[str, Any]]:
    """What players waited beside attacks at the same time, and what the attackers were answered."""
    await players.ready()
    line = [
        sys.executable,
        __file__,
        "--attacker",
        str(players.port),
        code,
        str(players.processes),
        str(seconds),
        *names,
    ]
    process = await asyncio.create_subprocess_exec(*line, stdout=subprocess.PIPE)
    waited = await players.played(seconds)
    out, _ = await process.communicate()
    return waited, json.loads(out)


async def beside_all(players: Players, names: list[str], code: str) -> tuple[int, dict[str, Any]]:
    """How many commands of players were acknowledged until all attacks had the answer that they must get."""
    await players.ready()
    line = [sys.executable, __file__, "--attacker", str(players.port), code, str(players.processes), "0", *names]
    process = await asyncio.create_subprocess_exec(*line, stdout=subprocess.PIPE)
    ended, done = asyncio.ensure_future(process.communicate()), 0
    while not ended.done():
        done += len(await players.played(0.5))
    return done, json.loads(ended.result()[0])


def show_answers(report: Report, name: str, answers: dict[str, int]) -> None:
    """Prints what an attack was answered; the answer that it must get is there."""
    wanted = ATTACKS[name][1]
    report.line(f"{name}: answered {wanted}", answers.get(wanted, 0), "", least=1)
    print(f"     {dict(sorted(answers.items()))}")


async def measure(
    report: Report, names: list[str], players: Players, served: Served, code: str, seconds: float
) -> None:
    """Prints the figures of each attack beside those of a quiet moment just before it."""
    for name in names:
        quiet = quantile(await players.played(seconds), 0.99)
        before = served.seconds
        waited, told = await beside(players, [name], code, seconds)
        took, p99 = served.seconds - before, quantile(waited, 0.99)
        report.line(f"{name}: 99 % of players within", p99 * 1e3, "ms", most=MOST_P99 * 1e3)
        report.line(f"{name}: in quiet moments", quiet * 1e3, "ms")
        report.line(f"{name}: times as long", p99 / quiet, "", most=MOST_RATIO)
        report.line(
            f"{name}: part of {players.rate * seconds:g} acknowledged",
            len(waited) / players.rate / seconds,
            "",
            least=0.95,
        )
        show_answers(report, name, told["answers"][name])
        cores = f"server {took / seconds:.0%}, attackers {told['cpu'] / seconds:.0%} of a core"
        print(f"     {cores}; memory {served.memory / 2**20:.0f} MiB, descriptors {served.descriptors}", flush=True)


async def count(report: Report, names: list[str], players: Players, code: str) -> None:
    """Prints what all attacks at the same time are answered, and that players go on: no times, so for any machine."""
    done, told = await beside_all(players, names, code)
    report.line("commands of players acknowledged beside all attacks", done, "", least=1)
    for name in names:
        show_answers(report, name, told["answers"][name])
    crowd = await players.ready()
    report.line("moves of players after the attacks", await crowd.move(crowd.tables), "", least=1)


async def run(report: Report, given: argparse.Namespace, folder: Path, database: str) -> None:
    """Attacks a server on a new store."""
    names = given.names or list(ATTACKS)
    code = await long_table(folder / "data", database, LONG)
    options = ("--database", database, "--workers", str(given.workers)) if database else ()
    served = Served(folder / "data", "on", *options)
    served.start()
    players = Players(served.port, given.tables, given.rate, max(1, given.workers))
    if given.count:
        await count(report, names, players, code)
    else:
        await measure(report, names, players, served, code, given.seconds)
    log = (folder / "log").read_text()
    report.line("faults in the log", log.count('"fault"'), "", most=0)
    print(f"     peak memory of the server {served.peak / 2**20:.0f} MiB", flush=True)
    served.end(signal.SIGTERM)


def attack(port: str, code: str, processes: str, seconds: str, *names: str) -> None:
    """Attacks a server from this process, and prints the answers as JSON.

    Within a time it gives way to all others; without one it goes on until it has the answers that it must get.
    """
    if float(seconds):
        give_way()
        attack = attacked(list(names), int(port), code, int(processes), float(seconds))
    else:
        attack = attacked(list(names), int(port), code, int(processes), PATIENCE, until_answered=True)
    answers = asyncio.run(attack)
    json.dump({"answers": answers, "cpu": sum(os.times()[:2])}, sys.stdout)


def give_way() -> None:
    """Lets this process run only while the server and the players have nothing to do, as if on a machine of its own."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(19)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a new database."""
    from tests.server.postgres.cluster import Cluster

    cluster = Cluster()
    try:
        cluster.start()
        yield cluster.database()
    finally:
        cluster.remove()


def main() -> None:
    """Measures a server on a new store."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200, help="commands of all players a second")
    parser.add_argument("--seconds", type=float, default=10, help="how long each attack goes on")
    parser.add_argument("--count", action="store_true", help="all attacks at once; counts answers, measures no times")
    parser.add_argument("--workers", type=int, default=0, help="processes at a database; without it one with a file")
    parser.add_argument("--attacker", nargs="+", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if unknown := set(given.names) - set(ATTACKS):
        parser.error(f"no such attack: {', '.join(sorted(unknown))}; there are {', '.join(ATTACKS)}")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if given.attacker:
        attack(*given.attacker)
        return
    gc.disable()
    report, folder = Report(), Path(tempfile.mkdtemp(prefix="shutbox-attack-"))
    try:
        with ExitStack() as stack:
            database = stack.enter_context(postgres()) if given.workers else ""
            runner = stack.enter_context(asyncio.Runner(loop_factory=uvloop.new_event_loop))
            runner.run(run(report, given, folder, database))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    report.exit()


if __name__ == "__main__":
    main()
