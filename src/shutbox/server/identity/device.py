"""The known devices: those that got a token from the server, and were seen within a year."""

from __future__ import annotations

from collections.abc import Callable

from shutbox.server.identity.token import Bearer, bearer_of, holder_of
from shutbox.server.store import Store

# Seconds for which the answer of the store is cached.
FRESH = 3600.0
MOST = 50_000


class Devices:
    """Checks tokens of devices; caches the answers of the store for a while."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._fresh: dict[str, float] = {}

    async def is_known(self, holder: str) -> bool:
        """Whether this device got its token here; updates its last visit."""
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
        """The id of the device with this token, empty if the token is unknown."""
        holder = holder_of(token)
        return holder if holder is not None and await self.is_known(holder) else ""

    async def bearer(self, token: str) -> Bearer:
        """The bearer of a token of a device or a program; nobody if the token is unknown."""
        bearer = bearer_of(token)
        return bearer if bearer is not None and await self.is_known(bearer.holder) else Bearer()

    def forget(self, holder: str = "") -> None:
        """Clears the cache, or drops one device from it, because devices were forgotten in the store."""
        if holder:
            self._fresh.pop(holder, None)
        else:
            self._fresh.clear()
