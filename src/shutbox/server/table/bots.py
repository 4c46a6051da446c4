"""The bots of all tables. Their turns are live play, so they wait neither for hints nor long for other bots.

They think in a worker of their own. If a game is too slow for it, the worker for hints thinks about it, which also
solves the game's tables; until that is done, a rule of thumb plays.
"""

from __future__ import annotations

import asyncio
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.play import Game, action_data
from shutbox.server.think import PLAY, Subject, Thinker, bot_action, choose, needs_tables, subject, without_past

Choice = dict[str, Any]
# If thinking fails, a bot plays by this rule of thumb, so that no game hangs.
STAND_IN = "fewest-tiles"
TOO_DEAR, TOO_LONG = "think-too-dear", "think-too-long"


class Bots:
    """Chooses the actions of bots: at their own grade if the answer comes in time."""

    def __init__(self, thinker: Thinker, slow: Thinker, patience: float = PLAY.seconds) -> None:
        self._thinker = thinker
        self._slow = slow
        self._patience = patience
        # Nobody awaits these tasks any more, but they still solve tables for later turns.
        self._abandoned: dict[asyncio.Task[Choice], Subject] = {}

    async def choice(self, kind: str, game: Game) -> Choice:
        """The action of a bot, as `action_data` writes it."""
        if not needs_tables(kind):
            return action_data(game, bot_action(kind, game))
        try:
            return await self._think(kind, without_past(game))
        except ShutboxError:
            return action_data(game, bot_action(STAND_IN, game))

    async def _think(self, kind: str, game: Game) -> Choice:
        about = subject(game)
        try:
            return await self._thinker.think(choose, kind, game, about=about)
        except ShutboxError as error:
            if error.code not in (TOO_DEAR, TOO_LONG) or about in self._abandoned.values():
                raise
            # A bot that has already waited for the first worker does not wait again.
            patience = 0.0 if error.code == TOO_LONG else self._patience
        return await self._slowly(kind, game, about, patience)

    async def _slowly(self, kind: str, game: Game, about: Subject, patience: float) -> Choice:
        """The choice of the worker that has more time; raises after `patience` seconds, while that worker continues."""
        task = asyncio.create_task(self._slow.think(choose, kind, game, about=about))
        done, _ = await asyncio.wait({task}, timeout=patience)
        if done:
            return task.result()
        self._abandoned[task] = about
        task.add_done_callback(self._finish_abandoned)
        raise ShutboxError("think-too-long", seconds=int(patience))

    def _finish_abandoned(self, task: asyncio.Task[Choice]) -> None:
        del self._abandoned[task]
        if not task.cancelled():
            # Retrieved, so that asyncio does not log it: the rule of thumb has played long ago.
            task.exception()
