"""A disk that fails under a server: it says so, nobody was told otherwise, and the next start works."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest

from tests.server.faults.corruption import folder_in_memory
from tests.server.faults.errors import Fault, failed_at
from tests.server.faults.nursery import Nursery
from tests.server.sqlite.disk import library

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
