"""The cases of RFC 6455 at three servers: our sockets with an echo, our tables, and the echo of another library.

docs/conformance.md has a line for every case; what is different from the strict reading has a reason there.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from types import SimpleNamespace

import pytest

from shutbox.server.http import Limits, Request
from shutbox.server.socket import Socket
from shutbox.server.socket.frame import MOST_FRAGMENTS
from tests.fuzz.wire import Wire
from tests.server.running import Server, lay
from tests.server.socket.cases import CASES, ECHO, HELLO, Case, closed, failed, fine, in_parts
from tests.server.socket.peers import Echo, our_echo, running, their_echo
from tests.server.socket.raw import (
    BYTES,
    CLOSE,
    MORE,
    PING,
    PONG,
    TEXT,
    Heard,
    Line,
    closing,
    dial,
    frame,
    length,
    masked,
    octets,
    request,
)  # fmt: skip

MOST = Limits().frame
NOT_TEXT, POLICY, TOO_LONG = 1003, 1008, 1009
SHORT = b"*" * MOST


def numbers(prefix: str, first: int, last: int) -> list[str]:
    """The numbers of cases that follow each other."""
    return [f"{prefix}.{at}" for at in range(first, last + 1)]


# What our server does otherwise, by the reason that docs/conformance.md gives.
OURS = {
    "text only": numbers("1.2", 1, 8),
    "4 KiB": [*numbers("1.1", 6, 8), "7.1.6", "10.1.1"],
    "whole frames": ["6.4.3", "6.4.4"],
}
REASONS = {number: reason for reason, found in OURS.items() for number in found}
# What the other library was seen to do otherwise: it drops what came before a failure or a closing frame, checks a text
# when all of it has come, and takes a closing frame within a message for a failure.
THEIRS = {
    "drops": [
        "3.2",
        "3.3",
        "3.4",
        *(f"4.{group}.{at}" for group in (1, 2) for at in (3, 4, 5)),
        "5.15",
        "7.1.1",
        "7.1.6",
    ],
    "whole messages": numbers("6.4", 1, 4),
    "half a message": ["7.1.5"],
}


def ours(case: Case) -> Case:
    """A case as our server answers it."""
    match REASONS.get(case.number):
        case "text only":
            return replace(case, hears=(), ends=frozenset({NOT_TEXT}), closing=False)
        case "4 KiB":
            return replace(case, hears=(), ends=frozenset({TOO_LONG}), closing=False)
        case "whole frames":
            return replace(case, sends=(*case.sends, case.rest))
        case _:
            return case


def theirs(case: Case) -> list[Case]:
    """A case as the other library may answer it; which of several depends on the moment."""
    if case.number in THEIRS["drops"]:
        return [replace(case, hears=case.hears[:count]) for count in range(len(case.hears) + 1)]
    if case.number in THEIRS["whole messages"]:
        return [replace(case, sends=(*case.sends, case.rest))]
    return [replace(case, ends=frozenset({1002}))] if case.number in THEIRS["half a message"] else [case]


def tried(line: Line, case: Case) -> tuple[tuple[Heard, ...], int]:
    """What is heard in a case, and the code with which the connection ends; nothing comes after the code."""
    with line:
        for piece in case.sends:
            line.send(piece)
        if case.closing:
            line.hear(len(case.hears))
            line.send(closing(1000))
        line.hear_all()
        if case.ends != {1000}:
            # A failed connection is not read any more: its server would wait a while for this end.
            line.hang_up()
        line.hear_all()
        return tuple(line.heard), line.code


@pytest.fixture(scope="module")
def echo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of our sockets with an echo behind them."""
    with running(our_echo, tmp_path_factory.mktemp("echo")) as port:
        yield port


