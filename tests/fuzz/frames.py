"""Frames: the reader of the server against a plain one over the whole stream, however the stream is cut."""

from __future__ import annotations

from typing import NamedTuple

from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from shutbox.server.socket.frame import (
    BINARY,
    CLOSE,
    CONTINUED,
    MOST_FRAGMENTS,
    NO_CODE,
    NO_UTF8,
    NOT_TEXT,
    PROTOCOL,
    TEXT,
    TOO_LONG,
    FrameError,
    Reader,
    close_code,
)

MOST = 300
Heard = list[tuple[int, bytes]]
MASK = b"\x01\x02\x03\x04"


def run(data: bytes) -> None:
    """Reads a stream of frames whole, in pieces and in the plain way; the first byte says how it is cut."""
    piece, stream = (data[0] % 17 + 1 if data else 1), data[1:]
    whole = heard([stream])
    assert whole == heard([stream[at : at + piece] for at in range(0, len(stream), piece)])
    assert whole == plain(stream)
    messages, code = whole
    if code == 0:
        assert [content for opcode, content in messages if opcode != CONTINUED] == theirs(stream)


def heard(pieces: list[bytes]) -> tuple[Heard, int]:
    """What the server hears, and the code with which the connection ends, 0 if it goes on."""
    reader, messages = Reader(MOST), Heard()
    try:
        for piece in pieces:
            for opcode, content in reader.read(piece):
                messages.append((opcode, content))
                if opcode == CLOSE:
                    return messages, close_code(content)
    except FrameError as error:
        return messages, error.code
    return messages, 0


def plain(stream: bytes) -> tuple[Heard, int]:
    """The same, told frame by frame as the standard tells it."""
    messages, parts, at = Heard(), list[bytes](), 0
    begun = False
    while (head := _head(stream[at:])) is not None:
        if fault := _fault(head, sum(map(len, parts)), begun=begun):
            return messages, fault
        opcode, final = head.first & 15, head.first >= 0x80
        begin, end = at + head.begin, at + head.begin + head.size
        if len(stream) < end:
            break
        mask, at = stream[begin - 4 : begin], end
        content = bytes(byte ^ mask[place % 4] for place, byte in enumerate(stream[begin:end]))
        if opcode >= CLOSE:
            messages.append((opcode, content))
            if opcode == CLOSE:
                return messages, _code(content)
            continue
        parts, begun = [*parts, content], not final
        if fault := _text_fault(parts, final=final):
            return messages, fault
        messages.append((TEXT, b"".join(parts)) if final else (CONTINUED, b""))
        parts = [] if final else parts
    return messages, 0


class Head(NamedTuple):
    """What stands before the content of a frame, and where the content begins."""

    first: int
    is_masked: bool
    size: int
    begin: int
    is_short: bool


def _head(data: bytes) -> Head | None:
    """The head of a frame, None if it is not complete; what is wrong with its first two bytes is enough."""
    if len(data) < 2:
        return None
    length, more = data[1] & 0x7F, {126: 2, 127: 8}.get(data[1] & 0x7F, 0)
    if data[0] & 0x70 or data[1] < 0x80:
        return Head(data[0], data[1] >= 0x80, 0, 2, is_short=True)
    if len(data) < 2 + more:
        return None
    size = int.from_bytes(data[2 : 2 + more], "big") if more else length
    is_short = {0: True, 2: size > 125, 8: 0xFFFF < size < 1 << 63}[more]
    return Head(data[0], True, size, 2 + more + 4, is_short)


def _fault(head: Head, size: int, *, begun: bool) -> int:
    """The code for what is wrong with the head of a frame, 0 if nothing is."""
    opcode, final = head.first & 15, head.first >= 0x80
    wrong = head.first & 0x70 or not head.is_masked or not head.is_short or opcode not in (0, 1, 2, 8, 9, 10)
    if wrong or (opcode >= CLOSE and (not final or head.size > 125)) or (opcode < CLOSE and begun != (opcode == 0)):
        return PROTOCOL
    if opcode == BINARY:
        return NOT_TEXT
    return TOO_LONG if opcode < CLOSE and size + head.size > MOST else 0


def _text_fault(parts: list[bytes], *, final: bool) -> int:
    """The code for what is wrong with a message so far, 0 if nothing is."""
    if not final and len(parts) >= MOST_FRAGMENTS:
        return TOO_LONG
    return 0 if _is_text(b"".join(parts), final=final) else NO_UTF8


def _is_text(text: bytes, *, final: bool) -> bool:
    """Whether bytes are UTF-8, or the beginning of it."""
    for cut in range(1 if final else 4):
        try:
            text[: len(text) - cut].decode()
        except UnicodeDecodeError:
            continue
        rest = text[len(text) - cut :]
        return cut == 0 or any(_continues(rest, end) for end in ENDS)
    return False


# Every way in which a character can end, up to its third missing byte.
ENDS = [bytes(end) for end in ([0x80], [0xBF], [0x80, 0x80], [0xBF, 0xBF], [0x80] * 3, [0xBF] * 3)]


def _continues(begin: bytes, end: bytes) -> bool:
    try:
        return len((begin + end).decode()) == 1
    except UnicodeDecodeError:
        return False


def _code(content: bytes) -> int:
    if not content:
        return NO_CODE
    code = int.from_bytes(content[:2], "big")
    known = code in range(1000, 1015) and code not in (1004, 1005, 1006)
    if len(content) == 1 or not (known or code in range(3000, 5000)):
        return PROTOCOL
    return code if _is_text(content[2:], final=True) else NO_UTF8


def theirs(stream: bytes) -> list[bytes]:
    """The messages and control frames that the websockets library hears of a stream with nothing wrong in it."""
    protocol, messages, parts = ServerProtocol(state=OPEN, max_size=None), list[bytes](), list[bytes]()
    protocol.receive_data(stream)
    for frame in protocol.events_received():
        assert isinstance(frame, Frame)
        if frame.opcode >= 8:
            messages.append(bytes(frame.data))
            continue
        parts.append(bytes(frame.data))
        if frame.fin:
            messages.append(b"".join(parts))
            parts.clear()
    return messages


def frame(first: int, content: bytes) -> bytes:
    """A frame of a client."""
    size = len(content)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([first]) + length + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(content))


def seeds() -> list[bytes]:
    """Streams to begin with."""
    euro = "€uro ⚀".encode()
    streams = [
        frame(0x81, b"hello"),
        frame(0x01, euro[:1]) + frame(0x89, b"?") + frame(0x00, euro[1:4]) + frame(0x80, euro[4:]),
        frame(0x81, b"x" * 200) + frame(0x8A, b"") + frame(0x88, b"\x03\xe8bye"),
        frame(0x82, b"\x00"),
        frame(0x88, b""),
        frame(0x01, b"") + frame(0x00, b"") * 62 + frame(0x80, b"end"),
        frame(0x81, "𝄞".encode()) + b"\x81\xff" + bytes(8),
    ]
    return [bytes([at * 3]) + stream for at, stream in enumerate(streams)]
