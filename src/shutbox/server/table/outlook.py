"""What everybody at a table can still expect, told after each event where the table has a coach.

It is no part of the game: one thought at a time for a table, none while much else waits to be thought, and what was
overtaken by the game is not told.
"""

from __future__ import annotations

from typing import Any

from shutbox.errors import ShutboxError
from shutbox.play import read_record, write_record
from shutbox.play.table import VERSION, Coach, Stage
from shutbox.server.background import Background
from shutbox.server.table.live import Live
from shutbox.server.think import MOST_PRICE, Thinker, subject

MOST_WAITING = 4


def outlook(text: str) -> dict[str, Any] | None:
    """What each seat can expect at the end of a record, in a worker; null for a seat that nothing is known of."""
    from shutbox.value import Horizon, Unit, options

    game = read_record(text).game
    if game.over:
        return None
    found = options(game, budget=MOST_PRICE)
    alone = found.horizon is Horizon.TURN or found.unit is Unit.TOTAL
    seats = [None if alone and seat != found.seat else value for seat, value in enumerate(found.best.seats)]
    return {"horizon": found.horizon.value, "unit": found.unit.value, "seats": seats}


class Outlooks:
    """Tells whoever looks at a table what its players can expect."""

    def __init__(self, thinker: Thinker, background: Background) -> None:
        self._thinker = thinker
        self._background = background

    def update(self, live: Live) -> None:
        """Lets everybody know what they can expect now, soon."""
        if self.due(live):
            self._background.start(self.tell(live))

    def due(self, live: Live) -> bool:
        """Whether there is something to tell, and somebody to hear it."""
        wanted = live.table.stage is Stage.PLAYING and live.table.settings.coach is not Coach.OFF
        return wanted and bool(live.sockets) and not live.foretelling and live.foretold != live.desk.n

    async def tell(self, live: Live) -> None:
        """Thinks and tells, until nothing has happened meanwhile."""
        live.foretelling = True
        try:
            while live.foretold != live.desk.n and self._thinker.waiting <= MOST_WAITING:
                await self._send(live)
        except ShutboxError:
            # Too dear, or too much to do: the game goes on without it.
            live.foretold, live.outlook = live.desk.n, {}
        finally:
            live.foretelling = False

    async def _send(self, live: Live) -> None:
        record, n = live.table.record, live.desk.n
        if record is None or live.table.stage is not Stage.PLAYING:
            live.foretold = n
            return
        found = await self._thinker.think(outlook, write_record(record), about=subject(record))
        live.foretold, live.outlook = n, {} if found is None else {"outlook": found}
        if live.outlook and live.desk.n == n:
            live.broadcast([{"v": VERSION, "n": n, **live.outlook}])
