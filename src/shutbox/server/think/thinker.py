"""Runs bots and the coach in worker processes, so that live tables never wait for them.

A worker gets a game or the text of a record and returns plain data, so it has no access to secrets. A question about
the present gets only the game, because the record of a long table takes long to write and to read. The cost of a
question is estimated before it starts, the queue is limited, and a question that takes too long is stopped and refused
for a while.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from shutbox.errors import ShutboxError
from shutbox.server.think.opinion import Subject, check_price, too_dear
from shutbox.server.think.queue import ITSELF, FairQueue, Sender

# Imported when they are used: a worker imports this module too, and starts sooner without them.
if TYPE_CHECKING:
    from shutbox.server.think.office import Office

Thought = TypeVar("Thought")
# How long a game that took too long is refused, and how many such games are remembered.
REFUSED_SECONDS, MOST_REFUSED = 600.0, 256


# How many thoughts of a server workers elsewhere think at a time.
FAR = 32


@dataclass(frozen=True, slots=True)
class Allowance:
    """Limits of a thinker: its queue, the seconds of a thought, the memory of a worker, and its niceness."""

    waiting: int = 64
    seconds: float = 60.0
    megabytes: int = 8192
    workers: int = 1
    nice: int = 10


# A bot's turn is live play, so bots have a worker of their own, which no thought occupies for longer than this.
PLAY = Allowance(waiting=256, seconds=3.0, nice=5)
# Questions outside live play have a worker of their own, so that hints at live tables never wait for them.
STUDY = Allowance(waiting=16)


class Thinker:
    """Worker processes and their queue."""

    def __init__(self, allowance: Allowance | None = None, room: str = "", office: Office | None = None) -> None:
        self._allowance = allowance or Allowance()
        # Where workers elsewhere are asked, and for what kind of thoughts.
        self._room, self._office = room, office
        self._far = FairQueue(FAR, self._allowance.waiting)
        self._pool: ProcessPoolExecutor | None = None
        self._queue = FairQueue(self._allowance.workers, self._allowance.waiting)
        self._slow_subjects: dict[Subject, float] = {}

    @property
    def waiting(self) -> int:
        """The number of thoughts that run or wait."""
        return self._queue.count + self._far.count

    async def think(
        self, work: Callable[..., Thought], *arguments: object, about: Subject | None = None, sender: Sender = ITSELF
    ) -> Thought:
        """Calls a function in a worker; raises if the game is too expensive, or was too slow before."""
        self._check(about)
        # Waiting thoughts are not submitted yet, so that their time limit starts when they do.
        if self._office is not None and self._office.staffed:
            answer = await self._ask_elsewhere(self._office, about, work, arguments, sender)
            if answer is not None:
                from shutbox.server.think.thought import read_answer

                found: Thought = read_answer(answer)
                return found
        await self._queue.enter(sender)
        try:
            # Checked again, because a thought before this one may have shown that the game is too slow.
            self._check(about)
            return await self._run_in_worker(about, work, *arguments)
        finally:
            self._queue.leave(sender)

    async def _ask_elsewhere(
        self, office: Office, about: Subject | None, work: Callable[..., object], arguments: Sequence[object],
        sender: Sender,
    ) -> bytes | None:  # fmt: skip
        """The answer of a worker elsewhere; None if there is none any more."""
        from shutbox.server.think.thought import write_job

        await self._far.enter(sender)
        try:
            return await office.ask(self._room, write_job(work, arguments), self._allowance.seconds)
        except TimeoutError:
            raise self._too_long(about) from None
        finally:
            self._far.leave(sender)

    def _too_long(self, about: Subject | None) -> ShutboxError:
        if about is not None:
            self._refuse(about)
        return ShutboxError("think-too-long", seconds=int(self._allowance.seconds))

    def _check(self, about: Subject | None) -> None:
        if about is None:
            return
        check_price(*about)
        if self._slow_subjects.get(about, 0.0) > monotonic():
            raise too_dear(*about)

    def _refuse(self, about: Subject) -> None:
        self._slow_subjects.pop(about, None)
        self._slow_subjects[about] = monotonic() + REFUSED_SECONDS
        if len(self._slow_subjects) > MOST_REFUSED:
            del self._slow_subjects[next(iter(self._slow_subjects))]

    async def _run_in_worker(self, about: Subject | None, work: Callable[..., Thought], *arguments: object) -> Thought:
        try:
            future = asyncio.get_running_loop().run_in_executor(self._workers(), work, *arguments)
            return await asyncio.wait_for(future, self._allowance.seconds)
        except TimeoutError:
            self.stop()
            raise self._too_long(about) from None
        except (BrokenProcessPool, MemoryError):
            self.stop()
            raise ShutboxError("think-failed") from None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._allowance.workers,
                get_context("spawn"),
                _limit_worker,
                (self._allowance.megabytes, self._allowance.nice),
            )
        return self._pool

    def memory(self) -> int:
        """The bytes of memory that the workers use now; 0 where the system does not say."""
        pool = self._pool
        return sum(map(_resident, list((pool._processes or {}) if pool else ())))

    def stop(self) -> None:
        """Ends the workers at once; the next thought gets new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


def _resident(process: int) -> int:
    """The bytes of memory that a process uses; 0 if it has ended or the system does not say."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


def memory_of_machine() -> int:
    """The bytes of memory that this machine has; without a figure, plenty."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return 1 << 40


async def watch_memory(thinkers: Sequence[Thinker], most: int, seconds: float = 1.0) -> None:
    """Stops the largest thinker whenever all of them together use more memory than this, for ever."""
    while True:
        await asyncio.sleep(seconds)
        sizes = [thinker.memory() for thinker in thinkers]
        if sum(sizes) > most:
            thinkers[sizes.index(max(sizes))].stop()


def _limit_worker(megabytes: int, nice: int) -> None:
    """Sets up a worker: low priority, a memory limit, and no reaction to Ctrl-C, which is meant for the server."""
    import signal
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        import resource

        os.nice(nice)
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, resource.getrlimit(resource.RLIMIT_AS)[1]))


def _end_with_parent() -> None:
    """Ends a worker whose server was killed."""
    from multiprocessing import parent_process
    from multiprocessing.connection import wait

    if (parent := parent_process()) is not None:
        wait([parent.sentinel])
        os._exit(1)
