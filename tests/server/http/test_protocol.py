"""What one client can do to a connection: long heads, slow bytes, many connections, trailers, odd hosts."""

from __future__ import annotations

import asyncio
import json
import re
import resource
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from shutbox.server.http import UNLIMITED, Doorkeeper, Limits, Metrics, behind_proxy
from shutbox.server.http.limit import Rate
from shutbox.server.http.protocol import MOST_HEAD, MOST_LINES, MOST_UNREAD, MOST_WAITING
from shutbox.words import Words
from tests.server.running import PATIENCE, Server

GET = b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/devices HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits."""
    with Server(tmp_path_factory.mktemp("usual") / "data", env={}) as running:
        yield running


async def exchange(server: Server, *parts: bytes, pause: float = 0.0) -> bytes:
    """Everything that comes back for some bytes until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(pause)
    except ConnectionError:
        pass
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""
    finally:
        writer.close()


def ask(server: Server, *parts: bytes, pause: float = 0.0) -> bytes:
    return asyncio.run(exchange(server, *parts, pause=pause))


def refusal(answer: bytes) -> tuple[int, str]:
    """The status of an answer, and the code of the error that it says."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["error"]["code"]


def memory(server: Server) -> int:
    """The bytes of memory that a server uses."""
    return int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * resource.getpagesize()


# The head


@pytest.mark.parametrize(
    "lines",
    [
        b"X: " + b"x" * MOST_HEAD + b"\r\n",
        b"X: y\r\n" * (MOST_LINES + 1),
        b"Cookie: " + b"x" * 4000 + b"\r\n" + (b"X: " + b"y" * 200 + b"\r\n") * 70,
    ],
    ids=["one long line", "many lines", "many bytes"],
)
@pytest.mark.parametrize("end", [b"\r\n", b""], ids=["complete", "cut"])
def test_a_head_that_is_too_long_is_refused(server: Server, lines: bytes, end: bytes) -> None:
    answer = ask(server, GET + lines + end)
    assert refusal(answer) == (431, "http-head")
    assert b"connection: close" in answer


def test_a_long_address_is_part_of_the_head(server: Server) -> None:
    answer = ask(server, b"GET /" + b"x" * MOST_HEAD + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert refusal(answer) == (431, "http-head")


def test_a_head_as_long_as_allowed_is_answered(server: Server) -> None:
    lines = (b"X: " + b"x" * 140 + b"\r\n") * (MOST_LINES - 2)
    answer = ask(server, GET + lines + b"Connection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 200")


def test_a_head_without_end_costs_the_server_no_memory(server: Server) -> None:
    before = memory(server)
    for _ in range(5):
        ask(server, GET, *[b"X: " + b"x" * 65_536] * 100)
    assert memory(server) - before < 20 << 20
    assert server.ask("GET", "/api/about").status == 200


def test_trailers_never_become_headers(tmp_path: Path) -> None:
    # A trailer once replaced the address that the proxy had added, and with it the limit for guesses.
    def status(number: int) -> int:
        head = b"POST /api/devices HTTP/1.1\r\nHost: box.example\r\nContent-Type: application/json\r\n"
        chunked = b"X-Forwarded-For: 192.0.2.1\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
        body = b"2\r\n{}\r\n0\r\nX-Forwarded-For: 198.51.100.%d\r\n\r\n" % number
        return int(ask(strict, head + chunked + body).split()[1])

    with Server(tmp_path / "data", "--public", "https://box.example", env={}) as strict:
        assert [status(number) for number in range(31)] == [201] * 30 + [429]


def test_trailers_are_bounded(server: Server) -> None:
    head = POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
    assert ask(server, head, b"X: y\r\n" * (MOST_LINES + 2)) == b""


@pytest.mark.parametrize(
    "hosts", [(b"localhost", b"localhost"), (b"local host",), (b"localhost:port",), (b"",), (b"[::1",), (b"a/b",), ()]
)
def test_a_request_names_one_well_formed_host(server: Server, hosts: tuple[bytes, ...]) -> None:
    lines = b"".join(b"Host: " + host + b"\r\n" for host in hosts)
    answer = ask(server, b"GET /api/about HTTP/1.1\r\n" + lines + b"Connection: close\r\n\r\n")
    assert refusal(answer) == (400, "http-host-form")


@pytest.mark.parametrize(
    "lines",
    [
        b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n",
        b"Content-Length: 2\r\nContent-Length: 3\r\n",
        b"Content-Length: +2\r\n",
        b"Transfer-Encoding: chunked, identity\r\n",
        b"Transfer-Encoding : chunked\r\n",
    ],
)
def test_where_a_request_ends_is_never_in_doubt(server: Server, lines: bytes) -> None:
    # Behind a proxy that reads it the other way, the rest would be taken for the request of somebody else.
    answer = ask(server, POST + lines + b"\r\n{}\r\n0\r\n\r\nGET /api/about HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 400")
    assert answer.count(b"HTTP/1.1") == 1


def test_what_is_no_request_gets_a_clear_answer(server: Server) -> None:
    assert refusal(ask(server, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"x" * 200)) == (400, "http-malformed")


@pytest.mark.parametrize("path", [b"/api/about", b"/nothing", b"/ws/x"])
def test_every_answer_has_a_date(server: Server, path: bytes) -> None:
    for extra in (b"", b"Upgrade: websocket\r\nConnection: Upgrade\r\n"):
        answer = ask(
            server, b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + extra + b"\r\n"
        )
        assert b"\r\ndate: " in answer.partition(b"\r\n\r\n")[0].lower()


def test_a_client_of_http_1_0_gets_no_socket(server: Server) -> None:
    handshake = (
        b"GET /ws/0000-0000-0000 HTTP/1.0\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert ask(server, handshake).split()[1] == b"404"


# Time


def test_who_drips_bytes_after_the_answer_is_let_go(usual: Server) -> None:
    async def drip(data: bytes, drop: bytes) -> float:
        reader, writer = await asyncio.open_connection("127.0.0.1", usual.port)
        begin = asyncio.get_running_loop().time()
        writer.write(data)
        try:
            while not reader.at_eof() and asyncio.get_running_loop().time() - begin < PATIENCE:
                await asyncio.sleep(0.2)
                writer.write(drop)
                await writer.drain()
        except ConnectionError:
            pass
        writer.close()
        return asyncio.get_running_loop().time() - begin

    async def together() -> tuple[float, ...]:
        unread = POST + b"Content-Length: 60000\r\nX-Forwarded-For: x\r\n\r\n"
        wrong_kind = b"POST /nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n"
        return await asyncio.gather(
            drip(wrong_kind, b"x"), drip(GET + b"\r\n", b"\r\n"), drip(GET, b"X: y\r\n"), drip(unread, b" ")
        )

    assert max(asyncio.run(together())) < PATIENCE


def test_nothing_is_left_of_refused_heads(server: Server) -> None:
    long = GET + b"X-Long: %b\r\n" % (b"x" * 1000) * 60

    async def sent(times: int) -> None:
        for _ in range(times):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(long)
            assert (await reader.read(100)).startswith(b"HTTP/1.1 431 ")
            writer.close()

    asyncio.run(sent(20))
    before = memory(server)
    asyncio.run(sent(400))
    # Each of them would keep what it was read from, until the collector runs.
    assert memory(server) - before < 10 << 20


def test_who_goes_on_sending_after_a_refusal_is_no_longer_read(server: Server) -> None:
    async def sent() -> tuple[bytes, int]:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(GET)
        answer, count = asyncio.ensure_future(reader.read(100)), 0
        try:
            while count < 1 << 30:
                writer.write(b"X-More: %b\r\n" % (b"x" * 65_000))
                await writer.drain()
                count += 65_000
        except ConnectionError:
            pass
        writer.close()
        return await answer, count

    answer, count = asyncio.run(sent())
    assert answer.startswith(b"HTTP/1.1 431 ")
    # What the server ignores, and what the system keeps for both sides of a connection.
    assert count < MOST_UNREAD + (64 << 20)


def test_a_body_that_nobody_reads_does_not_end_the_connection_unless_it_is_long(server: Server) -> None:
    nothing = b"POST /nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n"
    last = GET + b"Connection: close\r\n\r\n"
    assert ask(server, nothing % 9, b"x" * 9, last, pause=0.2).count(b"HTTP/1.1 ") == 2
    long = MOST_UNREAD + 100_000
    assert ask(server, nothing % long, b"x" * 1000, b"x" * (long - 1000), last, pause=0.2).count(b"HTTP/1.1 ") == 1


def test_who_does_not_read_the_answer_is_cut_off_and_others_are_answered(server: Server) -> None:
    # Many requests whose answers nobody reads: the server stops reading them, and keeps a bounded number.
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.settimeout(1.0)
        try:
            for _ in range(2000):
                connection.sendall((GET + b"\r\n") * (MOST_WAITING // 2))
        except (TimeoutError, ConnectionError):
            pass
        assert server.ask("GET", "/api/about").status == 200


def test_too_many_requests_at_once_on_one_connection_end_it(server: Server) -> None:
    answer = ask(server, (GET + b"\r\n") * 3000)
    assert answer.count(b"HTTP/1.1 200") <= MOST_WAITING + 1


# Connections


def test_an_address_has_a_bounded_number_of_connections() -> None:
    doorkeeper = Doorkeeper(Limits(of_address=2), Metrics(), Words())
    assert [doorkeeper.enter("a"), doorkeeper.enter("a"), doorkeeper.enter("a")] == [True, True, False]
    assert doorkeeper.enter("b")
    doorkeeper.leave("a")
    doorkeeper.leave("a")
    assert doorkeeper.enter("a")
    free = Doorkeeper(UNLIMITED, Metrics(), Words())
    assert all(free.enter("a") for _ in range(5000))


def test_an_address_that_opens_connections_too_fast_is_not_heard_and_others_are() -> None:
    metrics = Metrics()
    doorkeeper = Doorkeeper(Limits(arrive=Rate(3, 60)), metrics, Words())
    assert [doorkeeper.hears("a", 0.0) for _ in range(5)] == [True, True, True, False, False]
    assert doorkeeper.hears("b", 0.0)
    assert doorkeeper.hears("a", 20.0)
    assert re.search(r"limited_total\{.*arrive.*\} 2", metrics.text())
    proxied = Doorkeeper(behind_proxy(Limits(arrive=Rate(3, 60))), Metrics(), Words())
    assert all(proxied.hears("a", 0.0) and proxied.enter("a") for _ in range(5000))


def test_a_flood_of_connections_is_cut_off_and_other_addresses_are_answered(usual: Server) -> None:
    def cut(address: str) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", usual.port), source_address=(address, 0)) as connection:
                connection.sendall(GET + b"Connection: close\r\n\r\n")
                return connection.recv(100) == b""
        except ConnectionError:
            return True

    # The bucket fills a little while the flood goes on.
    flood = [cut("127.9.9.9") for _ in range(int(Limits().arrive.count * 1.5))]
    assert not any(flood[: int(Limits().arrive.count)])
    assert any(flood)
    assert not cut("127.9.9.8")


def test_more_connections_than_allowed_are_refused_until_others_end(usual: Server) -> None:
    most = Limits().of_address
    connections = [socket.create_connection(("127.0.0.1", usual.port)) for _ in range(most)]
    try:
        assert refusal(ask(usual, GET + b"\r\n")) == (429, "http-connections")
    finally:
        for connection in connections:
            connection.close()
    assert ask(usual, GET + b"Connection: close\r\n\r\n").startswith(b"HTTP/1.1 200")
