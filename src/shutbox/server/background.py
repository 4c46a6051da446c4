"""Background tasks, watched: one that fails is logged and counted, and one that must never end is begun again.

The event loop has only weak references to its tasks, so this module holds them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.server.http import Log, Metrics

Work = Coroutine[Any, Any, None]
# Seconds until a task that must never end is begun again.
PAUSE = 1.0


class Background:
    """Tasks that nobody awaits, held until they are done."""

    def __init__(self, log: Log, metrics: Metrics) -> None:
        self._log = log
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Work) -> asyncio.Task[None]:
        """Runs a coroutine in the background; a failure is logged and counted."""
        return self._hold(self._watch(work, getattr(work, "__name__", "task")))

    def keep_up(self, name: str, begin: Callable[[], Work]) -> asyncio.Task[None]:
        """Runs a coroutine that must never end; after a failure it is begun again."""
        return self._hold(self._repeat(name, begin))

    def _hold(self, work: Work) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _watch(self, work: Work, name: str) -> None:
        try:
            await work
        except Exception as error:
            if isinstance(error, ShutboxError) and error.code == "store-failed":
                # The server says so once, and ends.
                return
            self._metrics.count("faults", name)
            self._log.fault(error, path=name)

    async def _repeat(self, name: str, begin: Callable[[], Work]) -> None:
        while True:
            await self._watch(begin(), name)
            await asyncio.sleep(PAUSE)
