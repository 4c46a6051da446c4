"""The one thread that owns a store's connection: it does all waiting work together, with one commit.

Work is handed to the thread once in each iteration of the event loop, or as soon as there is enough. While the disk is
busy with a commit, work for the next one is collected, and under load for a moment longer, so that more work shares a
commit when there is more of it. The results of a batch reach the loop in one call, after the commit. A commit or a sync
that fails is never repeated, because nobody knows what is on the disk: everybody who waits gets an error, and the store
accepts nothing more.
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
from shutbox.server.book import Call, Ledger, Outcome

MOST_WORKS = 500
# If at least CROWD pieces of work shared the last commit and fewer than ENOUGH wait now, the next commit waits GATHER
# seconds for more. This halves the number of commits under load, and a single player never waits.
CROWD, ENOUGH, GATHER = 4, 20, 0.003
# The amount of work after which SQLite's log is written to the file (checkpoint). That delays commits, so it is done
# when nobody waits. Under constant load it is done rarely, because pages that were written often are copied once.
# A second after the last work all of it is written, so that little is in the log alone.
CHECKPOINT_IDLE, CHECKPOINT_EVERY, CHECKPOINT_AFTER = 1_000, 20_000, 1.0


class Kind(Enum):
    """How a piece of work can be combined with others."""

    PLANNED = auto()  # with others; planned in memory, so that it fails before it has changed anything
    GUARDED = auto()  # with others; its changes are rolled back if it fails
    ALONE = auto()  # outside of any transaction
    LAST = auto()  # no work follows


class Work(NamedTuple):
    """A call with the ledger, the future of its result, and the table to which it adds, 0 for none."""

    call: Call
    kind: Kind
    future: asyncio.Future[Any]
    table: int


@dataclass(slots=True)
class Figures:
    """Counts and times of a writer so far."""

    commits: int = 0
    works: int = 0
    seconds: float = 0.0


class Writer:
    """Does work in its own thread, in the order of the requests."""

    def __init__(self, open_ledger: Callable[[], Ledger], on_failure: Callable[[BaseException], None] | None) -> None:
        self.figures = Figures()
        self._loop = asyncio.get_running_loop()
        self._open_ledger = open_ledger
        self._on_failure = on_failure
        self._requests: list[Work] = []
        self._queue: SimpleQueue[list[Work]] = SimpleQueue()
        self._works: deque[Work] = deque()
        self._later: deque[Work] = deque()
        self._failure: BaseException | None = None
        self._closing = False
        self._last_batch = 0
        self._since_checkpoint = 0
        self._ready: asyncio.Future[Any] = self._loop.create_future()
        # A daemon, because after a failure the thread never ends.
        threading.Thread(target=self._run, name="store", daemon=True).start()

    async def ready(self) -> None:
        """Waits until the store is open."""
        await self._ready

    def ask(self, call: Call, kind: Kind = Kind.GUARDED, table: int = 0) -> asyncio.Future[Any]:
        """Requests a piece of work; its result is available once it is on disk."""
        future = self._loop.create_future()
        if self._closing:
            future.set_exception(_closed_error())
            return future
        self._closing = kind is Kind.LAST
        self._requests.append(Work(call, kind, future, table))
        if len(self._requests) == 1:
            self._loop.call_soon(self._hand_over)
        elif len(self._requests) == ENOUGH:
            # The thread can start with these while the loop is busy with more.
            self._hand_over()
        return future

    def _hand_over(self) -> None:
        if self._requests:
            requests, self._requests = self._requests, []
            self._queue.put(requests)

    def _run(self) -> None:
        try:
            ledger = self._open_ledger()
        except BaseException as error:  # any error has to reach the caller that opens the store
            self._tell([self._ready], [Outcome(error=_wrap(error))])
            return
        self._tell([self._ready], [Outcome()])
        last = self._serve(ledger)
        if self._failure is None:
            self._alone(ledger, last)
        if self._failure is not None:
            self._tell([last.future], [Outcome()])
            # Closing the connection would sync again, so it stays open until the process ends.
            threading.Event().wait()

    def _serve(self, ledger: Ledger) -> Work:
        """Does all work up to the last, and returns the last."""
        while True:
            if self._later:
                work = self._later.popleft()
                if work.kind is Kind.LAST:
                    return work
                self._alone(ledger, work)
                continue
            self._receive(wait=not self._works)
            if not self._works and not self._later:
                self._checkpoint(ledger)
                continue
            if self._last_batch >= CROWD and len(self._works) < ENOUGH:
                sleep(GATHER)
                self._receive(wait=False)
            if works := self._batch():
                self._last_batch = len(works)
                self._together(ledger, works)

    def _receive(self, *, wait: bool) -> None:
        """Takes over all requests so far; if `wait` is set, waits for one, or until a checkpoint is due."""
        if wait:
            try:
                self._works.extend(self._queue.get(timeout=CHECKPOINT_AFTER if self._since_checkpoint else None))
            except Empty:
                return
        while True:
            try:
                self._works.extend(self._queue.get_nowait())
            except Empty:
                return

    def _batch(self) -> list[Work]:
        """The waiting work that can be done together now; other work is postponed."""
        batch: list[Work] = []
        while self._works and len(batch) < MOST_WORKS:
            work = self._works.popleft()
            (batch if work.kind in (Kind.PLANNED, Kind.GUARDED) else self._later).append(work)
        return batch

    def between(self, ledger: Ledger) -> None:
        """Does waiting work in a pause of a long operation, such as a backup."""
        self._receive(wait=False)
        if works := self._batch():
            self._together(ledger, works)
        if self._failure is not None:
            raise self._failure

    def _together(self, ledger: Ledger, works: list[Work]) -> None:
        if self._failure is not None:
            self._refuse(works)
            return
        start = perf_counter()
        try:
            outcomes = ledger.perform([(work.call, work.kind is Kind.PLANNED, work.table) for work in works])
        except BaseException as error:  # after any error the commit counts as failed
            self._fail(error, works)
            return
        self.figures.commits += 1
        self.figures.works += len(works)
        self.figures.seconds += perf_counter() - start
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
            ledger.checkpoint()
        except BaseException as error:  # a failed sync, as in a commit
            self._fail(error, [])

    def _alone(self, ledger: Ledger, work: Work) -> None:
        if self._failure is not None:
            self._refuse([work])
            return
        try:
            outcome = Outcome(work.call(ledger))
        except Exception as error:
            if ledger.fatal(error) or self._failure is not None:
                self._fail(error, [work])
                return
            outcome = Outcome(error=error)
        self._tell([work.future], [outcome])

    def _fail(self, error: BaseException, works: list[Work]) -> None:
        first, self._failure = self._failure is None, self._failure or error
        if first and self._on_failure is not None:
            # If it raises, those who wait must get the failure anyway.
            with suppress(Exception):
                self._on_failure(error)
        self._refuse(works)

    def _refuse(self, works: list[Work]) -> None:
        self._tell([work.future for work in works], [Outcome(error=_failure_error(self._failure)) for _ in works])

    def _tell(self, futures: list[asyncio.Future[Any]], outcomes: list[Outcome]) -> None:
        try:
            self._loop.call_soon_threadsafe(_settle, futures, outcomes)
        except RuntimeError:  # the loop is closed, so nobody waits any more
            return


def _settle(futures: list[asyncio.Future[Any]], outcomes: list[Outcome]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.done():  # cancelled by its caller
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
