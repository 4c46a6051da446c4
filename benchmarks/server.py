"""Speed of the server under load: `.venv/bin/python benchmarks/server.py [--tables N] [--rate R] [--seconds S]`.

The server is a separate process with a store on disk. This process is the crowd of clients, and prints how much of a
core it used. Times are from the moment a command was due to its acknowledgement, when it is stored and synced.
"""

from __future__ import annotations

import argparse
import asyncio
import atexit
import gc
import os
import platform
import resource
import shutil
import signal
import tempfile
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread
from time import perf_counter, process_time, sleep
from typing import Self

from clock import Report
from needs import packages
from served import Process, started

with packages("msgspec", "psutil", "uvicorn", "uvloop"):
    import psutil
    import uvloop
    from load import Crowd, Table, posted

RULES = "double-shutter"
LEAST_PEAK, DEVICES = 4000, 64
# The more are under way, the more share a commit and a post; what is asked of the peak is asked with the first number.
AT_ONCE, MANY_AT_ONCE = 100, 500
# The same server takes a third less or more from one moment to the next where others share the machine.
PUSHES = 5
# After a kill, something is done at so many tables from all over. Then the server is killed again, and every table has
# to be back at a client of it.
SAMPLE = 500
# A disk that takes longer for one page than a command may stands still; what came meanwhile is also told apart.
STILL = 0.025


class Served:
    """A server process on a folder."""

    def __init__(self, folder: Path, limits: str = "off", *options: str) -> None:
        self.folder = folder
        self.limits = limits
        self.options = options
        self.port = 0
        self.process: Process

    def start(self) -> float:
        """The seconds from the start of the process to its first answer."""
        begun = perf_counter()
        with (self.folder.parent / "log").open("a") as log:
            self.process, address = started(self.folder, {"SHUTBOX_LIMITS": self.limits}, log, *self.options)
        atexit.register(self.process.kill)
        self.port = int(address.rsplit(":", 1)[1])
        self.asked("/health")
        return perf_counter() - begun

    def asked(self, path: str) -> str:
        """The answer to a request."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request("GET", path)
        text = connection.getresponse().read().decode()
        connection.close()
        return text

    def end(self, number: int = signal.SIGKILL) -> None:
        """Ends the process."""
        self.process.send_signal(number)
        self.process.wait(60)
        atexit.unregister(self.process.kill)

    @property
    def _serving(self) -> list[psutil.Process]:
        """The processes that serve: it, or its workers."""
        own = psutil.Process(self.process.pid)
        return own.children() if "--workers" in self.options else [own]

    @property
    def memory(self) -> int:
        """The resident bytes of all processes."""
        return sum(each.memory_info().rss for each in self._serving)

    @property
    def peak(self) -> int:
        """The most bytes that they ever had."""
        texts = [Path(f"/proc/{each.pid}/status").read_text() for each in self._serving]
        return sum(int(text.partition("VmHWM:")[2].split()[0]) * 1024 for text in texts)

    @property
    def seconds(self) -> float:
        """The processor time that they took."""
        return sum(sum(each.cpu_times()[:2]) for each in self._serving)

    @property
    def descriptors(self) -> int:
        """The files and sockets that they have open."""
        return sum(each.num_fds() for each in self._serving)

    @property
    def log_size(self) -> float:
        """The size of SQLite's log, in MiB."""
        return (self.folder / "shutbox.db-wal").stat().st_size / 2**20


class Share:
    """How much of a core each side took between two moments, and what the rest of the machine took meanwhile."""

    def __init__(self, served: Served) -> None:
        self.served, self.begun, self.own, self.their = served, perf_counter(), process_time(), served.seconds
        psutil.cpu_percent()

    def show(self, name: str, commands: int) -> None:
        """Prints it."""
        took = perf_counter() - self.begun
        own, their = (process_time() - self.own) / took, (self.served.seconds - self.their) / took
        others = max(0.0, psutil.cpu_percent() / 100 * (psutil.cpu_count() or 1) - own - their)
        each = their * took / max(1, commands) * 1e6
        took_by = f"server {their:.0%} of a core, {each:.0f} µs a command; clients {own:.0%}, others {others:.0%}"
        print(f"     {name}: {took_by}", flush=True)


