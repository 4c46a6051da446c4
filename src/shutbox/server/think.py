"""What bots and the coach think, in processes of their own, so that live tables never wait for it.

A worker gets a record's text and gives plain data back: no secret is within its reach. Thinking is priced before it
begins, only so much may wait, and what takes too long is stopped.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, TypeVar

from shutbox.bots.bot import bot
from shutbox.bots.grade import GRADES
from shutbox.errors import ShutboxError
from shutbox.play import Action, Event, Game, Record, Throw, Thrown, legal, read_record, replay, write_record
from shutbox.play.view import action_data
from shutbox.rules.ruleset import Format, RuleSet
from shutbox.value import Option, Options

Thought = TypeVar("Thought")
# Where a thinker fails, a bot goes on by this rule of thumb, so that no game hangs.
STAND_IN = "fewest-tiles"
MOST_POSITIONS = 1 << 18


@dataclass(frozen=True, slots=True)
class Allowance:
    """How many may wait, how long one thought may take, how much memory a worker may use."""

    waiting: int = 64
    seconds: float = 60.0
    megabytes: int = 8192
    workers: int = 1


# Questions beside live play have a worker of their own: bots and hints at live tables never wait for them.
STUDY = Allowance(waiting=16)


def needs_tables(kind: str) -> bool:
    """Whether a bot looks things up that may have to be solved first."""
    return kind in GRADES or kind == "perfect"


def check_price(rules: RuleSet, players: int) -> None:
    """Refuses to think about a game whose tables would cost too much."""
    standing = rules.game.format is Format.LAST_ONE_STANDING and players > 2
    most = MOST_POSITIONS >> 6 * (players - 2) if standing else MOST_POSITIONS
    if rules.turn.box.size > most:
        raise ShutboxError("think-too-dear", positions=rules.turn.box.size, most=most)


def priced_record(text: str) -> Record:
    """A record that somebody has sent, if its game is not too dear to think about; for a worker, for it may be long."""
    record = read_record(text)
    check_price(record.rules, len(record.players))
    return record


class Thinker:
    """Workers, and the queue before them."""

    def __init__(self, allowance: Allowance | None = None) -> None:
        self._allowance = allowance or Allowance()
        self._pool: ProcessPoolExecutor | None = None
        self._turns = asyncio.Semaphore(self._allowance.workers)
        self._waiting = 0

    @property
    def waiting(self) -> int:
        """How much is being thought or waits for it."""
        return self._waiting

    async def choice(self, kind: str, game: Game, record: Record) -> dict[str, Any]:
        """What a bot does, as `action_data` says it."""
        if not needs_tables(kind):
            return action_data(game, chosen(kind, game))
        try:
            return await self.thought(choose, kind, write_record(record))
        except ShutboxError:
            return action_data(game, chosen(STAND_IN, game))

    async def thought(self, work: Callable[..., Thought], *arguments: object) -> Thought:
        """What comes of thinking, in a worker."""
        if self._waiting >= self._allowance.waiting:
            raise ShutboxError("think-busy")
        self._waiting += 1
        try:
            # What waits is not given to a worker yet, so that its time begins when it does.
            async with self._turns:
                return await self._worked(work, *arguments)
        finally:
            self._waiting -= 1

    async def _worked(self, work: Callable[..., Thought], *arguments: object) -> Thought:
        try:
            future = asyncio.get_running_loop().run_in_executor(self._workers(), work, *arguments)
            return await asyncio.wait_for(future, self._allowance.seconds)
        except TimeoutError:
            self.stop()
            raise ShutboxError("think-too-long", seconds=int(self._allowance.seconds)) from None
        except (BrokenProcessPool, MemoryError):
            self.stop()
            raise ShutboxError("think-failed") from None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._allowance.workers, get_context("spawn"), _limited, (self._allowance.megabytes,)
            )
        return self._pool

    def stop(self) -> None:
        """Ends the workers at once; the next thought gets new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


def _limited(megabytes: int) -> None:
    """Makes a worker modest: behind live play, within its memory, and deaf to a Ctrl-C that is meant for the server."""
    import signal
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        import resource

        os.nice(10)
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, resource.getrlimit(resource.RLIMIT_AS)[1]))


def _end_with_parent() -> None:
    """Ends a worker whose server was killed: nobody else would."""
    from multiprocessing import parent_process
    from multiprocessing.connection import wait

    if (parent := parent_process()) is not None:
        wait([parent.sentinel])
        os._exit(1)


def chosen(kind: str, game: Game) -> Action:
    """What a bot does."""
    from random import SystemRandom

    return bot(kind, SystemRandom().random).choose(game)


def choose(kind: str, record: str) -> dict[str, Any]:
    """What a bot does at the end of a record, in a worker."""
    game = read_record(record).game
    return action_data(game, chosen(kind, game))


def advised(record: str) -> dict[str, Any]:
    """The options at the end of a record, the best first, with reasons, in a worker."""
    from shutbox.coach.hint import hint

    game = read_record(record).game
    found = hint(game)
    return {
        **_headed(found.options),
        "options": [_option(game, found.options, option) for option in found.ranked],
        "reasons": [{"kind": reason.kind, "args": reason.args} for reason in found.reasons],
    }


def judged(record: str) -> dict[str, Any] | None:
    """What the last choice of a record cost and why, in a worker; None where there was nothing to choose."""
    from shutbox.coach import judgement
    from shutbox.coach.reason import reasons
    from shutbox.value import options, reach

    told = read_record(record)
    before, event = _last(told)
    wanted: Action = Throw(len(event.faces)) if isinstance(event, Thrown) else event
    if before.over or len(legal(before)) < 2 or wanted not in legal(before):
        return None
    found = options(before)
    took = next(option for option in found.options if option.action == wanted)
    low, high = reach(before, found.unit)
    return {
        **_headed(found),
        "taken": _option(before, found, took),
        "best": _option(before, found, found.best),
        "judgement": judgement.judged(found.loss(took) / (high - low)).value,
        "reasons": [{"kind": reason.kind, "args": reason.args} for reason in reasons(before, found, took)],
    }


def _last(record: Record) -> tuple[Game, Event]:
    """The last event of a record, and the game before it."""
    games = [record.start, *replay(record)]
    return games[-2], record.events[-1]


def _headed(found: Options) -> dict[str, Any]:
    return {"seat": found.seat, "horizon": found.horizon.value, "unit": found.unit.value}


def _option(game: Game, found: Options, option: Option) -> dict[str, Any]:
    worth = {"value": option.seats[found.seat], "loss": found.loss(option), "seats": list(option.seats)}
    return action_data(game, option.action) | worth
