"""Runs many jobs once each, in processes or on a cluster, and can be resumed: for sweeps and tournaments.

    jobs = [Job(fingerprint(about), task), …]                     the same question always has the same ids
    rows = run(jobs, work, path, question, place=Place(processes=4), progress=draw)

`work(task)` computes the row of a job, a dict of JSON values. It must be a function at the top level of a module, and
`task` must be picklable, because it may run in another process or on another machine. The result is the list of rows
in the order of the jobs, in whatever order they were finished.

Each row is written to the journal at `path` as soon as it is computed (see `journal`). After a crash, a `kill -9`, a
power cut or Ctrl-C the same call resumes the run: rows of finished jobs are read from the journal. `question` is
everything that the rows depend on. A journal of another question raises `journal-other`, one that another process is
writing raises `journal-busy`. The caller deletes the journal after it has stored the rows.

The work is done in this process (`HERE`), in a pool of processes, or by a Dask cluster. A worker that dies is
replaced and its jobs are given to another; only a job that keeps killing its workers ends the run (`workers-lost`).
An exception of `work` ends the run too, so an expected failure of a single job belongs in its row.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
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
from urllib.parse import urlsplit

from shutbox.errors import ShutboxError
from shutbox.extra import LAB, MissingExtraError, install_line
from shutbox.tournament.journal import Journal, Row, open_journal

Work = Callable[[Any], Row]
Progress = Callable[[int, int], None]
Results = Generator[tuple["Job", Row], None, None]
# The run ends when all workers are lost this number of times in a row.
LIVES = 3
# The number of jobs that are submitted ahead: enough that no worker waits, few enough that stopping is quick.
AHEAD, FAR_AHEAD = 2, 1000
# The number of seconds to wait for a scheduler to answer.
PATIENCE = 5


@dataclass(frozen=True, slots=True)
class Job:
    """A task with a stable id."""

    id: str
    task: Any


@dataclass(frozen=True, slots=True)
class Place:
    """Where jobs run: in this number of processes (1 is the current process), or on the Dask cluster at an address."""

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
    """The rows of all jobs, in order; rows in the journal are read, the others are computed and added to it."""
    # A cluster that is not there is noticed before anything is written.
    with _cluster(place) as client, open_journal(path, question) as journal:
        every = {job.id: job for job in jobs}
        missing = [job for job in every.values() if job.id not in journal.rows]
        results = _results(missing, work, place, client)
        _finish(results, journal, _counter(progress, len(every), len(missing)))
        return [journal.rows[job.id] for job in jobs]


def _counter(progress: Progress | None, of: int, missing: int) -> Callable[[int], None]:
    def count(number: int) -> None:
        if progress:
            progress(of - missing + number, of)

    return count


def _finish(results: Results, journal: Journal, count: Callable[[int], None]) -> None:
    """Writes the rows of jobs to the journal."""
    count(0)
    # Closed on every exit, so that no worker goes on after the run has ended.
    with closing(results):
        for number, (job, row) in enumerate(results, 1):
            journal.add(job.id, row)
            count(number)


def _results(jobs: Sequence[Job], work: Work, place: Place, client: Any) -> Results:
    """The jobs with their rows, as they are finished."""
    if place.dask:
        return _by_cluster(jobs, work, client, place.dask)
    if place.processes > 1:
        return _by_processes(jobs, work, place.processes)
    return ((job, work(job.task)) for job in jobs)


def _results_of(executor: Executor, jobs: Sequence[Job], work: Work, ahead: int) -> Results:
    """The jobs with their rows as they finish; at most `ahead` are submitted at a time."""
    waiting, out = deque(jobs), dict[Future[Row], Job]()
    while waiting or out:
        while waiting and len(out) < ahead:
            job = waiting.popleft()
            with _block_interrupt():
                out[executor.submit(work, job.task)] = job
        for future in wait(out, return_when=FIRST_COMPLETED).done:
            yield out.pop(future), future.result()


@contextmanager
def _block_interrupt() -> Iterator[None]:
    """Blocks Ctrl-C within the block; a process that is started there ignores it, because its parent ends it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _by_processes(jobs: Sequence[Job], work: Work, processes: int) -> Results:
    pending, lives = {job.id: job for job in jobs}, LIVES
    while pending:
        try:
            with _pool(min(processes, len(pending))) as executor:
                for job, row in _results_of(executor, list(pending.values()), work, AHEAD * processes):
                    lives = LIVES
                    del pending[job.id]
                    yield job, row
        except BrokenProcessPool:
            lives -= 1
            if not lives:
                raise ShutboxError("workers-lost", jobs=len(pending)) from None


