"""Lets addresses take turns: in each pass of the event loop one request of each of them starts."""

from __future__ import annotations

import asyncio
from collections import deque


class RoundRobin:
    """The requests that wait for their turn, by address: many of one address do not delay those of others."""

    def __init__(self) -> None:
        self._served: set[str] = set()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @property
    def waiting(self) -> int:
        """How many requests wait."""
        return sum(map(len, self._waiting.values()))

    async def turn(self, address: str) -> None:
        """Waits until a request of this address may start."""
        if address not in self._served:
            self._serve(address)
            return
        first = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(first)
        await first

    def _serve(self, address: str) -> None:
        if not self._served:
            asyncio.get_running_loop().call_soon(self._pass)
        self._served.add(address)

    def _pass(self) -> None:
        """Begins another pass, with the first that waits of each address."""
        self._served.clear()
        for address, waiting in list(self._waiting.items()):
            # Whoever has gone meanwhile takes no turn.
            while waiting and waiting[0].done():
                waiting.popleft()
            if waiting:
                waiting.popleft().set_result(None)
                self._serve(address)
            else:
                del self._waiting[address]
