"""Writes the tables of docs/conformance.md from the cases that the tests try.

.venv/bin/python -m tests.docs.network.conformance
"""

from __future__ import annotations

from itertools import groupby

from tests.docs.page import ROOT
from tests.server.http.test_conformance import CASES as REQUESTS
from tests.server.http.test_conformance import FINE
from tests.server.http.test_conformance import Case as RequestCase
from tests.server.socket.cases import CASES as FRAMES
from tests.server.socket.test_conformance import REASONS

PAGE = ROOT / "docs" / "conformance.md"
# What the client sends in a case, or in all cases of a group.
SENT = {
    "1.1.1": "a text of 0 bytes", "1.1.2": "a text of 125 bytes", "1.1.3": "a text of 126 bytes",
    "1.1.4": "a text of 127 bytes", "1.1.5": "a text of 128 bytes", "1.1.6": "a text of 65,535 bytes",
    "1.1.7": "a text of 65,536 bytes", "1.1.8": "the same in pieces of 997 bytes",
    "1.2": "the same eight, but bytes instead of texts",
    "2.1": "a ping without content", "2.2": "a ping with a text", "2.3": "a ping with bytes",
    "2.4": "a ping of 125 bytes", "2.5": "a ping of 126 bytes", "2.6": "a ping of 125 bytes, byte by byte",
    "2.7": "a pong without content that nobody asked for", "2.8": "a pong with content that nobody asked for",
    "2.9": "such a pong, and then a ping", "2.10": "ten pings", "2.11": "ten pings, byte by byte",
    "3.1": "a text with reserved bits 1", "3.2": "a text, a text with reserved bits 2, a ping",
    "3.3": "the same with bits 3, frame by frame", "3.4": "the same with bits 4, byte by byte",
    "3.5": "bytes with bits 5, byte by byte", "3.6": "a ping with bits 6", "3.7": "a closing frame with bits 7",
    "4.1.1": "opcode 3", "4.1.2": "opcode 4 with content", "4.1.3": "a text, opcode 5, a ping",
    "4.1.4": "a text, opcode 6 with content, a ping", "4.1.5": "the same with opcode 7, byte by byte",
    "4.2.1": "opcode 11", "4.2.2": "opcode 12 with content", "4.2.3": "a text, opcode 13, a ping",
    "4.2.4": "a text, opcode 14 with content, a ping", "4.2.5": "the same with opcode 15, byte by byte",
    "5.1": "a ping in two frames", "5.2": "a pong in two frames", "5.3": "a text in two frames",
    "5.4": "the same, frame by frame", "5.5": "the same, byte by byte", "5.6": "a text in two frames around a ping",
    "5.7": "the same, frame by frame", "5.8": "the same, byte by byte",
    "5.9": "a last frame of nothing, a text", "5.10": "the same, frame by frame", "5.11": "the same, byte by byte",
    "5.12": "a middle frame of nothing, a text", "5.13": "the same, frame by frame",
    "5.14": "the same, byte by byte", "5.15": "a text in two frames, a middle frame of nothing, a text",
    "5.16": "twice: a middle frame of nothing, a text in two frames",
    "5.17": "twice: a last frame of nothing, a text in two frames",
    "5.18": "a first frame after a first frame", "5.19": "a text in five frames with two pings among them",
    "5.20": "the same, frame by frame",
    "6.1": "texts without content, in one frame and in three; content in the middle one only",
    "6.2": "a text in one frame; cut between characters; in frames of one byte; Greek in frames of one byte",
    "6.3": "what is not UTF-8, in one frame and in frames of one byte",
    "6.4.1": "what stops being UTF-8 in the second of three frames; the third is never sent",
    "6.4.2": "the same at the last byte of the second", "6.4.3": "the same as 6.4.1 in three pieces of one frame",
    "6.4.4": "the same as 6.4.2 in three pieces of one frame",
    "6.5": "characters of one to four bytes", "6.6": "every beginning of a Greek text",
    "6.7": "the first character of each length", "6.8": "the first ones of five and six bytes, which there are no more",
    "6.9": "the last character of each length", "6.10": "the last ones beyond Unicode",
    "6.11": "around the surrogates and the end of Unicode", "6.12": "bytes that continue nothing",
    "6.13": "first bytes, each before a space", "6.14": "characters without their last byte",
    "6.15": "all of these together", "6.16": "bytes that occur nowhere", "6.17": "a slash in too many bytes",
    "6.18": "the largest characters in too many bytes", "6.19": "NUL in too many bytes",
    "6.20": "single surrogates", "6.21": "pairs of surrogates", "6.22": "code points that are no characters",
    "6.23": "special characters",
    "7.1.1": "a text and the end", "7.1.2": "the end twice", "7.1.3": "the end and a ping",
    "7.1.4": "the end and a text", "7.1.5": "the end within a text in two frames",
    "7.1.6": "256 KiB, a text, the end, a ping",
    "7.3.1": "a closing frame without content", "7.3.2": "with half a code", "7.3.3": "with a code",
    "7.3.4": "with a code and a reason", "7.3.5": "with a reason of 123 bytes", "7.3.6": "with a reason of 124 bytes",
    "7.5": "a reason that is not UTF-8",
    "7.7": "codes that a client may send: 1000 to 1003, 1007 to 1011, 3000, 3999, 4000, 4999",
    "7.9": "codes that nobody may send: 0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999",
    "7.13": "codes beyond all ranges: 5000, 65535",
    "10.1": "64 KiB in frames of 1300 bytes",
}  # fmt: skip


def group_of(number: str) -> str:
    """The key of what is sent in a case: its own number, or that of its group."""
    return number if number in SENT else number.rpartition(".")[0]


def frame_table() -> str:
    """A row for each case of RFC 6455, or for cases in a row that are alike."""
    lines = ["| case | the client sends | result |", "|---|---|---|"]
    for (group, reason), found in groupby(FRAMES, lambda number: (group_of(number), REASONS.get(number))):
        numbers = list(found)
        shown = numbers[0] if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
        lines.append(f"| {shown} | {SENT[group]} | {reason or 'strict'} |")
    return "\n".join(lines)


def request_table() -> str:
    """A row for each case of RFC 9112."""
    lines = ["| section | the client sends | answer |", "|---|---|---|"]
    lines += [f"| {case.section} | {name} | {answer(case)} |" for name, case in REQUESTS.items()]
    return "\n".join(lines)


def answer(case: RequestCase) -> str:
    """How a request is answered, and whether the connection goes on."""
    if not case.answers:
        return "closed without an answer"
    goes_on = case.answers[-1:] == FINE and len(case.answers) > 1
    shown = ", ".join(map(str, case.answers[:-1] if goes_on else case.answers))
    return f"{shown}, goes on" if goes_on else f"{shown}, closed"


TABLES = {"frames": frame_table, "requests": request_table}


def with_tables(text: str) -> str:
    """A page with each table as it should be."""
    for name, make in TABLES.items():
        mark = f"<!-- {name} -->\n"
        before, _, rest = text.partition(mark)
        after = rest.partition(mark)[2]
        text = f"{before}{mark}\n{make()}\n\n{mark}{after}"
    return text


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
