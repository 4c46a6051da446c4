"""A whole simulation: batches of games are played by threads or processes, and their counts are added."""

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

from shutbox.bots import bot, player_label
from shutbox.errors import NotationError, wrong_type
from shutbox.play import new_game, seed_text
from shutbox.rules import RuleSet, rules_of
from shutbox.simulate.book import sight_of, weighs
from shutbox.simulate.context import Sight
from shutbox.simulate.counts import Counts, counts_of
from shutbox.simulate.course import course
from shutbox.simulate.recording import OwnTable, has_own, seats_of
from shutbox.simulate.summary import Summary, summary
from shutbox.simulate.table import Table
from shutbox.simulate.worth_cache import ROOM, Pulse
from shutbox.solve import cores
from shutbox.value import prepare

Progress = Callable[[int, int], None]
# The number of the first game, and the number of games.
Span = tuple[int, int]
# Batches are small if they need memory only for their games, and large if worths are computed for each batch.
FEW, MANY, PARTS = 1 << 14, 1 << 17, 8
PATIENCE, AHEAD = 0.2, 4
MOST_PROCESSES = 256
# Weeks of work for all cores of a machine; a larger number was not meant.
MOST_GAMES = 10**12
_worker = threading.local()


class StoppedError(Exception):
    """Raised in a worker when its games are no longer needed."""


def simulate(
    rules: RuleSet | str,
    bots: Sequence[object],
    games: int,
    seed: str | int,
    *,
    processes: int = 1,
    progress: Progress | None = None,
) -> Summary:
    """Simulates games between bots in this seat order. The result does not depend on how the work is divided.

    One process uses a thread for each core; several processes use one thread each. A player of one's own can be among
    the bots, as an object or by its name in a module; then all games are played by `decide` and `evolve`, which is
    thousands of times slower, and one process uses one thread.
    """
    rules, players, seed = rules_of(rules), as_players(bots), seed_text(seed)
    check_games(games)
    check_processes(processes)
    ready(rules, players)
    counts = count(rules, players, games, seed, processes=processes, progress=progress)
    labels = tuple(map(player_label, players))
    return summary(rules, labels, seed, sight_of(rules, players, len(players)), counts)


def check_processes(processes: object) -> None:
    """Raises if this is no number of processes."""
    if isinstance(processes, bool) or not isinstance(processes, int) or not 1 <= processes <= MOST_PROCESSES:
        raise wrong_type("processes", f"a whole number from 1 to {MOST_PROCESSES}", processes)


def check_games(games: object) -> None:
    """Raises if this is no number of games."""
    if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= MOST_GAMES:
        raise wrong_type("games", f"a whole number from 1 to {MOST_GAMES}", games)


def as_players(bots: Sequence[object], argument: str = "bots") -> tuple[object, ...]:
    """The players of a list; raises for a text, which is no list of players."""
    if isinstance(bots, str | bytes) or not isinstance(bots, Sequence):
        raise wrong_type(argument, "a list of bots", bots)
    return tuple(bots)


def ready(
    rules: RuleSet, bots: Sequence[object], progress: Progress | None = None, *, players: int | None = None
) -> None:
    """Raises if the rules or the bots cannot be simulated, and computes the tables of the bots.

    `players` is the number of bots in a game; default: all.
    """
    for name in bots:
        bot(name, lambda: 0.0)
    game = new_game(rules, seats_of(tuple(bots)[:players]))
    # Computed here, so that a box that is too large raises here and not in every thread.
    course(rules.turn)
    if len(game.players) > 1 and any(map(weighs, bots)):
        prepare(game, progress)


