"""The clock of a live table: limits the time for revealing seeds, and the thinking time of the player to act."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from shutbox.play.table.company import Moment

# The number of choices whose remaining time is remembered, because undo may return to them.
COME_BACK = 20
# Clocks of two processes that differ by less are left alone.
EVEN = 0.3


@dataclass(slots=True)
class Clock:
    """A clock for one moment of a table at a time. Only the deadline of thinking time is sent to clients."""

    moment: Moment = ()
    timer: asyncio.TimerHandle | None = None
    deadline: float = 0.0
    most: float = 0.0
    left: dict[Moment, float] = field(default_factory=dict)
    ring: Callable[[], None] | None = None

    @property
    def runs(self) -> bool:
        """Whether the clock is running."""
        return self.timer is not None

    def message(self) -> dict[str, Any]:
        """The remaining thinking time of the player to act, if it is limited."""
        if not self.deadline:
            return {}
        return {"clock": round(max(0.0, self.deadline - now()), 1)}

    def stop(self) -> None:
        """Stops the clock."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer, self.deadline = None, 0.0

    def think_time(self, moment: Moment, seconds: int) -> float:
        """The thinking time at a moment, if each choice has this number of seconds.

        A choice that undo returns to continues with the time that was left, so that repeated undos give no extra time.
        If no time was left, the clock had ended the turn. Undo can return there only with typed dice, and then the
        player has the full time again.
        """
        if self.deadline:
            self.left.pop(self.moment, None)
            self.left[self.moment] = min(self.most, max(0.0, self.deadline - now()))
            for key in list(self.left)[:-COME_BACK]:
                del self.left[key]
        return self.left.get(moment) or float(seconds)

    def start(self, seconds: float, ring: Callable[[], None]) -> None:
        """Calls `ring` after this number of seconds."""
        self.ring = ring

        def over() -> None:
            self.timer = None
            ring()

        self.timer = asyncio.get_running_loop().call_later(seconds, over)

    def left_now(self) -> float:
        """The seconds that are left of the thinking time."""
        return max(0.0, self.deadline - now())

    def shorten(self, seconds: float) -> bool:
        """Goes on with the time that another process says is left, if that is less; whether it was."""
        if self.timer is None or self.ring is None or not self.deadline or seconds > self.left_now() - EVEN:
            return False
        self.timer.cancel()
        self.deadline = now() + seconds
        self.start(seconds, self.ring)
        return True

    def start_thinking(self, seconds: float, ring: Callable[[], None], shown: float = 0.0) -> None:
        """Calls `ring` when the thinking time is over; before it players look for `shown` seconds at what happened."""
        self.most = seconds
        self.deadline = now() + shown + seconds
        self.start(shown + seconds, ring)


def now() -> float:
    """The time of a clock that is never set, in seconds."""
    return asyncio.get_running_loop().time()
