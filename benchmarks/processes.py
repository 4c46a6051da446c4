"""Speed of several server processes at one PostgreSQL: `.venv/bin/python benchmarks/processes.py [--seconds S]`.

PostgreSQL comes from the development packages and has its data on disk (`--database` names another, empty one). The
clients of a table are at one process; for the time of news, a third client of each table listens at the other process.
Processes, database and clients share the machine, and the processor time of each is printed.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from clock import Report
from needs import packages
from served import Process, started
from server import quantile, show_latencies, show_pace

with packages("msgspec", "psutil", "uvicorn", "uvloop", "psycopg"):
    import psutil
    import uvloop
    from load import Crowd, Table, posted

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.postgres.cluster import Cluster

RULES, DEVICES, AT_ONCE = "double-shutter", 32, 100
RATE, COUNTS = 2000.0, (1, 2, 4)


@dataclass
class Scene:
    """Server processes at one database, and what the machine does meanwhile."""

    folder: Path
    url: str
    database: int
    servers: list[Process] = field(default_factory=list)
    ports: list[int] = field(default_factory=list)

    def start(self, count: int) -> None:
        """Starts so many processes."""
        for number in range(count):
            place = self.folder / f"host{number}"
            place.mkdir(exist_ok=True)
            if number:
                shutil.copy(self.folder / "host0" / "server.key", place / "server.key")
            with (self.folder / "log").open("a") as log:
                process, address = started(place, {"SHUTBOX_LIMITS": "off"}, log, "--database", self.url)
            self.servers.append(process)
            self.ports.append(int(address.rsplit(":", 1)[1]))

    def stop(self) -> None:
        """Stops all of them."""
        for process in self.servers:
            process.terminate()
            process.wait(60)
        self.servers, self.ports = [], []

    def times(self) -> tuple[float, float, float]:
        """The processor time so far of the servers, of the database, and of this process."""
        servers = sum(sum(psutil.Process(each.pid).cpu_times()[:2]) for each in self.servers)
        own = psutil.Process(self.database) if self.database else None
        backends = [] if own is None else [own, *own.children()]
        return servers, sum(sum(each.cpu_times()[:2]) for each in backends), process_time()

    @contextmanager
    def share(self, crowds: list[Crowd]) -> Iterator[None]:
        """Prints who took how much of a core meanwhile."""
        before, begun = self.times(), perf_counter()
        psutil.cpu_percent()
        yield
        took = perf_counter() - begun
        servers, database, own = (now - then for now, then in zip(self.times(), before, strict=True))
        commands = max(1, sum(len(crowd.latencies) for crowd in crowds))
        each = f"{servers / commands * 1e6:.0f} and {database / commands * 1e6:.0f} µs a command"
        others = psutil.cpu_percent() / 100 * (psutil.cpu_count() or 1) - (servers + database + own) / took
        print(
            f"     of a core: servers {servers / took:.0%}, PostgreSQL {database / took:.0%} ({each}),"
            f" clients {own / took:.0%}, others {max(0.0, others):.0%}",
            flush=True,
        )


class Listening(Table):
    """A table at another process, at which somebody watches."""

    heard_at: dict[tuple[str, int], float]

    def heard(self, message: Any) -> None:
        """Notes when an entry was heard."""
        self.heard_at.setdefault((self.code, message.n), perf_counter())
        self.view = self.view or message.view


async def crowds_of(scene: Scene, tables: int) -> list[Crowd]:
    """A crowd at each process, with so many tables together, whose games have begun."""
    answers = await posted(scene.ports[0], [("/api/devices", '{"cookie": false}', "")] * DEVICES)
    tokens = [answer["token"] for answer in answers]
    crowds = [Crowd(port) for port in scene.ports]
    for crowd in crowds:
        await crowd.lay(tables // len(crowds), RULES, tokens)
        await crowd.connect(tokens, crowd.tables)
        await crowd.begin(crowd.tables)
    return crowds


async def throughput(report: Report, scene: Scene, count: int, tables: int, seconds: float) -> None:
    """The latencies at the usual rate, and the commands a second when as many as possible are sent."""
    scene.start(count)
    crowds = await crowds_of(scene, tables)
    show_pace()
    with scene.share(crowds):
        await asyncio.gather(*(crowd.load(RATE / count, seconds) for crowd in crowds))
    values = [value for crowd in crowds for value in crowd.latencies]
    most = (50.0, 500.0) if count == 2 else (1e9, 1e9)
    show_latencies(report, values, f"{count} processes, {RATE:g} wanted", len(values) / seconds, *most)
    with scene.share(crowds):
        rates = await asyncio.gather(*(crowd.push(AT_ONCE // count, seconds / 2) for crowd in crowds))
    report.line(f"{count} processes, {AT_ONCE} under way: commands per second", sum(rates), "1/s")
    refused = {code: number for crowd in crowds for code, number in crowd.errors.items()}
    print(f"     refused: {refused}, lost: {sum(crowd.lost for crowd in crowds)}", flush=True)
    for crowd in crowds:
        crowd.leave()
    scene.stop()


async def news(report: Report, scene: Scene, tables: int, seconds: float) -> None:
    """How long after the acknowledgement at one process an entry is heard at the other."""
    scene.start(2)
    answers = await posted(scene.ports[0], [("/api/devices", '{"cookie": false}', "")] * DEVICES)
    tokens = [answer["token"] for answer in answers]
    here, there = Crowd(scene.ports[0]), Crowd(scene.ports[1])
    acked: dict[tuple[str, int], float] = {}
    answered = here.answered
    here.answered = lambda table, message: (  # type: ignore[method-assign,assignment]
        acked.setdefault((table.code, message.n), perf_counter()), answered(table, message)
    )  # fmt: skip
    await here.lay(tables, RULES, tokens)
    heard: dict[tuple[str, int], float] = {}
    for table in here.tables:
        watching = Listening(there, table.code, table.number)
        watching.heard_at = heard
        there.tables.append(watching)
    await here.connect(tokens, here.tables)
    await there.connect(tokens, there.tables, seats=(0,))
    await here.begin(here.tables)
    acked.clear()
    with scene.share([here]):
        await here.load(200.0, seconds)
    took = [heard[key] - at for key, at in acked.items() if key in heard]
    report.line("news at the other process, after the answer: half within", quantile(took, 0.5) * 1e3, "ms", most=10)
    report.line("99 % within", quantile(took, 0.99) * 1e3, "ms")
    report.line("entries that were acknowledged and never heard", len(acked) - len(took), "", most=0)
    scene.stop()


async def measure(report: Report, scene: Scene, tables: int, seconds: float) -> None:
    """Prints all figures."""
    for count in COUNTS:
        await throughput(report, scene, count, tables, seconds)
    await news(report, scene, tables // 4, seconds)


def main() -> None:
    """Measures processes at a new database."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=800)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    gc.disable()
    print(f"     Python {platform.python_version()}", flush=True)
    report = Report()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="shutbox-processes-")))
        url, pid = given.database, 0
        if not url:
            cluster = Cluster("shared_buffers=256MB", place=Path(tempfile.gettempdir()))
            stack.callback(cluster.remove)
            cluster.start()
            url, pid = cluster.database(), int((cluster.data / "postmaster.pid").read_text().split()[0])
        scene = Scene(folder, url, pid)
        stack.callback(lambda: [process.kill() for process in scene.servers])
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(measure(report, scene, given.tables, given.seconds))
    report.exit()


if __name__ == "__main__":
    main()
