"""HTTP requests and answers, as far as this server needs them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from email.utils import formatdate
from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qs

from shutbox.errors import ShutboxError
from shutbox.server.http.wire import decode, encode

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
JSON, TEXT, HTML = "application/json", "text/plain; charset=utf-8", "text/html; charset=utf-8"
FIGURES = "text/plain; version=0.0.4; charset=utf-8"
# For what is no secret: a client may keep it, and asks each time whether it is still right.
KEPT = (("cache-control", "no-cache"),)


# The status of errors by their code; all others are 400.
STATUS = {
    "classroom-key": 403,
    "classroom-stage": 409,
    "classroom-teacher": 403,
    "classroom-unknown": 404,
    "device-unknown": 401,
    "host-only": 403,
    "http-connections": 429,
    "http-fault": 500,
    "http-handshake": 426,
    "http-head": 431,
    "http-host": 421,
    "http-json": 415,
    "http-long": 413,
    "http-method": 405,
    "http-origin": 403,
    "http-path": 404,
    "http-slow": 408,
    "http-too-many": 429,
    "not-your-seat": 403,
    "spoken-unknown": 404,
    "server-busy": 503,
    "solve-extra-missing": 503,
    "store-failed": 503,
    "table-damaged": 503,
    "table-full": 429,
    "table-stage": 409,
    "table-unknown": 404,
    "think-busy": 503,
    "think-share": 429,
    "transfer-unknown": 404,
}


class HttpError(ShutboxError):
    """A request that is refused."""


def status_of(error: ShutboxError) -> int:
    """The status of the answer to a request that led to an error."""
    return STATUS.get(error.code, 400)


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a request."""

    body: bytes
    kind: str = JSON
    status: int = 200
    headers: tuple[tuple[str, str], ...] = ()


def data_answer(data: dict[str, Any], status: int = 200, headers: tuple[tuple[str, str], ...] = ()) -> Answer:
    """Plain data as an answer."""
    return Answer(encode(data), JSON, status, headers)


@dataclass(slots=True)
class Request:
    """An HTTP request."""

    method: str
    path: str
    query: dict[str, str]
    headers: dict[str, str]
    address: str
    body: bytes = b""
    holder: str = ""
    id: str = ""
    given: list[tuple[str, str]] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        """The body as data; raises if it is not JSON, because a form of any page could send other kinds."""
        if self.headers.get("content-type", "").split(";")[0].strip().lower() != JSON:
            raise HttpError("http-json")
        return decode(self.body or b"{}")


def request_of(scope: Scope) -> Request:
    """The request of a scope, without its body."""
    headers = _headers([(key.decode("latin-1").lower(), value.decode("latin-1")) for key, value in scope["headers"]])
    query = {key: values[-1] for key, values in parse_qs(scope.get("query_string", b"").decode("latin-1")).items()}
    address = (scope.get("client") or ("", 0))[0]
    return Request(scope.get("method", "GET"), scope["path"], query, headers, address)


def _headers(lines: list[tuple[str, str]]) -> dict[str, str]:
    """The headers by name; the values of a repeated one are joined, as a proxy may join them (RFC 9110, 5.3)."""
    headers: dict[str, str] = {}
    for name, value in lines:
        separator = "; " if name == "cookie" else ", "
        headers[name] = f"{headers[name]}{separator}{value}" if name in headers else value
    return headers


async def body_of(receive: Receive, most: int, seconds: float) -> bytes:
    """The body of a request; raises as soon as it is too long or takes too long."""
    try:
        async with asyncio.timeout(seconds):
            return await _body(receive, most)
    except TimeoutError:
        raise HttpError("http-slow") from None


async def _body(receive: Receive, most: int) -> bytes:
    parts, size = [], 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise HttpError("http-cut")
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            raise HttpError("http-long", most=most)
        if not message.get("more_body"):
            return b"".join(parts)


def answer_headers(answer: Answer) -> list[tuple[bytes, bytes]]:
    """The headers of an answer itself; one without a body (RFC 9110, 15.4.5) does not describe it."""
    own = [(key.encode(), value.encode("latin-1")) for key, value in answer.headers]
    described = [(b"content-type", answer.kind.encode()), (b"content-length", str(len(answer.body)).encode())]
    always = [] if answer.status == 304 else described
    keeping = [] if "cache-control" in dict(answer.headers) else [(b"cache-control", b"no-store")]
    return [*always, *keeping, *own]


def head_bytes(status: int, headers: list[tuple[bytes, bytes]]) -> bytes:
    """The head of an answer; adds the date if there is none."""
    dated = headers if b"date" in dict(headers) else [(b"date", formatdate(usegmt=True).encode()), *headers]
    first = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()
    return b"\r\n".join([first, *(name + b": " + value for name, value in dated)]) + b"\r\n\r\n"


async def respond(send: Send, answer: Answer, headers: list[tuple[bytes, bytes]]) -> None:
    """Sends an answer."""
    given = [*headers, *answer_headers(answer)]
    await send({"type": "http.response.start", "status": answer.status, "headers": given})
    await send({"type": "http.response.body", "body": answer.body})
