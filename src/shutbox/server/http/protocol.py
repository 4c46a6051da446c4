"""HTTP connections with bounds: on the head of a request, on its time, and on the connections of one address.

Uvicorn's own protocol reads a head of any length, lets trailers become headers, and keeps a connection as long as a
byte comes now and then.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from shutbox.server.http.limit import Limits, Meter
from shutbox.server.http.metric import Metrics
from shutbox.server.http.refusal import refusal_answer
from shutbox.server.http.request import Answer, HttpError, answer_headers, head_bytes
from shutbox.words import Words

# The time for the head of a request, and again for its body; an answered connection may be idle as long.
SECONDS = 10.0
# The time in which a client must have read an answer, and in which it may still send what the server does not read.
READING, LINGER = 60.0, 1.0
# The bytes and lines of a head, the requests that may wait behind one that is being answered, and the bytes of a body
# that may come after its answer.
MOST_HEAD, MOST_LINES, MOST_WAITING, MOST_UNREAD = 16_384, 100, 16, 1 << 20
# A whole address as the target of a request, with its host.
_ADDRESS = re.compile(rb"https?://([^/?#@]+)[/?][^#]*", re.IGNORECASE)


class Doorkeeper:
    """Counts the connections of each address, and words the answers to connections that are refused."""

    def __init__(self, limits: Limits, metrics: Metrics, words: Words) -> None:
        self._limits = limits
        self._metrics = metrics
        self._words = words
        self._connections: Counter[str] = Counter()
        self._arrivals = Meter(limits.arrive)
        # What ends the long answers that are being sent when the server stops.
        self.endings: set[Callable[[], None]] = set()

    def hears(self, address: str, now: float) -> bool:
        """Whether an address that opens one more connection is listened to."""
        allowed = self._arrivals.allows(address, now)
        if not allowed:
            self._metrics.count("limited", "arrive")
        return allowed

    def enter(self, address: str) -> bool:
        """Counts a connection; whether the address may have it."""
        self._connections[address] += 1
        return not self._limits.of_address or self._connections[address] <= self._limits.of_address

    def leave(self, address: str) -> None:
        """Stops counting a connection that has ended."""
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]

    def refusal(self, error: HttpError) -> Answer:
        """The answer to a request that is refused before the router sees it."""
        answer = refusal_answer(error, self._words)
        self._metrics.count("requests", str(answer.status))
        return answer


class BoundedProtocol(HttpToolsProtocol):
    """A connection on which requests arrive."""

    def __init__(self, doorkeeper: Doorkeeper, **arguments: Any) -> None:
        super().__init__(**arguments)
        self._doorkeeper = doorkeeper
        self._address = ""
        self._deadline: asyncio.TimerHandle | None = None
        # Whether a head is being read, how many bytes have come since its beginning, and what was parsed of it.
        self._in_head, self._received, self._bytes, self._lines = False, 0, 0, 0
        # How much of a body came after its answer, whether anything that still comes is ignored, how much, and why.
        self._unread = self._ignored = 0
        self._deaf = False
        # Whether the connection was cut off as soon as it was made.
        self._unheard = False
        self._fault: HttpError | None = None

    # The connection

    def connection_made(self, transport: Any) -> None:
        """Starts the timeout for the first request; refuses an address with too many connections."""
        if not self._doorkeeper.hears((transport.get_extra_info("peername") or ("",))[0], self.loop.time()):
            self._unheard = True
            transport.abort()
            return
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        if self._doorkeeper.enter(self._address):
            self._expect(SECONDS)
        else:
            self._refuse(HttpError("http-connections"))

    def connection_lost(self, exc: Exception | None) -> None:
        """Stops the timeout."""
        if self._unheard:
            self.parser = None  # type: ignore[assignment]
            return
        self._stop_timeout()
        self._doorkeeper.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Reads data; refuses a head that is already too long though its end has not come."""
        if self._deaf:
            self._ignore(len(data))
            return
        self._received += len(data)
        super().data_received(data)
        if self._in_head and self._received > MOST_HEAD:
            self._refuse(_too_long())

    # The parser

    def on_message_begin(self) -> None:
        """Starts the timeout for the head of a request."""
        super().on_message_begin()
        self._in_head = True
        self._bytes = self._lines = 0
        self._expect(SECONDS)

    def on_url(self, url: bytes) -> None:
        """Counts the address of a request."""
        self._count(len(url), 0)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Counts a line of the head. Ignores trailers, because they come after everything that reads headers."""
        self._count(len(name) + len(value) + 4, 1)
        self._check_length()
        if self._in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Stops the timeout, because the head is complete."""
        self._check_length()
        if not self._is_strict():
            self._fault = HttpError("http-malformed")
            raise self._fault
        if len(self.pipeline) >= MOST_WAITING:
            self._fault = HttpError("http-too-many")
            raise self._fault
        self._stop_timeout()
        self._in_head, self._bytes, self._lines = False, 0, 0
        super().on_headers_complete()

    def _is_strict(self) -> bool:
        """Whether a head is right also where the parser takes more than RFC 9112 allows.

        What two programs read differently can hide a request from one of them.
        """
        version = self.parser.get_http_version()
        codings = [value.lower() for name, value in self.headers if name == b"transfer-encoding"]
        framed = not codings or (codings == [b"chunked"] and version == "1.1")
        return version in ("1.0", "1.1") and framed and self._has_own_target()

    def _has_own_target(self) -> bool:
        """Whether the target is a path, or a whole address at the host that the head names (RFC 9112, 3.2)."""
        if self.url.startswith(b"/") or self.url == b"*":
            return b"#" not in self.url
        address, hosts = _ADDRESS.fullmatch(self.url), [value for name, value in self.headers if name == b"host"]
        return address is not None and [address[1].lower()] == [host.lower() for host in hosts]

    def on_body(self, body: bytes) -> None:
        """Passes a part of a body on; closes the connection if too much comes after the answer."""
        super().on_body(body)
        if self.cycle.response_complete:
            self._unread += len(body)
            if self._unread > MOST_UNREAD:
                self._stop_reading()

    def on_message_complete(self) -> None:
        """Counts what comes next as a new request."""
        super().on_message_complete()
        self._received = 0

    def on_response_complete(self) -> None:
        """Starts the timeout for the next request, and for the rest of this one if nobody has read its body."""
        super().on_response_complete()
        self._unread = 0
        self._expect(READING if self.transport.is_closing() else SECONDS)

    def pause_writing(self) -> None:
        """Starts the timeout in which the client has to read what was sent."""
        super().pause_writing()
        if self._is_answering():
            self._expect(READING)

    def resume_writing(self) -> None:
        """Stops that timeout."""
        super().resume_writing()
        if self._is_answering():
            self._stop_timeout()

    def shutdown(self) -> None:
        """Ends all long answers too, because the server stops."""
        for end in list(self._doorkeeper.endings):
            end()
        super().shutdown()

    def timeout_keep_alive_handler(self) -> None:
        """Closes an idle connection; it is cut off if the client does not read the rest of its answer."""
        super().timeout_keep_alive_handler()
        self._expect(READING)

    # WebSockets

    def _should_upgrade(self) -> bool:
        return super()._should_upgrade() and self.parser.get_http_version() == "1.1"

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection over, and drops the parser, because the two refer to each other."""
        self._stop_timeout()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    # Refusals

    def send_400_response(self, _message: str) -> None:
        """Refuses what the parser or one of the methods above has refused."""
        fault, self._fault = self._fault, None
        if fault is not None:
            # Its frames refer to this connection and to all that was read, and the collector rests under load.
            fault.__traceback__ = None
        if self._is_answering():
            # In the body or behind a request that is being answered: an answer here would be taken for that of it.
            self.transport.abort()
        else:
            self._refuse(fault or HttpError("http-malformed"))

    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _refuse(self, error: HttpError) -> None:
        """Answers a request that is refused, and closes the connection."""
        if self._deaf:
            return
        answer = self._doorkeeper.refusal(error)
        headers = [*self.server_state.default_headers, *answer_headers(answer), (b"connection", b"close")]
        self.transport.write(head_bytes(answer.status, headers) + answer.body)
        self._stop_reading()

    def _stop_reading(self) -> None:
        """Ignores what the client still sends, and closes the connection once it has had time to read its answer."""
        self._deaf = True
        self._stop_timeout()
        self._unset_keepalive_if_required()
        self._deadline = self.loop.call_later(LINGER, self._close)

    def _ignore(self, size: int) -> None:
        """Counts what is ignored; a client that sends more of it than any honest one is no longer read from."""
        self._ignored += size
        if self._ignored > MOST_UNREAD:
            self.flow.pause_reading()

    # Time

    def _expect(self, seconds: float) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(seconds, self._late)

    def _stop_timeout(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _close(self) -> None:
        self._deadline = None
        self.transport.close()
        self._expect(READING)

    def _late(self) -> None:
        self._deadline = None
        self.transport.abort()

    def _count(self, size: int, lines: int) -> None:
        self._bytes += size
        self._lines += lines

    def _is_too_long(self) -> bool:
        return self._bytes > MOST_HEAD or self._lines > MOST_LINES

    def _check_length(self) -> None:
        if self._is_too_long():
            self._fault = _too_long()
            raise self._fault


def _too_long() -> HttpError:
    return HttpError("http-head", bytes=MOST_HEAD, lines=MOST_LINES)
