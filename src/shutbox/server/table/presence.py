"""The clients of a table: they connect, disconnect, and catch up with missed messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from shutbox.errors import NotationError
from shutbox.play.table import VERSION, chair, event_message, in_version, read_entry
from shutbox.play.table.company import Reaction, check_said, read_said
from shutbox.server.http import decode, encode, entry_script
from shutbox.server.socket import POLICY, Socket, frame_bytes
from shutbox.server.store import Store
from shutbox.server.table.clock import now
from shutbox.server.table.live import Live, mine, rules_text
from shutbox.server.table.outlook import Outlooks

# Missed messages that are written at once: most are shorter than 200 bytes, the longest a few thousand.
TOGETHER = 20


class Presence:
    """Connects clients to tables."""

    def __init__(
        self, store: Store, outlooks: Outlooks, follow: Callable[[Live], None], weigh: Callable[[Live], None]
    ) -> None:
        self._store = store
        self._outlooks = outlooks
        self._follow = follow
        # Whoever writes missed messages for a client: one part at a time, so that others get a word in.
        self._writing = asyncio.Lock()
        self._weigh = weigh

    def join(self, live: Live, socket: Socket) -> None:
        """Adds a connection, and sends it what the table is and its state."""
        live.sockets.add(socket)
        live.say_here()
        host = chair(live.table, live.absence())
        live.attend()
        live.stirred = live.stirred or now()
        first = {"rules": rules_text(live.table.rules), "app": entry_script(), **mine(live, socket.holder)}
        socket.tell({**live.state(), **first})
        self._tell(live, host)
        self._outlooks.update(live)
        self._follow(live)
        self._weigh(live)

    def _tell(self, live: Live, host: str) -> None:
        """Tells everybody who is there; and their roles, if the powers of the host have passed to another device."""
        if host == chair(live.table, live.absence()):
            live.broadcast([live.present()])
        else:
            live.tell_seats()

    def leave(self, live: Live, socket: Socket) -> None:
        """Removes a connection."""
        live.sockets.discard(socket)
        live.say_here()
        live.attend()
        live.broadcast([live.present()])
        self._weigh(live)

    def met(self, live: Live, process: str, holders: tuple[str, ...], *, more: bool = False) -> None:
        """Notes which devices (or which more) are connected to a table at another process, and tells everybody."""
        holders = (*live.elsewhere.get(process, ()), *holders) if more else holders
        if live.elsewhere.get(process, ()) == holders:
            return
        host = chair(live.table, live.absence())
        live.elsewhere.pop(process, None)
        if holders:
            live.elsewhere[process] = holders
        live.attend()
        self._tell(live, host)
        self._follow(live)
        self._weigh(live)

    def say(self, live: Live, socket: Socket, message: Mapping[str, Any]) -> None:
        """Passes a reaction on to everybody who is connected; nothing of it is stored."""
        said = read_said(message)
        check_said(live.table, socket.holder, said, now() - live.stirred)
        if said.reaction is Reaction.NUDGE:
            live.stirred = now()
        live.say("said", said.data())
        live.broadcast([{"v": VERSION, "said": said.data()}])

    async def catch_up(
        self, live: Live, socket: Socket, message: Mapping[str, Any], allowed: Callable[[], bool]
    ) -> None:
        """Sends a client all entries since the number that it names, and the state; each page but one is a message."""
        n = message.get("n")
        if type(n) is not int or not 0 <= n <= live.desk.n:
            raise NotationError("wire-since", now=live.desk.n)
        if live.vouch is not None:
            await live.vouch()
        # Without the lock, so that a slow reader does not delay the table. New entries are sent after these.
        socket.catching_up = True
        try:
            while n < live.desk.n and not socket.closed:
                page = (await self._store.page(live.id, n))[: live.desk.n - n]
                for begin in range(0, len(page), TOGETHER):
                    await socket.push_slowly(await self._written(n + begin, page[begin : begin + TOGETHER], socket))
                n += len(page)
                if n < live.desk.n and not allowed():
                    socket.close(POLICY)
            socket.tell(live.state() | {"id": str(message.get("id"))[:40]})
        finally:
            socket.catching_up = False

    async def _written(self, n: int, entries: Sequence[bytes], socket: Socket) -> bytes:
        """The messages about the entries after the first `n`, as frames."""
        async with self._writing:
            await asyncio.sleep(0)
            messages = [event_message(number, read_entry(decode(body))) for number, body in enumerate(entries, n + 1)]
            return b"".join(frame_bytes(encode(in_version(message, socket.version))) for message in messages)
