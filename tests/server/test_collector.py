"""When the garbage collector looks, and at what."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from collections.abc import Iterator
from itertools import count

import pytest

from shutbox.server.collector import FEW, MANY, calm, collect, young


class Ring:
    """Something that holds itself, as connections do."""

    left = 0

    def __init__(self) -> None:
        self.itself: Ring | None = self
        Ring.left += 1

    def __del__(self) -> None:
        Ring.left -= 1


@pytest.fixture(autouse=True)
def _own_collector() -> Iterator[None]:
    gc.collect()
    Ring.left = 0
    yield
    gc.unfreeze()
    gc.enable()
    gc.collect()


def left(rings: int, *, busy: bool, calls: int = 0) -> int:
    """How many rings are left after a while with nothing else to do or with much, and with so many calls."""
    calm()
    work, met = count() if busy else iter(int, 1), iter([0])

    async def use() -> None:
        watching = asyncio.create_task(collect(lambda: next(work), lambda: next(met, calls), every=0.01, after=0.0))
        for _ in range(rings):
            Ring()
        for _ in range(60):
            await asyncio.sleep(0.01)
            if not Ring.left:
                break
        watching.cancel()

    asyncio.run(use())
    return Ring.left


def test_what_holds_itself_is_let_go_when_nobody_asks_for_anything() -> None:
    assert left(FEW, busy=False) == 0


def test_nobody_waits_for_a_few_of_them() -> None:
    assert left(FEW, busy=True, calls=MANY - 1) == FEW


def test_after_many_calls_they_are_let_go_whoever_waits() -> None:
    assert left(FEW, busy=True, calls=MANY) == 0


def test_what_was_looked_at_under_load_is_looked_at_again_in_the_quiet() -> None:
    kept = [Ring() for _ in range(FEW)]
    young()
    kept.clear()
    gc.collect()
    assert Ring.left == FEW
    assert left(FEW, busy=False) == 0


def test_once_calm_it_does_not_start_by_itself() -> None:
    script = (
        "import gc; from shutbox.server.collector import calm; calm(); print(gc.isenabled(), gc.get_freeze_count() > 0)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "False True\n"
