"""`shutbox think`: takes jobs from a database and thinks, beside the servers or on machines of its own."""

from __future__ import annotations

import asyncio
import secrets
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from shutbox.errors import ShutboxError
from shutbox.play.table import code_mark
from shutbox.server.http import Log
from shutbox.server.think.job_desk import JobDesk
from shutbox.server.think.thinker import PLAY, Allowance, Thinker
from shutbox.server.think.thought import perform_job

T = TypeVar("T")
# Turns of bots have workers of their own, so that no long thought delays live play.
ROOMS = (("play",), ("hint", "study"))
BEAT, PAUSE = 0.5, 0.5


class Worker:
    """Thinks what a database asks for, so many thoughts of each kind at a time."""

    def __init__(self, database: str, count: int, log: Log) -> None:
        self._count = count
        self._log = log
        self._jobs = JobDesk(database, secrets.token_bytes(16), code_mark())
        self._at: set[int] = set()
        self._wake = asyncio.Event()
        self._stopping = asyncio.Event()
        self._thinkers = {
            ROOMS[0]: Thinker(replace(PLAY, workers=count, waiting=count)),
            ROOMS[1]: Thinker(Allowance(workers=count, waiting=count)),
        }

    async def run(self, ready: Callable[[], None]) -> int:
        """Works until a signal comes; the exit code."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stopping.set)

        def heard() -> None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(self._wake.set)

        await asyncio.to_thread(self._jobs.open, heard)
        ready()
        self._log.line("start", workers=self._count)
        works = [asyncio.create_task(self._serve(rooms)) for rooms in ROOMS for _ in range(self._count)]
        works.append(asyncio.create_task(self._beat()))
        await self._stopping.wait()
        for task in works:
            task.cancel()
        await asyncio.gather(*works, return_exceptions=True)
        for thinker in self._thinkers.values():
            thinker.stop()
        self._jobs.close()
        self._log.line("stop")
        return 0

    async def _beat(self) -> None:
        while True:
            await self._ask(self._jobs.beat, list(self._at))
            await asyncio.sleep(BEAT)

    async def _serve(self, rooms: tuple[str, ...]) -> None:
        """Takes one job after the other."""
        while True:
            job = await self._ask(self._jobs.take, rooms)
            if job is None:
                await self._moment()
                continue
            self._at.add(job.number)
            try:
                answer = await self._thought(rooms, job.body)
                if answer is None:
                    await self._ask(self._jobs.give_up, job.number)
                else:
                    await self._ask(self._jobs.finish, job.number, answer)
            finally:
                self._at.discard(job.number)

    async def _thought(self, rooms: tuple[str, ...], body: bytes) -> bytes | None:
        """The answer to a job; None if it takes too long or fails, which whoever asked notices by then."""
        try:
            return await self._thinkers[rooms].think(perform_job, body)
        except ShutboxError:
            return None
        except Exception as error:
            self._log.fault(error, path="job")
            return None

    async def _moment(self) -> None:
        """Waits for news of a job, but not for long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wake.wait(), PAUSE)
        self._wake.clear()

    async def _ask(self, work: Callable[..., T], *arguments: Any) -> T | None:
        """What the database answers; None while it does not."""
        try:
            return await asyncio.to_thread(work, *arguments)
        except ShutboxError:
            await asyncio.sleep(PAUSE)
            return None
