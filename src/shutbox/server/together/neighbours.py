"""The other processes at the same store: what they have added to tables, who is connected to them, what is said there.

Entries come from the store; the news only say where to look, and every few seconds all tables are looked at anyway.
Everything else is passed on and stored nowhere, as it is within one process: who is connected, reactions, who wants to
play again, what a bot asks for, spoken codes. A process that has not been heard for two seconds is gone, and so is who
was connected to it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

from shutbox.play.table import VERSION
from shutbox.server.background import Background
from shutbox.server.store import Store
from shutbox.server.table import Executor, Live, Presence, Registry

BEAT, SILENT = 0.5, 2.0
# Seconds between two looks at everything.
LOOK = 5.0
NEWS = "shutbox_news"
MOST_SAID = 7_800


class Neighbours:
    """Hears what other processes say, and tells them."""

    def __init__(
        self, store: Store, registry: Registry, executor: Executor, presence: Presence, background: Background,
        strangers: Callable[[], Awaitable[None]],
    ) -> None:  # fmt: skip
        self._store = store
        self._registry = registry
        self._executor = executor
        self._presence = presence
        self._background = background
        self._strangers = strangers
        self._heard_at: dict[str, float] = {}
        registry.spread = self.spread
        self._end = store.listen(self._hear)

    def close(self) -> None:
        """Hears nothing more."""
        self._end()

    def spread(self, live: Live, kind: str, data: object) -> None:
        """Tells other processes something about a table."""
        self._tell({"table": live.id, "kind": kind, "data": data})

    def _tell(self, message: dict[str, Any]) -> None:
        text = json.dumps({"from": self._executor.process, **message}, separators=(",", ":"))
        if len(text) < MOST_SAID:
            self._background.start(self._say(text))

    async def _say(self, text: str) -> None:
        await self._store.tell(text)

    def _hear(self, channel: str, text: str) -> None:
        if channel != NEWS:
            self._listen(json.loads(text))
        elif not text:
            self._background.start(self.look())
        else:
            for word in text.split():
                table, _, count = word.partition(":")
                self._changed(int(table), int(count))

    def _changed(self, table: int, count: int) -> None:
        """Another process, or this one, has changed a table; a negative count means that it is gone or written anew."""
        live = self._registry.at_hand(table)
        if count < 0:
            self._background.start(self._drop(live))
        elif live is not None and live.desk.n < count:
            self._background.start(self._executor.catch_up(live))

    async def _drop(self, live: Live | None) -> None:
        await self._strangers()
        if live is not None:
            await self._registry.forget({live.table.public})

    def _listen(self, message: dict[str, Any]) -> None:
        sender = str(message["from"])
        if sender == self._executor.process:
            return
        self._heard_at[sender] = monotonic()
        live = self._registry.at_hand(int(message.get("table", 0)))
        if live is not None:
            self._about(live, sender, str(message["kind"]), message["data"])

    def _about(self, live: Live, sender: str, kind: str, data: Any) -> None:
        match kind:
            case "here":
                self._presence.met(live, sender, tuple(map(str, data)))
            case "who" if live.sockets:
                live.say_here()
            case "said":
                live.broadcast([{"v": VERSION, "said": data}])
            case "again":
                self._executor.weigh(live, str(data[0]), yes=bool(data[1]))
            case "wants" if live.desk.n == data[0]:
                live.wants = int(data[1])
                live.tell_wants()

    async def beat(self) -> None:
        """Says that this process is alive, and forgets those that are not, for ever."""
        while True:
            await self._store.tell(json.dumps({"from": self._executor.process}))
            await asyncio.sleep(BEAT)
            old = monotonic() - SILENT
            for process in [each for each, at in self._heard_at.items() if at < old]:
                del self._heard_at[process]
                for live in self._registry.all_at_hand():
                    self._presence.met(live, process, ())

    async def keep_looking(self) -> None:
        """Looks at all tables every few seconds, for ever."""
        while True:
            await asyncio.sleep(LOOK)
            await self.look()

    async def look(self) -> None:
        """Reads what was added to tables in memory; drops those that are gone."""
        lives = self._registry.all_at_hand()
        counts = await self._store.counts([live.id for live in lives])
        for live in lives:
            if live.id not in counts:
                await self._registry.forget({live.table.public})
            elif counts[live.id] > live.desk.n:
                await self._executor.catch_up(live)

    async def keep_leases(self) -> None:
        """Renews the leases of tables that go on by themselves, and takes over what others have left, for ever."""
        owner = self._executor.process.encode()
        while True:
            wanted = {live.id: live for live in self._registry.all_at_hand() if live.moves_by_itself()}
            held, left = await self._store.lease(owner, sorted(wanted))
            for table, live in wanted.items():
                if live.leased is not (table in held):
                    live.leased = table in held
                    self._executor.follow(live)
            for key in left:
                await self._registry.take_on(key)
            await asyncio.sleep(0.05 if left else BEAT)
