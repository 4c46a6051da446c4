"""When the garbage collector looks."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys

import pytest

from shutbox.server.collector import FEW, MANY, collect, due


@pytest.mark.parametrize(
    ("come", "known", "quiet", "looks"),
    [
        (FEW - 1, 0, True, False),
        (FEW, 0, True, True),
        (FEW, 0, False, False),
        (MANY, 0, False, True),
        (MANY, 2 * MANY, False, False),
        (2 * MANY, 2 * MANY, False, True),
    ],
)
def test_it_looks_when_nobody_waits_or_when_much_has_come(come: int, known: int, quiet: bool, looks: bool) -> None:  # noqa: FBT001
    assert due(come, known, quiet=quiet) is looks


class Ring:
    """Something that holds itself, as connections do."""

    left = 0

    def __init__(self) -> None:
        self.itself = self
        Ring.left += 1

    def __del__(self) -> None:
        Ring.left -= 1


def test_what_holds_itself_is_let_go_when_nobody_asks_for_anything() -> None:
    async def use() -> None:
        done = 0

        def works() -> int:
            return done

        watching = asyncio.create_task(collect(works, every=0.01))
        for _ in range(FEW):
            Ring()
        while Ring.left:
            await asyncio.sleep(0.01)
        watching.cancel()

    gc.disable()
    try:
        asyncio.run(asyncio.wait_for(use(), 60))
    finally:
        gc.enable()
    assert Ring.left == 0


def test_once_calm_it_does_not_start_by_itself() -> None:
    script = (
        "import gc; from shutbox.server.collector import calm; calm(); print(gc.isenabled(), gc.get_freeze_count() > 0)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "False True\n"
