"""Servers that answer, servers that do not, and servers of something else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest

from shutbox.cli.live.join import connect
from shutbox.cli.network.client import Client, RefusedError
from shutbox.cli.network.join_link import public_server
from shutbox.errors import ShutboxError
from tests.cli.console import error_line, run

Answer = tuple[int, dict[str, str], bytes]


def data(status: int = 200, /, **found: Any) -> Answer:
    return status, {"Content-Type": "application/json"}, json.dumps(found).encode()


@contextmanager
def serving(answers: dict[str, Answer]) -> Iterator[tuple[str, list[tuple[str, str | None]]]]:
    """A server that knows these paths alone, and what it was asked with which token."""
    asked: list[tuple[str, str | None]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append((self.path, self.headers.get("Authorization")))
            self.rfile.read(int(self.headers.get("Content-Length") or 0))
            status, headers, body = answers.get(self.path, (404, {}, b"<html>"))
            self.send_response(status)
            for key, value in headers.items():
                self.send_header(key, value)
            self.end_headers()
            self.wfile.write(body)

        do_POST = do_GET  # noqa: N815

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}", asked
        server.shutdown()


ABOUT = data(shutbox="0")
DEVICE = data(201, token="t" * 43)
HOME = {"/api/about": ABOUT, "/api/devices": DEVICE, "/api/mine": data(tables=[])}
LINK = "0000-0000-0000"


def test_a_server_of_something_else_is_named() -> None:
    for answer in ((200, {}, b"<html>"), (200, {}, b"[]"), (404, {}, b"no"), data(hello="world"), data(404, error="?")):
        with serving({"/api/about": answer}) as (server, _):
            assert error_line(run("join", f"{server}/{LINK}")) == f"{server} is not a server of shutbox"


def test_a_proxy_before_a_server_that_is_away_is_no_other_kind_of_server() -> None:
    with serving({"/api/about": (502, {}, b"<html>")}) as (server, _):
        assert error_line(run("join", f"{server}/{LINK}")) == f"no server answers at {server}: Bad Gateway"


def test_a_server_of_another_version_is_named() -> None:
    table = data(v=2, view={}, n=0)
    with serving({**HOME, "/api/tables/000000000000": table}) as (server, _):
        assert error_line(run("join", f"{server}/{LINK}")).startswith(
            "the server speaks version 2 of the language of tables"
        )


def test_a_table_is_laid_under_the_address_that_the_server_gives_to_others() -> None:
    with serving(HOME) as (outside, _), serving({"/api/about": data(shutbox="0", address=outside)}) as (server, _):
        assert public_server(server) == outside
        # Whoever has named an address has chosen it.
        assert public_server("http://box.example") == "http://box.example"
    with serving({"/api/about": data(shutbox="0", address="http://127.0.0.1:1")}) as (server, _):
        assert public_server(server) == server
    with serving(HOME) as (server, _):
        assert public_server(server) == server


def test_a_redirect_is_followed_but_the_token_is_not_sent_there() -> None:
    with serving({"/api/about": ABOUT}) as (home, _):
        away = {"/api/about": (301, {"Location": f"{home}/api/about"}, b""), "/api/x": (301, {"Location": home}, b"")}
        with serving(away) as (server, _):
            assert Client(server).locate() == home
            with pytest.raises(ShutboxError, match="join-no-server"):
                Client(server, "secret").get("/api/x")


def test_the_token_is_sent_as_a_bearers() -> None:
    with serving({"/api/tables/x": data(v=1, view={})}) as (server, asked):
        Client(server, "secret").table("x")
        Client(server).table("x")
    assert asked == [("/api/tables/x", "Bearer secret"), ("/api/tables/x", None)]


def test_the_error_of_the_server_is_passed_on() -> None:
    text = data(403, error={"code": "host-only", "text": "only the host may do that"})
    with serving({"/api/x": text}) as (server, _), pytest.raises(RefusedError) as caught:
        Client(server).get("/api/x")
    assert (caught.value.reason, caught.value.status) == ("host-only", 403)


def test_a_server_that_does_not_know_the_device_any_more_gets_to_know_it_anew() -> None:
    unknown = data(401, error={"code": "device-unknown", "text": "no"})
    with serving({"/api/about": ABOUT, "/api/devices": DEVICE, "/api/mine": unknown}) as (server, asked):
        connect(server)
    assert [path for path, _ in asked].count("/api/devices") == 2
    with serving({"/api/about": ABOUT, "/api/devices": DEVICE, "/api/mine": data(tables=[])}) as (server, asked):
        assert connect(server)[0].token == connect(server)[0].token
    assert [path for path, _ in asked].count("/api/devices") == 1


def test_no_proxy_is_asked_for_a_server_nearby(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    with serving(HOME) as (server, _):
        assert connect(server)[0].server == server


def test_a_proxy_is_asked_for_a_server_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving({"http://box.example/api/x": data(v=1)}) as (proxy, _):
        monkeypatch.setenv("http_proxy", proxy)
        assert Client("http://box.example").get("/api/x") == {"v": 1}


def test_a_missing_server_is_reported() -> None:
    with serving({}) as (server, _):
        pass
    assert error_line(run("join", f"{server}/{LINK}")) == f"no server answers at {server}: Connection refused"
    assert error_line(run("join", "nowhere.invalid")).startswith("no server answers at http://nowhere.invalid: ")
    assert error_line(run("host", "--server", server)) == f"no server answers at {server}: Connection refused"
