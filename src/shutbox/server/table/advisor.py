"""The coach of a table: sends advice to a player who asked for it or has just chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.play.table import VERSION, AskHint, Coach, Command, Play, Table, ToThrow
from shutbox.server.background import Background
from shutbox.server.http import error_message
from shutbox.server.socket import Socket
from shutbox.server.table.live import Live
from shutbox.server.think import Sender, Subject, Thinker, advise, judge, subject, without_past
from shutbox.words import Words


class Advisor:
    """Sends the values of options at tables with a coach."""

    def __init__(self, thinker: Thinker, words: Words, background: Background) -> None:
        self._thinker = thinker
        self._words = words
        self._background = background

    def advise(self, live: Live, socket: Socket, command: Command, before: Table) -> None:
        """Sends advice after a command that asked for it, or after a choice if the table judges each choice."""
        coach = live.table.settings.coach
        if before.game is None or coach is Coach.OFF:
            return
        if isinstance(command.wish, AskHint):
            game = without_past(live.table.live)
            self._background.start(self._send(socket, command.id, "hint", subject(game), advise, game))
        elif coach is Coach.EACH and isinstance(command.wish, Play | ToThrow) and live.table.record is not None:
            game, event = without_past(before.game), live.table.record.events[-1]
            self._background.start(self._send(socket, command.id, "coach", subject(game), judge, game, event))

    async def _send(
        self, socket: Socket, name: str, key: str, about: Subject, work: Callable[..., Any], *arguments: object
    ) -> None:
        try:
            sender = Sender(socket.address, socket.holder)
            advice = await self._thinker.think(work, *arguments, about=about, sender=sender)
        except ShutboxError as error:
            advice = {"error": error_message(error, self._words)}
        if advice is not None:
            socket.tell({"v": VERSION, "id": name, key: advice})
