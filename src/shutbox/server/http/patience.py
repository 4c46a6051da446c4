"""Closes connections on which no complete request arrives in time."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

# The time for the head of a request, and again for its body.
SECONDS = 10.0


class Impatient(HttpToolsProtocol):
    """Uvicorn's HTTP protocol with a timeout for the head of a request, which uvicorn itself does not have."""

    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Starts the timeout for the first request."""
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        """Starts the timeout for the rest of a request's head."""
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """Stops the timeout, because the head is complete."""
        self._heard()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection over, and drops the parser, because the two refer to each other."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Stops the timeout."""
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
