"""Sockets over the network: invalid frames, pings, and slow readers."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from shutbox.server.http.limit import Limits
from shutbox.server.socket.frame import NO_UTF8, NOT_TEXT, PROTOCOL, TOO_LONG
from tests.server.marathon import long_table
from tests.server.running import Client, Server, begun, gone, table
from tests.server.socket import raw
from tests.server.socket.peers import Echo, our_echo

KIB = 1024


async def looker(server: Server) -> Client:
    """Somebody at a table of their own."""
    (client,) = await table(server, "nine", 1)
    return client


ENDINGS = {
    "bytes": ([(2, b"{}", True)], NOT_TEXT),
    "a text that is no UTF-8": ([(1, b"\xff\xfe", True)], NO_UTF8),
    "more than 4 KiB": ([(1, b" " * 4097, True)], TOO_LONG),
    "more than 4 KiB in parts": ([(1, b" " * 4000, False), (0, b" " * 97, True)], TOO_LONG),
    "a part of nothing": ([(0, b"x", True)], PROTOCOL),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_frames_that_nobody_may_send_end_the_connection_and_nothing_else(server: Server, name: str) -> None:
    frames, code = ENDINGS[name]

    async def sent() -> tuple[int, str]:
        client = await looker(server)
        assert client.ws is not None
        for opcode, content, final in frames:
            client.ws.transport.write(Frame(Opcode(opcode), content, fin=final).serialize(mask=True))
        ended = await client.gone()
        await client.join()
        assert client.stage == "waiting"
        await gone(client)
        return ended

    assert asyncio.run(sent()) == (code, "")


def test_a_text_of_exactly_4_kib_is_heard_also_in_parts(server: Server) -> None:
    async def sent() -> None:
        client = await looker(server)
        assert client.ws is not None
        message = json.dumps({"do": "ping", "id": "long"}).ljust(4096)
        await client.send(message)
        await client.ws.send([message[:1000], message[1000:]])
        await client.until(lambda: sum('"pong":"long"' in frame for frame in client.frames) == 2)
        await gone(client)

    asyncio.run(sent())


SENSELESS = [
    ("", "wire-json"),
    ("x", "wire-json"),
    ("[]", "wire-json"),
    ("null", "wire-json"),
    ('{"do": "sit"}', "wire-version"),
    ('{"v": 3, "id": "1", "n": 0, "do": "sit"}', "wire-version"),
    ('{"v": true, "id": "1", "n": 0, "do": "sit"}', "wire-version"),
    ('{"v": 1, "n": 0, "do": "sit"}', "wire-command"),
    ('{"v": 1, "id": "", "n": 0, "do": "sit"}', "wire-command"),
    ('{"v": 1, "id": "' + "x" * 41 + '", "n": 0, "do": "sit"}', "wire-command"),
    ('{"v": 1, "id": "a b", "n": 0, "do": "sit"}', "wire-command"),
    ('{"v": 1, "id": "1", "n": -1, "do": "sit"}', "wire-command"),
    ('{"v": 1, "id": "1", "n": 0.5, "do": "sit"}', "wire-command"),
    ('{"v": 1, "id": "1", "n": 99999999999999999999, "do": "sit"}', "wire-command"),
    ('{"v": 1, "id": "1", "n": 0}', "wish-unknown"),
    ('{"v": 1, "id": "1", "n": 0, "do": "shout"}', "wish-unknown"),
    ('{"v": 1, "id": "1", "n": 0, "do": ["sit"]}', "wish-unknown"),
    ('{"v": 1, "id": "1", "n": 0, "do": "sit", "seat": "0", "name": "x"}', "wish-field"),
    ('{"v": 1, "id": "1", "n": 0, "do": "report", "faces": [1e9]}', "wish-field"),
    ('{"a":' * 600 + "1" + "}" * 600, "wire-version"),
    ("[" * 4000, "wire-json"),
    ('{"do": "since"}', "wire-since"),
    ('{"v": 1, "id": "\\ud800", "n": 0, "do": "sit"}', "wire-json"),
]


@pytest.mark.parametrize(("text", "code"), SENSELESS, ids=[text[:50] for text, _ in SENSELESS])
def test_messages_that_make_no_sense_are_refused_and_the_connection_stays(server: Server, text: str, code: str) -> None:
    async def sent() -> None:
        client = await looker(server)
        begin = len(client.frames)
        await client.send(text)
        await client.until(lambda: any('"error"' in frame for frame in client.frames[begin:]))
        answer = next(json.loads(frame) for frame in client.frames[begin:] if '"error"' in frame)
        assert answer["ok"] is False
        assert answer["error"]["code"] == code
        assert answer["error"]["text"]
        assert (await client.do("ready", seat=0))["error"]["code"] == "wish-unknown"
        await gone(client)

    asyncio.run(sent())


def test_pings_of_both_kinds_are_answered(server: Server) -> None:
    async def pinged() -> None:
        client = await looker(server)
        assert client.ws is not None
        async with asyncio.timeout(60):
            await (await client.ws.ping(b"are you there?"))
        await client.send('{"do": "ping", "id": 7}')
        await client.until(lambda: '{"v":1,"pong":7}' in client.frames)
        await gone(client)

    asyncio.run(pinged())


def test_many_messages_at_once_are_answered_in_their_order(server: Server) -> None:
    async def hurried() -> None:
        (ann,) = await begun(server, "nine", 1, dice="typed", undo=True)
        n, names = ann.n, []
        for number in range(100):
            wish = {"do": "report", "faces": [3, 4]} if number % 2 == 0 else {"do": "play", "word": "undo"}
            names.append(f"hurry-{number}")
            await ann.send(json.dumps({"v": 1, "id": names[-1], "n": n + number, **wish}))
        await ann.until(lambda: ann.n == n + 100)
        assert [ack["id"] for ack in ann.acks[-100:]] == names
        assert [ack["n"] for ack in ann.acks[-100:]] == list(range(n + 1, n + 101))
        await gone(ann)

    asyncio.run(hurried())


def test_a_command_right_before_the_end_is_obeyed(server: Server) -> None:
    async def hurried() -> str:
        (client,) = await table(server, "nine", 1)
        assert client.ws is not None
        start = json.dumps(client.command("start", without_seals=True)).encode()
        end = Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)
        client.ws.transport.write(Frame(Opcode.TEXT, start).serialize(mask=True) + end)
        assert await client.gone() == (1000, "")
        await client.join()
        stage = client.stage
        await gone(client)
        return stage

    assert asyncio.run(hurried()) != "waiting"


def test_what_was_to_be_said_is_said_before_the_connection_ends(server: Server) -> None:
    async def ended() -> None:
        client = await looker(server)
        connection = deaf(client)
        ping = Frame(Opcode.PING, b"a last sign of life").serialize(mask=True)
        connection.sendall(ping + Frame(Opcode.BINARY, b"{}").serialize(mask=True))
        heard = await asyncio.to_thread(_whatever, connection)
        connection.close()
        assert 0 < heard.index(b"a last sign of life") < heard.index(NOT_TEXT.to_bytes(2, "big"))
        await gone(client)

    asyncio.run(ended())


# Slow readers


def deaf(client: Client) -> socket.socket:
    """A connection of a client that reads nothing, after its handshake."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4 * KIB)
    connection.connect(("127.0.0.1", client.server.port))
    connection.sendall(
        f"GET /ws/{client.code} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
        f"Authorization: Bearer {client.server.device()}\r\n\r\n".encode()
    )
    assert connection.recv(12) == b"HTTP/1.1 101"
    connection.settimeout(5)
    return connection


