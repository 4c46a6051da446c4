"""A question below, news above it."""

from __future__ import annotations

import os
import pty
import struct
import termios
from collections.abc import Iterator
from contextlib import suppress
from fcntl import ioctl
from io import StringIO

from shutbox.cli.terminal.screen import Screen
from shutbox.cli.terminal.stream import Terminal


def test_a_transcript_has_questions_with_answers_and_other_output_on_separate_lines() -> None:
    out = StringIO()
    screen = Screen(Terminal(StringIO(), out, StringIO()))
    screen.ask("Name")
    screen.ask("Name")
    screen.tell("Ann is here.")
    screen.ask("Name")
    screen.answer("Name", "Bo\x1b")
    screen.tell_wrapped("Bo sits.", indent=2)
    screen.ask(None)
    assert out.getvalue() == "Name > \nAnn is here.\nName > Bo\\x1b\n  Bo sits.\n"


def on_a_screen(columns: int, *steps: tuple[str, str]) -> str:
    """What is written to a terminal of so many columns."""
    master, own = pty.openpty()
    ioctl(own, termios.TIOCSWINSZ, struct.pack("HHHH", 20, columns, 0, 0))
    with os.fdopen(own, "w") as out:
        screen = Screen(Terminal(StringIO(), out, StringIO()), edits=True)
        for what, text in steps:
            if what == "tell":
                screen.tell(text)
            else:
                screen.ask(what, text)
    return b"".join(_read(master)).decode()


def _read(master: int) -> Iterator[bytes]:
    """What is left of a terminal that was closed."""
    with suppress(OSError):
        while data := os.read(master, 4096):
            yield data
    os.close(master)


def test_output_replaces_the_question_which_is_drawn_again_with_the_typed_text() -> None:
    output = on_a_screen(80, ("Tiles", "6+"), ("tell", "Bo is here."), ("Tiles", "6+"))
    assert output == "Tiles > 6+\r\x1b[JBo is here.\r\nTiles > 6+"


def test_a_question_of_several_lines_is_erased_completely() -> None:
    output = on_a_screen(10, ("Which tiles?", "6+2"), ("Which tiles?", "6+"))
    assert output == "Which tiles? > 6+2\r\x1b[1A\x1b[JWhich tiles? > 6+"
