"""The terminal as streams: telling, asking, complaining, and what its output can show."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from io import StringIO, TextIOWrapper
from time import sleep
from typing import Any, TextIO

from shutbox.cli.terminal.grid import paragraph
from shutbox.words import printable

BOLD, DIM, BRASS = "1", "2", "33"
NARROWEST, WIDEST, USUAL = 20, 120, 80
PACE = 0.6


class OutputError(OSError):
    """The output cannot be written: a full disk, a terminal that has gone, a pipe that nobody reads."""


@contextmanager
def writing() -> Iterator[None]:
    """Within it, an error of the system is one of the output."""
    try:
        yield
    except OSError as error:
        raise OutputError(error.errno, error.strerror) from error


@dataclass(frozen=True, slots=True)
class Style:
    """What a screen can show."""

    unicode: bool = True
    colour: bool = False
    width: int = USUAL

    def paint(self, text: str, code: str) -> str:
        """The text in a colour or weight, where there are such."""
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour and text.strip() else text


@dataclass(frozen=True, slots=True)
class Terminal:
    """Where a command reads and writes."""

    input: TextIO
    output: TextIO
    errors: TextIO

    def write(self, text: str) -> None:
        """Writes a text as it is."""
        with writing():
            self.output.write(text)

    def flush(self) -> None:
        """Hands on what was written."""
        with writing():
            self.output.flush()

    def tell(self, text: str = "") -> None:
        """Writes a line or several."""
        self.write(f"{text}\n")

    def tell_wrapped(self, text: str, *, indent: int = 0) -> None:
        """Writes a sentence, broken between words where the line is full."""
        self.tell("\n".join(paragraph(text, self.style.width, indent=indent)))

    def show(self, data: Any) -> None:
        """Writes one JSON document."""
        self.tell(json.dumps(data, ensure_ascii=not _unicode(self.output)))

    def complain(self, text: str) -> None:
        """Writes an error on one line."""
        print(f"shutbox: {text}", file=self.errors)

    def ask(self, prompt: str) -> str:
        """What the user answers; the end of the input is an EOFError."""
        self.write(prompt)
        self.flush()
        line = self._line()
        if not line:
            raise EOFError
        if not self.interactive:
            # Nobody has seen the answer being typed, so the transcript shows it; unread, it counts all the same.
            with suppress(OSError):
                self.tell(printable(line.rstrip("\n")))
        return line.strip()

    def _line(self) -> str:
        """The next line of the input; one that cannot be read has ended."""
        try:
            return self.input.readline()
        except OSError:
            return ""

    def pause(self) -> None:
        """Waits for as long as somebody needs to read a line, where somebody sits."""
        if self.interactive:
            self.flush()
            sleep(PACE)

    @property
    def interactive(self) -> bool:
        """Whether somebody sits there who can be asked."""
        return self.input.isatty()

    @property
    def style(self) -> Style:
        """What the output can show now; a window may change its width."""
        return style_of(self.output, os.environ)


def _unicode(stream: TextIO) -> bool:
    return (stream.encoding or "utf-8").lower().replace("-", "") == "utf8"


def style_of(stream: TextIO, environment: Mapping[str, str]) -> Style:
    """What a stream can show."""
    tty = stream.isatty()
    plain = environment.get("NO_COLOR") or environment.get("TERM") == "dumb"
    return Style(_unicode(stream), tty and not plain, _width(stream, environment) if tty else USUAL)


def _width(stream: TextIO, environment: Mapping[str, str]) -> int:
    told = environment.get("COLUMNS", "")
    try:
        columns = int(told) if told.isdecimal() else os.get_terminal_size(stream.fileno()).columns
    except (OSError, ValueError):
        columns = USUAL
    # A terminal that does not know its width says 0.
    return min(max(columns or USUAL, NARROWEST), WIDEST)


def standard() -> Terminal:
    """The terminal of this process."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            # A byte that is no text, or a letter that the terminal lacks, must not end a game.
            stream.reconfigure(errors="replace")
    return Terminal(sys.stdin or StringIO(), sys.stdout or StringIO(), sys.stderr or StringIO())


def write_off(stream: TextIO) -> None:
    """Sends what is left in a stream that nobody reads any more to nowhere, so that the exit is quiet."""
    if isinstance(stream, TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
