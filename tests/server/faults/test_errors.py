"""A disk that fails under a server: it says so, nobody was told otherwise, and the next start works."""

from __future__ import annotations

import asyncio
import errno
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import IO

import pytest

from shutbox.server.run import STORE_FAILED
from tests.server.faults.corruption import folder_in_memory
from tests.server.faults.errors import Fault, Script, failed_at
from tests.server.faults.nursery import Nursery
from tests.server.running import UNLIMITED, Server
from tests.server.sqlite.disk import environment, library

# The deeds of the scripted game, of which each is tried by hand (`python -m tests.server.faults errors 200`).
DEEDS, STEP = 170, 13


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return library(tmp_path_factory.mktemp("disk"))


@pytest.fixture
def folder() -> Iterator[Path]:
    with folder_in_memory() as made:
        yield made


@pytest.fixture(scope="module")
def nursery(built: Path) -> Iterator[Nursery]:
    with Nursery({"LD_PRELOAD": str(built)}) as running:
        yield running


def test_without_a_fault_the_game_is_acknowledged(nursery: Nursery, built: Path, folder: Path) -> None:
    outcome = failed_at(nursery, built, folder / "disk", 100_000, Fault.INPUT)
    assert (outcome.file, outcome.code, outcome.acks) == ("", 0, 8)


def test_wherever_the_disk_fails_the_server_says_so_and_the_next_one_starts(
    nursery: Nursery, built: Path, folder: Path
) -> None:
    faults = cycle(Fault)
    found = [failed_at(nursery, built, folder / "disk", at, next(faults)) for at in range(0, DEEDS, STEP)]
    assert {outcome.code for outcome in found} == {0, 2, 3}
    assert {"shutbox.db", "shutbox.db-wal"} <= {outcome.file for outcome in found}


class Unlogged(Server):
    """A server whose log is on a disk that is full."""

    def _started(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "shutbox", "serve", "--data", str(self.folder), *self._options]
        with Path("/dev/full").open("w", encoding="utf-8") as log:
            return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=self._env)

    def _port(self, out: IO[str]) -> int:
        found = re.search(r"http://[^ ]*:(\d+)", out.readline())
        assert found is not None
        return int(found[1])


def test_a_server_that_cannot_log_either_stops_nevertheless(built: Path, folder: Path) -> None:
    data = folder / "data"
    data.mkdir()
    env = {**UNLIMITED, **environment(built, data), "SHUTBOX_DISK_FAIL": f"80 {errno.ENOSPC} 1"}
    with Unlogged(data, env=env) as server:
        asyncio.run(Script(server).run())
        # Python itself ends with 120 if it cannot write what is left to be written at the end.
        assert server.ended() in (STORE_FAILED, 120)