def count(
    rules: RuleSet,
    bots: tuple[object, ...],
    games: int,
    seed: str,
    *,
    first: int = 0,
    processes: int = 1,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Counts:
    """The counts of `games` games, from the game number `first` on."""
    own = has_own(bots)
    # An object may hold a state that threads would share, and does not exist elsewhere.
    workers = processes if processes > 1 else threads or (1 if own else cores())
    if own and processes > 1:
        check_portable(bots)
    batch = -(-games // workers) if own else _batch(games, workers, sight_of(rules, bots, len(bots)))
    spans = _spans(first, games, min(batch, MANY))
    total: Counts | None = None
    progress_by_span: dict[Span, int] = {}
    with _pool(workers, (rules, bots, seed), apart=processes > 1) as executor:
        # Other processes report only finished batches.
        for part in _counts(executor, spans, None if processes > 1 else progress_by_span, AHEAD * workers):
            if part is not None:
                total = part if total is None else total + part
            if progress:
                progress(max(sum(progress_by_span.values()), total.games if total else 0), games)
    assert total is not None
    return total


def check_portable(bots: Sequence[object]) -> None:
    """Raises if a player is an object, which other processes do not have."""
    for each in bots:
        if not isinstance(each, str):
            raise NotationError("player-here-only", got=player_label(each))


def _counts(
    executor: Executor, spans: Iterator[Span], progress_by_span: dict[Span, int] | None, ahead: int
) -> Iterator[Counts | None]:
    """The counts of spans as they finish, at most `ahead` submitted at a time; None now and then while waiting."""
    waiting = {executor.submit(_count, span, progress_by_span) for span in islice(spans, ahead)}
    while waiting:
        done, waiting = wait(waiting, PATIENCE, FIRST_COMPLETED)
        for each in done:
            waiting |= {executor.submit(_count, span, progress_by_span) for span in islice(spans, 1)}
            yield each.result()
        if not done:
            yield None


def _batch(games: int, workers: int, sight: Sight) -> int:
    """The number of games in a batch."""
    if sight is Sight.TURN:
        return FEW
    # Every chapter of a longer game has its own worths, so larger batches share them among more games.
    parts = workers if sight in (Sight.DUEL, Sight.STANDING) else workers * PARTS
    return min(max(FEW, -(-games // parts)), MANY)


def _spans(first: int, games: int, batch: int) -> Iterator[Span]:
    for begin in range(0, games, batch):
        yield first + begin, min(batch, games - begin)


def _count(span: Span, progress_by_span: dict[Span, int] | None) -> Counts:
    """The counts of a span; reports the number of games played meanwhile."""

    def tell(games: int) -> None:
        if progress_by_span is not None:
            progress_by_span[span] = games

    _worker.played = _worker.table.play(*span, tell, _worker.played)
    games, seats, totals = _worker.played
    return counts_of(games, seats, totals[0])


@contextmanager
def _pool(workers: int, table: tuple[Any, ...], *, apart: bool) -> Iterator[Executor]:
    """A pool of threads, or of processes if `apart`; they stop soon after the block is left."""
    context = get_context("spawn")
    stop = context.Event() if apart else threading.Event()
    arguments = (*table, ROOM // workers, stop)
    executor: Executor
    if apart:
        executor = ProcessPoolExecutor(workers, context, _sit_apart, arguments)
    else:
        executor = ThreadPoolExecutor(workers, initializer=_sit, initargs=arguments)
    try:
        yield executor
    finally:
        stop.set()
        executor.shutdown(cancel_futures=True)


def _sit(rules: RuleSet, bots: tuple[object, ...], seed: str, room: int, stop: Any) -> None:
    """Creates the table of this thread."""

    def pulse() -> None:
        if stop.is_set():
            raise StoppedError

    _worker.table, _worker.played = table_of(rules, [bots], seed, pulse, room=room), None


def table_of(
    rules: RuleSet, line_ups: Sequence[Sequence[object]], seed: str, pulse: Pulse, *, room: int = ROOM
) -> Table | OwnTable:
    """A table for these line-ups: compiled if all of them are bots of the library."""
    if any(map(has_own, line_ups)):
        return OwnTable(rules, line_ups, seed, pulse)
    return Table(rules, [tuple(map(str, each)) for each in line_ups], seed, pulse, room=room)


def _sit_apart(*arguments: Any) -> None:
    """Creates the table of a worker process, which ends with its parent; Ctrl-C is left to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch(sentinel: int) -> None:
        connection.wait([sentinel])
        os._exit(1)

    threading.Thread(target=watch, args=(parent.sentinel,), daemon=True).start()
    _sit(*arguments)
