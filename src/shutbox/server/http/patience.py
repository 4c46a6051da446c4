"""How long the server waits for a request: whoever opens a connection and says nothing is let go."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

# For the head of a request, and then for its body.
SECONDS = 10.0


class Impatient(HttpToolsProtocol):
    """Uvicorn's side of an HTTP connection, which by itself would wait for the head of a request for ever."""

    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Waits for the first request."""
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        """Waits for the rest of a request's head."""
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """Has a request."""
        self._heard()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection over, and lets go of the parser: each holds the other, and would never go by itself."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no longer."""
        self._heard()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self.waiting is None:
            self.waiting = self.loop.call_later(SECONDS, self._late)

    def _heard(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def _late(self) -> None:
        self.waiting = None
        if not self.transport.is_closing():
            self.transport.close()
