"""A whole simulation: games divided into batches, played by threads or processes, counted together."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, ProcessPoolExecutor, ThreadPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from typing import Any

from shutbox.bots import bot
from shutbox.play import new_game
from shutbox.rules import RuleSet
from shutbox.simulate.book import sight_of, weighs
from shutbox.simulate.context import Sight
from shutbox.simulate.counts import Counts, counts_of
from shutbox.simulate.course import course
from shutbox.simulate.recording import seats_of
from shutbox.simulate.summary import Summary, summary
from shutbox.simulate.table import Table
from shutbox.simulate.worth_cache import ROOM
from shutbox.solve import cores
from shutbox.value import prepare

Progress = Callable[[int, int], None]
# The first of some games, and how many.
Span = tuple[int, int]
# A batch is small where memory holds nothing but its games, and large where worths are made anew for each batch.
FEW, MANY, PARTS = 1 << 14, 1 << 17, 8
PATIENCE, AHEAD = 0.2, 4
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
    return summary(rules, players, seed, sight_of(rules, players, len(players)), counts)


def ready(rules: RuleSet, bots: Sequence[str], progress: Progress | None = None, *, players: int | None = None) -> None:
    """Refuses what cannot be simulated, and makes the tables that the bots read; of them so many play at a time."""
    for name in bots:
        bot(name, lambda: 0.0)
    game = new_game(rules, seats_of(tuple(bots)[:players]))
    # Made here, so that a box which is too large is refused here and not in every thread.
    course(rules.turn)
    if len(game.players) > 1 and any(map(weighs, bots)):
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
    spans = _spans(first, games, _batch(games, workers, sight_of(rules, bots, len(bots))))
    found: Counts | None = None
    played: dict[Span, int] = {}
    with _pool(workers, (rules, bots, seed), apart=processes > 1) as executor:
        # Of games in other processes nothing is heard before they are over.
        for done in _counts(executor, spans, None if processes > 1 else played, AHEAD * workers):
            if done is not None:
                found = done if found is None else found + done
            if progress:
                progress(max(sum(played.values()), found.games if found else 0), games)
    assert found is not None
    return found


def _counts(
    executor: Executor, spans: Iterator[Span], played: dict[Span, int] | None, ahead: int
) -> Iterator[Counts | None]:
    """The counts of spans as they come, with so many handed out at a time; none now and then while nothing comes."""
    waiting = {executor.submit(_count, span, played) for span in islice(spans, ahead)}
    while waiting:
        done, waiting = wait(waiting, PATIENCE, FIRST_COMPLETED)
        for each in done:
            waiting |= {executor.submit(_count, span, played) for span in islice(spans, 1)}
            yield each.result()
        if not done:
            yield None


def _batch(games: int, workers: int, sight: Sight) -> int:
    """How many games are played in step."""
    if sight is Sight.TURN:
        return FEW
    # Every chapter of a longer game has its own worths: the more games share them, the better.
    parts = workers if sight in (Sight.DUEL, Sight.STANDING) else workers * PARTS
    return min(max(FEW, -(-games // parts)), MANY)


def _spans(first: int, games: int, batch: int) -> Iterator[Span]:
    for begin in range(0, games, batch):
        yield first + begin, min(batch, games - begin)


def _count(span: Span, played: dict[Span, int] | None) -> Counts:
    """The counts of a span, and meanwhile how much of it is played."""

    def tell(games: int) -> None:
        if played is not None:
            played[span] = games

    _worker.played = _worker.table.play(*span, tell, _worker.played)
    games, seats, totals = _worker.played
    return counts_of(games, seats, totals[0])


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

    _worker.table, _worker.played = Table(rules, [bots], seed, pulse, room=room), None


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
