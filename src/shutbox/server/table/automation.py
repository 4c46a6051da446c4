"""What happens at a table without a command: time runs out, and bots take their turns."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from shutbox.errors import ShutboxError
from shutbox.play.table import Begin, Expire, Keeping, Play, Stage, ToThrow, Wish
from shutbox.play.table.company import END_PACES, END_SECONDS, REVEAL_SECONDS, ROLL_SECONDS, Moment, seat_awaited
from shutbox.server.background import Background
from shutbox.server.http import Metrics
from shutbox.server.table.bots import Bots
from shutbox.server.table.live import Live

LATER_SECONDS = 0.5
# Executes a wish of the server, unless the table has moved on from this moment.
Keep = Callable[[Live, Wish | Keeping, Moment], Awaitable[bool]]


class Automation:
    """Sets the clocks of tables, and starts the turns of bots."""

    def __init__(self, keep: Keep, bots: Bots, metrics: Metrics, background: Background) -> None:
        self._keep = keep
        self._bots = bots
        self._metrics = metrics
        self._background = background

    def follow(self, live: Live) -> None:
        """Sets the clock for the current moment of a table, or starts the turn of a bot, unless it did so before."""
        moment, clock = live.moment(), live.clock
        if moment == clock.moment:
            return
        if not live.leased and live.seek is not None and live.moves_by_itself():
            live.seek()
        seconds = live.table.settings.seconds
        think_time = clock.think_time(moment, seconds) if seconds else 0.0
        ends = seat_awaited(moment) != seat_awaited(clock.moment)
        seen = live.table.typed or moment in clock.left
        clock.stop()
        clock.moment, live.wants = moment, 0
        if live.table.stage is Stage.SEALING:
            clock.start(REVEAL_SECONDS, partial(self._ring, live, Begin(), moment))
        elif live.bot() is not None:
            if not live.is_watched():
                # The turn begins when somebody connects.
                clock.moment = ()
            elif live.leased:
                self._background.start(self._bot_turn(live, moment, END_PACES if ends else 1))
        elif live.table.stage is Stage.PLAYING and think_time:
            shown = 0.0 if seen else END_SECONDS if ends else ROLL_SECONDS
            clock.start_thinking(think_time, partial(self._ring, live, Expire(), moment), shown)

    def take_over(self, live: Live) -> None:
        """Begins the turn of a bot at a table that another process has left, or that nobody has had so far."""
        if live.bot() is not None:
            live.clock.moment = ()
        self.follow(live)

    def _ring(self, live: Live, wish: Keeping, moment: Moment) -> None:
        if not live.leased:
            # Another process does it, unless it is gone.
            live.clock.start(LATER_SECONDS, partial(self._ring, live, wish, moment))
            return
        self._background.start(self._try(live, wish, moment))

    async def _try(self, live: Live, wish: Wish | Keeping, moment: Moment) -> None:
        try:
            await self._keep(live, wish, moment)
        except ShutboxError as error:
            self._metrics.count("refused", error.code)

    async def _bot_turn(self, live: Live, moment: Moment, paces: float) -> None:
        """Makes one action of a bot's turn, after this many times its pace."""
        await asyncio.sleep(paces * live.table.settings.pace / 1000)
        kind = live.bot()
        if kind is None or live.moment() != moment:
            return
        choice = await self._bots.choice(kind, live.table.live)
        self._metrics.count("thoughts", kind)
        if choice["do"] != "throw":
            await self._try(live, Play(choice["word"]), moment)
        elif not live.table.typed:
            await self._try(live, ToThrow(choice["dice"]), moment)
        else:
            # With real dice a person throws for a bot, and types the faces.
            live.wants = choice["dice"]
            live.say("wants", [live.desk.n, live.wants])
            live.tell_wants()