def memory(server: Server) -> int:
    """The resident bytes of a server."""
    return int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * resource.getpagesize()


def messages_in(stream: bytes) -> list[dict[str, object]]:
    """The messages in what a server sent, after its handshake."""
    data, found = stream.partition(b"\r\n\r\n")[2] if b"\r\n\r\n" in stream else stream, []
    while len(data) > 2:
        size, begin = data[1], 2
        if size == 126:
            size, begin = int.from_bytes(data[2:4], "big"), 4
        if begin + size > len(data):
            break
        if data[0] == 0x81:
            found.append(json.loads(data[begin : begin + size]))
        elif data[0] == 0x88:
            found.append({"closed": int.from_bytes(data[begin : begin + 2], "big")})
        data = data[begin + size :]
    return found


async def busy(ann: Client, times: int) -> None:
    """Types and takes back, again and again."""
    for _ in range(times):
        await ann.tell("report", faces=[3, 4])
        await ann.tell("play", word="undo")


def read_until(connection: socket.socket, n: int) -> list[dict[str, object]]:
    """The messages that come until the last one that counts entries has come so far."""
    stream = b""
    while True:
        more = connection.recv(65536)
        assert more, "closed too early"
        stream += more
        if f'"n":{n},'.encode() in stream[-200_000:]:
            counted = [message for message in messages_in(stream) if "n" in message]
            if counted and counted[-1]["n"] == n:
                return counted


def test_a_reader_that_stops_delays_nobody_is_brought_up_to_date_and_costs_little(tmp_path: Path) -> None:
    async def watched(server: Server) -> None:
        (ann,) = await begun(server, "twelve", 1, dice="typed", undo=True)
        await busy(ann, 20)
        before = memory(server)
        slow = [deaf(ann) for _ in range(8)]
        await busy(ann, 300)
        grown = memory(server) - before
        # Eight outboxes of 64 KiB, the entries themselves, and some slack of the allocator.
        assert grown < 6 * 2**20, grown
        told = await asyncio.to_thread(read_until, slow[0], ann.n)
        assert "view" in told[-1]
        assert "event" not in told[-1], "it was brought up to date by the state"
        assert len(told) < ann.n, "what it did not read was not kept for it"
        # It goes on hearing what happens.
        await busy(ann, 1)
        assert "event" in (await asyncio.to_thread(read_until, slow[0], ann.n))[-1]
        for each in slow:
            each.close()
        assert "shutbox_resyncs_total 1" in server.ask("GET", "/metrics").body.decode()
        await gone(ann)

    with Server(tmp_path / "data") as server:
        asyncio.run(watched(server))


