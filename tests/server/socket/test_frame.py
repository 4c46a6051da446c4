"""Frames of sockets, compared with those of the websockets library."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

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
    closing,
    frame_bytes,
)

MOST = 300
Heard = list[tuple[int, bytes]]
contents = st.text(max_size=90).map(str.encode)


def sent(opcode: int, content: bytes, *, final: bool = True) -> bytes:
    """A frame as a client sends it; what masks it is always the same, so that a test that fails can be repeated."""
    head, mask = Frame(Opcode(opcode), content, fin=final).serialize(mask=False), b"\x37\xfa\x21\x3d"
    begin = len(head) - len(content)
    covered = bytes(byte ^ mask[at % 4] for at, byte in enumerate(content))
    return bytes([head[0], head[1] | 0x80]) + head[2:begin] + mask + covered


@st.composite
def messages(draw: st.DrawFn) -> tuple[bytes, Heard]:
    """A message in one frame or several, perhaps with a ping among them; what is sent, and what is to be heard."""
    content = draw(contents)
    cuts = sorted(draw(st.lists(st.integers(0, len(content)), max_size=3)))
    parts = [content[begin:end] for begin, end in zip([0, *cuts], [*cuts, len(content)], strict=True)]
    data, heard = b"", []
    for number, part in enumerate(parts):
        if number and draw(st.booleans()):
            data += sent(9, b"still there?")
            heard.append((9, b"still there?"))
        final = number == len(parts) - 1
        data += sent(0 if number else TEXT, part, final=final)
        heard.append((TEXT, content) if final else (CONTINUED, b""))
    return data, heard


@given(st.lists(messages(), max_size=5), st.data())
def test_what_a_client_sends_is_heard_however_it_is_cut(told: list[tuple[bytes, Heard]], data: st.DataObject) -> None:
    stream, wanted = b"".join(each for each, _ in told), [each for _, heard in told for each in heard]
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=6)))
    reader, heard = Reader(MOST), []
    for begin, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        heard += list(reader.read(stream[begin:end]))
    assert heard == wanted


@given(contents.map(lambda content: content * 800), st.sampled_from([TEXT, CLOSE, 9]))
def test_what_is_sent_reads_as_it_was_written(content: bytes, opcode: int) -> None:
    protocol = ClientProtocol(parse_uri("ws://box.example"), state=OPEN, max_size=None)
    content = content if opcode == TEXT else b""
    protocol.receive_data(frame_bytes(content, opcode))
    (found,) = protocol.events_received()
    assert isinstance(found, Frame)
    assert (int(found.opcode), found.data) == (opcode, content)


def ended(data: bytes) -> tuple[Heard, int]:
    """What is heard of some bytes, and with which code the connection ends, 0 if it does not."""
    reader, heard = Reader(MOST), []
    try:
        for opcode, content in reader.read(data):
            heard.append((opcode, content))
            if opcode == CLOSE:
                return heard, close_code(content)
    except FrameError as error:
        return heard, error.code
    return heard, 0


def theirs(data: bytes) -> int:
    """With which code the other library's server ends a connection that sends some bytes, 0 if it does not."""
    protocol = ServerProtocol(state=OPEN, max_size=MOST)
    protocol.receive_data(data)
    frames = [each for each in protocol.events_received() if isinstance(each, Frame)]
    if any(each.opcode is Opcode.BINARY for each in frames):
        return NOT_TEXT
    return protocol.close_sent.code if protocol.close_sent is not None else 0


@given(st.lists(messages(), min_size=1, max_size=2), st.data())
def test_whatever_is_wrong_ends_the_connection_as_it_does_elsewhere(
    told: list[tuple[bytes, Heard]], data: st.DataObject
) -> None:
    stream = bytearray(b"".join(each for each, _ in told))
    at = data.draw(st.integers(0, min(1, len(stream) - 1)))
    stream[at] = data.draw(st.integers(0, 255))
    mine = ended(bytes(stream))[1]
    if mine == NOT_TEXT:
        assert stream[0] & 15 == BINARY
    elif mine == PROTOCOL and stream[0] == 0x81 and stream[1] >= 0xFE:
        # The other library takes a length that is written longer than it has to be.
        assert int.from_bytes(stream[2 : 4 if stream[1] & 0x7F == 126 else 10], "big") not in range(1 << 16, 1 << 63)
    elif mine != NO_UTF8:  # the other library leaves the check of a text to whoever decodes it
        # It looks at a frame when all of it has come, and here its head is enough.
        assert mine in (theirs(bytes(stream)), theirs(bytes(stream) + bytes(2 * MOST)))


