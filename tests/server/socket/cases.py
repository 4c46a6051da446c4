"""What RFC 6455 asks of a server, case by case, in the order and with the numbers of Autobahn's list (1 to 7, and 10).

Each case is written from the standard: what a client sends, what it must hear, and the codes with which the connection
may end. A server that echoes messages is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tests.server.socket.raw import BYTES, CLOSE, MORE, PING, PONG, TEXT, Heard, closing, frame, octets

NORMAL, PROTOCOL, NO_CODE, NO_TEXT = 1000, 1002, 1005, 1007


@dataclass(frozen=True, slots=True)
class Case:
    """What is sent, in pieces; what is heard; how the connection ends."""

    number: str
    sends: tuple[bytes, ...]
    hears: tuple[Heard, ...] = ()
    # The codes that the server may close with, whether or not the client has closed before.
    ends: frozenset[int] = frozenset({NORMAL})
    # Whether the client closes the connection as usual once it has heard everything.
    closing: bool = True
    # What would follow, and is sent only to a server that may wait for it.
    rest: bytes = b""


def fine(number: str, sends: Iterable[bytes], *hears: Heard) -> Case:
    """A case after which the connection is as good as before."""
    return Case(number, tuple(sends), hears)


def failed(number: str, sends: Iterable[bytes], *hears: Heard, code: int = PROTOCOL, rest: bytes = b"") -> Case:
    """A case in which the server must fail the connection (7.1.7)."""
    return Case(number, tuple(sends), hears, frozenset({code}), closing=False, rest=rest)


def closed(number: str, sends: Iterable[bytes], *hears: Heard, codes: Iterable[int] = (NORMAL,)) -> Case:
    """A case in which the client closes the connection in its own way."""
    return Case(number, tuple(sends), hears, frozenset(codes), closing=False)


HELLO, PINGED = frame(TEXT, b"Hello, box!"), frame(PING)
ECHO = (TEXT, b"Hello, box!")
SIZES = (0, 125, 126, 127, 128, 65_535, 65_536)


def framing() -> Iterator[Case]:
    """1: messages of every form of length (5.2), as text and as bytes; the last of each in pieces of 997 bytes."""
    for group, opcode, letter in (("1.1", TEXT, b"*"), ("1.2", BYTES, b"\xfe")):
        for at, size in enumerate(SIZES, 1):
            yield fine(f"{group}.{at}", [frame(opcode, letter * size)], (opcode, letter * size))
        whole = frame(opcode, letter * SIZES[-1])
        pieces = [whole[at : at + 997] for at in range(0, len(whole), 997)]
        yield fine(f"{group}.8", pieces, (opcode, letter * SIZES[-1]))


def pings() -> Iterator[Case]:
    """2: a ping is answered with its own content (5.5.2, 5.5.3), a pong that nobody asked for is not answered."""
    full, bare = b"\xfe" * 125, b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff"
    yield fine("2.1", [PINGED], (PONG, b""))
    yield fine("2.2", [frame(PING, b"are you there?")], (PONG, b"are you there?"))
    yield fine("2.3", [frame(PING, bare)], (PONG, bare))
    yield fine("2.4", [frame(PING, full)], (PONG, full))
    yield failed("2.5", [frame(PING, full + b"\xfe")])
    yield fine("2.6", octets(frame(PING, full)), (PONG, full))
    yield fine("2.7", [frame(PONG)])
    yield fine("2.8", [frame(PONG, b"nobody asked")])
    yield fine("2.9", [frame(PONG, b"nobody asked"), frame(PING, b"asked")], (PONG, b"asked"))
    contents = [b"ping %d" % number for number in range(10)]
    ten = [frame(PING, content) for content in contents]
    yield fine("2.10", ten, *((PONG, content) for content in contents))
    yield fine("2.11", octets(b"".join(ten)), *((PONG, content) for content in contents))


def reserved_bits() -> Iterator[Case]:
    """3: without an extension the three reserved bits are 0 (5.2), in every kind of frame."""
    hello = b"Hello, box!"
    yield failed("3.1", [frame(TEXT, hello, reserved=1)])
    for number, bits, cut in (("3.2", 2, "whole"), ("3.3", 3, "frames"), ("3.4", 4, "octets")):
        yield failed(number, cut_up([HELLO, frame(TEXT, hello, reserved=bits), PINGED], cut), ECHO)
    yield failed("3.5", octets(frame(BYTES, b"\x00\xff\xfe\xfd", reserved=5)))
    yield failed("3.6", [frame(PING, hello, reserved=6)])
    yield failed("3.7", [frame(CLOSE, b"\x03\xe8", reserved=7)])


def cut_up(frames: list[bytes], cut: str) -> Iterable[bytes]:
    """Frames in one piece, each by itself, or byte by byte."""
    whole = b"".join(frames)
    return {"whole": [whole], "frames": frames, "octets": octets(whole)}[cut]


def opcodes() -> Iterator[Case]:
    """4: opcodes that are reserved (5.2) fail the connection; what came before is still answered."""
    for group, first in (("4.1", 3), ("4.2", 11)):
        yield failed(f"{group}.1", [frame(first)])
        yield failed(f"{group}.2", [frame(first + 1, b"reserved")])
        yield failed(f"{group}.3", [HELLO + frame(first + 2) + PINGED], ECHO)
        yield failed(f"{group}.4", [HELLO + frame(first + 3, b"reserved") + PINGED], ECHO)
        yield failed(f"{group}.5", octets(HELLO + frame(first + 4, b"reserved") + PINGED), ECHO)


def fragmentation() -> Iterator[Case]:
    """5: messages in several frames (5.4), with pings between them, and frames that continue nothing."""
    one, two = frame(TEXT, b"first, ", final=False), frame(MORE, b"second")
    both = (TEXT, b"first, second")
    asked = frame(PING, b"still there?")
    yield failed("5.1", [frame(PING, b"first, ", final=False) + two])
    yield failed("5.2", [frame(PONG, b"first, ", final=False) + two])
    for at, cut in enumerate(("whole", "frames", "octets")):
        yield fine(f"5.{3 + at}", cut_up([one, two], cut), both)
    for at, cut in enumerate(("whole", "frames", "octets")):
        yield fine(f"5.{6 + at}", cut_up([one, asked, two], cut), (PONG, b"still there?"), both)
    for begin, final in ((9, True), (12, False)):
        for at, cut in enumerate(("whole", "frames", "octets")):
            yield failed(f"5.{begin + at}", cut_up([frame(MORE, b"of nothing", final=final), HELLO], cut))
    yield failed("5.15", [one + two + frame(MORE, b"of nothing", final=False) + HELLO], both)
    yield failed("5.16", [(frame(MORE, b"of nothing", final=False) + one + two) * 2])
    yield failed("5.17", [(frame(MORE, b"of nothing") + one + two) * 2])
    yield failed("5.18", [one + frame(TEXT, b"second")])
    parts = [frame(TEXT, b"1", final=False), *(frame(MORE, b"%d" % part, final=part == 5) for part in range(2, 6))]
    five = [parts[0], parts[1], asked, parts[2], parts[3], asked, parts[4]]
    for number, cut in (("5.19", "whole"), ("5.20", "frames")):
        yield fine(number, cut_up(five, cut), (PONG, b"still there?"), (PONG, b"still there?"), (TEXT, b"12345"))


def in_parts(contents: Iterable[bytes]) -> bytes:
    """A text in frames with these contents."""
    parts = list(contents)
    return b"".join(frame(MORE if at else TEXT, part, final=at == len(parts) - 1) for at, part in enumerate(parts))


GREEK = "κ\u1f79σμε".encode()
MIXED = "Würfel ⚀ und ⚅, 𝄞".encode()
BEYOND = b"\xf4\x90\x80\x80"


def texts_in_parts() -> Iterator[Case]:
    """6.1 to 6.4: a text is UTF-8 as a whole (5.6, 8.1), however it is cut, and fails as soon as it cannot be."""
    yield fine("6.1.1", [frame(TEXT)], (TEXT, b""))
    yield fine("6.1.2", [in_parts([b"", b"", b""])], (TEXT, b""))
    yield fine("6.1.3", [in_parts([b"", b"between", b""])], (TEXT, b"between"))
    yield fine("6.2.1", [frame(TEXT, MIXED)], (TEXT, MIXED))
    at = MIXED.index("⚀".encode())
    yield fine("6.2.2", [in_parts([MIXED[:at], MIXED[at:]])], (TEXT, MIXED))
    yield fine("6.2.3", [in_parts(octets(MIXED))], (TEXT, MIXED))
    yield fine("6.2.4", [in_parts(octets(GREEK))], (TEXT, GREEK))
    bad = GREEK + b"\xed\xa0\x80" + b"edited"
    yield failed("6.3.1", [frame(TEXT, bad)], code=NO_TEXT)
    yield failed("6.3.2", [in_parts(octets(bad))], code=NO_TEXT)
    late = GREEK + BEYOND + b"edited"
    for number, cuts in (("6.4.1", (len(GREEK), len(GREEK) + 4)), ("6.4.2", (len(GREEK) + 1, len(GREEK) + 2))):
        parts = [late[: cuts[0]], late[cuts[0] : cuts[1]]]
        sends = [frame(TEXT, parts[0], final=False), frame(MORE, parts[1], final=False)]
        yield failed(number, sends, code=NO_TEXT, rest=frame(MORE, late[cuts[1] :]))
    for number, cuts in (("6.4.3", (len(GREEK), len(GREEK) + 4)), ("6.4.4", (len(GREEK) + 1, len(GREEK) + 2))):
        whole = frame(TEXT, late)
        first, second = (6 + cut for cut in cuts)
        yield failed(number, [whole[:first], whole[first:second]], code=NO_TEXT, rest=whole[second:])


def texts() -> Iterator[Case]:
    """6.5 to 6.23: what is UTF-8 (RFC 3629) and what is not."""
    for group, contents in enumerate(SEQUENCES, 5):
        for at, content in enumerate(contents, 1):
            number, sends = f"6.{group}.{at}", [frame(TEXT, content)]
            yield fine(number, sends, (TEXT, content)) if is_utf8(content) else failed(number, sends, code=NO_TEXT)


def is_utf8(content: bytes) -> bool:
    """Whether bytes are UTF-8, by the table of RFC 3629, 4."""
    while content:
        first = content[0]
        low, high, more = next(
            (row[2], row[3], row[4]) for row in _SHAPES if row[0] <= first <= row[1]
        )  # fmt: skip
        tail = content[1 : 1 + more]
        good = len(tail) == more and all(0x80 <= byte <= 0xBF for byte in tail)
        if more < 0 or not good or (tail and not low <= tail[0] <= high):
            return False
        content = content[1 + more :]
    return True


# The first byte, from and to; the second byte, from and to; and how many bytes follow the first, -1 if none can.
_SHAPES = (
    (0x00, 0x7F, 0, 0, 0),
    (0x80, 0xC1, 0, 0, -1),
    (0xC2, 0xDF, 0x80, 0xBF, 1),
    (0xE0, 0xE0, 0xA0, 0xBF, 2),
    (0xE1, 0xEC, 0x80, 0xBF, 2),
    (0xED, 0xED, 0x80, 0x9F, 2),
    (0xEE, 0xEF, 0x80, 0xBF, 2),
    (0xF0, 0xF0, 0x90, 0xBF, 3),
    (0xF1, 0xF3, 0x80, 0xBF, 3),
    (0xF4, 0xF4, 0x80, 0x8F, 3),
    (0xF5, 0xFF, 0, 0, -1),
)


def hexes(text: str) -> list[bytes]:
    """Byte strings written in hexadecimal."""
    return [bytes.fromhex(word) for word in text.split()]


_CUT_SHORT = hexes("c0 e080 f08080 f8808080 fc80808080 df efbf f7bfbf fbbfbfbf fdbfbfbfbf")
_LONE = [(0xC0, 0xE0), (0xE0, 0xF0), (0xF0, 0xF8), (0xF8, 0xFC), (0xFC, 0xFE)]
_PLANES = [chr(plane << 16 | last).encode() for plane in range(1, 17) for last in (0xFFFE, 0xFFFF)]
SEQUENCES: list[list[bytes]] = [
    # A character of each length, and all of them together.
    [b"a$z", "a¢z".encode(), "a€z".encode(), "a\U00024b62z".encode(), GREEK],
    # Every beginning of a text.
    [GREEK[:end] for end in range(1, len(GREEK) + 1)],
    # The first character of each length, and of the lengths that there are no more.
    hexes("00 c280 e0a080 f0908080"),
    hexes("f888808080 fc8480808080"),
    # The last ones.
    hexes("7f dfbf efbfbf f48fbfbf"),
    hexes("f7bfbfbf fbbfbfbfbf fdbfbfbfbfbf"),
    # Around the surrogates, and at the end of Unicode.
    hexes("ed9fbf ee8080 efbfbd f48fbfbf f4908080"),
    # Bytes that continue nothing.
    [*hexes("80 bf 80bf 80bf80 80bf80bf 80bf80bf80 80bf80bf80bf"), bytes(range(0x80, 0xC0))],
    # First bytes, each before a space.
    [b"".join(bytes([first, 0x20]) for first in range(begin, end)) for begin, end in _LONE],
    # Characters without their last byte, one by one and together.
    _CUT_SHORT,
    [b"".join(_CUT_SHORT)],
    # Bytes that occur nowhere.
    hexes("fe ff fefeffff"),
    # A slash that takes too many bytes, the largest characters that do, and NUL.
    hexes("c0af e080af f08080af f8808080af fc80808080af"),
    hexes("c1bf e09fbf f08fbfbf f887bfbfbf fc83bfbfbfbf"),
    hexes("c080 e08080 f0808080 f880808080 fc8080808080"),
    # Surrogates, alone and in pairs.
    hexes("eda080 edadbf edae80 edafbf edb080 edbe80 edbfbf"),
    hexes("eda080edb080 eda080edbfbf edadbfedb080 edadbfedbfbf edae80edb080 edae80edbfbf edafbfedb080 edafbfedbfbf"),
    # The last two code points of each plane, which are UTF-8 though no characters.
    [*hexes("efbfbe efbfbf"), *_PLANES],
    # Special characters.
    [chr(code).encode() for code in range(0xFFF9, 0x10000)],
]  # fmt: skip


def closes() -> Iterator[Case]:
    """7: the closing handshake (5.5.1, 7.1), what a closing frame may contain, and its codes (7.4)."""
    over = closing(NORMAL)
    yield closed("7.1.1", [HELLO + over], ECHO)
    yield closed("7.1.2", [over + over])
    yield closed("7.1.3", [over + PINGED])
    yield closed("7.1.4", [over + HELLO])
    yield closed("7.1.5", [frame(TEXT, b"half", final=False) + over + frame(MORE, b"half")])
    long = b"box! " * 52_429
    yield closed("7.1.6", [frame(TEXT, long), HELLO + over + PINGED], (TEXT, long), ECHO)
    yield closed("7.3.1", [frame(CLOSE)], codes=(NORMAL, NO_CODE))
    yield failed("7.3.2", [frame(CLOSE, b"\x03")])
    yield closed("7.3.3", [over])
    yield closed("7.3.4", [closing(NORMAL, b"the box is shut")])
    yield closed("7.3.5", [closing(NORMAL, b"x" * 123)])
    yield failed("7.3.6", [closing(NORMAL, b"x" * 124)])
    yield failed("7.5.1", [closing(NORMAL, GREEK + b"\xed\xa0\x80")], code=NO_TEXT)
    for at, code in enumerate((1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999), 1):
        yield closed(f"7.7.{at}", [closing(code)], codes=(NORMAL, code))
    for at, code in enumerate((0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999), 1):
        yield failed(f"7.9.{at}", [closing(code)])
    for at, code in enumerate((5000, 65_535), 1):
        yield failed(f"7.13.{at}", [closing(code)])


def many_parts() -> Iterator[Case]:
    """10.1: a long message as a client cuts it that makes its frames by itself."""
    whole = b"*" * 65_536
    parts = in_parts(whole[at : at + 1300] for at in range(0, len(whole), 1300))
    yield fine("10.1.1", [parts], (TEXT, whole))


def every_case() -> dict[str, Case]:
    """All cases by their numbers, in order."""
    groups = (
        framing(), pings(), reserved_bits(), opcodes(), fragmentation(), texts_in_parts(), texts(), closes(),
        many_parts(),
    )  # fmt: skip
    return {case.number: case for group in groups for case in group}


CASES = every_case()
