"""What is due when: a list of times with what happens then."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush

Work = Callable[[], None]


class Agenda:
    """Works with the times at which they are due, in seconds of a clock that is never set."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._entries: list[tuple[float, int, Work]] = []
        self._count = 0

    def add(self, seconds: float, work: Work) -> None:
        """Does something after so many seconds; of works that are due at once, the earlier one first."""
        self._count += 1
        heappush(self._entries, (self._clock() + seconds, self._count, work))

    def wait(self) -> float | None:
        """The seconds until the next work is due; None if there is none."""
        return max(0.0, self._entries[0][0] - self._clock()) if self._entries else None

    def perform(self) -> None:
        """Performs the next work, if it is due; one alone, so that commands come between."""
        if self._entries and self._entries[0][0] <= self._clock():
            heappop(self._entries)[2]()
