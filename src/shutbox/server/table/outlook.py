"""The outlook: what each player at a table can expect, sent after each event if the table has a coach.

It is not part of the game. A table has at most one such thought at a time, and none while many others are waiting. A
result is not sent if the game has moved on meanwhile. What is known at once is sent first, then what takes longer.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.play.table import VERSION, Coach, Stage
from shutbox.server.background import Background
from shutbox.server.table.live import Live
from shutbox.server.think import Thinker, check_price, glance, outlook, subject, without_past

MOST_WAITING = 4


class Outlooks:
    """Sends the clients of a table what its players can expect."""

    def __init__(self, thinker: Thinker, background: Background) -> None:
        self._thinker = thinker
        self._background = background

    def update(self, live: Live) -> None:
        """Starts a new outlook in the background, if one is due."""
        if self.due(live):
            self._background.start(self.tell(live))

    def due(self, live: Live) -> bool:
        """Whether the outlook is out of date and a client is connected."""
        coached = live.table.stage is Stage.PLAYING and live.table.settings.coach is not Coach.OFF
        return coached and bool(live.sockets) and not live.foretelling and live.foretold != live.desk.n

    async def tell(self, live: Live) -> None:
        """Thinks and sends the result, and repeats that while the game has moved on meanwhile."""
        live.foretelling = True
        try:
            while live.foretold != live.desk.n and self._thinker.waiting <= MOST_WAITING:
                await self._send(live)
        except ShutboxError:
            # Too expensive, or too many are waiting: the game continues without an outlook.
            live.foretold, live.outlook = live.desk.n, {}
        finally:
            live.foretelling = False

    async def _send(self, live: Live) -> None:
        n = live.desk.n
        if live.table.stage is not Stage.PLAYING:
            live.foretold = n
            return
        game = without_past(live.table.live)
        check_price(*subject(game))
        found = await self._thinker.think(glance, game)
        _broadcast(live, n, found and found["outlook"])
        if found and found["further"] and live.desk.n == n:
            # If this takes too long, the game goes on with what is known at once.
            with suppress(ShutboxError):
                _broadcast(live, n, await self._thinker.think(outlook, game, about=subject(game)))


def _broadcast(live: Live, n: int, result: dict[str, Any] | None) -> None:
    """Keeps an outlook after so many events for those who join, and sends it unless it is known or out of date."""
    known, live.outlook = live.outlook, {} if result is None else {"outlook": result}
    is_known = live.foretold == n and live.outlook == known
    live.foretold = n
    if live.outlook and live.desk.n == n and not is_known:
        live.broadcast([{"v": VERSION, "n": n, **live.outlook}])
