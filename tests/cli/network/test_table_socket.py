"""Connections to servers that do not do what servers do."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from queue import SimpleQueue
from threading import Event, Thread

import pytest
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

from shutbox.cli.network import table_socket
from shutbox.cli.network.client import Client
from shutbox.cli.network.credentials import credentials_for
from shutbox.cli.network.table_socket import (
    Connected,
    ConnectionEvent,
    ConnectionFailure,
    Disconnected,
    MessageReceived,
    TableSocket,
)
from shutbox.server.store.folder import data_folder
from tests.cli.console import error_line, run

CODE = "0" * 12
REFUSAL = '{"error": {"code": "table-full", "text": "no!"}}'
ABOUT = {"shutbox": "0", "v": 1, "view": {}, "n": 0}


@contextmanager
def talking(*messages: str, door: int = 101) -> Iterator[str]:
    """A server that says these messages to everybody, and then nothing; or opens its door to nobody."""

    def talk(connection: ServerConnection) -> None:
        for message in messages:
            connection.send(message)
        if messages:
            for _ in connection:
                pass

    def answer(connection: ServerConnection, request: Request) -> Response | None:
        if request.path.startswith("/ws/"):
            return None if door == 101 else connection.respond(HTTPStatus(door), REFUSAL)
        return connection.respond(HTTPStatus.OK, json.dumps(ABOUT))

    with serve(talk, "127.0.0.1", 0, process_request=answer) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        actual = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        credentials_for(data_folder(), actual).token(lambda: "t" * 43)
        yield actual
        server.shutdown()


@pytest.mark.parametrize(
    ("message", "text"),
    [
        ("[]", "is not a server of shutbox"),
        ("{", "is not a server of shutbox"),
        ('{"v": 1, "event": {}}', "is not a server of shutbox"),
        ('{"v": 1, "you": 3}', "is not a server of shutbox"),
        ('{"v": 2}', "the server speaks version 2 of the language of tables"),
        ('{"v": 1, "n": 1, "event": {"kind": "flown"}}', "entry 1 of this table cannot be understood"),
    ],
)
def test_a_server_that_talks_nonsense_ends_the_visit_with_a_line(message: str, text: str) -> None:
    with talking(message) as server:
        assert text in error_line(run("join", f"{server}/{CODE}", "--watch"))


def test_a_door_that_stays_shut_is_named_with_the_reason() -> None:
    with talking(door=403) as server:
        assert error_line(run("join", f"{server}/{CODE}", "--watch")) == "no!"


def test_a_lost_connection_is_reopened_until_it_is_closed() -> None:
    news: SimpleQueue[ConnectionEvent] = SimpleQueue()
    with talking() as server:
        link = TableSocket(Client(server, "t"), CODE, f"ws{server[4:]}/ws/{CODE}", news.put)
        link.start()
        heard = [news.get(timeout=60) for _ in range(4)]
        link.close()
        link.send({"do": "nothing"})
    assert heard == [Connected(), Disconnected(), Connected(), Disconnected()]


def test_messages_are_passed_on_in_their_order() -> None:
    news: SimpleQueue[ConnectionEvent] = SimpleQueue()
    with talking('{"v": 1, "n": 1}', '{"v": 1, "n": 2}', "no message") as server:
        link = TableSocket(Client(server, "t"), CODE, f"ws{server[4:]}/ws/{CODE}", news.put)
        link.start()
        heard = [news.get(timeout=60) for _ in range(4)]
        link.close()
    assert heard[:3] == [Connected(), MessageReceived({"v": 1, "n": 1}), MessageReceived({"v": 1, "n": 2})]
    assert isinstance(heard[3], ConnectionFailure)


def test_no_proxy_is_asked_for_a_table_nearby(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    news: SimpleQueue[ConnectionEvent] = SimpleQueue()
    with talking('{"v": 1, "n": 1}') as server:
        link = TableSocket(Client(server, "t"), CODE, f"ws{server[4:]}/ws/{CODE}", news.put)
        link.start()
        heard = [news.get(timeout=60) for _ in range(2)]
        link.close()
    assert heard == [Connected(), MessageReceived({"v": 1, "n": 1})]


@contextmanager
def deaf() -> Iterator[str]:
    """A server that opens its door, and then neither reads nor answers anything, as if the network had gone."""
    enough = Event()

    def hold(connection: ServerConnection) -> None:
        pytest.MonkeyPatch().setattr(connection.protocol, "receive_data", lambda _data: None)
        enough.wait()

    def answer(connection: ServerConnection, request: Request) -> Response | None:
        return None if request.path.startswith("/ws/") else connection.respond(HTTPStatus.OK, json.dumps(ABOUT))

    with serve(hold, "127.0.0.1", 0, process_request=answer, ping_interval=None, close_timeout=0.1) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        enough.set()
        server.shutdown()


def test_a_connection_that_is_dead_is_noticed_and_nobody_sees_code(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(table_socket, "TIMEOUT", 0.2)
    news: SimpleQueue[ConnectionEvent] = SimpleQueue()
    with deaf() as server:
        socket = TableSocket(Client(server), CODE, f"ws{server.removeprefix('http')}/ws/{CODE}", news.put)
        socket.start()
        assert [type(news.get(timeout=60)) for _ in range(3)] == [Connected, Disconnected, Connected]
        socket.close()
    assert caplog.records == []
