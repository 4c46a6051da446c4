"""Power losses under a server that plays: nothing that was acknowledged is lost, and the next start works."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.faults.corruption import folder_in_memory
from tests.server.faults.nursery import Nursery
from tests.server.faults.power import SHIPPED, SYNCHRONOUS, losses, played
from tests.server.sqlite.disk import library

LOSSES, CONTROL = 200, 20


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


def test_two_hundred_power_losses_lose_nothing_that_was_acknowledged(
    nursery: Nursery, built: Path, folder: Path
) -> None:
    found = losses(played(nursery, built, folder, SHIPPED), folder, LOSSES, random.Random(1))
    assert found.harmful == 0, (folder / "harm").read_text(encoding="utf-8")
    assert found.acks > LOSSES


@pytest.mark.parametrize("level", ["NORMAL", "OFF"])
def test_with_less_syncing_some_power_losses_do_harm(nursery: Nursery, built: Path, folder: Path, level: str) -> None:
    """The control: a disk on which nothing can be lost would prove nothing."""
    life = played(nursery, built, folder, {**SHIPPED, SYNCHRONOUS: level})
    assert losses(life, folder, CONTROL, random.Random(1)).harmful > 0
