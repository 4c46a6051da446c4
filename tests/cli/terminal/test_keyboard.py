"""Keys to lines."""

from __future__ import annotations

import os
from io import StringIO
from queue import SimpleQueue

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.cli.terminal.keyboard import Editor, EndOfInput, KeyboardEvent, Keys, character_mode, listen
from shutbox.cli.terminal.stream import Terminal


def typed(*chunks: bytes, edits: bool = True) -> tuple[list[str], str]:
    editor, lines = Editor(), list[str]()
    for chunk in chunks:
        lines += editor.lines(chunk, edits=edits)
    return lines, editor.unfinished


@pytest.mark.parametrize(
    ("keys", "lines", "rest"),
    [
        (b"who\n", ["who"], ""),
        (b" 6+2 \n3\n4", ["6+2", "3"], "4"),
        (b"whq\x7fo\n", ["who"], ""),
        (b"\x7f\x08a\n", ["a"], ""),
        (b"sit 2 Bob\x17Bo\n", ["sit 2 Bo"], ""),
        (b"nonsense\x15who\r", ["who"], ""),
        (b"\x1b[A\x1b[1;5Dw\x1bOPho\x01\t\n", ["who"], ""),
        ("Zoë\n".encode(), ["Zoë"], ""),
        ("می\u200cخواهم \U0001f468\u200d\U0001f467\u200b\n".encode(), ["می\u200cخواهم \U0001f468\u200d\U0001f467"], ""),
    ],
)
def test_a_line_is_edited_as_people_expect(keys: bytes, lines: list[str], rest: str) -> None:
    assert typed(keys) == (lines, rest)


@given(text=st.text(st.characters(exclude_categories=["C", "Z"]), max_size=20))
def test_it_does_not_matter_how_keys_arrive(text: str) -> None:
    keys = f"{text}\n{text}".encode()
    assert typed(*(keys[at : at + 1] for at in range(len(keys)))) == typed(keys) == ([text], text)


def test_the_end_is_a_key_of_its_own_on_an_empty_line() -> None:
    editor = Editor()
    editor.lines(b"a\x04", edits=True)
    assert not editor.at_end
    editor.lines(b"\x15\x04", edits=True)
    assert editor.at_end


def test_control_characters_of_a_script_are_not_interpreted() -> None:
    assert typed(b"one\r\ntwo\x7f\n\nthr", b"ee", edits=False) == (["one", "two\x7f", ""], "three")
    editor = Editor()
    editor.lines(b"last", edits=False)
    assert editor.flush() == ["last"]
    assert editor.flush() == []


def test_typed_keys_arrive_from_a_stream_or_a_pipe() -> None:
    inbox: SimpleQueue[KeyboardEvent] = SimpleQueue()
    listen(Terminal(StringIO("who\n"), StringIO(), StringIO()), inbox.put)
    assert [inbox.get(), inbox.get()] == [Keys(b"who\n"), EndOfInput()]
    read, write = os.pipe()
    with os.fdopen(read) as stream:
        listen(Terminal(stream, StringIO(), StringIO()), inbox.put)
        os.write(write, b"quit\n")
        assert inbox.get(timeout=60) == Keys(b"quit\n")
        os.close(write)
        assert inbox.get(timeout=60) == EndOfInput()


def test_without_a_terminal_no_mode_is_changed() -> None:
    with character_mode(Terminal(StringIO(), StringIO(), StringIO()), lambda _: None) as edits:
        assert not edits
