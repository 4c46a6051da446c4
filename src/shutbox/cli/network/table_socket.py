"""The connection to a table: opened, and opened again whenever it is lost, in a thread of its own."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from shutbox.cli.network.address import nearby
from shutbox.cli.network.client import Client, RefusedError, check_version, refusal
from shutbox.errors import ShutboxError

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

SOONEST, LATEST = 0.25, 15.0
PATIENCE = 10.0
MOST_BYTES = 1 << 22
# What will not be otherwise a moment later.
_FINAL = (401, 403, 404, 421)


@dataclass(frozen=True, slots=True)
class Opened:
    """The table can be talked to, for the first time or again."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A message of the server."""

    message: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection is gone; it is being opened again."""


@dataclass(frozen=True, slots=True)
class Failed:
    """There is no way to this table any more."""

    error: ShutboxError


News = Opened | Heard | Lost | Failed


class Link:
    """Puts news into an inbox, and sends what is asked for while there is a connection."""

    def __init__(self, client: Client, code: str, socket: str, put: Callable[[News], None]) -> None:
        self._client = client
        self._code = code
        self._socket = socket
        self._put = put
        self._closed = Event()
        self._connection: ClientConnection | None = None
        self._known = False

    def start(self) -> None:
        """Begins to connect."""
        Thread(target=self._run, daemon=True).start()

    def send(self, message: dict[str, Any]) -> None:
        """Sends a message; without a connection nothing happens, for whoever waits for an answer sends again."""
        from websockets.exceptions import ConnectionClosed

        if self._connection is not None:
            with suppress(ConnectionClosed, OSError):
                self._connection.send(json.dumps(message))

    def close(self) -> None:
        """Ends it for good."""
        self._closed.set()
        if self._connection is not None:
            self._connection.close()

    def _run(self) -> None:
        wait = SOONEST
        while not self._closed.is_set():
            begun = monotonic()
            try:
                self._visit()
            except ShutboxError as error:
                self._put(Failed(error))
                return
            # Only what has held for a while is worth coming back to at once.
            wait = SOONEST if monotonic() - begun > LATEST else min(2 * wait, LATEST)
            self._closed.wait(wait * random.uniform(0.5, 1.0))

    def _visit(self) -> None:
        """Connects, and listens until that ends; what cannot be mended by waiting is an error."""
        try:
            # A socket is refused without a reason, so the table is asked for first.
            self._client.table(self._code)
        except RefusedError as error:
            if error.status in _FINAL:
                raise
        except ShutboxError as error:
            if error.code != "join-unreachable":
                raise
        else:
            self._talk()

    def _talk(self) -> None:
        from websockets.exceptions import ConnectionClosed, WebSocketException

        try:
            with self._connected() as connection:
                if self._closed.is_set():
                    return
                self._connection, self._known = connection, True
                self._put(Opened())
                self._listen(connection)
        except (ConnectionClosed, OSError):
            pass
        except (WebSocketException, ImportError) as error:
            # A handshake that is refused, or a proxy that cannot be used.
            if not self._known:
                raise self._refused(error) from None
        found, self._connection = self._connection, None
        if found is not None and not self._closed.is_set():
            self._put(Lost())

    def _refused(self, error: Exception) -> ShutboxError:
        """Why there is no connection, in the words of the server where it has some."""
        body = getattr(getattr(error, "response", None), "body", None) or b"{}"
        try:
            said = self._client.data(body).get("error")
        except ShutboxError:
            said = None
        return refusal(said) if isinstance(said, dict) else ShutboxError("join-door", server=self._client.server)

    def _connected(self) -> ClientConnection:
        from websockets.sync.client import connect

        return connect(
            self._socket,
            additional_headers={"Authorization": f"Bearer {self._client.token}"},
            compression=None,
            user_agent_header=None,
            open_timeout=PATIENCE,
            ping_interval=PATIENCE,
            ping_timeout=PATIENCE,
            close_timeout=1,
            max_size=MOST_BYTES,
            proxy=None if nearby(urlsplit(self._socket).netloc) else True,
        )

    def _listen(self, connection: ClientConnection) -> None:
        for text in connection:
            message = self._client.data(text)
            check_version(message)
            self._put(Heard(message))
