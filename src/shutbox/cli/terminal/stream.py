"""The terminal as streams, and the capabilities of its output."""

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
from shutbox.json_schema import DOCUMENT_VERSION
from shutbox.words import printable

BOLD, DIM, BRASS = "1", "2", "33"
NARROWEST, WIDEST, DEFAULT_WIDTH = 20, 120, 80
READING_TIME = 0.6


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
    """The capabilities of a screen."""

    unicode: bool = True
    colour: bool = False
    width: int = DEFAULT_WIDTH

    def paint(self, text: str, code: str) -> str:
        """The text in a colour or in bold, if the screen supports it."""
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour and text.strip() else text


@dataclass(frozen=True, slots=True)
class Terminal:
    """The streams of a command."""

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
        """Writes a sentence, wrapped at the width of the screen."""
        self.tell("\n".join(paragraph(text, self.style.width, indent=indent)))

    def show(self, data: Any) -> None:
        """Writes one JSON document; an object has the version of its form, as `v`."""
        whole = {"v": DOCUMENT_VERSION} | data if isinstance(data, dict) else data
        self.tell(json.dumps(whole, ensure_ascii=not _unicode(self.output)))

    def complain(self, text: str) -> None:
        """Writes an error message in one line."""
        print(f"shutbox: {text}", file=self.errors)

    def complain_in_json(self, error: Mapping[str, Any]) -> None:
        """Writes an error as one JSON document, where errors are written."""
        print(json.dumps({"v": DOCUMENT_VERSION, "error": error}, default=str), file=self.errors)

    def ask(self, prompt: str) -> str:
        """What the user answers; the end of the input is an EOFError."""
        self.write(prompt)
        self.flush()
        line = self._line()
        if not line:
            raise EOFError
        if not self.interactive:
            # Without a terminal there is no echo, so the answer is written to the output. It counts even if that fails.
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
        """Waits until the user has read a line, in an interactive terminal."""
        if self.interactive:
            self.flush()
            sleep(READING_TIME)

    @property
    def interactive(self) -> bool:
        """Whether the input is a terminal."""
        return self.input.isatty()

    @property
    def style(self) -> Style:
        """The current capabilities of the output; the width of a window may change."""
        return style_of(self.output, os.environ)


def _unicode(stream: TextIO) -> bool:
    return (stream.encoding or "utf-8").lower().replace("-", "") == "utf8"


def style_of(stream: TextIO, environment: Mapping[str, str]) -> Style:
    """The capabilities of a stream."""
    tty = stream.isatty()
    plain = environment.get("NO_COLOR") or environment.get("TERM") == "dumb"
    return Style(_unicode(stream), tty and not plain, _width(stream, environment))


def _width(stream: TextIO, environment: Mapping[str, str]) -> int:
    """What COLUMNS says, also for a file or a pipe; otherwise what the terminal says."""
    setting = environment.get("COLUMNS", "")
    try:
        columns = int(setting) if setting.isdecimal() else os.get_terminal_size(stream.fileno()).columns
    except (OSError, ValueError):
        columns = DEFAULT_WIDTH
    # A terminal that does not know its width reports 0.
    return min(max(columns or DEFAULT_WIDTH, NARROWEST), WIDEST)


def standard_terminal() -> Terminal:
    """The terminal of this process."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            # An invalid byte, or a character that the terminal lacks, must not end a game.
            stream.reconfigure(errors="replace")
    return Terminal(sys.stdin or StringIO(), sys.stdout or StringIO(), sys.stderr or StringIO())


def discard_output(stream: TextIO) -> None:
    """Redirects a broken output stream to the null device, so that flushing it at exit raises no error."""
    if isinstance(stream, TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
