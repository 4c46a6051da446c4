"""Requests as data."""

from __future__ import annotations

import json

import pytest

from shutbox.client.call import get, post, post_lines, read_link, refusal, rules_call, table_path, waiting_seconds
from shutbox.errors import NotationError


def test_keys_without_a_value_are_not_sent() -> None:
    assert get("tables/x/events", since=None).target == "/api/v1/tables/x/events"
    assert get("tables/x/events", since=3, seconds=9).target == "/api/v1/tables/x/events?since=3&seconds=9"
    assert json.loads(post("x", {"a": 1, "b": None}).body or b"") == {"a": 1}
    assert json.loads(rules_call("moves", {"box": "nine"}, None, throw=[1]).body or b"") == {
        "rules": {"box": "nine"},
        "throw": [1],
    }
    assert post_lines("records", [{"record": "a\nb"}, {"record": ""}]).body == b'{"record": "a\\nb"}\n{"record": ""}\n'


def test_a_request_with_a_key_has_another_each_time() -> None:
    call = post("tables", {})
    first, second = call.once().headers, call.once().headers
    assert first["Idempotency-Key"] != second["Idempotency-Key"]
    assert call.once().head("secret")["Authorization"] == "Bearer secret"
    assert "Authorization" not in call.head("")


def test_nothing_in_a_code_changes_the_path() -> None:
    assert table_path("../a?b", "events") == "tables/..%2Fa%3Fb/events"


@pytest.mark.parametrize(
    ("link", "found"),
    [
        ("http://box.example/t/k3mz-7w2q-9fxd", ("http://box.example", "k3mz-7w2q-9fxd")),
        (" https://box.example:8443/t/k3mz7w2q9fxd/report\n", ("https://box.example:8443", "k3mz7w2q9fxd")),
        ("http://127.0.0.1:8000/k3mz-7w2q-9fxd", ("http://127.0.0.1:8000", "k3mz-7w2q-9fxd")),
        ("http://127.0.0.1:8000/", ("http://127.0.0.1:8000", "")),
    ],
)
def test_links_are_read_as_people_share_them(link: str, found: tuple[str, str]) -> None:
    assert read_link(link) == found


@pytest.mark.parametrize("link", ["", "k3mz", "ftp://box.example/t/x", "http://box.example/t", "http:///t/x"])
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(NotationError) as error:
        read_link(link)
    assert error.value.code == "join-address"


def test_a_refusal_is_an_error_with_what_the_server_says() -> None:
    body = {"error": {"code": "stale", "arguments": {"now": 3}, "text": "look again"}}
    error = refusal(409, json.dumps(body).encode())
    assert (error.code, error.status, error.arguments) == ("stale", 409, {"now": 3})
    assert str(error) == "look again [stale]"
    other = refusal(502, b"<html>")
    assert (other.code, other.status) == ("http-fault", 502)


def test_whoever_is_told_to_wait_waits() -> None:
    assert waiting_seconds("7", 0) == 7
    assert waiting_seconds("soon", 0) == waiting_seconds(None, 0) == 0.1
    assert waiting_seconds(None, 30) == 10
