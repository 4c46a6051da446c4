"""Several server processes on one socket: starts them, replaces those that end, and renews them one after the other.

The socket is opened here and handed to each worker, so connections wait in one queue, and none is lost while a worker
is replaced. A worker is the command `shutbox serve` itself; it is ready when it has written its first line. It ends
with its supervisor, because its input ends then.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

from shutbox.server.http import Log

# The variable in which a worker finds the number of its socket.
LISTEN = "SHUTBOX_LISTEN"
# Seconds until a worker is replaced that has ended soon after its start, and how soon that is.
PAUSE, SOON = 2.0, 5.0
# Seconds that a worker may take to stop.
STOP = 75.0


class Supervisor:
    """The workers of one socket."""

    def __init__(self, arguments: Sequence[str], listening: int, count: int, log: Log) -> None:
        self._command = [sys.executable, "-m", "shutbox", *arguments]
        self._listening = listening
        self._count = count
        self._log = log
        self._workers: dict[int, Process] = {}
        self._stopping = asyncio.Event()
        self._renewing = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, ready: Callable[[], None]) -> int:
        """Starts the workers, and keeps them until a signal comes; the exit code."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stopping.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: self._begin(self.renew()))
        # The first alone: it prepares the store, and says why if it cannot.
        code = await self._start(0)
        if code is not None:
            return code
        await asyncio.gather(*(self._start(slot) for slot in range(1, self._count)))
        ready()
        await self._stopping.wait()
        await asyncio.gather(*(_stopped(worker) for worker in self._workers.values()))
        return 0

    async def renew(self) -> None:
        """Replaces all workers, one after the other; an old one stops when its successor is ready."""
        async with self._renewing:
            for slot, old in list(self._workers.items()):
                if self._stopping.is_set() or await self._start(slot) is not None:
                    return
                await _stopped(old)
            self._log.line("workers-renewed", count=len(self._workers))

    async def _start(self, slot: int) -> int | None:
        """Starts a worker, and waits until it is ready; its exit code if it has ended before."""
        worker = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, pass_fds=[self._listening], start_new_session=True,
            env=_environment(self._listening),
        )  # fmt: skip
        assert worker.stdout is not None
        try:
            line = await worker.stdout.readline()
        except asyncio.CancelledError:
            # All of them end now, and this one does not listen yet.
            worker.kill()
            raise
        if not line:
            code = await worker.wait()
            self._log.line("worker-failed", slot=slot, code=code)
            return code
        self._workers[slot] = worker
        self._begin(self._watch(slot, worker, monotonic()))
        return None

    async def _watch(self, slot: int, worker: Process, began: float) -> None:
        """Replaces a worker when it has ended by itself."""
        assert worker.stdout is not None
        while await worker.stdout.read(65_536):
            continue
        code = await worker.wait()
        if self._workers.get(slot) is worker and not self._stopping.is_set():
            self._log.line("worker-ended", slot=slot, code=code)
        while self._workers.get(slot) is worker and not self._stopping.is_set():
            if monotonic() - began < SOON:
                await asyncio.sleep(PAUSE)
            began = monotonic()
            async with self._renewing:
                if self._workers.get(slot) is worker:
                    await self._start(slot)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _environment(listening: int) -> Mapping[str, str]:
    return {**os.environ, LISTEN: str(listening)}


async def _stopped(worker: Process) -> None:
    """Asks a worker to stop, and waits until it has; one that does not is killed."""
    with suppress(ProcessLookupError):
        worker.terminate()
        try:
            await asyncio.wait_for(worker.wait(), STOP)
        except TimeoutError:
            worker.kill()
            await worker.wait()


def handed_socket() -> int | None:
    """The number of the socket that a supervisor has handed to this process; None without one."""
    text = os.environ.get(LISTEN, "")
    return int(text) if text.isdecimal() else None


def end_with_supervisor() -> None:
    """Stops this worker when its supervisor has gone."""
    asyncio.get_running_loop().add_reader(sys.stdin.fileno(), _stop)


def _stop() -> None:
    asyncio.get_running_loop().remove_reader(sys.stdin.fileno())
    os.kill(os.getpid(), signal.SIGTERM)
