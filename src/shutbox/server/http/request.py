"""HTTP requests and answers, as far as this server needs them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from dataclasses import dataclass, field
from email.utils import formatdate
from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qs

from shutbox.errors import ShutboxError
from shutbox.json_schema import DOCUMENT_VERSION
from shutbox.server.http.limit import Meter
from shutbox.server.http.wire import decode, encode

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
JSON, TEXT, HTML = "application/json", "text/plain; charset=utf-8", "text/html; charset=utf-8"
# One JSON document in each line; an empty line says that the server is still there.
NDJSON = "application/x-ndjson"
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
    "http-cut": 400,
    "http-fault": 500,
    "http-handshake": 426,
    "http-head": 431,
    "http-host": 421,
    "http-host-form": 400,
    "http-json": 415,
    "http-lines": 415,
    "http-long": 413,
    "http-malformed": 400,
    "http-method": 405,
    "http-origin": 403,
    "http-path": 404,
    "http-slow": 408,
    "http-too-many": 429,
    "not-your-seat": 403,
    "not-your-turn": 409,
    "request-field": 400,
    "seats-taken": 409,
    "stale": 409,
    "spoken-unknown": 404,
    "seed-known": 409,
    "server-busy": 503,
    "solve-extra-missing": 503,
    "store-failed": 503,
    "table-damaged": 503,
    "table-full": 429,
    "table-stage": 409,
    "table-unknown": 404,
    "think-busy": 503,
    "think-share": 429,
    "token-scope": 403,
    "transfer-unknown": 404,
    "wire-json": 400,
}


class HttpError(ShutboxError):
    """A request that is refused."""


def status_of(error: ShutboxError, usual: int = 400) -> int:
    """The status of the answer to a request that led to an error."""
    return STATUS.get(error.code, usual)


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a request."""

    body: bytes
    kind: str = JSON
    status: int = 200
    headers: tuple[tuple[str, str], ...] = ()
    # A long answer is sent part by part; `stop` ends it when the client has gone.
    parts: AsyncGenerator[bytes, None] | None = None
    stop: Callable[[], None] = lambda: None


def data_answer(data: dict[str, Any], status: int = 200, headers: tuple[tuple[str, str], ...] = ()) -> Answer:
    """Plain data as an answer, with the version of its form."""
    return Answer(encode({"v": DOCUMENT_VERSION} | data), JSON, status, headers)


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
    # What the token may be used for, whether only the head of the answer is wanted, and the limits that were applied.
    scopes: tuple[str, ...] = ()
    is_head: bool = False
    meters: dict[str, tuple[Meter, str]] = field(default_factory=dict)

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
    kind, length = (b"content-type", answer.kind.encode()), (b"content-length", str(len(answer.body)).encode())
    described = [kind] if answer.parts is not None else [kind, length]
    always = [] if answer.status == 304 else described
    keeping = [] if "cache-control" in dict(answer.headers) else [(b"cache-control", b"no-store")]
    return [*always, *keeping, *own]


def head_bytes(status: int, headers: list[tuple[bytes, bytes]]) -> bytes:
    """The head of an answer; adds the date if there is none."""
    dated = headers if b"date" in dict(headers) else [(b"date", formatdate(usegmt=True).encode()), *headers]
    first = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()
    return b"\r\n".join([first, *(name + b": " + value for name, value in dated)]) + b"\r\n\r\n"


async def respond(send: Send, answer: Answer, headers: list[tuple[bytes, bytes]], receive: Receive) -> None:
    """Sends an answer."""
    given = [*headers, *answer_headers(answer)]
    await send({"type": "http.response.start", "status": answer.status, "headers": given})
    if answer.parts is not None:
        await _send_parts(send, answer, answer.parts, receive)
    await send({"type": "http.response.body", "body": answer.body})


async def _send_parts(send: Send, answer: Answer, parts: AsyncGenerator[bytes, None], receive: Receive) -> None:
    """Sends a long answer as far as the client reads it."""

    async def watch() -> None:
        if (await receive())["type"] == "http.disconnect":
            answer.stop()

    watching = asyncio.create_task(watch())
    try:
        async with aclosing(parts):
            async for part in parts:
                await send({"type": "http.response.body", "body": part, "more_body": True})
    finally:
        watching.cancel()
