"""The one thread that owns a store's connection: what waits is done together and committed once.

Work is handed to the thread once for each turn of the event loop, or as soon as there is enough. While the disk is busy
with one commit, work for the next one gathers, and in a crowd for a moment more: the more is asked for, the more is
shared. What came of it is told to the loop in one call for the whole batch, after the commit. A commit or a sync that
fails is never tried again, for nobody knows what is on the disk: everybody who waits is told, and the store is dead.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from queue import Empty, SimpleQueue
from time import perf_counter, sleep
from typing import Any, NamedTuple

from shutbox.errors import ShutboxError
from shutbox.server.sqlite import Call, Ledger, Outcome, fatal

MOST_WORKS = 500
# Where a few have shared a commit, more are on their way, and to wait for them so long makes half as many commits.
# Whoever plays alone waits for nobody, and neither do enough of them.
CROWD, ENOUGH, GATHER = 4, 20, 0.003
# Work after which what stands in SQLite's log is put into the file itself. That holds commits up, so it is done when
# nobody waits; where somebody always does, rarely, for pages that were written often are copied once.
CHECKPOINT_IDLE, CHECKPOINT_EVERY = 1_000, 20_000


class Kind(Enum):
    """How a piece of work goes along with others."""

    PLANNED = auto()  # with others; it is planned in memory, and refused before it has changed anything
    GUARDED = auto()  # with others; what it has changed is undone when it fails
    ALONE = auto()  # outside of any transaction
    LAST = auto()  # nothing comes after it


class Work(NamedTuple):
    """Something to do with the ledger, and who waits for it."""

    call: Call
    kind: Kind
    future: asyncio.Future[Any]


@dataclass(slots=True)
class Figures:
    """What a writer has done so far."""

    commits: int = 0
    works: int = 0
    seconds: float = 0.0


class Writer:
    """Does work in its own thread, in the order in which it was asked for."""

    def __init__(self, opened: Callable[[], Ledger], on_failure: Callable[[BaseException], None] | None) -> None:
        self.figures = Figures()
        self._loop = asyncio.get_running_loop()
        self._opened = opened
        self._on_failure = on_failure
        self._asked: list[Work] = []
        self._queue: SimpleQueue[list[Work]] = SimpleQueue()
        self._works: deque[Work] = deque()
        self._later: deque[Work] = deque()
        self._failure: BaseException | None = None
        self._closing = False
        self._shared = 0
        self._since_checkpoint = 0
        self._ready: asyncio.Future[Any] = self._loop.create_future()
        # Not waited for at the end of the program: after a failure the thread never ends.
        threading.Thread(target=self._run, name="store", daemon=True).start()

    async def ready(self) -> None:
        """Waits until the store is open."""
        await self._ready

    def ask(self, call: Call, kind: Kind = Kind.GUARDED) -> asyncio.Future[Any]:
        """What comes of a piece of work, once it is on disk."""
        future = self._loop.create_future()
        if self._closing:
            future.set_exception(_closed_error())
            return future
        self._closing = kind is Kind.LAST
        self._asked.append(Work(call, kind, future))
        if len(self._asked) == 1:
            self._loop.call_soon(self._hand_over)
        elif len(self._asked) == ENOUGH:
            # The disk is at work on these while the loop is busy with the next.
            self._hand_over()
        return future

    def _hand_over(self) -> None:
        if self._asked:
            asked, self._asked = self._asked, []
            self._queue.put(asked)

    def _run(self) -> None:
        try:
            ledger = self._opened()
        except BaseException as error:  # whatever it is, whoever opens the store must hear of it
            self._tell([self._ready], [Outcome(error=_wrap(error))])
            return
        self._tell([self._ready], [Outcome()])
        last = self._serve(ledger)
        if self._failure is None:
            self._alone(ledger, last)
        if self._failure is not None:
            self._tell([last.future], [Outcome()])
            # Closing the connection would sync once more. It is held until the process ends.
            threading.Event().wait()

    def _serve(self, ledger: Ledger) -> Work:
        """Does all work up to the last, which is given back."""
        while True:
            if self._later:
                work = self._later.popleft()
                if work.kind is Kind.LAST:
                    return work
                self._alone(ledger, work)
                continue
            self._receive(wait=not self._works)
            if self._shared >= CROWD and len(self._works) < ENOUGH:
                sleep(GATHER)
                self._receive(wait=False)
            if works := self._batch():
                self._shared = len(works)
                self._together(ledger, works)

    def _receive(self, *, wait: bool) -> None:
        """Takes over what was asked for by now, or waits for something."""
        if wait:
            self._works.extend(self._queue.get())
        while True:
            try:
                self._works.extend(self._queue.get_nowait())
            except Empty:
                return

    def _batch(self) -> list[Work]:
        """What can be done together now; other work is put off until after it."""
        found: list[Work] = []
        while self._works and len(found) < MOST_WORKS:
            work = self._works.popleft()
            (found if work.kind in (Kind.PLANNED, Kind.GUARDED) else self._later).append(work)
        return found

    def between(self, ledger: Ledger) -> None:
        """Does what waits in the middle of long work that leaves the ledger alone for a moment."""
        self._receive(wait=False)
        if works := self._batch():
            self._together(ledger, works)
        if self._failure is not None:
            raise self._failure

    def _together(self, ledger: Ledger, works: list[Work]) -> None:
        if self._failure is not None:
            self._refuse(works)
            return
        begun = perf_counter()
        try:
            outcomes = ledger.perform([(work.call, work.kind is Kind.PLANNED) for work in works])
        except BaseException as error:  # whatever it is, it must not be taken for a commit
            self._fail(error, works)
            return
        self.figures.commits += 1
        self.figures.works += len(works)
        self.figures.seconds += perf_counter() - begun
        self._tell([work.future for work in works], outcomes)
        self._since_checkpoint += len(works)
        if self._since_checkpoint >= (CHECKPOINT_IDLE if self._idle else CHECKPOINT_EVERY):
            self._checkpoint(ledger)

    @property
    def _idle(self) -> bool:
        return not self._works and self._queue.empty()

    def _checkpoint(self, ledger: Ledger) -> None:
        self._since_checkpoint = 0
        try:
            ledger.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except BaseException as error:  # a sync that failed, like any other
            self._fail(error, [])

    def _alone(self, ledger: Ledger, work: Work) -> None:
        if self._failure is not None:
            self._refuse([work])
            return
        try:
            outcome = Outcome(work.call(ledger))
        except Exception as error:
            if fatal(error) or self._failure is not None:
                self._fail(error, [work])
                return
            outcome = Outcome(error=error)
        self._tell([work.future], [outcome])

    def _fail(self, error: BaseException, works: list[Work]) -> None:
        first, self._failure = self._failure is None, self._failure or error
        if first and self._on_failure is not None:
            # Whatever comes of it, those who wait must hear of the failure too.
            with suppress(Exception):
                self._on_failure(error)
        self._refuse(works)

    def _refuse(self, works: list[Work]) -> None:
        self._tell([work.future for work in works], [Outcome(error=_failure_error(self._failure)) for _ in works])

    def _tell(self, futures: list[asyncio.Future[Any]], outcomes: list[Outcome]) -> None:
        try:
            self._loop.call_soon_threadsafe(_settle, futures, outcomes)
        except RuntimeError:  # the loop has gone, and with it whoever waited
            return


def _settle(futures: list[asyncio.Future[Any]], outcomes: list[Outcome]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.done():  # whoever waited has gone
            continue
        if outcome.error is not None:
            future.set_exception(outcome.error)
        else:
            future.set_result(outcome.value)


def _failure_error(error: BaseException | None) -> ShutboxError:
    return ShutboxError("store-failed", why=str(error) or type(error).__name__)


def _closed_error() -> ShutboxError:
    return ShutboxError("store-closed")


def _wrap(error: BaseException) -> Exception:
    return error if isinstance(error, Exception) else _failure_error(error)
