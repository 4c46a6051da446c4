"""Which devices there are: those that the server has given a token, and has seen within a year."""

from __future__ import annotations

from collections.abc import Callable

from shutbox.server.identity.token import holder_of
from shutbox.server.store import Store

# That a device is known is asked for once in so many seconds.
FRESH = 3600.0
MOST = 50_000


class Devices:
    """Says whether a token is one of ours; what the store has said is remembered for a while."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._fresh: dict[str, float] = {}

    async def is_known(self, holder: str) -> bool:
        """Whether this is a device that was given its token here; that it was seen is noted."""
        now = self._now()
        if self._fresh.get(holder, 0.0) > now:
            return True
        if not await self._store.is_known(holder):
            return False
        await self._store.remember(holder)
        self._fresh.pop(holder, None)
        self._fresh[holder] = now + FRESH
        if len(self._fresh) > MOST:
            del self._fresh[next(iter(self._fresh))]
        return True

    async def holder(self, token: str) -> str:
        """The id of the device that a token proves, empty if it is none of ours."""
        holder = holder_of(token)
        return holder if holder is not None and await self.is_known(holder) else ""

    def forget(self) -> None:
        """Asks the store again from now on: something in it was forgotten."""
        self._fresh.clear()
