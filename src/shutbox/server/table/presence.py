"""Who is connected to a table: clients come, go, and catch up with what they have missed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shutbox.errors import NotationError
from shutbox.play.table import event_message, read_entry
from shutbox.server.http import decode, entry_script
from shutbox.server.socket import Socket
from shutbox.server.store import Store
from shutbox.server.table.live import Live, mine, rules_text
from shutbox.server.table.outlook import Outlooks


class Presence:
    """Connects clients to tables."""

    def __init__(self, store: Store, outlooks: Outlooks) -> None:
        self._store = store
        self._outlooks = outlooks

    def join(self, live: Live, socket: Socket) -> None:
        """Welcomes a connection: what the table is, and how it stands."""
        live.sockets.add(socket)
        first = {"rules": rules_text(live.table.rules), "app": entry_script(), **mine(live, socket.holder)}
        socket.tell({**live.state(), **first})
        live.broadcast([live.present()])
        self._outlooks.update(live)

    def leave(self, live: Live, socket: Socket) -> None:
        """Lets go of a connection."""
        live.sockets.discard(socket)
        live.broadcast([live.present()])

    async def catch_up(self, live: Live, socket: Socket, message: Mapping[str, Any]) -> None:
        """Sends a client everything that came since the count it names, and how the table stands."""
        seen = message.get("n")
        if type(seen) is not int or not 0 <= seen <= live.desk.n:
            raise NotationError("wire-since", now=live.desk.n)
        # No lock: a client that reads slowly must not hold up the table. What happens meanwhile comes in its turn.
        socket.catching_up = True
        try:
            while seen < live.desk.n and not socket.closed:
                for body in (await self._store.page(live.id, seen))[: live.desk.n - seen]:
                    seen += 1
                    await socket.tell_slowly(event_message(seen, read_entry(decode(body))))
            socket.tell(live.state() | {"id": str(message.get("id"))[:40]})
        finally:
            socket.catching_up = False
