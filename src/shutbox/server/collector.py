"""The garbage collector, out of the way of whoever waits for an answer.

What a command leaves behind goes by itself, for nothing of it holds itself; only connections leave rings of objects,
and those at once. So the collector never starts by itself, where it would stop everybody: it looks at everything when
nobody asks for anything, and otherwise, after many connections, at what has come since it last looked.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

EVERY = 1.0
# Objects that have come and not gone: so few are not worth a look in the quiet, so many (half a GB) are always.
FEW, MOST = 10_000, 5_000_000
# Connections and requests after which rings are looked for, whoever waits.
MANY = 2_000
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


async def collect(done: Callable[[], int], met: Callable[[], int], every: float = EVERY, after: float = WHOLE) -> None:
    """Collects when it is due, for ever; `done` and `met` count what was done, and how often somebody called."""
    loop = asyncio.get_running_loop()
    before, known, looked = done(), met(), loop.time() - after
    while True:
        await asyncio.sleep(every)
        come, now = gc.get_count()[0], done()
        if now == before and come >= FEW and loop.time() - looked >= after:
            whole()
            known, looked = met(), loop.time()
        elif come >= MOST or met() - known >= MANY:
            young()
            known = met()
        before = now
