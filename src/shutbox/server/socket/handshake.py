"""The handshake that turns an HTTP request into a WebSocket (RFC 6455, 4.2). Pure."""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error
from collections.abc import Iterable
from hashlib import sha1
from http import HTTPStatus
from urllib.parse import unquote

from shutbox.server.http import Answer, HttpError, Request, answer_headers, head_bytes, request_of

_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
VERSION = "13"


def read_head(head: bytes, client: tuple[str, int] | None) -> Request:
    """The request in a head that the HTTP parser has already accepted."""
    first, *lines = head.split(b"\r\n\r\n", 1)[0].split(b"\r\n")
    method, target, _ = first.split(b" ", 2)
    path, _, query = target.partition(b"?")
    headers = [(name, value.strip()) for name, _, value in (line.partition(b":") for line in lines)]
    scope = {
        "method": method.decode("latin-1"),
        "path": unquote(path.decode("latin-1")),
        "query_string": query,
        "headers": headers,
        "client": client,
    }
    return request_of(scope)


def check(request: Request) -> None:
    """Raises if this is not a handshake of this version."""
    if request.method != "GET":
        raise HttpError("http-method", allowed=["GET"])
    is_current = request.headers.get("sec-websocket-version") == VERSION
    if not is_current or not _is_key(_key(request)) or _has_body(request):
        raise HttpError("http-handshake", version=VERSION)


def _has_body(request: Request) -> bool:
    """Whether a body follows, which would be taken for frames."""
    return "transfer-encoding" in request.headers or request.headers.get("content-length", "0").strip("0") != ""


def _key(request: Request) -> str:
    return request.headers.get("sec-websocket-key", "")


def _is_key(key: str) -> bool:
    try:
        return len(b64decode(key, validate=True)) == 16
    except (Error, ValueError):
        return False


def acceptance(request: Request) -> bytes:
    """The answer after which both sides send frames."""
    # Not a secret's hash: the protocol only wants to see that the server has understood.
    proof = b64encode(sha1(_key(request).encode() + _GUID, usedforsecurity=False).digest())
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: " + proof + b"\r\nX-Request-Id: " + request.id.encode() + b"\r\n\r\n"
    )


def rejection(answer: Answer, headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """The answer to a refused handshake, after which the connection is closed."""
    upgrade = answer.status == HTTPStatus.UPGRADE_REQUIRED
    version = [(b"sec-websocket-version", VERSION.encode())] if upgrade else []
    given = [(b"connection", b"close"), *version, *headers, *answer_headers(answer)]
    return head_bytes(answer.status, given) + answer.body
