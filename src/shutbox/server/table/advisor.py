"""The coach of a table: sends advice to a player who asked for it or has just chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.play import Record, write_record
from shutbox.play.table import VERSION, AskHint, Coach, Command, Play, ToThrow
from shutbox.server.background import Background
from shutbox.server.http import error_message
from shutbox.server.socket import Socket
from shutbox.server.table.live import Live
from shutbox.server.think import Thinker, advise, judge, subject
from shutbox.words import Words


class Advisor:
    """Sends the values of options at tables with a coach."""

    def __init__(self, thinker: Thinker, words: Words, background: Background) -> None:
        self._thinker = thinker
        self._words = words
        self._background = background

    def advise(self, live: Live, socket: Socket, command: Command) -> None:
        """Sends advice after a command that asked for it, or after a choice if the table judges each choice."""
        record, coach = live.table.record, live.table.settings.coach
        if record is None or coach is Coach.OFF:
            return
        if isinstance(command.wish, AskHint):
            self._background.start(self._send(socket, command.id, "hint", advise, record))
        elif coach is Coach.EACH and isinstance(command.wish, Play | ToThrow):
            self._background.start(self._send(socket, command.id, "coach", judge, record))

    async def _send(self, socket: Socket, name: str, key: str, work: Callable[..., Any], record: Record) -> None:
        try:
            advice = await self._thinker.think(work, write_record(record), about=subject(record))
        except ShutboxError as error:
            advice = {"error": error_message(error, self._words)}
        if advice is not None:
            socket.tell({"v": VERSION, "id": name, key: advice})