WRONG = {
    "not masked": (frame_bytes(b"hi"), PROTOCOL),
    "a reserved bit": (b"\xc1\x80\0\0\0\0", PROTOCOL),
    "an unknown opcode": (b"\x83\x80\0\0\0\0", PROTOCOL),
    "an unknown control opcode": (b"\x8b\x80\0\0\0\0", PROTOCOL),
    "a ping in parts": (b"\x09\x80\0\0\0\0", PROTOCOL),
    "a ping too long": (sent(TEXT, b"x" * 126).replace(b"\x81", b"\x89", 1), PROTOCOL),
    "a second part without a first": (sent(0, b"x"), PROTOCOL),
    "a first part after a first": (sent(TEXT, b"x", final=False) + sent(TEXT, b"x"), PROTOCOL),
    "bytes": (sent(BINARY, b"x"), NOT_TEXT),
    "no UTF-8": (sent(TEXT, b"\xff"), NO_UTF8),
    "no UTF-8 in a part": (sent(TEXT, b"\xf4", final=False) + sent(0, b"\x90", final=False), NO_UTF8),
    "half a character at the end": (sent(TEXT, b"\xe2\x82", final=False) + sent(0, b""), NO_UTF8),
    "too long": (sent(TEXT, b"x" * (MOST + 1)), TOO_LONG),
    "too long by its head alone": (b"\x81\xff" + (1 << 62).to_bytes(8, "big"), TOO_LONG),
    "too long in parts": (sent(TEXT, b"x" * MOST, final=False) + sent(0, b"x"), TOO_LONG),
    "too many parts": (sent(TEXT, b"", final=False) + sent(0, b"", final=False) * (MOST_FRAGMENTS - 1), TOO_LONG),
    "a length in two bytes where one is enough": (b"\x81\xfe\x00\x7d\0\0\0\0" + b"x" * 125, PROTOCOL),
    "a length in eight bytes where two are enough": (b"\x81\xff" + (200).to_bytes(8, "big"), PROTOCOL),
    "a length whose first bit is set": (b"\x81\xff" + (1 << 63).to_bytes(8, "big"), PROTOCOL),
    "half a code": (sent(CLOSE, b"\x03"), PROTOCOL),
    "a code that nobody may send": (sent(CLOSE, NO_CODE.to_bytes(2, "big")), PROTOCOL),
    "a reason that is no UTF-8": (sent(CLOSE, b"\x03\xe8\xff"), NO_UTF8),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_no_client_may_send_ends_the_connection(name: str) -> None:
    data, code = WRONG[name]
    assert ended(data)[1] == code


def test_the_size_of_a_message_in_parts_is_counted_as_they_come() -> None:
    reader = Reader(MOST)
    stream = sent(TEXT, b"x" * 5, final=False) + sent(0, b"x" * 5, final=False) * 58
    assert list(reader.read(stream)) == [(CONTINUED, b"")] * 59
    assert list(reader.read(sent(0, b"y" * 5))) == [(TEXT, b"x" * 295 + b"y" * 5)]
    assert list(reader.read(sent(TEXT, b"z" * MOST))) == [(TEXT, b"z" * MOST)]


def test_a_connection_ends_with_the_code_of_whoever_ends_it() -> None:
    assert ended(sent(CLOSE, b"\x03\xe8bye")) == ([(CLOSE, b"\x03\xe8bye")], 1000)
    assert ended(sent(CLOSE, b"")) == ([(CLOSE, b"")], NO_CODE)
    assert closing(1012) == b"\x88\x02\x03\xf4"
    assert closing(NO_CODE) == b"\x88\x00"
