"""The garbage collector, out of the way of whoever waits for an answer.

What a command, a request or a connection leaves behind goes by itself, for nothing of it holds itself. So the collector
never starts by itself, where it would stop everybody: it looks at everything when nobody asks for anything, and
otherwise only where very much has come, at that.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

EVERY = 1.0
# Objects that have come and not gone: so few are not worth a look in the quiet, so many (half a GB) are always.
FEW, MOST = 10_000, 5_000_000
# Seconds after which everything is looked at again.
WHOLE = 60.0


def calm() -> None:
    """Lets what is loaded now stay, and the collector wait to be called."""
    gc.disable()
    whole()


def whole() -> None:
    """Looks at everything; what is still needed is not looked at again."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def young() -> None:
    """Looks at what has come since the last time."""
    gc.collect()
    gc.freeze()


async def collect(done: Callable[[], int], every: float = EVERY, after: float = WHOLE) -> None:
    """Collects when it is due, for ever; `done` counts what was done."""
    loop = asyncio.get_running_loop()
    before, looked = done(), loop.time() - after
    while True:
        await asyncio.sleep(every)
        come, now = gc.get_count()[0], done()
        if now == before and come >= FEW and loop.time() - looked >= after:
            whole()
            looked = loop.time()
        elif come >= MOST:
            young()
        before = now
