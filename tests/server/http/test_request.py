"""HTTP requests and answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.http.request import (
    STATUS,
    Answer,
    HttpError,
    Request,
    answer_headers,
    body_of,
    data_answer,
    request_of,
    respond,
    status_of,
)


def scope(**changes: Any) -> dict[str, Any]:
    return {"method": "POST", "path": "/api", "headers": [], "query_string": b"", "client": ("10.0.0.1", 80)} | changes


def test_a_request_is_what_its_scope_says() -> None:
    headers = [(b"Content-Type", b"application/json"), (b"X-Name", "é".encode("latin-1"))]
    request = request_of(scope(headers=headers, query_string=b"a=1&b=x%20y&a=2"))
    assert (request.method, request.path, request.address) == ("POST", "/api", "10.0.0.1")
    assert request.headers == {"content-type": "application/json", "x-name": "é"}
    assert request.query == {"a": "2", "b": "x y"}


def test_a_scope_may_lack_what_a_socket_does_not_have() -> None:
    request = request_of({"path": "/ws", "headers": [], "client": None})
    assert (request.method, request.query, request.address) == ("GET", {}, "")


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8", " application/json ;x"])
def test_a_body_of_json_is_data(kind: str) -> None:
    request = Request("POST", "/", {}, {"content-type": kind}, "", b'{"a": [1]}')
    assert request.data() == {"a": [1]}
    request.body = b""
    assert request.data() == {}


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonx"])
def test_a_body_that_a_form_could_send_is_refused(kind: str) -> None:
    with pytest.raises(HttpError, match="http-json"):
        Request("POST", "/", {}, {"content-type": kind}, "", b"{}").data()


@pytest.mark.parametrize("body", [b"[]", b"{", b"null", b"\xff"])
def test_a_body_that_is_no_object_is_refused(body: bytes) -> None:
    with pytest.raises(ShutboxError):
        Request("POST", "/", {}, {"content-type": "application/json"}, "", body).data()


def received(*messages: dict[str, Any], most: int = 10, seconds: float = 5.0) -> bytes:
    """The body that comes in these messages; after them nothing comes."""
    waiting = list(messages)

    async def receive() -> dict[str, Any]:
        if not waiting:
            await asyncio.sleep(60)
        return waiting.pop(0)

    return asyncio.run(body_of(receive, most, seconds))


def part(body: bytes, *, more: bool) -> dict[str, Any]:
    return {"type": "http.request", "body": body, "more_body": more}


def test_a_body_is_put_together_from_its_parts() -> None:
    assert received(part(b"01234", more=True), part(b"56789", more=False)) == b"0123456789"
    assert received({"type": "http.request"}) == b""


@pytest.mark.parametrize(
    ("messages", "code"),
    [
        ([part(b"0123456789", more=True), part(b"0", more=True)], "http-long"),
        ([part(b"0", more=True), {"type": "http.disconnect"}], "http-cut"),
        ([part(b"0", more=True)], "http-slow"),
    ],
)
def test_a_body_that_is_too_long_cut_or_slow_is_refused(messages: list[dict[str, Any]], code: str) -> None:
    with pytest.raises(HttpError) as raised:
        received(*messages, seconds=0.05 if code == "http-slow" else 5.0)
    assert raised.value.code == code


def test_an_error_has_a_status() -> None:
    assert status_of(HttpError("http-path")) == 404
    assert status_of(ShutboxError("something-else")) == 400
    assert all(400 <= status < 600 for status in STATUS.values())


def test_an_answer_is_not_cached_unless_it_says_so() -> None:
    plain = dict(answer_headers(data_answer({"a": 1})))
    assert plain[b"content-type"] == b"application/json"
    assert plain[b"content-length"] == b"13"
    assert plain[b"cache-control"] == b"no-store"
    own = answer_headers(Answer(b"", headers=(("cache-control", "max-age=60"),)))
    assert [value for key, value in own if key == b"cache-control"] == [b"max-age=60"]


async def _nothing() -> dict[str, Any]:
    """Waits for ever, as for a client that sends no more."""
    await asyncio.Event().wait()
    return {}


def test_a_long_answer_is_sent_part_by_part_and_ends_when_the_client_has_gone() -> None:
    sent: list[dict[str, Any]] = []
    stopped = asyncio.Event()
    closed: list[bool] = []

    async def parts() -> AsyncGenerator[bytes, None]:
        try:
            yield b"one"
            yield b"two"
            await stopped.wait()
        finally:
            closed.append(True)

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def receive() -> dict[str, Any]:
        await asyncio.sleep(0.01)
        return {"type": "http.disconnect"}

    asyncio.run(respond(send, Answer(b"", "x/y", parts=parts(), stop=stopped.set), [], receive))
    assert [(each["body"], each.get("more_body")) for each in sent[1:]] == [(b"one", True), (b"two", True), (b"", None)]
    assert b"content-length" not in dict(sent[0]["headers"])
    assert closed == [True]


def test_an_answer_is_sent_with_its_status_its_headers_and_its_body() -> None:
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    asyncio.run(respond(send, data_answer({"a": 1}, 201, (("x-own", "é"),)), [(b"x-first", b"1")], _nothing))
    start, body = sent
    assert (start["type"], start["status"]) == ("http.response.start", 201)
    assert start["headers"][0] == (b"x-first", b"1")
    assert (b"x-own", "é".encode("latin-1")) in start["headers"]
    assert body == {"type": "http.response.body", "body": b'{"v":1,"a":1}'}