class Probe(Thread):
    """Syncs a page of its own to the same disk now and then: what it waits for, no server can be faster than."""

    def __init__(self, path: Path) -> None:
        super().__init__(daemon=True)
        self.path, self.took, self.going = path, [0.0], True
        self.still: list[tuple[float, float]] = []

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.going = False
        self.join()
        worst = sorted(self.took)[-3:]
        parts = f"99 % within {quantile(self.took, 0.99) * 1e3:.1f} ms"
        print(f"     a bare sync meanwhile: {parts}, the worst {', '.join(f'{each * 1e3:.0f}' for each in worst)} ms")

    def run(self) -> None:
        """Syncs until the end."""
        with self.path.open("wb", buffering=0) as file:
            while self.going:
                begun = perf_counter()
                os.pwrite(file.fileno(), bytes(4096), 0)
                os.fdatasync(file.fileno())
                ended = perf_counter()
                self.took.append(ended - begun)
                if ended - begun > STILL:
                    self.still.append((begun, ended))
                sleep(0.02)


def show_pace() -> None:
    """Prints how fast this machine is just now: a fixed piece of plain Python, the best of five."""
    took = []
    for _ in range(5):
        begun = perf_counter()
        kept = {number: (number, str(number)) for number in range(50_000)}
        sum(len(text) + number for number, text in sorted(kept.values(), reverse=True))
        took.append(perf_counter() - begun)
    print(f"     plain Python just now: {min(took) * 1e3:.1f} ms for a fixed piece of work", flush=True)