def test_somebody_who_asks_for_everything_and_does_not_read_holds_up_nobody(tmp_path: Path) -> None:
    code, token, entries = asyncio.run(long_table(tmp_path / "data", 10_000))

    async def asked(server: Server) -> None:
        ann = server.client(code, token)
        await ann.join()
        slow = deaf(ann)
        text = json.dumps({"do": "since", "n": 0, "id": "all"}).encode()
        slow.sendall(Frame(Opcode.TEXT, text).serialize(mask=True))
        await busy(ann, 10)
        heard = await asyncio.to_thread(read_until, slow, ann.n)
        numbers = [message["n"] for message in heard if "event" in message]
        assert numbers[numbers.index(1) :] == list(range(1, len(entries) + 21))
        slow.close()
        await gone(ann)

    with Server(tmp_path / "data") as server:
        asyncio.run(asked(server))


def test_very_many_signs_of_life_are_none(tmp_path: Path) -> None:
    async def flooded(server: Server) -> None:
        (ann,) = await table(server, "nine", 1)
        for opcode in (Opcode.PING, Opcode.PONG):
            onlooker = deaf(ann)
            onlooker.sendall(Frame(opcode, b"").serialize(mask=True) * 200)
            stream = await asyncio.to_thread(_whatever, onlooker)
            assert messages_in(stream)[-1] == {"closed": 1008}
            onlooker.close()
        await gone(ann)

    with Server(tmp_path / "data", env={}) as server:
        asyncio.run(flooded(server))


def test_whoever_reads_is_not_slow_however_much_there_is_to_say(tmp_path: Path) -> None:
    many = {"name": "many", "box": [[tile] for tile in range(1, 25)], "dice": 3, "faces": 9}

    async def played(server: Server) -> None:
        (ann,) = await begun(server, many, 1, dice="typed", undo=True)
        for _ in range(6):
            await ann.tell("report", faces=[9] * 3)
            assert len(ann.frames[-1]) > Limits().outbox, "one message fills more than the outbox"
            await ann.tell("play", word="undo")
        assert "shutbox_resyncs_total 0" in server.ask("GET", "/metrics").body.decode()
        await gone(ann)

    with Server(tmp_path / "data") as server:
        asyncio.run(played(server))


def test_a_reader_that_falls_behind_again_and_again_is_let_go(tmp_path: Path) -> None:
    async def watched(server: Server) -> None:
        (ann,) = await begun(server, "twelve", 1, dice="typed", undo=True)
        slow, stream = deaf(ann), b""
        for _ in range(4):
            await busy(ann, 150)
            stream += await asyncio.to_thread(_whatever, slow)
        assert messages_in(stream)[-1] == {"closed": 1013}
        slow.close()
        await gone(ann)

    with Server(tmp_path / "data") as server:
        asyncio.run(watched(server))


def _whatever(connection: socket.socket) -> bytes:
    """What comes until nothing more does."""
    stream = b""
    connection.settimeout(0.5)
    try:
        while more := connection.recv(65536):
            stream += more
    except (TimeoutError, ConnectionResetError):
        pass
    return stream


def test_a_client_that_vanishes_while_it_is_answered_does_no_harm(server: Server) -> None:
    async def vanished() -> None:
        ann, bo = await begun(server, "nine", 2)
        assert ann.ws is not None
        await ann.send(json.dumps(ann.command("throw", dice=2)))
        ann.ws.transport.abort()
        await bo.until(lambda: any(event["kind"] == "played" for event in bo.events.values()))
        await bo.until(lambda: bo.present == [1])
        with pytest.raises((ConnectionClosed, ConnectionResetError)):
            await ann.do("throw", dice=2)
        await ann.join()
        assert len(await ann.since(0)) == bo.n
        await gone(ann, bo)

    asyncio.run(vanished())


async def chatters(port: int, address: str, count: int) -> list[asyncio.StreamWriter]:
    """Connections of an address that have said many things at once."""
    writers = []
    for _ in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        writer.write(raw.request("/ws/1")[0])
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        writers.append(writer)
    for writer in writers:
        writer.write(raw.frame(raw.TEXT, b"x") * 40)
    return writers


def test_addresses_take_turns_however_many_connections_each_has(tmp_path: Path) -> None:
    async def heard() -> list[str]:
        echo = Echo()
        async with our_echo(tmp_path, echo) as port:
            writers = [*await chatters(port, "127.0.0.2", 8), *await chatters(port, "127.0.0.3", 1)]
            while len(echo.heard) < 9 * 40:
                await asyncio.sleep(0.01)
            for writer in writers:
                writer.close()
        return echo.heard

    order = asyncio.run(heard())
    alone = [place for place, address in enumerate(order) if address == "127.0.0.3"]
    others = alone[-1] - alone[0] - len(alone) + 1
    # One of eight connections after the other, but for the first message of each; all at once would be 320.
    assert others <= 40 + 8 + 2, order
