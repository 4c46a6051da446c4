"""The time of day, as far as it can be believed.

A machine may start with a clock of 1970 or of next year. What cannot be undone (giving up tables, opening envelopes,
letting tokens expire) must not happen because of one such reading. So the time never goes back behind the latest time
in the store. If the clock is more than a week ahead of it, time goes on from there until the clock has run evenly for
a day.
"""

from __future__ import annotations

from collections.abc import Callable

from shutbox.server.http import Log

HOUR, DAY = 3600.0, 24 * 3600.0
# How long a server may have been off without doubt about its clock.
PLAUSIBLE = 7 * DAY


class WallClock:
    """A clock that is compared with the store, and with a clock that cannot be set."""

    def __init__(self, clock: Callable[[], float], monotonic: Callable[[], float], log: Log) -> None:
        self._clock = clock
        self._monotonic = monotonic
        self._log = log
        # The last time that was believed, and the readings of both clocks since which they have agreed.
        self._last, self._at = clock(), monotonic()
        self._offset, self._even_since = self._last - self._at, self._at
        self._doubted = False

    def learn(self, stored: float) -> None:
        """Compares the clock with the latest time in a store; an empty one says nothing."""
        if stored:
            self._last, self._at = stored, self._monotonic()

    def now(self) -> float:
        """The time, never before one that it was earlier."""
        wall, ticks = self._clock(), self._monotonic()
        if abs(wall - ticks - self._offset) > HOUR:
            self._offset, self._even_since = wall - ticks, ticks
        passed = self._last + ticks - self._at
        believed = wall - passed <= PLAUSIBLE or ticks - self._even_since >= DAY
        self._note(wall - passed, doubted=not believed or wall < passed - HOUR)
        self._last, self._at = max(passed, wall) if believed else passed, ticks
        return self._last

    def _note(self, ahead: float, *, doubted: bool) -> None:
        """Logs that the clock is doubted from now on, or no longer."""
        if doubted is not self._doubted:
            self._doubted = doubted
            self._log.line("clock-doubted" if doubted else "clock-believed", ahead=round(ahead))
