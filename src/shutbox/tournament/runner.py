"""Many jobs done once each, wherever there are hands, and never again: the engine of sweeps and tournaments.

    jobs = [Job(fingerprint(about), task), …]                     ids are stable: the same question, the same ids
    rows = run(jobs, work, path, question, place=Place(processes=4), progress=draw)

`work(task)` makes the row of a job: a dict of what JSON can hold. It is a function at the top of a module, and `task`
can be pickled, for it may run in another process or on another machine. The result is the rows in the order of the
jobs, in whatever order they were finished.

Each row goes to the journal at `path` as soon as it is made (see `journal`). After a crash, a `kill -9`, a power cut or
Ctrl-C the same call goes on where it stopped: finished jobs are read and not done again. `question` is everything that
the rows depend on; a journal of another question is refused with the error `journal-other`, one that is being written
with `journal-busy`. The caller removes the journal once it has put the rows where they belong.

The work is done in this process (`HERE`), in a pool of processes, or by a Dask cluster. A worker that dies is
replaced and its jobs are given to another; only a job that keeps killing its workers ends the run (`workers-lost`).
An error that `work` raises ends the run too: what may go wrong with a single job belongs in its row.
"""

from __future__ import annotations

import gc
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass
from logging import CRITICAL, getLogger
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.tournament.journal import Journal, Row, open_journal

Work = Callable[[Any], Row]
Progress = Callable[[int, int], None]
Done = Generator[tuple["Job", Row], None, None]
# How often in a row all workers may be lost.
LIVES = 3
# How many jobs are handed out ahead: enough that nobody waits, few enough that stopping is quick.
AHEAD, FAR_AHEAD = 2, 1000
PATIENCE = 15


@dataclass(frozen=True, slots=True)
class Job:
    """A piece of work by a stable id."""

    id: str
    task: Any


@dataclass(frozen=True, slots=True)
class Place:
    """Where work is done: in so many processes, one meaning this one, or by the Dask cluster at an address."""

    processes: int = 1
    dask: str = ""


HERE = Place()


def run(
    jobs: Sequence[Job],
    work: Work,
    path: Path,
    question: Mapping[str, Any],
    *,
    place: Place = HERE,
    progress: Progress | None = None,
) -> list[Row]:
    """The rows of all jobs, in their order; those in the journal are read, the others are made and kept there."""
    with open_journal(path, question) as journal:
        every = {job.id: job for job in jobs}
        missing = [job for job in every.values() if job.id not in journal.rows]
        _finish(missing, work, journal, place, _counter(progress, len(every), len(missing)))
        return [journal.rows[job.id] for job in jobs]


def _counter(progress: Progress | None, of: int, missing: int) -> Callable[[int], None]:
    def count(finished: int) -> None:
        if progress:
            progress(of - missing + finished, of)

    return count


def _finish(jobs: Sequence[Job], work: Work, journal: Journal, place: Place, count: Callable[[int], None]) -> None:
    """Does the jobs that are left."""
    count(0)
    if not jobs:
        return
    # Closed at once when something ends it, so that nobody goes on working for nothing.
    with closing(_results(jobs, work, place)) as done:
        for finished, (job, row) in enumerate(done, 1):
            journal.add(job.id, row)
            count(finished)


def _results(jobs: Sequence[Job], work: Work, place: Place) -> Done:
    """The jobs with their rows, as they are finished."""
    if place.dask:
        return _by_cluster(jobs, work, place.dask)
    if place.processes > 1:
        return _by_processes(jobs, work, place.processes)
    return ((job, work(job.task)) for job in jobs)


def _completed(executor: Executor, jobs: Sequence[Job], work: Work, ahead: int) -> Done:
    """The jobs as they come back, with so many handed out at a time."""
    waiting, out = deque(jobs), dict[Future[Row], Job]()
    while waiting or out:
        while waiting and len(out) < ahead:
            job = waiting.popleft()
            with _unsignalled():
                out[executor.submit(work, job.task)] = job
        for future in wait(out, return_when=FIRST_COMPLETED).done:
            yield out.pop(future), future.result()


@contextmanager
def _unsignalled() -> Iterator[None]:
    """Within it no Ctrl-C arrives; a process that is started here never sees one, because its parent ends it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _by_processes(jobs: Sequence[Job], work: Work, processes: int) -> Done:
    left, lives = {job.id: job for job in jobs}, LIVES
    while left:
        try:
            with _pool(min(processes, len(left))) as executor:
                for job, row in _completed(executor, list(left.values()), work, AHEAD * processes):
                    lives = LIVES
                    del left[job.id]
                    yield job, row
        except BrokenProcessPool:
            lives -= 1
            if not lives:
                raise ShutboxError("workers-lost", jobs=len(left)) from None


@contextmanager
def _pool(processes: int) -> Iterator[Executor]:
    """Processes that end with this one, however it ends: each watches a pipe whose other end is only here."""
    context = get_context("spawn")
    watched, held = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(processes, context, _watch, (watched,))
    try:
        yield executor
        executor.shutdown()
    finally:
        held.close()
        _end_reading(executor)
        executor.shutdown(cancel_futures=True)
        watched.close()


def _end_reading(executor: ProcessPoolExecutor) -> None:
    """Lets the executor stop although a worker ended in the middle of a result.

    The executor would wait for the rest of that result for ever, because it holds the writing end of the pipe itself.
    Only its private parts lead there; where another Python has none of these names, nothing is done.
    """
    results, workers = getattr(executor, "_result_queue", None), getattr(executor, "_processes", None)
    for worker in list((workers or {}).values()):
        worker.join()
    writer = getattr(results, "_writer", None)
    if writer is not None:
        writer.close()


def _watch(end: Connection) -> None:
    """Ends this process as soon as the other end of the pipe is closed; Ctrl-C is its parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait_for_end() -> None:
        try:
            end.recv_bytes()
        except (EOFError, OSError):
            os._exit(1)

    threading.Thread(target=wait_for_end, daemon=True).start()


def _by_cluster(jobs: Sequence[Job], work: Work, address: str) -> Done:
    try:
        from distributed import CancelledError, KilledWorker
    except ImportError as error:
        raise ShutboxError("cluster-extra-missing", missing=str(error.name)) from None
    client = _client(address)
    # What it would log about a cluster that goes is told by our errors, on one line.
    for name in ("distributed", "distributed.client"):
        getLogger(name).setLevel(CRITICAL)
    executor = client.get_executor(pure=False)
    try:
        yield from _completed(executor, jobs, work, FAR_AHEAD)
    except KilledWorker:
        raise ShutboxError("workers-lost", jobs=len(jobs)) from None
    except CancelledError:
        raise ShutboxError("cluster-lost", address=address) from None
    except ImportError as error:
        raise ShutboxError("cluster-lacks", address=address, missing=str(error.name)) from None
    finally:
        executor.shutdown(wait=False)
        client.close()


def _client(address: str) -> Any:
    """A connection to the scheduler at an address."""
    from distributed import Client

    try:
        return Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, TimeoutError, ValueError, TypeError) as error:
        why = str(error)
    # A client that found no scheduler closes when it is collected. If that happened while the next one starts, both
    # would wait for the same lock for ever, so it happens now.
    gc.collect()
    raise ShutboxError("cluster-unreachable", address=address, why=why)
