"""Frames of the WebSocket protocol (RFC 6455), as far as short text messages need them. Pure.

Frames of a server are not masked, so the same bytes can be sent to everybody at a table.
"""

from __future__ import annotations

from codecs import IncrementalDecoder, getincrementaldecoder
from collections.abc import Iterator

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
NORMAL, AWAY, PROTOCOL, NOT_TEXT, NO_CODE, NO_UTF8, POLICY, TOO_LONG, RESTART, LATER = (
    1000, 1001, 1002, 1003, 1005, 1007, 1008, 1009, 1012, 1013,
)  # fmt: skip
_MOST_IN_CONTROL = 125
# No client cuts a message of a few kilobytes into more frames than this.
MOST_FRAGMENTS = 64
_RESERVED = 0x70
_new_decoder = getincrementaldecoder("utf-8")
# The codes that a peer may send when it closes; the others are only for local use.
_CODES = frozenset({1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014})


class FrameError(Exception):
    """An invalid frame; `code` is the code with which the connection is closed."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def frame_bytes(content: bytes, opcode: int = TEXT) -> bytes:
    """A frame with this content."""
    size = len(content)
    if size < 126:
        return bytes((0x80 | opcode, size)) + content
    if size < 1 << 16:
        return bytes((0x80 | opcode, 126)) + size.to_bytes(2, "big") + content
    return bytes((0x80 | opcode, 127)) + size.to_bytes(8, "big") + content


def closing(code: int) -> bytes:
    """The closing frame with this code."""
    return frame_bytes(code.to_bytes(2, "big") if code != NO_CODE else b"", CLOSE)


def pong(content: bytes) -> bytes:
    """The answer to a ping."""
    return frame_bytes(content, PONG)


def close_code(content: bytes) -> int:
    """The code in a closing frame."""
    if not content:
        return NO_CODE
    code = int.from_bytes(content[:2], "big")
    if len(content) < 2 or not (code in _CODES or 3000 <= code < 5000):
        raise FrameError(PROTOCOL)
    _text(content[2:])
    return code


class Reader:
    """Parses the data of a client into messages: texts and control frames."""

    __slots__ = ("_buffer", "_decoder", "_most", "_parts", "_size")

    def __init__(self, most: int) -> None:
        self._buffer = b""
        self._most = most
        # The frames so far of a message that is not complete, and their size.
        self._parts: list[bytes] | None = None
        self._size = 0
        # Checks the text of such a message frame by frame.
        self._decoder: IncrementalDecoder | None = None

    def read(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """The opcodes and contents of the messages that are complete now; a text is valid UTF-8.

        Each frame of a message before its last one is there as CONTINUED without content, so that it can be counted.
        """
        data, at = self._buffer + data if self._buffer else data, 0
        self._buffer = b""
        while (frame := self._frame(data, at)) is not None:
            opcode, final, content, at = frame
            if opcode >= CLOSE:
                yield opcode, content
            elif final:
                yield TEXT, self._join(content)
            else:
                self._add(content)
                yield CONTINUED, b""
        self._buffer = data[at:]

    def _frame(self, data: bytes, at: int) -> tuple[int, bool, bytes, int] | None:
        """The frame at an offset: opcode, whether it is the last of its message, content, and the next offset."""
        if len(data) < at + 2:
            return None
        head, size = data[at], data[at + 1]
        if head & _RESERVED or not size & 0x80:
            raise FrameError(PROTOCOL)
        size &= 0x7F
        begin = at + (6 if size < 126 else 8 if size == 126 else 14)
        if size >= 126:
            if len(data) < begin - 4:
                return None
            short, size = size == 126, int.from_bytes(data[at + 2 : begin - 4], "big")
            if size < (126 if short else 1 << 16) or size >= 1 << 63:
                raise FrameError(PROTOCOL)
        self._check(head & 0x0F, size, final=head >= 0x80)
        end = begin + size
        if len(data) < end:
            return None
        return head & 0x0F, head >= 0x80, _unmask(data[begin - 4 : begin], data[begin:end]), end

    def _check(self, opcode: int, size: int, *, final: bool) -> None:
        """Raises if the head of a frame is invalid, before its content has arrived."""
        if opcode >= CLOSE:
            if opcode > PONG or not final or size > _MOST_IN_CONTROL:
                raise FrameError(PROTOCOL)
        elif opcode > BINARY or (opcode == CONTINUED) is (self._parts is None):
            raise FrameError(PROTOCOL)
        elif opcode == BINARY:
            raise FrameError(NOT_TEXT)
        elif self._size + size > self._most:
            raise FrameError(TOO_LONG)

    def _add(self, content: bytes) -> None:
        """Stores a frame of a message that goes on."""
        if self._parts is None or self._decoder is None:
            self._parts, self._decoder = [], _new_decoder()
        self._parts.append(content)
        self._size += len(content)
        if len(self._parts) >= MOST_FRAGMENTS:
            raise FrameError(TOO_LONG)
        _check_text(self._decoder, content, final=False)

    def _join(self, content: bytes) -> bytes:
        """The message that ends with this frame."""
        if self._parts is None or self._decoder is None:
            return _text(content)
        _check_text(self._decoder, content, final=True)
        whole = b"".join((*self._parts, content))
        self._parts, self._size, self._decoder = None, 0, None
        return whole


def _unmask(mask: bytes, content: bytes) -> bytes:
    """The content without its mask, computed with one large integer."""
    size = len(content)
    cover = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(content, "big") ^ int.from_bytes(cover, "big")).to_bytes(size, "big")


def _check_text(decoder: IncrementalDecoder, content: bytes, *, final: bool) -> None:
    """Raises if the text so far is not valid UTF-8."""
    try:
        decoder.decode(content, final)
    except UnicodeDecodeError:
        raise FrameError(NO_UTF8) from None


def _text(content: bytes) -> bytes:
    """The content; raises if it is not valid UTF-8."""
    try:
        content.decode()
    except UnicodeDecodeError:
        raise FrameError(NO_UTF8) from None
    return content
