"""Memory with a bound on its room, for results of which some are a thousand times as large as others."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Memory(Generic[K, V]):
    """What was worked out before, as long as there is room: what has been kept longest makes way."""

    def __init__(self, room: int, weigh: Callable[[V], int]) -> None:
        self.found: OrderedDict[K, V] = OrderedDict()
        self.weight = 0
        self._room = room
        self._weigh = weigh
        self._lock = Lock()

    def keep(self, key: K, value: V) -> None:
        """Keeps a result."""
        # Games are told in threads: the room is counted by one at a time.
        with self._lock:
            first = self.found.setdefault(key, value)
            self.weight += self._weigh(value) if first is value else 0
            while self.weight > self._room:
                self.weight -= self._weigh(self.found.popitem(last=False)[1])
