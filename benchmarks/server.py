"""Speed of the server under load: `.venv/bin/python benchmarks/server.py [--tables N] [--seconds S]`.

The server is a process of its own with a store on disk; this process is the crowd of clients, and says how much of a
core it took. Times are from the moment a command was due until its acknowledgement, which means stored and synced.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter, process_time

import psutil
import uvloop
from clock import Report
from load import Crowd, posted

RULES = "double-shutter"
RATE, LEAST_PEAK = 2000, 4000


class Served:
    """A server process on a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str]

    def start(self) -> float:
        """The seconds from the start of the process to its first answer."""
        begun = perf_counter()
        command = [sys.executable, "-m", "shutbox", "serve", "--host", "127.0.0.1", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--data", str(self.folder)],
            stdout=subprocess.PIPE,
            stderr=(self.folder.parent / "log").open("a"),
            text=True,
            env={**os.environ, "SHUTBOX_LIMITS": "off", "SHUTBOX_PROFILE": os.environ.get("SHUTBOX_PROFILE", "")},
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().strip().rsplit(":", 1)[1])
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

    @property
    def memory(self) -> int:
        """The resident bytes of the process."""
        return psutil.Process(self.process.pid).memory_info().rss

    @property
    def seconds(self) -> float:
        """The processor time that it took."""
        times = psutil.Process(self.process.pid).cpu_times()
        return times.user + times.system

    @property
    def descriptors(self) -> int:
        """The files and sockets that it has open."""
        return psutil.Process(self.process.pid).num_fds()

    @property
    def log_size(self) -> float:
        """The size of SQLite's log, in MiB."""
        return (self.folder / "shutbox.db-wal").stat().st_size / 2**20


class Share:
    """How much of a core each side took between two moments."""

    def __init__(self, served: Served) -> None:
        self.served, self.begun, self.own, self.their = served, perf_counter(), process_time(), served.seconds

    def show(self, name: str) -> None:
        """Prints it."""
        took = perf_counter() - self.begun
        own, their = (process_time() - self.own) / took, (self.served.seconds - self.their) / took
        print(f"     {name}: server {their:.0%} of a core, clients {own:.0%}, others {_others(own + their):.0%}")


def _others(own: float) -> float:
    """What the rest of the machine takes at the moment."""
    return max(0.0, psutil.cpu_percent(0.2) / 100 * (psutil.cpu_count() or 1) - own) if own else 0.0


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


async def measure(report: Report, folder: Path, tables: int, seconds: float) -> None:
    """Prints all figures."""
    served = Served(folder / "data")
    starts = []
    for number in range(5):
        served.folder = folder / f"empty-{number}"
        starts.append(served.start())
        served.end()
    report.line("start to first answer, empty store", min(starts), "s", most=0.7)
    served.folder = folder / "data"
    served.start()
    empty = served.memory
    answers = await posted(served.port, [("/api/devices", '{"cookie": false}', "")] * 64)
    tokens = [answer["token"] for answer in answers]
    crowd = Crowd(served.port)
    await crowd.lay(tables, RULES, tokens)
    laid = served.memory
    await crowd.connect(tokens, crowd.tables)
    report.line("memory of a socket", (served.memory - laid) / (2 * tables) / 1024, "KiB")
    await crowd.begin(crowd.tables)
    await crowd.load(RATE, 5)
    report.line(
        "memory of a socket with its half of a table", (served.memory - empty) / (2 * tables) / 1024, "KiB", most=40
    )
    share = Share(served)
    await crowd.load(RATE, seconds)
    share.show(f"{RATE} commands per second")
    rate = len(crowd.latencies) / seconds
    show_latencies(report, crowd.latencies, f"{tables} tables, {2 * tables} sockets", rate, 25, 100)
    share = Share(served)
    peak = await crowd.push(100, 10)
    share.show("as many as it can")
    report.line("peak, 100 under way", peak, "1/s", least=LEAST_PEAK)
    show_latencies(report, crowd.latencies, "peak", peak, 1000, 1000)
    print(f"     refused: {dict(crowd.errors)}, closed: {crowd.closed}, lost: {crowd.lost}")
    print(f"     descriptors: {served.descriptors}, SQLite's log: {served.log_size:.1f} MiB")
    print(f"     memory at the end: {served.memory / 2**20:.0f} MiB; {served.asked('/metrics').count(chr(10))} metrics")
    served.end(signal.SIGTERM)


def main() -> None:
    """Measures a server on a new store."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    gc.disable()
    report = Report()
    folder = Path(tempfile.mkdtemp(prefix="shutbox-load-"))
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(measure(report, folder, given.tables, given.seconds))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    report.exit()


if __name__ == "__main__":
    main()
