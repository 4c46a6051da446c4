"""The handshake of sockets."""

from __future__ import annotations

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.http.request import data_answer
from shutbox.server.socket.handshake import acceptance, check, read_head, rejection

HEAD = (
    b"GET /ws/abcd%2Defgh?x=1 HTTP/1.1\r\nhost: box.example\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\norigin: http://box.example\r\n\r\n"
)


def test_the_example_of_the_standard_is_answered_as_it_says() -> None:
    request = read_head(HEAD, ("192.0.2.7", 4242))
    check(request)
    assert b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in acceptance(request)


def test_a_head_is_read_as_the_request_it_is() -> None:
    request = read_head(HEAD, ("192.0.2.7", 4242))
    assert (request.method, request.path, request.query) == ("GET", "/ws/abcd-efgh", {"x": "1"})
    assert (request.address, request.headers["origin"]) == ("192.0.2.7", "http://box.example")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"GET", b"POST"),
        (b"version: 13", b"version: 8"),
        (b"dGhlIHNhbXBsZSBub25jZQ==", b"dGhl"),
        (b"dGhlIHNhbXBsZSBub25jZQ==", b"%%%"),
        (b"sec-websocket-key", b"x-key"),
    ],
)
def test_what_is_no_handshake_is_refused(old: bytes, new: bytes) -> None:
    with pytest.raises(ShutboxError):
        check(read_head(HEAD.replace(old, new), None))


def test_a_refusal_is_a_whole_answer() -> None:
    answer = rejection(data_answer({"ok": False}, 426), [(b"x-own", b"1")])
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 426 Upgrade Required\r\n")
    assert body == b'{"v":1,"ok":false}'
    for line in (b"connection: close", b"sec-websocket-version: 13", b"x-own: 1", b"content-length: 18"):
        assert line in head.split(b"\r\n")
