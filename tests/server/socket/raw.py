"""A WebSocket client of plain bytes: it masks, cuts and breaks frames as it is told, and knows no server."""

from __future__ import annotations

import base64
import hashlib
import os
import socket
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Self

MORE, TEXT, BYTES, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
# Only somebody who waits for what never comes waits so long.
PATIENCE = 60.0
# RFC 6455, 1.3.
GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
Heard = tuple[int, bytes]


def frame(
    opcode: int,
    content: bytes = b"",
    *,
    final: bool = True,
    reserved: int = 0,
    mask: bytes | None = b"\x37\xfa\x21\x3d",
) -> bytes:
    """A frame as a client sends it (RFC 6455, 5.2)."""
    flag = 0x80 if mask else 0
    cover = masked(mask, content) if mask else content
    return bytes([final << 7 | reserved << 4 | opcode]) + length(len(content), flag) + cover


def length(size: int, flag: int = 0x80) -> bytes:
    """The length of a frame in as few bytes as possible, with the flag of a mask."""
    if size < 126:
        return bytes([flag | size])
    more = 2 if size < 1 << 16 else 8
    return bytes([flag | (126 if more == 2 else 127)]) + size.to_bytes(more, "big")


def masked(mask: bytes, content: bytes) -> bytes:
    """A mask, and content under it."""
    cover = mask * (len(content) // 4 + 1)
    return mask + bytes(map(int.__xor__, content, cover))


def closing(code: int, reason: bytes = b"") -> bytes:
    """The closing frame with a code."""
    return frame(CLOSE, code.to_bytes(2, "big") + reason)


class BrokenError(Exception):
    """What no server may send."""


@dataclass
class Line:
    """A connection after the handshake."""

    wire: socket.socket
    received: bytes = b""
    # What was heard so far, and the code in the closing frame: 1005 if it has none, 0 if it did not come.
    heard: list[Heard] = field(default_factory=list)
    code: int = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.wire.close()

    def send(self, data: bytes) -> None:
        """Sends bytes; nobody minds if the server has closed the connection already."""
        with suppress(ConnectionError):
            self.wire.sendall(data)

    def hear(self, count: int) -> None:
        """Waits until this many frames were heard, or the server has closed."""
        while len(self.heard) < count and self._next():
            pass

    def hear_all(self) -> None:
        """Waits until the server has ended the connection."""
        while self._next():
            pass

    def hang_up(self) -> None:
        """Answers the closing frame of the server, and sends nothing more."""
        self.send(closing(1000))
        with suppress(OSError):
            self.wire.shutdown(socket.SHUT_WR)

    def _next(self) -> bool:
        """Hears one frame; whether there was one."""
        while (found := split(self.received)) is None:
            data = self._data()
            if not data:
                if self.received:
                    raise BrokenError("half a frame")
                return False
            self.received += data
        opcode, content, self.received = found
        if self.code:
            raise BrokenError("a frame after the closing frame")
        if opcode == CLOSE:
            self.code = int.from_bytes(content[:2], "big") if content else 1005
            return False
        self.heard.append((opcode, content))
        return True

    def _data(self) -> bytes:
        try:
            return self.wire.recv(1 << 16)
        except ConnectionError:
            return b""


def split(data: bytes) -> tuple[int, bytes, bytes] | None:
    """The first frame of a server: opcode, content, and what comes after it; None if it is not complete."""
    if len(data) < 2:
        return None
    more = {126: 2, 127: 8}.get(data[1] & 0x7F, 0)
    size = int.from_bytes(data[2 : 2 + more], "big") if more else data[1] & 0x7F
    if data[1] & 0x80 or data[0] & 0x70 or data[0] < 0x80:
        raise BrokenError(f"a frame that is masked, reserved or in parts: {data[:2]!r}")
    if len(data) < 2 + more + size:
        return None
    return data[0] & 15, data[2 + more : 2 + more + size], data[2 + more + size :]


def request(path: str, headers: Mapping[str, str] | None = None) -> tuple[bytes, str]:
    """A handshake, and the proof that it must be answered with."""
    key = base64.b64encode(os.urandom(16)).decode()
    wanted = {
        "Host": "localhost",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Version": "13",
        **(headers or {}),
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in wanted.items() if value)]
    proof = base64.b64encode(hashlib.sha1((key + GUID).encode()).digest()).decode()
    return "\r\n".join([*lines, "", ""]).encode(), proof


def dial(port: int, path: str = "/", headers: Mapping[str, str] | None = None) -> Line:
    """A connection to a server on this machine."""
    wire = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    handshake, proof = request(path, headers)
    wire.sendall(handshake)
    answer = b""
    while b"\r\n\r\n" not in answer:
        data = wire.recv(1 << 16)
        assert data, answer
        answer += data
    head, _, rest = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 101 "), head
    assert f"sec-websocket-accept: {proof}".lower().encode() in head.lower(), head
    assert b"sec-websocket-extensions" not in head.lower(), head
    return Line(wire, rest)


def octets(data: bytes) -> Iterator[bytes]:
    """Each byte by itself."""
    return (data[at : at + 1] for at in range(len(data)))
