"""What RFC 9112 asks of a server, case by case: heads, framing and chunks, above all where two programs may disagree.

Each connection ends with a plain request: if it is answered, the server knew where the one before ended; if not, it did
not go on with bytes that it could not place. docs/conformance.md has a line for every case.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import pytest

from tests.server.running import PATIENCE, Server

HOST = b"Host: localhost\r\n"
LAST = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
FINE, REFUSED, DROPPED = (200,), (400,), ()
MADE = (201, *FINE)
SEEN = (200, *FINE)


@dataclass(frozen=True, slots=True)
class Case:
    """What is sent, and the status of each answer; the last of them is that of the plain request, if it was reached."""

    section: str
    sends: bytes
    answers: tuple[int, ...]


def get(first: str = "GET /api/about HTTP/1.1", lines: bytes = b"", host: bytes = HOST) -> bytes:
    """A request without a body."""
    return first.encode() + b"\r\n" + host + lines + b"\r\n"


def post(lines: bytes, body: bytes = b"", version: str = "1.1") -> bytes:
    """A request with a body."""
    kind = b"Content-Type: application/json\r\n"
    return get(f"POST /api/devices HTTP/{version}", kind + lines) + body


def sized(size: bytes, body: bytes = b"{}") -> bytes:
    """A body with a length."""
    return post(b"Content-Length: " + size + b"\r\n", body)


WHOLE = b"2\r\n{}\r\n0\r\n\r\n"


def coded(coding: bytes) -> bytes:
    """A body in chunks under a coding."""
    return post(b"Transfer-Encoding:" + coding + b"\r\n", WHOLE)


def chunks(body: bytes) -> bytes:
    """A body in chunks."""
    return post(b"Transfer-Encoding: chunked\r\n", body)


def upgrade(protocol: bytes, more: bytes = b"") -> bytes:
    """Lines that ask for another protocol."""
    return b"Connection: Upgrade\r\nUpgrade: " + protocol + b"\r\n" + more


SOCKET = upgrade(b"websocket", b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n")
CASES = {
    # 2.2 and 3: lines and the first line
    "an empty line before": Case("2.2", b"\r\n" + get(), SEEN),
    "lines that end with LF": Case("2.2", b"GET /api/about HTTP/1.1\nHost: localhost\n\n", REFUSED),
    "one line that ends with LF": Case("2.2", get(host=b"Host: localhost\nX: y\r\n"), REFUSED),
    "an end that is LF": Case("2.2", get()[:-2] + b"\n", REFUSED),
    "lines that end with CR": Case("2.2", b"GET /api/about HTTP/1.1\rHost: localhost\r\r", REFUSED),
    "a space before the first header": Case("2.2", get(host=b" Host: localhost\r\n"), REFUSED),
    "version 1.0": Case("2.3", get("GET /api/about HTTP/1.0"), (200,)),
    "version 1.2": Case("2.3", get("GET /api/about HTTP/1.2"), REFUSED),
    "version 2.0": Case("2.3", get("GET /api/about HTTP/2.0"), REFUSED),
    "version 0.9": Case("2.3", get("GET /api/about HTTP/0.9"), REFUSED),
    "version 1.10": Case("2.3", get("GET /api/about HTTP/1.10"), REFUSED),
    "http in small letters": Case("2.3", get("GET /api/about http/1.1"), REFUSED),
    "no version": Case("3", get("GET /api/about"), REFUSED),
    "no version and no headers": Case("3", b"GET /api/about\r\n\r\n", REFUSED),
    "the first bytes of HTTP/2": Case("3", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", REFUSED),
    "a space before the method": Case("3", get(" GET /api/about HTTP/1.1"), REFUSED),
    "two spaces before the target": Case("3", get("GET  /api/about HTTP/1.1"), SEEN),
    "tabs in the first line": Case("3", get("GET\t/api/about\tHTTP/1.1"), REFUSED),
    "a space after the version": Case("3", get("GET /api/about HTTP/1.1 "), REFUSED),
    "a method in small letters": Case("3.1", get("get /api/about HTTP/1.1"), REFUSED),
    "a method that nobody knows": Case("3.1", get("FROB /api/about HTTP/1.1"), REFUSED),
    "TRACE": Case("3.1", get("TRACE /api/about HTTP/1.1"), (405, *FINE)),
    "no host": Case("3.2", get(host=b""), (400, *FINE)),
    "two hosts": Case("3.2", get(host=HOST + HOST), (400, *FINE)),
    "an empty host": Case("3.2", get(host=b"Host:\r\n"), (400, *FINE)),
    "a target without a slash": Case("3.2", get("GET api/about HTTP/1.1"), REFUSED),
    "a fragment in the target": Case("3.2", get("GET /api/about#x HTTP/1.1"), REFUSED),
    "letters that are not ASCII": Case("3.2", get("GET /api/abäut HTTP/1.1"), REFUSED),
    "a path with dots": Case("3.2", get("GET /../api/about HTTP/1.1"), (404, *FINE)),
    "NUL in percent": Case("3.2", get("GET /api/%00 HTTP/1.1"), (404, *FINE)),
    "a whole address": Case("3.2.2", get("GET http://localhost/api/about HTTP/1.1"), SEEN),
    "a whole address at another host": Case("3.2.2", get("GET http://evil.example/api/about HTTP/1.1"), REFUSED),
    "a whole address at another port": Case("3.2.2", get("GET http://localhost:1/api/about HTTP/1.1"), REFUSED),
    "a whole address with a user": Case("3.2.2", get("GET http://a:b@localhost/api/about HTTP/1.1"), REFUSED),
    "a whole address that is not of HTTP": Case("3.2.2", get("GET ftp://localhost/api/about HTTP/1.1"), REFUSED),
    "CONNECT": Case("3.2.3", get("CONNECT localhost:80 HTTP/1.1"), REFUSED),
    "a star": Case("3.2.4", get("OPTIONS * HTTP/1.1"), (404, *FINE)),
    # 5: headers
    "a space before the colon": Case("5.1", get(lines=b"X : y\r\n"), REFUSED),
    "no colon": Case("5.1", get(lines=b"X\r\n"), REFUSED),
    "no name": Case("5.1", get(lines=b": y\r\n"), REFUSED),
    "a bracket in a name": Case("5.1", get(lines=b"X(y): z\r\n"), REFUSED),
    "NUL in a name": Case("5.1", get(lines=b"X\0: y\r\n"), REFUSED),
    "NUL in a value": Case("5.1", get(lines=b"X: y\0z\r\n"), REFUSED),
    "CR in a value": Case("5.1", get(lines=b"X: y\rz\r\n"), REFUSED),
    "bytes above ASCII in a value": Case("5.1", get(lines=b"X: \xff\xfe\r\n"), SEEN),
    "a folded line": Case("5.2", get(lines=b"X: y\r\n z\r\n"), REFUSED),
    "a line folded with a tab": Case("5.2", get(lines=b"X: y\r\n\tz\r\n"), REFUSED),
    # 6: where a body ends
    "a coding": Case("6.1", coded(b" chunked"), MADE),
    "a coding in capitals": Case("6.1", coded(b" CHUNKED"), MADE),
    "a coding and a length": Case("6.1", post(b"Transfer-Encoding: chunked\r\nContent-Length: 7\r\n", WHOLE), REFUSED),
    "a length and a coding": Case("6.1", post(b"Content-Length: 7\r\nTransfer-Encoding: chunked\r\n", WHOLE), REFUSED),
    "the coding twice": Case("6.1", coded(b" chunked, chunked"), REFUSED),
    "the coding in two lines": Case("6.1", coded(b" chunked\r\nTransfer-Encoding: chunked"), REFUSED),
    "a coding before it": Case("6.1", coded(b" gzip, chunked"), REFUSED),
    "a coding in the line before": Case("6.1", coded(b" gzip\r\nTransfer-Encoding: chunked"), REFUSED),
    "a coding after it": Case("6.1", coded(b" chunked, gzip"), REFUSED),
    "identity": Case("6.1", coded(b" identity"), REFUSED),
    "identity and a length": Case("6.1", post(b"Transfer-Encoding: identity\r\nContent-Length: 2\r\n", b"{}"), REFUSED),
    "xchunked": Case("6.1", coded(b" xchunked"), REFUSED),
    "the coding in quotes": Case("6.1", coded(b' "chunked"'), REFUSED),
    "a control character before the coding": Case("6.1", coded(b" \x0bchunked"), REFUSED),
    "a tab behind the coding": Case("6.1", coded(b" chunked\t"), REFUSED),
    "a space before the colon of the coding": Case("6.1", post(b"Transfer-Encoding : chunked\r\n", WHOLE), REFUSED),
    "the coding on a folded line": Case("6.1", coded(b"\r\n chunked"), REFUSED),
    "a coding of version 1.0": Case("6.1", post(b"Transfer-Encoding: chunked\r\n", WHOLE, "1.0"), REFUSED),
    "a length": Case("6.2", sized(b"2"), MADE),
    "a length with zeros before it": Case("6.2", sized(b"0002"), MADE),
    "spaces around a length": Case("6.2", sized(b"  2  "), MADE),
    "two lengths": Case("6.3", sized(b"2\r\nContent-Length: 3", b"{} "), REFUSED),
    "the same length twice": Case("6.3", sized(b"2\r\nContent-Length: 2"), REFUSED),
    "a list of lengths": Case("6.3", sized(b"2, 2"), REFUSED),
    "a length below zero": Case("6.3", sized(b"-2"), REFUSED),
    "a length with a plus": Case("6.3", sized(b"+2"), REFUSED),
    "a length in hexadecimal": Case("6.3", sized(b"0x2"), REFUSED),
    "a length in two words": Case("6.3", sized(b"1 2"), REFUSED),
    "no length in its line": Case("6.3", sized(b"", b""), REFUSED),
    "a length that no number has room for": Case("6.3", sized(b"9" * 26), REFUSED),
    "a body that nobody asked for": Case("6.3", get(lines=b"Content-Length: 3\r\n") + b"abc", SEEN),
    # 7.1: chunks
    "a chunk with zeros before its size": Case("7.1", chunks(b"0002\r\n{}\r\n000\r\n\r\n"), MADE),
    "a size in capitals": Case("7.1", chunks(b"A\r\n{        }\r\n0\r\n\r\n"), MADE),
    "a size with a plus": Case("7.1", chunks(b"+2\r\n{}\r\n0\r\n\r\n"), DROPPED),
    "a size with 0x": Case("7.1", chunks(b"0x2\r\n{}\r\n0\r\n\r\n"), DROPPED),
    "a space before a size": Case("7.1", chunks(b" 2\r\n{}\r\n0\r\n\r\n"), DROPPED),
    "a space behind a size": Case("7.1", chunks(b"2 \r\n{}\r\n0\r\n\r\n"), DROPPED),
    "a size below zero": Case("7.1", chunks(b"-2\r\n{}\r\n0\r\n\r\n"), DROPPED),
    "no size": Case("7.1", chunks(b"\r\n{}\r\n0\r\n\r\n"), DROPPED),
    "a size of 65 bits": Case("7.1", chunks(b"10000000000000002\r\n{}\r\n0\r\n\r\n"), DROPPED),
    "a chunk without its end": Case("7.1", chunks(b"2\r\n{}0\r\n\r\n"), DROPPED),
    "a chunk longer than its size": Case("7.1", chunks(b"2\r\n{} \r\n0\r\n\r\n"), DROPPED),
    "chunks that end with LF": Case("7.1", chunks(b"2\n{}\n0\n\n"), DROPPED),
    "a size that ends with LF": Case("7.1", chunks(b"2\n{}\r\n0\r\n\r\n"), DROPPED),
    "a chunk that ends with LF": Case("7.1", chunks(b"2\r\n{}\n0\r\n\r\n"), DROPPED),
    "a size that ends with CR": Case("7.1", chunks(b"2\r{}\r\n0\r\n\r\n"), DROPPED),
    "extensions": Case("7.1.1", chunks(b'2;a=b;c="d;e"\r\n{}\r\n0;f\r\n\r\n'), MADE),
    "an extension that ends with LF": Case("7.1.1", chunks(b"2;a\n{}\r\n0\r\n\r\n"), DROPPED),
    "CR in an extension": Case("7.1.1", chunks(b"2;a\rb\r\n{}\r\n0\r\n\r\n"), DROPPED),
    "a trailer": Case("7.1.2", chunks(b"2\r\n{}\r\n0\r\nX: y\r\n\r\n"), MADE),
    "a length in a trailer": Case("7.1.2", chunks(b"2\r\n{}\r\n0\r\nContent-Length: 5\r\n\r\n"), DROPPED),
    "a coding in a trailer": Case("7.1.2", chunks(b"2\r\n{}\r\n0\r\nTransfer-Encoding: chunked\r\n\r\n"), DROPPED),
    # 9: connections
    "two requests at once": Case("9.3.2", get() + get(), (200, 200, *FINE)),
    "a request after the last one": Case("9.6", get(lines=b"Connection: close\r\n") + get(), (200,)),
    "close among other words": Case("9.6", get(lines=b"Connection: x, close\r\n"), (200,)),
    "close in a second line": Case("9.6", get(lines=b"Connection: x\r\nConnection: close\r\n"), (200,)),
    "a length in Connection": Case("9.1", post(b"Connection: Content-Length\r\nContent-Length: 2\r\n", b"{}"), MADE),
    "another protocol": Case("9.7", get(lines=upgrade(b"h2c")), SEEN),
    "another protocol, and a body": Case("9.7", post(upgrade(b"h2c", b"Content-Length: 2\r\n"), b"{}"), MADE),
    "a socket by POST": Case("9.7", post(SOCKET + b"Content-Length: 2\r\n", b"{}"), (405,)),
    "a socket with a body": Case("9.7", get("GET /ws/x HTTP/1.1", SOCKET + b"Content-Length: 2\r\n") + b"{}", (426,)),
    "a socket with chunks": Case(
        "9.7", get("GET /ws/x HTTP/1.1", SOCKET + b"Transfer-Encoding: chunked\r\n") + b"0\r\n\r\n", (426,)
    ),
    # RFC 9110, 10.1.1
    "who waits to be asked for the body": Case(
        "9110", post(b"Expect: 100-continue\r\nContent-Length: 2\r\n", b"{}"), (100, *MADE)
    ),
    "who expects something else": Case("9110", post(b"Expect: x\r\nContent-Length: 2\r\n", b"{}"), MADE),
}  # fmt: skip


def statuses(answers: bytes) -> tuple[int, ...]:
    """The status of each answer."""
    found = []
    while answers:
        head, _, answers = answers.partition(b"\r\n\r\n")
        first, *lines = head.lower().split(b"\r\n")
        found.append(int(first.removeprefix(b"http/1.1 ").split()[0]))
        size = [int(line.partition(b":")[2]) for line in lines if line.startswith(b"content-length:")]
        answers = answers[sum(size) :]
    return tuple(found)


async def asked(port: int, sends: bytes) -> tuple[int, ...]:
    """What is answered to some bytes, and to a plain request once they were answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answers = b""
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(sends)
            answers += await reader.read(1 << 16)
            writer.write(LAST)
            while data := await reader.read(1 << 16):
                answers += data
    except ConnectionError:
        pass
    writer.close()
    return statuses(answers)


@pytest.fixture(scope="module")
def answers(server: Server) -> dict[str, tuple[int, ...]]:
    """What is answered in each case; all at once, because a refused connection lingers a second."""

    async def ask_all() -> list[tuple[int, ...]]:
        return await asyncio.gather(*(asked(server.port, case.sends) for case in CASES.values()))

    return dict(zip(CASES, asyncio.run(ask_all()), strict=True))


@pytest.mark.parametrize("name", CASES)
def test_requests_are_answered_as_the_standard_says(answers: dict[str, tuple[int, ...]], name: str) -> None:
    assert answers[name] == CASES[name].answers


def test_a_chunk_of_any_size_is_read_only_as_far_as_a_body_may_be_long(server: Server) -> None:
    async def answered() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(chunks(b"f" * 16 + b"\r\n" + b"x" * 70_000))
        answer = await asyncio.wait_for(reader.readline(), PATIENCE)
        writer.close()
        return answer

    assert asyncio.run(answered()).split()[1] == b"413"