@pytest.fixture(scope="module")
def other_echo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of the other library."""
    logging.getLogger("websockets").setLevel(logging.CRITICAL + 1)
    with running(their_echo, tmp_path_factory.mktemp("other")) as port:
        yield port


@pytest.mark.parametrize("number", CASES)
def test_our_sockets_do_what_the_standard_says(echo: int, number: str) -> None:
    case = ours(CASES[number])
    heard, code = tried(dial(echo), case)
    assert heard == case.hears
    assert code in case.ends


@pytest.mark.parametrize("number", CASES)
def test_another_library_passes_the_same_cases(other_echo: int, number: str) -> None:
    heard, code = tried(dial(other_echo), theirs(CASES[number])[-1])
    assert heard in [case.hears for case in theirs(CASES[number])]
    assert code in theirs(CASES[number])[-1].ends


# Tables: no message of a case is a command, so each is refused once instead of being said again.


@dataclass
class TableLine(Line):
    """A connection to a table, on which only refusals count as heard."""

    refusals: list[str] = field(default_factory=list)

    def _next(self) -> bool:
        before = len(self.heard)
        goes_on = super()._next()
        if len(self.heard) > before and self.heard[-1][0] == TEXT:
            data = json.loads(self.heard.pop()[1])
            if data.get("ok") is False:
                self.refusals.append(data["error"]["code"])
                self.heard.append((TEXT, b""))
        return goes_on


@pytest.fixture(scope="module")
def seat(server: Server) -> tuple[str, str]:
    """A table, and the token of a device that may look on."""
    token = server.device()
    return str(lay(server, token, "nine", ["open"])["code"]), token


def sit(server: Server, seat: tuple[str, str]) -> TableLine:
    """A connection to a table."""
    line = dial(server.port, f"/ws/{seat[0]}", {"Authorization": f"Bearer {seat[1]}"})
    return TableLine(line.wire, line.received)


@pytest.mark.parametrize("number", CASES)
def test_tables_do_what_the_standard_says(server: Server, seat: tuple[str, str], number: str) -> None:
    case = ours(CASES[number])
    expected = tuple((opcode, b"" if opcode == TEXT else content) for opcode, content in case.hears)
    line = sit(server, seat)
    heard, code = tried(line, replace(case, hears=expected))
    assert heard == expected
    assert code in case.ends
    assert set(line.refusals) <= {"wire-json"}


# What the list does not have: our limits, and forms of frames that it does not try.

WAITS = frame(TEXT, b"", final=False)
OWN = {
    "no mask": failed("", [frame(TEXT, b"hello", mask=None)]),
    "no mask on a ping": failed("", [frame(PING, b"hello", mask=None)]),
    "a mask of zeros": fine("", [frame(TEXT, b"hello", mask=bytes(4))], (TEXT, b"hello")),
    "125 bytes with a length in two": failed("", [b"\x81\xfe\x00\x7d" + masked(b"mask", b"x" * 125)]),
    "126 bytes with a length in eight": failed("", [b"\x81\xff" + bytes(7) + b"\x7e" + masked(b"mask", b"x" * 126)]),
    "a length with its first bit": failed("", [b"\x81\xff\x80" + bytes(7)]),
    "a ping with a length in two bytes": failed("", [b"\x89\xfe\x00\x05" + masked(b"mask", b"x" * 5)]),
    "4 KiB": fine("", [frame(TEXT, SHORT)], (TEXT, SHORT)),
    "4 KiB in 64 parts": fine("", [in_parts(SHORT[at : at + 64] for at in range(0, MOST, 64))], (TEXT, SHORT)),
    "4 KiB and a byte, by its head alone": failed("", [b"\x81" + length(MOST + 1)], code=TOO_LONG),
    "an exabyte, by its head alone": failed("", [b"\x81" + length(1 << 60)], code=TOO_LONG),
    "4 KiB, and then a byte": failed("", [frame(TEXT, SHORT, final=False) + frame(MORE, b"*")], code=TOO_LONG),
    "65 parts": failed("", [in_parts([b""] * (MOST_FRAGMENTS + 1))], code=TOO_LONG),
    "64 parts without an end": failed("", [WAITS, frame(MORE, final=False) * (MOST_FRAGMENTS - 1)], code=TOO_LONG),
    "pings do not count as parts": fine(
        "", [WAITS + PINGS + frame(MORE, b"x") for PINGS in [frame(PING) * 70]], *[(PONG, b"")] * 70, (TEXT, b"x")
    ),
    "bytes in parts": failed("", [frame(BYTES, b"x", final=False)], code=NOT_TEXT),
    "a message, and bytes": failed("", [HELLO + frame(BYTES, b"x")], ECHO, code=NOT_TEXT),
    "twenty messages, and half a frame": fine("", [HELLO * 20 + HELLO[:5], HELLO[5:]], *[ECHO] * 21),
    "twenty messages, and the end": closed("", [HELLO * 20 + closing(1000)], *[ECHO] * 20),
    "twenty messages, and what nobody may send": failed("", [HELLO * 20 + frame(3)], *[ECHO] * 20),
    "a message after what nobody may send": failed("", [frame(3), HELLO, closing(1000)]),
    "codes that came later": closed("", [closing(1014)], codes=(1000, 1014)),
    "a code within a ping": fine("", [frame(PING, b"\x03\xe8")], (PONG, b"\x03\xe8")),
    "a closing frame byte by byte": closed("", octets(closing(4000, "übrig".encode())), codes=(1000, 4000)),
    "half a code in parts": failed("", [frame(CLOSE, b"\x03", final=False), frame(MORE, b"\xe8")]),
}  # fmt: skip


@pytest.mark.parametrize("name", OWN)
def test_our_limits_hold_to_the_byte(echo: int, name: str) -> None:
    heard, code = tried(dial(echo), OWN[name])
    assert heard == OWN[name].hears
    assert code in OWN[name].ends


@pytest.mark.parametrize("extension", ["permessage-deflate; client_max_window_bits", "x-webkit-deflate-frame", "a, b"])
def test_no_extension_is_taken(echo: int, extension: str) -> None:
    with dial(echo, headers={"Sec-WebSocket-Extensions": extension, "Sec-WebSocket-Protocol": "chat"}) as line:
        heard, code = tried(line, fine("", [HELLO], ECHO))
    assert (heard, code) == ((ECHO,), 1000)


class SlowEcho(Echo):
    """An echo that takes its time to let somebody in."""

    async def admit(self, socket: Socket, request: Request) -> bytes:
        """Lets nobody in before the next turn of the loop."""
        await asyncio.sleep(0)
        return await super().admit(socket, request)


def test_whoever_does_not_wait_for_the_answer_to_the_handshake_is_cut_off() -> None:
    async def hurried() -> Wire:
        wire, state = Wire(), SimpleNamespace(connections=set())
        socket = Socket(SlowEcho(), server_state=state)
        socket.connection_made(wire)
        socket.data_received(request("/")[0])
        socket.data_received(HELLO)
        await asyncio.sleep(0)
        return wire

    wire = asyncio.run(hurried())
    assert (wire.closed, wire.written) == (True, b"")


def test_each_part_of_a_message_has_its_price(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("price") / "data"
    with Server(folder, env={}) as strict:
        token = strict.device()
        code = str(lay(strict, token, "nine", ["open"])["code"])
        paid = int(Limits().player.count)
        parts = in_parts([b"x"] * 10)
        line = sit(strict, (code, token))
        heard, ended = tried(line, failed("", [parts * (paid // 10 + 1)], code=POLICY))
        assert ended == POLICY
        assert len(heard) <= paid // 10
