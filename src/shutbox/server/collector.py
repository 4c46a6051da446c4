"""The garbage collector, out of the way of whoever waits for an answer.

What a command leaves behind goes by itself, for nothing of it holds itself; only connections leave rings of objects.
So the collector never starts by itself, where it would stop everybody for tens of milliseconds: it runs when nobody
asks for anything, and otherwise only when as much has come as was there before.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

EVERY = 1.0
# Objects that have come and not gone: so few are not worth a look, so many always are.
FEW, MANY = 10_000, 300_000


def calm() -> None:
    """Lets what is loaded now stay, and the collector wait to be called."""
    gc.collect()
    gc.freeze()
    gc.disable()


def due(come: int, known: int, *, quiet: bool) -> bool:
    """Whether it is time to look, when so many objects have come to those that were known."""
    return come >= FEW if quiet else come >= max(MANY, known)


async def collect(done: Callable[[], int], every: float = EVERY) -> None:
    """Collects when it is due, for ever; `done` counts what the server has done so far."""
    known = before = 0
    while True:
        await asyncio.sleep(every)
        come, now = gc.get_count()[0], done()
        if due(come, known, quiet=now == before):
            gc.collect()
            known = len(gc.get_objects())
        before = now
