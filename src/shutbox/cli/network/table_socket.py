"""The WebSocket connection to a table: it runs in its own thread and reconnects when it is lost."""

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

from shutbox.cli.network.address import is_local
from shutbox.cli.network.client import Client, RefusedError, check_version, refusal
from shutbox.errors import ShutboxError

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

SHORTEST_WAIT, LONGEST_WAIT = 0.25, 15.0
TIMEOUT = 10.0
MOST_BYTES = 1 << 22
# HTTP errors that a retry will not change.
_PERMANENT = (401, 403, 404, 421)


@dataclass(frozen=True, slots=True)
class Connected:
    """The connection is open, for the first time or again."""


@dataclass(frozen=True, slots=True)
class MessageReceived:
    """A message of the server."""

    message: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Disconnected:
    """The connection was lost; a reconnect is under way."""


@dataclass(frozen=True, slots=True)
class ConnectionFailure:
    """The connection cannot be opened, and is not tried again."""

    error: ShutboxError


ConnectionEvent = Connected | MessageReceived | Disconnected | ConnectionFailure


class TableSocket:
    """Reports connection events by calling `put`, and sends messages while it is connected."""

    def __init__(self, client: Client, code: str, socket: str, put: Callable[[ConnectionEvent], None]) -> None:
        self._client = client
        self._code = code
        self._socket = socket
        self._put = put
        self._closed = Event()
        self._connection: ClientConnection | None = None
        self._ever_connected = False

    def start(self) -> None:
        """Starts the thread that connects."""
        Thread(target=self._run, daemon=True).start()

    def send(self, message: dict[str, Any]) -> None:
        """Sends a message, which is dropped without a connection; the synchronizer sends it again."""
        from websockets.exceptions import ConnectionClosed

        if self._connection is not None:
            with suppress(ConnectionClosed, OSError):
                self._connection.send(json.dumps(message))

    def close(self) -> None:
        """Closes the connection without a reconnect."""
        self._closed.set()
        if self._connection is not None:
            self._connection.close()

    def _run(self) -> None:
        wait = SHORTEST_WAIT
        while not self._closed.is_set():
            started = monotonic()
            try:
                self._connect_once()
            except ShutboxError as error:
                self._put(ConnectionFailure(error))
                return
            # The wait is reset only after a connection that lasted for a while.
            wait = SHORTEST_WAIT if monotonic() - started > LONGEST_WAIT else min(2 * wait, LONGEST_WAIT)
            self._closed.wait(wait * random.uniform(0.5, 1.0))

    def _connect_once(self) -> None:
        """Connects, and listens until the connection ends; raises what a retry would not change."""
        try:
            # A refused WebSocket has no reason, so the table is requested by HTTP first.
            self._client.table(self._code)
        except RefusedError as error:
            if error.status in _PERMANENT:
                raise
        except ShutboxError as error:
            if error.code != "join-unreachable":
                raise
        else:
            self._exchange()

    def _exchange(self) -> None:
        from websockets.exceptions import ConnectionClosed, WebSocketException

        try:
            with self._open() as connection:
                if self._closed.is_set():
                    return
                self._connection, self._ever_connected = connection, True
                self._put(Connected())
                self._listen(connection)
        except (ConnectionClosed, OSError):
            pass
        except (WebSocketException, ImportError) as error:
            # The handshake was refused, or the proxy cannot be used.
            if not self._ever_connected:
                raise self._handshake_error(error) from None
        lost, self._connection = self._connection, None
        if lost is not None and not self._closed.is_set():
            self._put(Disconnected())

    def _handshake_error(self, error: Exception) -> ShutboxError:
        """The error of a failed handshake, with the message of the server if it sent one."""
        body = getattr(getattr(error, "response", None), "body", None) or b"{}"
        try:
            data = self._client.data(body).get("error")
        except ShutboxError:
            data = None
        return refusal(data) if isinstance(data, dict) else ShutboxError("join-door", server=self._client.server)

    def _open(self) -> ClientConnection:
        from logging import Logger

        from websockets.sync.client import connect

        # Otherwise a connection that dies without a word would show the player a traceback.
        silent = Logger("websockets")
        silent.disabled = True
        return connect(
            self._socket,
            logger=silent,
            additional_headers={"Authorization": f"Bearer {self._client.token}"},
            compression=None,
            user_agent_header=None,
            open_timeout=TIMEOUT,
            ping_interval=TIMEOUT,
            ping_timeout=TIMEOUT,
            close_timeout=1,
            max_size=MOST_BYTES,
            proxy=None if is_local(urlsplit(self._socket).netloc) else True,
        )

    def _listen(self, connection: ClientConnection) -> None:
        for text in connection:
            message = self._client.data(text)
            check_version(message)
            self._put(MessageReceived(message))
