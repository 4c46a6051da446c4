"""How commands reach a server, tested from the side of a command."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.store.admin import Door, announce, ask, door, is_allowed, withdraw


@contextmanager
def answering(status: int, body: bytes) -> Iterator[tuple[str, list[Any]]]:
    """A server that always says the same, and what it was asked."""
    asked: list[Any] = []

    class Always(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            data = json.loads(self.rfile.read(int(self.headers["content-length"])))
            asked.append((self.path, self.headers["authorization"], data))
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Says nothing."""

    with HTTPServer(("127.0.0.1", 0), Always) as server:
        thread = Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"127.0.0.1:{server.server_port}", asked
        finally:
            server.shutdown()
            thread.join()


def test_a_server_says_where_it_is_to_nobody_but_its_owner(tmp_path: Path) -> None:
    assert door(tmp_path) is None
    announce(tmp_path, "127.0.0.1:1", "first")
    announce(tmp_path, "127.0.0.1:8000", "secret")
    assert door(tmp_path) == Door(os.getpid(), "127.0.0.1:8000", "secret")
    assert [path.name for path in tmp_path.iterdir()] == ["server.json"]
    assert (tmp_path / "server.json").stat().st_mode & 0o777 == 0o600
    withdraw(tmp_path)
    withdraw(tmp_path)
    assert door(tmp_path) is None


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"pid": "x", "address": 1, "token": 2}', "\xff"])
def test_what_is_no_announcement_is_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "server.json").write_text(text, encoding="latin-1")
    assert door(tmp_path) is None


def test_only_the_token_opens() -> None:
    assert is_allowed("secret", "Bearer secret")
    for header in ("", "secret", "Bearer ", "Bearer secre", "Bearer secret ", "bearer secret", "Bearer sécret"):
        assert not is_allowed("secret", header)


def test_a_task_is_asked_for_with_the_token_and_answered_with_data() -> None:
    with answering(200, b'{"path": "/x"}') as (address, asked):
        assert ask(Door(1, address, "secret"), "backup", path="/x") == {"path": "/x"}
    assert asked == [("/admin/backup", "Bearer secret", {"path": "/x"})]


@pytest.mark.parametrize(
    ("status", "body", "code"),
    [
        (400, b'{"error": {"code": "forget-unknown", "arguments": {"got": "x"}, "text": "no"}}', "forget-unknown"),
        (500, b'{"error": {"code": "http-fault"}}', "http-fault"),
        (500, b"{}", "admin-refused"),
        (404, b"[]", "admin-refused"),
        (200, b"no json", "admin-silent"),
    ],
)
def test_what_the_server_refuses_is_refused_here(status: int, body: bytes, code: str) -> None:
    with answering(status, body) as (address, _), pytest.raises(ShutboxError) as caught:
        ask(Door(1, address, "secret"), "forget")
    assert caught.value.code == code


def test_a_server_that_has_gone_is_named() -> None:
    with pytest.raises(ShutboxError) as raised:
        ask(Door(1, "127.0.0.1:1", "secret"), "forget")
    assert (raised.value.code, raised.value.arguments["address"]) == ("admin-silent", "127.0.0.1:1")
    assert "refused" in str(raised.value.arguments["why"])
