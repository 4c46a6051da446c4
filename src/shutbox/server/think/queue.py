"""The queue of a worker: senders take turns, so that one of them cannot keep all others waiting."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from typing import NamedTuple

from shutbox.errors import ShutboxError


class Sender(NamedTuple):
    """Who asks: an address, and the device if it is known. Forty phones of a school may have one address."""

    address: str
    device: str = ""


# Questions of the server itself, such as the turns of bots.
ITSELF = Sender("")
# How many questions of one device and of one address may run or wait at a time; the server itself has no such limit.
OF_DEVICE, OF_ADDRESS = 6, 12


class FairQueue:
    """Lets a few tasks run at a time; those that wait are served sender by sender."""

    def __init__(self, running: int, waiting: int) -> None:
        self._free = running
        self._most = waiting
        self._waiting: dict[Sender, deque[asyncio.Future[None]]] = {}
        self._counts: Counter[Sender] = Counter()

    @property
    def count(self) -> int:
        """The number of tasks that run or wait."""
        return self._counts.total()

    async def enter(self, sender: Sender) -> None:
        """Waits for the turn of a sender; raises if too many wait, or too many of this sender."""
        if self.count >= self._most:
            raise ShutboxError("think-busy")
        if sender != ITSELF and self._has_enough(sender):
            raise ShutboxError("think-share")
        self._counts[sender] += 1
        try:
            await self._turn(sender)
        except BaseException:
            self._uncount(sender)
            raise

    def leave(self, sender: Sender) -> None:
        """Ends a task, and begins that of the sender who has waited longest for a turn."""
        self._uncount(sender)
        self._free += 1
        self._next()

    def _has_enough(self, sender: Sender) -> bool:
        same_address = sum(count for each, count in self._counts.items() if each.address == sender.address)
        return self._counts[sender] >= OF_DEVICE or same_address >= OF_ADDRESS

    async def _turn(self, sender: Sender) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(sender, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # The turn came in the same moment: the next one gets it.
                self._free += 1
                self._next()
            raise

    def _next(self) -> None:
        while self._free and self._waiting:
            sender = next(iter(self._waiting))
            turns = self._waiting.pop(sender)
            turn = turns.popleft()
            if turns:
                # To the end of the line, behind all other senders.
                self._waiting[sender] = turns
            if not turn.done():
                self._free -= 1
                turn.set_result(None)

    def _uncount(self, sender: Sender) -> None:
        self._counts[sender] -= 1
        if not self._counts[sender]:
            del self._counts[sender]