@contextmanager
def _pool(processes: int) -> Iterator[Executor]:
    """A pool of processes that end with this one, because each watches a pipe that only this process holds open."""
    context = get_context("spawn")
    read_end, write_end = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(processes, context, _watch, (read_end,))
    try:
        yield executor
        executor.shutdown()
    finally:
        write_end.close()
        _end_reading(executor)
        executor.shutdown(cancel_futures=True)
        read_end.close()


def _end_reading(executor: ProcessPoolExecutor) -> None:
    """Closes the pipe of the results, so that the executor can stop even if a worker ended while it sent one.

    Otherwise the executor waits for ever for the rest of that result, because this process has the pipe open for
    writing, too. The pipe is a private attribute of the executor. A Python that names it differently is left alone.
    """
    results, workers = getattr(executor, "_result_queue", None), getattr(executor, "_processes", None)
    for worker in list((workers or {}).values()):
        worker.join()
    writer = getattr(results, "_writer", None)
    if writer is not None:
        writer.close()


def _watch(end: Connection) -> None:
    """Ends this process when the other end of the pipe is closed; Ctrl-C is ignored, because the parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait_for_end() -> None:
        try:
            end.recv_bytes()
        except (EOFError, OSError):
            os._exit(1)

    threading.Thread(target=wait_for_end, daemon=True).start()


@contextmanager
def _cluster(place: Place) -> Iterator[Any]:
    """The connection to the cluster of a place; None if the work is done on this machine."""
    if not place.dask:
        yield None
        return
    try:
        import distributed
    except ImportError as error:
        raise MissingExtraError("cluster-extra-missing", missing=str(error.name), install=install_line(LAB)) from None
    # Its log messages about a lost cluster are replaced by our errors.
    for name in (distributed.__name__, f"{distributed.__name__}.client"):
        getLogger(name).setLevel(CRITICAL)
    _find_scheduler(place.dask)
    with closing(_client(place.dask)) as client:
        yield client


def _find_scheduler(address: str) -> None:
    """Raises soon if no scheduler answers at an address; a client would wait for ever for an answer."""
    parts = urlsplit(address if "://" in address else f"tcp://{address}")
    try:
        if parts.scheme != "ucx":
            # The system says at once that nothing listens, where Dask would go on trying.
            socket.create_connection((parts.hostname or "", parts.port or 0), timeout=PATIENCE).close()
        asyncio.run(asyncio.wait_for(_shake_hands(address), PATIENCE))
    except Exception as error:
        # The answer of another kind of server can fail in any way: its first bytes may be read as a length of exabytes.
        raise ShutboxError("cluster-unreachable", address=address, why=str(error) or type(error).__name__) from None


async def _shake_hands(address: str) -> None:
    """Connects as a client does, and ends the connection after both sides have said who they are."""
    from distributed.comm.core import connect
    from distributed.security import Security

    settings = Security().get_connection_args("client")  # type: ignore[no-untyped-call]
    comm = await connect(address, timeout=PATIENCE, **settings)  # type: ignore[no-untyped-call]
    comm.abort()


def _by_cluster(jobs: Sequence[Job], work: Work, client: Any, address: str) -> Results:
    from distributed import CancelledError, KilledWorker
    from distributed.comm.core import CommClosedError

    try:
        yield from _results_of_client(client, jobs, work)
    except KilledWorker:
        raise ShutboxError("workers-lost", jobs=len(jobs)) from None
    except (CancelledError, CommClosedError):
        raise ShutboxError("cluster-lost", address=address) from None
    except ImportError as error:
        raise ShutboxError("cluster-lacks", address=address, missing=str(error.name)) from None


def _results_of_client(client: Any, jobs: Sequence[Job], work: Work) -> Results:
    """The jobs with their rows, as a cluster finishes them.

    The executor that Dask offers is not used: it takes a row for an error if the worker that made it dies while the
    row is on its way, and waits for ever if the connection is lost at that moment.
    """
    from distributed import as_completed

    waiting, out = deque(jobs), dict[Any, Job]()
    done = as_completed(loop=client.loop)  # type: ignore[no-untyped-call]
    while waiting or out:
        while waiting and len(out) < FAR_AHEAD:
            job = waiting.popleft()
            future = client.submit(work, job.task, pure=False)
            out[future] = job
            done.add(future)  # type: ignore[no-untyped-call]
        future = next(done)
        yield out.pop(future), future.result()


def _client(address: str) -> Any:
    """A connection to the scheduler at an address."""
    from distributed import Client

    try:
        return Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, TimeoutError, ValueError, TypeError) as error:
        why = str(error)
    # A client without a scheduler is closed when it is garbage-collected. If that happened while the next client
    # starts, both would wait for the same lock forever, so it is collected now.
    gc.collect()
    raise ShutboxError("cluster-unreachable", address=address, why=why)
