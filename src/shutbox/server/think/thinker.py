"""What bots and the coach think, in processes of their own, so that live tables never wait for it.

A worker gets a record's text and gives plain data back: no secret is within its reach. Thinking is priced before it
begins, only so much may wait, and what takes too long is stopped and refused for a while.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from shutbox.bots import GRADES, bot
from shutbox.errors import ShutboxError
from shutbox.play import Action, Game, Record, action_data, course, read_record
from shutbox.rules import RuleSet
from shutbox.solve import price

Thought = TypeVar("Thought")
# A price of 2.5e8 is about a second of one core: what is thought about takes two thirds of the time allowed at most.
# Where a whole game costs more, its rounds are thought about, or its turns; where these do, nothing is.
MOST_POSITIONS, MOST_PRICE = 1 << 18, 10**10
# How long a game that took too long is refused, and how many such games are remembered.
REFUSED_SECONDS, MOST_REFUSED = 600.0, 256


@dataclass(frozen=True, slots=True)
class Allowance:
    """How many may wait, how long one thought may take, how much memory a worker may use, how far it stands back."""

    waiting: int = 64
    seconds: float = 60.0
    megabytes: int = 8192
    workers: int = 1
    nice: int = 10


# A bot's turn is live play: bots have a worker of their own, which nothing holds up for longer than this.
PLAY = Allowance(waiting=256, seconds=3.0, nice=5)
# Questions beside live play have a worker of their own: hints at live tables never wait for them.
STUDY = Allowance(waiting=16)


class Subject(NamedTuple):
    """What it takes so long to think about, where it does: the same for every moment of a game."""

    rules: RuleSet
    players: int


def subject(record: Record) -> Subject:
    """What a record is about."""
    return Subject(record.rules, len(record.players))


def needs_tables(kind: str) -> bool:
    """Whether a bot looks things up that may have to be solved first."""
    return kind in GRADES or kind == "perfect"


def check_price(rules: RuleSet, players: int) -> None:
    """Refuses to think about a game of which even a turn would cost too much."""
    if rules.turn.box.size > MOST_POSITIONS or price(rules) > MOST_PRICE:
        raise too_dear(rules, players)


def too_dear(rules: RuleSet, players: int) -> ShutboxError:
    """The refusal to think about a game."""
    return ShutboxError("think-too-dear", positions=rules.turn.box.size, players=players)


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
        self._refused: dict[Subject, float] = {}

    @property
    def waiting(self) -> int:
        """How much is being thought or waits for it."""
        return self._waiting

    async def think(self, work: Callable[..., Thought], *arguments: object, about: Subject | None = None) -> Thought:
        """What comes of thinking, in a worker; about a game only if it is not too dear, and was not too slow before."""
        self._check(about)
        if self._waiting >= self._allowance.waiting:
            raise ShutboxError("think-busy")
        self._waiting += 1
        try:
            # What waits is not given to a worker yet, so that its time begins when it does.
            async with self._turns:
                # Whatever came before may have been about the same, and too slow.
                self._check(about)
                return await self._worked(about, work, *arguments)
        finally:
            self._waiting -= 1

    def _check(self, about: Subject | None) -> None:
        if about is None:
            return
        check_price(*about)
        if self._refused.get(about, 0.0) > monotonic():
            raise too_dear(*about)

    def _refuse(self, about: Subject) -> None:
        self._refused.pop(about, None)
        self._refused[about] = monotonic() + REFUSED_SECONDS
        if len(self._refused) > MOST_REFUSED:
            del self._refused[next(iter(self._refused))]

    async def _worked(self, about: Subject | None, work: Callable[..., Thought], *arguments: object) -> Thought:
        try:
            future = asyncio.get_running_loop().run_in_executor(self._workers(), work, *arguments)
            return await asyncio.wait_for(future, self._allowance.seconds)
        except TimeoutError:
            self.stop()
            if about is not None:
                self._refuse(about)
            raise ShutboxError("think-too-long", seconds=int(self._allowance.seconds)) from None
        except (BrokenProcessPool, MemoryError):
            self.stop()
            raise ShutboxError("think-failed") from None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._allowance.workers,
                get_context("spawn"),
                _limited,
                (self._allowance.megabytes, self._allowance.nice),
            )
        return self._pool

    def stop(self) -> None:
        """Ends the workers at once; the next thought gets new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


def _limited(megabytes: int, nice: int) -> None:
    """Makes a worker modest: behind live play, within its memory, and deaf to a Ctrl-C that is meant for the server."""
    import signal
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        import resource

        os.nice(nice)
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

    return bot(kind, SystemRandom().random, budget=MOST_PRICE).choose(game)


def choose(kind: str, record: str) -> dict[str, Any]:
    """What a bot does at the end of a record, in a worker."""
    game = read_record(record).game
    return action_data(game, chosen(kind, game))


def advise(record: str) -> dict[str, Any]:
    """The options at the end of a record, the best first, with reasons, in a worker."""
    from shutbox.coach import hint, hint_data

    game = read_record(record).game
    return hint_data(game, hint(game, budget=MOST_PRICE))


def judge(record: str) -> dict[str, Any] | None:
    """What the last choice of a record cost and why, in a worker; None where there was nothing to choose."""
    from shutbox.coach import decision, decision_data

    last = course(read_record(record))[-1]
    made = decision(last.before, last.event, budget=MOST_PRICE)
    return None if made is None else decision_data(last.before, made)
