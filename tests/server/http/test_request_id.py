"""Each request has an id: that of the proxy, or one that nobody else has chosen."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from shutbox.server.http.access import Policy
from shutbox.server.http.request import Request
from shutbox.server.http.request_id import HEADER, request_id
from tests.server.running import SPEECHLESS, UNLIMITED, Server, begun, gone, lay

HOME, PROXIED = Policy(hosts=frozenset({"box.local"})), Policy(public="https://box.example")
GIVEN = "0123456789abcdef0123456789abcdef"
NEW = re.compile("[0-9a-f]{16}")


def chosen(policy: Policy, given: str) -> str:
    """The id of a request that came with this one."""
    return request_id(policy, Request("GET", "/", {}, {HEADER: given}, "192.0.2.7"))


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory, tables: Path) -> Iterator[Server]:
    env = {**UNLIMITED, "SHUTBOX_CACHE": str(tables)}
    with Server(tmp_path_factory.mktemp("logged") / "data", "--log-requests", env=env) as running:
        yield running


def lines(server: Server, event: str) -> list[dict[str, object]]:
    """The lines of the log about such an event."""
    return [line for line in map(json.loads, server.log.splitlines()) if line["event"] == event]


def test_behind_a_proxy_the_id_is_that_of_the_proxy_if_it_is_one() -> None:
    assert chosen(PROXIED, GIVEN) == GIVEN
    for other in ("", "short", "x" * 65, f"{GIVEN}\r\nx: y", 'a"b"cdefgh', "é" * 10):
        assert NEW.fullmatch(chosen(PROXIED, other))


def test_without_a_proxy_nobody_chooses_it() -> None:
    first, second = chosen(HOME, GIVEN), chosen(HOME, GIVEN)
    assert NEW.fullmatch(first)
    assert NEW.fullmatch(second)
    assert len({GIVEN, first, second}) == 3


def test_an_answer_names_its_request_and_the_log_has_a_line_of_the_same_id(logged: Server) -> None:
    code = lay(logged, logged.device(), "nine", ["open"])["code"]
    replies = [logged.ask("GET", path) for path in ("/nowhere", f"/api/tables/{code}/record", "/health")]
    told = {line["request"]: line for line in lines(logged, "request")}
    found = [told[reply.headers[HEADER]] for reply in replies]
    assert [line["status"] for line in found] == [reply.status for reply in replies] == [404, 409, 200]
    assert [line["route"] for line in found] == ["/nowhere", "/api/tables", "/health"]
    assert all(line["method"] == "GET" and float(str(line["ms"])) >= 0 for line in found)
    assert [line["bytes"] for line in found] == [len(reply.body) for reply in replies]
    assert code not in logged.log


async def met(server: Server) -> None:
    """Two people begin a game and go."""
    await gone(*await begun(server, "nine"))


def test_the_handshake_of_a_socket_is_in_the_log_too(logged: Server) -> None:
    asyncio.run(met(logged))
    sockets = [line for line in lines(logged, "request") if line["route"] == "/ws"]
    assert [line["status"] for line in sockets] == [101, 101]
    assert len({line["request"] for line in sockets}) == 2


def test_a_server_that_was_not_asked_to_logs_no_request(server: Server) -> None:
    assert NEW.fullmatch(server.ask("GET", "/health").headers[HEADER])
    assert not lines(server, "request")


def test_a_fault_says_in_which_request_it_happened(tmp_path: Path) -> None:
    with Server(tmp_path / "data", program=SPEECHLESS) as speechless:
        reply = speechless.ask("GET", "/nowhere")
        assert reply.status == 500
        assert [line["request"] for line in lines(speechless, "fault")] == [reply.headers[HEADER]]
