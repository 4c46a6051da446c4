"""Runs the garbage collector while the server is idle.

Commands, requests and connections leave no reference cycles behind, so reference counts free their memory. Therefore
the automatic collector, which would stop everything at any time, is off. A full collection runs when the server is
idle; under load only the new objects are collected, and only if there are very many of them.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

EVERY = 1.0
# New objects since the last collection: below FEW an idle server collects nothing, above MOST (half a GB) any does.
FEW, MOST = 10_000, 5_000_000
# Seconds between two full collections.
WHOLE = 60.0


def calm() -> None:
    """Freezes everything that is loaded now, and switches the automatic collector off."""
    gc.disable()
    whole()


def whole() -> None:
    """Collects everything, and freezes the objects that are still in use."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def young() -> None:
    """Collects the objects that are new since the last time."""
    gc.collect()
    gc.freeze()


async def collect(work_count: Callable[[], int], every: float = EVERY, after: float = WHOLE) -> None:
    """Collects when it is due, for ever; `work_count` returns the amount of work done so far."""
    loop = asyncio.get_running_loop()
    before, last = work_count(), loop.time() - after
    while True:
        await asyncio.sleep(every)
        new, now = gc.get_count()[0], work_count()
        if now == before and new >= FEW and loop.time() - last >= after:
            whole()
            last = loop.time()
        elif new >= MOST:
            young()
        before = now
