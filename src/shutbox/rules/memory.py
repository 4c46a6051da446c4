"""A cache with a limit on its total size, for results of very different sizes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Memory(Generic[K, V]):
    """Results by key, up to a total size of `room`; the oldest are dropped first."""

    def __init__(self, room: int, weigh: Callable[[V], int]) -> None:
        self.found: OrderedDict[K, V] = OrderedDict()
        self.weight = 0
        self._room = room
        self._weigh = weigh
        self._lock = Lock()

    def keep(self, key: K, value: V) -> None:
        """Stores a result unless its key has one, and drops the oldest while the total size is above the limit."""
        # Games are analysed in several threads, so only one at a time updates the size.
        with self._lock:
            if key in self.found:
                return
            self.found[key] = value
            self.weight += self._weigh(value)
            while self.weight > self._room:
                self.weight -= self._weigh(self.found.popitem(last=False)[1])