def quantile(values: list[float], part: float) -> float:
    """The value below which a part of the values lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def histogram(values: list[float]) -> None:
    """Prints how many took how long."""
    bounds = [1, 2, 5, 10, 25, 50, 100, 250, 1000, 10_000]
    counts = [
        sum(low <= value * 1e3 < high for value in values) for low, high in zip([0, *bounds], bounds, strict=False)
    ]
    print("     " + "  ".join(f"<{high} ms: {count}" for high, count in zip(bounds, counts, strict=True) if count))


def show_latencies(report: Report, values: list[float], name: str, wanted: float, p99: float, p999: float) -> None:
    """Prints what was measured of the times of commands."""
    report.line(f"{name}: commands per second", wanted, "1/s")
    report.line(f"{name}: half within", quantile(values, 0.5) * 1e3, "ms")
    report.line(f"{name}: 99 % within", quantile(values, 0.99) * 1e3, "ms", most=p99)
    report.line(f"{name}: 99.9 % within", quantile(values, 0.999) * 1e3, "ms", most=p999)
    histogram(values)


async def measure(report: Report, folder: Path, tables: int, rate: float, seconds: float) -> None:
    """Prints all figures."""
    served = Served(folder / "data")
    report.line("start to first answer, empty store", _start(folder), "s", most=0.7)
    served.start()
    crowd, tokens, empty = await _seated(report, served, tables)
    await crowd.load(rate, 5)
    memory = (served.memory - empty) / (2 * tables) / 1024
    report.line("memory of a socket with its half of a table", memory, "KiB", most=40)
    show_pace()
    share = Share(served)
    with Probe(folder / "probe") as probe:
        await crowd.load(rate, seconds)
    share.show(f"{rate:g} commands per second", len(crowd.latencies))
    done = len(crowd.latencies) / seconds
    show_latencies(report, crowd.latencies, f"{tables} tables, {2 * tables} sockets", done, 25, 100)
    rest = crowd.beside(probe.still)
    waited = len(crowd.latencies) - len(rest)
    print(f"     the disk stood still {len(probe.still)} times, for {waited} commands under way; of all others")
    report.line("99 % within", quantile(rest, 0.99) * 1e3, "ms")
    report.line("99.9 % within", quantile(rest, 0.999) * 1e3, "ms")
    await _pushed(report, served, crowd, AT_ONCE, LEAST_PEAK)
    await _pushed(report, served, crowd, MANY_AT_ONCE, None)
    histogram(crowd.latencies)
    print(f"     refused: {dict(crowd.errors)}, closed: {crowd.closed}, lost: {crowd.lost}")
    print(f"     descriptors: {served.descriptors}, SQLite's log: {served.log_size:.1f} MiB")
    print(f"     memory at the end: {served.memory / 2**20:.0f} MiB, peak {served.peak / 2**20:.0f} MiB")
    await _killed(report, served, crowd, tokens)
    await _returned(report, served, crowd, tokens)
    served.end(signal.SIGTERM)


async def _pushed(report: Report, served: Served, crowd: Crowd, at_once: int, least: float | None) -> None:
    """As many commands as it can take, several times: what is asked of the peak is asked of the middle one."""
    show_pace()
    rates = []
    for _ in range(PUSHES):
        share = Share(served)
        rates.append(await crowd.push(at_once, 4))
        if not crowd.latencies:
            raise SystemExit("every game is over: lay more --tables, or play for fewer --seconds")
        share.show("as many as it can", len(crowd.latencies))
    report.line(f"peak, {at_once} under way, the middle of {PUSHES}", quantile(rates, 0.5), "1/s", least=least)
    report.line(f"peak, {at_once} under way, the best of {PUSHES}", max(rates), "1/s")
    report.line("the last: 99 % within", quantile(crowd.latencies, 0.99) * 1e3, "ms")


def _start(folder: Path) -> float:
    """The seconds to the first answer with an empty store, the best of five starts."""
    found = []
    for number in range(5):
        served = Served(folder / f"empty-{number}")
        found.append(served.start())
        served.end()
    return min(found)


async def _seated(report: Report, served: Served, tables: int) -> tuple[Crowd, list[str], int]:
    """A crowd whose games have begun, the tokens of its devices, and the memory of the server before it came."""
    empty = served.memory
    answers = await posted(served.port, [("/api/devices", '{"cookie": false}', "")] * DEVICES)
    tokens = [answer["token"] for answer in answers]
    crowd = Crowd(served.port)
    await crowd.lay(tables, RULES, tokens)
    laid = served.memory
    await crowd.connect(tokens, crowd.tables)
    report.line("memory of a socket", (served.memory - laid) / (2 * tables) / 1024, "KiB")
    await crowd.begin(crowd.tables)
    return crowd, tokens, empty


async def _killed(report: Report, served: Served, crowd: Crowd, tokens: list[str]) -> None:
    """Kills the server, and waits for something to be done at tables from all over."""
    show_pace()
    begun = perf_counter()
    back = _restarted(served, crowd)
    report.line("from kill -9 to the first answer", perf_counter() - begun, "s", most=2)
    some = back.tables[:: max(1, len(back.tables) // SAMPLE)]
    await back.connect(tokens, some)
    moved = await back.move(some)
    report.line(f"from kill -9 to {moved} moves at tables from all over", perf_counter() - begun, "s", most=2)
    for table, same in zip(back.tables, crowd.tables, strict=True):
        same.acked = max(same.acked, table.acked)


async def _returned(report: Report, served: Served, crowd: Crowd, tokens: list[str]) -> None:
    """Kills the server, and waits for every table to be told again as it was acknowledged."""
    share, begun = Share(served), perf_counter()
    back = _restarted(served, crowd)
    share.their = 0.0
    await back.connect(tokens, back.tables, seats=(0,))
    report.line("from kill -9 to every table at a client", perf_counter() - begun, "s", most=2)
    share.show("the way back", len(back.tables))
    await back.connect(tokens, back.tables, seats=(1,))
    report.line("from kill -9 to all sockets", perf_counter() - begun, "s")
    lost = sum(table.n < same.acked for table, same in zip(back.tables, crowd.tables, strict=True))
    report.line("tables that lost something acknowledged", lost, "", most=0)
    entries = sum(table.n for table in back.tables) / len(back.tables)
    print(f"     entries of a table: {entries:.0f}")


def _restarted(served: Served, crowd: Crowd) -> Crowd:
    """A crowd for the same tables at a server that was killed and started again."""
    served.end()
    served.start()
    back = Crowd(served.port)
    back.tables = [Table(back, table.code, table.number) for table in crowd.tables]
    return back


def main() -> None:
    """Measures a server on a new store."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--rate", type=float, default=2000, help="commands a second")
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    gc.disable()
    print(f"     Python {platform.python_version()}, built {', '.join(platform.python_build())}", flush=True)
    report = Report()
    folder = Path(tempfile.mkdtemp(prefix="shutbox-load-"))
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(measure(report, folder, given.tables, given.rate, given.seconds))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    report.exit()


if __name__ == "__main__":
    main()
