"""The bots of all tables: their turns are live play, so they wait neither for people's questions nor long for others.

They think in a worker of their own. A game that is too slow for it is thought about where people's questions are, which
makes its tables; as long as that takes, a rule of thumb plays.
"""

from __future__ import annotations

import asyncio
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.play import Game, Record, action_data, write_record
from shutbox.server.think import PLAY, Subject, Thinker, choose, chosen, needs_tables, subject

Choice = dict[str, Any]
# Where thinking fails, a bot goes on by this rule of thumb, so that no game hangs.
STAND_IN = "fewest-tiles"
TOO_DEAR, TOO_LONG = "think-too-dear", "think-too-long"


class Bots:
    """What bots do: by their own grade where that can be thought in time."""

    def __init__(self, thinker: Thinker, slow: Thinker, patience: float = PLAY.seconds) -> None:
        self._thinker = thinker
        self._slow = slow
        self._patience = patience
        # Nobody waits for these any more, but they make tables.
        self._given_up: dict[asyncio.Task[Choice], Subject] = {}

    async def choice(self, kind: str, game: Game, record: Record) -> Choice:
        """What a bot does, as `action_data` says it."""
        if not needs_tables(kind):
            return action_data(game, chosen(kind, game))
        try:
            return await self._think(kind, record)
        except ShutboxError:
            return action_data(game, chosen(STAND_IN, game))

    async def _think(self, kind: str, record: Record) -> Choice:
        text, about = write_record(record), subject(record)
        try:
            return await self._thinker.think(choose, kind, text, about=about)
        except ShutboxError as error:
            if error.code not in (TOO_DEAR, TOO_LONG) or about in self._given_up.values():
                raise
            # Whoever has waited once does not wait again.
            patience = 0.0 if error.code == TOO_LONG else self._patience
        return await self._slowly(kind, text, about, patience)

    async def _slowly(self, kind: str, text: str, about: Subject, patience: float) -> Choice:
        """The choice of the worker that has more time, as long as there is patience; it thinks on without."""
        task = asyncio.create_task(self._slow.think(choose, kind, text, about=about))
        done, _ = await asyncio.wait({task}, timeout=patience)
        if done:
            return task.result()
        self._given_up[task] = about
        task.add_done_callback(self._came)
        raise ShutboxError("think-too-long", seconds=int(patience))

    def _came(self, task: asyncio.Task[Choice]) -> None:
        del self._given_up[task]
        if not task.cancelled():
            # Looked at, so that nobody complains that it was not: who stood in has played long ago.
            task.exception()
