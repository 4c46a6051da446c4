"""A whole simulation: games divided into batches, played by threads or processes, counted together."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import connection, get_context, parent_process
from typing import Any

from shutbox.bots import bot
from shutbox.play.evolve import new_game
from shutbox.rules.ruleset import RuleSet
from shutbox.simulate.book import sight_of
from shutbox.simulate.context import Sight
from shutbox.simulate.counts import Counts, counted
from shutbox.simulate.course import check
from shutbox.simulate.replay import seats_of
from shutbox.simulate.shelf import ROOM
from shutbox.simulate.summary import Summary, summary
from shutbox.simulate.table import Table
from shutbox.value import prepare

Progress = Callable[[int, int], None]
# A batch is small where memory holds nothing but its games, and large where worths are made anew for each batch.
FEW, MANY, PARTS = 1 << 13, 1 << 17, 8
_worker = threading.local()


class StoppedError(Exception):
    """Nobody waits for these games any more."""


def simulate(
    rules: RuleSet,
    bots: Sequence[str],
    games: int,
    seed: str,
    *,
    processes: int = 1,
    progress: Progress | None = None,
) -> Summary:
    """So many games between bots, seated in this order. How the work is divided makes no difference to the result.

    One process uses a thread for each core; several use one thread each.
    """
    players = tuple(bots)
    ready(rules, players)
    counts = count(rules, players, games, seed, processes=processes, progress=progress)
    return summary(rules, players, seed, sight_of(rules, players), counts)


def ready(rules: RuleSet, bots: Sequence[str], progress: Progress | None = None) -> None:
    """Refuses what cannot be simulated, and makes the tables that the bots read."""
    for name in bots:
        bot(name, lambda: 0.0)
    game = new_game(rules, seats_of(tuple(bots)))
    check(rules.turn)
    if sight_of(rules, tuple(bots)) is not Sight.TURN:
        prepare(game, progress)


def count(
    rules: RuleSet,
    bots: tuple[str, ...],
    games: int,
    seed: str,
    *,
    first: int = 0,
    processes: int = 1,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Counts:
    """The counts of so many games from this number on."""
    workers = processes if processes > 1 else threads or cores()
    spans = list(_spans(first, games, _batch(games, workers, sight_of(rules, bots))))
    found: Counts | None = None
    with _pool(min(workers, len(spans)), (rules, bots, seed), apart=processes > 1) as executor:
        for done in as_completed([executor.submit(_count, *span) for span in spans]):
            found = done.result() if found is None else found + done.result()
            if progress:
                progress(found.games, games)
    assert found is not None
    return found


def cores() -> int:
    """How many threads can work at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _batch(games: int, workers: int, sight: Sight) -> int:
    """How many games are played in step."""
    if sight is Sight.TURN:
        return FEW
    # Every chapter of a longer game has its own worths: the more games share them, the better.
    parts = workers if sight in (Sight.DUEL, Sight.STANDING) else workers * PARTS
    return min(max(FEW, -(-games // parts)), MANY)


def _spans(first: int, games: int, batch: int) -> Iterator[tuple[int, int]]:
    for begin in range(0, games, batch):
        yield first + begin, min(batch, games - begin)


def _count(first: int, games: int) -> Counts:
    return counted(*_worker.table.play(first, games))


@contextmanager
def _pool(workers: int, table: tuple[Any, ...], *, apart: bool) -> Iterator[Executor]:
    """Threads, or processes if they are to work apart; whatever ends it, they stop soon."""
    context = get_context("spawn")
    stop = context.Event() if apart else threading.Event()
    given = (*table, ROOM // workers, stop)
    executor: Executor
    if apart:
        executor = ProcessPoolExecutor(workers, context, _sit_apart, given)
    else:
        executor = ThreadPoolExecutor(workers, initializer=_sit, initargs=given)
    try:
        yield executor
    finally:
        stop.set()
        executor.shutdown(cancel_futures=True)


def _sit(rules: RuleSet, bots: tuple[str, ...], seed: str, room: int, stop: Any) -> None:
    """Seats the players in this thread."""

    def pulse() -> None:
        if stop.is_set():
            raise StoppedError

    _worker.table = Table(rules, bots, seed, pulse, room=room)


def _sit_apart(*given: Any) -> None:
    """Seats the players in a process of their own, which ends with its parent; Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch(sentinel: int) -> None:
        connection.wait([sentinel])
        os._exit(1)

    threading.Thread(target=watch, args=(parent.sentinel,), daemon=True).start()
    _sit(*given)
