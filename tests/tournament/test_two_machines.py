"""A tournament on two machines, as docs/hosting.md shows it: one is lost in the middle, and nothing is missing."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from shutbox.tournament.runner import Place, run
from tests.docs.page import ROOT, blocks, read
from tests.tournament.work import QUESTION, begun, jobs, squared

SECTION = read("docs/hosting.md").partition("\n## Sweeps and tournaments on two machines\n")[2].partition("\n## ")[0]
LINES = [line for block in blocks(SECTION, "bash") for line in block.text.splitlines()]
BESIDE = Path(sys.executable).parent


def command(begin: str, **changes: str) -> list[str]:
    """The line of the page that begins so, for this machine."""
    (line,) = (each for each in LINES if each.startswith(begin))
    for old, new in changes.items():
        assert old in line
        line = line.replace(old, new)
    first, *rest = shlex.split(line)
    return [str(BESIDE / first), *rest]


@contextmanager
def started(line: list[str], folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A program with all that it starts, as a machine has it; in the end it is gone."""
    log = folder / f"{line[1]}-{time.monotonic_ns()}.log"
    with log.open("wb") as out:
        # Workers import what they are asked to do.
        env = os.environ | {"PYTHONPATH": str(ROOT)}
        process = subprocess.Popen(line, stdout=out, stderr=out, cwd=folder, env=env, start_new_session=True)
    try:
        yield process
    finally:
        lose(process)


def lose(process: subprocess.Popen[bytes]) -> None:
    """Ends a program and all that it has started, as a power cut does."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def until(true: Callable[[], object], seconds: float = 120) -> None:
    """Waits, but not for ever."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def address_of(folder: Path) -> str:
    """Where the scheduler listens, as its log says it."""
    said = "".join(path.read_text() for path in folder.glob("scheduler-*.log"))
    found = re.search(r"Scheduler at:\s+(tcp://127\.0\.0\.1:\d+)", said)
    return found[1] if found else ""


class Machines:
    """A scheduler and two machines with a worker each, started by the lines of the page."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder = folder
        self._stack = stack
        self.start(command("dask scheduler", **{"10.0.0.5": "127.0.0.1", "8786": "0"}))
        until(lambda: address_of(folder))
        self.address = address_of(folder)
        line = command("dask worker", **{"tcp://10.0.0.5:8786": self.address, "--nworkers 4": "--nworkers 1"})
        self.workers = [self.start(line), self.start(line)]
        until(lambda: "".join(path.read_text() for path in folder.glob("worker-*.log")).count("Registered to") >= 2)

    def start(self, line: list[str]) -> subprocess.Popen[bytes]:
        """Starts a program."""
        return self._stack.enter_context(started(line, self.folder))


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Machines]:
    with ExitStack() as stack:
        yield Machines(tmp_path, stack)


def test_a_machine_is_lost_in_the_middle_and_no_row_is_missing_or_wrong(machines: Machines) -> None:
    work, path = jobs(machines.folder, 40, seconds=0.1), machines.folder / "work.journal"
    lost: list[set[int]] = []

    def progress(done: int, _: int) -> None:
        if done == 8:
            lose(machines.workers[0])
            lost.append({process for number in range(40) for process in begun(machines.folder, number)})

    rows = run(work, squared, path, QUESTION, place=Place(dask=machines.address), progress=progress)
    assert rows == [{"square": number**2, "third": number / 3} for number in range(40)]
    # Both had begun to work, and the one that is left has done the rest.
    assert len(lost[0]) == 2
    after = {begun(machines.folder, number)[-1] for number in range(30, 40)}
    assert len(after) == 1
    assert machines.workers[1].poll() is None
    again = sum(len(begun(machines.folder, number)) > 1 for number in range(40))
    assert again <= 12, "what was finished is not done again"


TOURNAMENT = ["tournament", "--bots", "highest,fewest-tiles,random", "--rules", "nine,thai", "--games", "20000"]


def line_of(folder: Path, *where: str) -> list[str]:
    """The tournament, at a place, with its tables in a folder."""
    folder.mkdir()
    return [str(BESIDE / "shutbox"), *TOURNAMENT, "--out", str(folder / "ours.csv"), *where]


@pytest.mark.long
def test_a_tournament_that_loses_a_machine_has_the_same_tables_to_the_last_digit(machines: Machines) -> None:
    there, here = machines.folder / "there", machines.folder / "here"
    playing = machines.start(line_of(there, "--dask", machines.address))
    journal = there / "ours.csv.journal"
    # The first line is the head; some line-ups are finished, and others are being played.
    until(lambda: journal.exists() and journal.read_bytes().count(b"\n") >= 3, 900)
    assert playing.poll() is None
    lose(machines.workers[0])
    assert playing.wait(900) == 0
    subprocess.run(line_of(here, "--processes", "1"), check=True)
    found = [[path.read_bytes() for path in sorted(folder.glob("ours*.csv"))] for folder in (there, here)]
    assert len(found[0]) == 2
    assert found[0] == found[1]


@pytest.mark.parametrize("begin", ["dask scheduler", "dask worker", "shutbox tournament", "shutbox sweep"])
def test_the_page_shows_each_line_once(begin: str) -> None:
    assert command(begin)


def test_what_the_page_runs_names_the_scheduler_that_it_starts() -> None:
    assert command("dask scheduler")[-4:] == ["--host", "10.0.0.5", "--port", "8786"]
    for begin in ("shutbox tournament", "shutbox sweep"):
        line = command(begin)
        assert line[line.index("--dask") + 1] == "tcp://10.0.0.5:8786"
