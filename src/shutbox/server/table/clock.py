"""The clock of a live table: the time for seeds to be shown, and for the player to act to think."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

# What a table waits for: the same as long as nothing but notes is added.
Moment = tuple[object, ...]
# So many choices are remembered with the time that was left, because undo may come back to them.
COME_BACK = 20


@dataclass(slots=True)
class Clock:
    """Runs for one moment of a table at a time. Only thinking time has a deadline that clients are sent."""

    moment: Moment = ()
    timer: asyncio.TimerHandle | None = None
    deadline: float = 0.0
    left: dict[Moment, float] = field(default_factory=dict)

    @property
    def runs(self) -> bool:
        """Whether something will happen when the time is over."""
        return self.timer is not None

    def message(self) -> dict[str, Any]:
        """How long the player to act may still think, where time is limited."""
        if not self.deadline:
            return {}
        return {"clock": round(max(0.0, self.deadline - _now()), 1)}

    def stop(self) -> None:
        """Lets nothing happen any more."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer, self.deadline = None, 0.0

    def think_time(self, moment: Moment, seconds: int) -> float:
        """How long the player to act may think at a moment, of so many seconds for each choice.

        What undo comes back to was begun before, and goes on with the time that was left: whoever does and takes back
        again and again has to decide in the end. Where none was left, the clock had ended it; only where dice are typed
        does that come back, and then anew.
        """
        if self.deadline:
            self.left.pop(self.moment, None)
            self.left[self.moment] = max(0.0, self.deadline - _now())
            for key in list(self.left)[:-COME_BACK]:
                del self.left[key]
        return self.left.get(moment) or float(seconds)

    def start(self, seconds: float, ring: Callable[[], None]) -> None:
        """Calls `ring` after so many seconds."""

        def over() -> None:
            self.timer = None
            ring()

        self.timer = asyncio.get_running_loop().call_later(seconds, over)

    def start_thinking(self, seconds: float, ring: Callable[[], None]) -> None:
        """Calls `ring` when the thinking time is over."""
        self.deadline = _now() + seconds
        self.start(seconds, ring)


def _now() -> float:
    return asyncio.get_running_loop().time()
