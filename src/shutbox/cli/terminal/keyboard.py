"""Keyboard input in a thread, so that other things can happen while a line is typed.

A terminal sends single characters, which are assembled to lines here, so that an unfinished line can be redrawn.
"""

from __future__ import annotations

import codecs
import os
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Thread

from shutbox.cli.terminal.stream import Terminal

ENTER, BACKSPACE, WORD, LINE, END = "\n\r", "\x7f\b", "\x17", "\x15", "\x04"
CHUNK = 4096
# Invisible parts of emoji and of words in some scripts.
_JOINER = re.compile("[\u200c\u200d\U000e0020-\U000e007f]")
# The escape sequence of an arrow or function key.
_ESCAPE = re.compile("\x1b(?:\\[[0-9;]*[ -/]*[@-~]|O.|.)?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Keys:
    """The bytes of typed keys."""

    data: bytes


@dataclass(frozen=True, slots=True)
class Resumption:
    """The program continues after Ctrl-Z; the screen must be redrawn."""


@dataclass(frozen=True, slots=True)
class EndOfInput:
    """The end of the input."""


KeyboardEvent = Keys | Resumption | EndOfInput


class Editor:
    """Assembles keys to lines; `unfinished` is the current line."""

    def __init__(self) -> None:
        self.unfinished = ""
        self.at_end = False
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def lines(self, keys: bytes, *, edits: bool) -> list[str]:
        """The lines that these keys finish."""
        text = self._decoder.decode(keys)
        finished = []
        for key in _ESCAPE.sub("", text) if edits else text.replace("\r\n", "\n"):
            if key in ENTER:
                finished.append(self.unfinished.strip())
                self.unfinished = ""
            elif edits:
                self._edit(key)
            else:
                self.unfinished += key
        return finished

    def _edit(self, key: str) -> None:
        if key in BACKSPACE:
            self.unfinished = self.unfinished[:-1]
        elif key == WORD:
            self.unfinished = re.sub(r"\S*\s*$", "", self.unfinished)
        elif key == LINE:
            self.unfinished = ""
        elif key == END:
            self.at_end = self.at_end or not self.unfinished
        elif key.isprintable() or _JOINER.match(key):
            self.unfinished += key

    def flush(self) -> list[str]:
        """The last line, if it was not finished by Enter."""
        line, self.unfinished = self.unfinished.strip(), ""
        return [line] if line else []


def listen(terminal: Terminal, put: Callable[[KeyboardEvent], None]) -> None:
    """Starts a thread that reports keyboard events by calling `put`."""
    try:
        handle = terminal.input.fileno()
    except (OSError, ValueError):
        put(Keys(terminal.input.read().encode()))
        put(EndOfInput())
        return
    Thread(target=_read, args=(handle, put), daemon=True).start()


def _read(handle: int, put: Callable[[KeyboardEvent], None]) -> None:
    # Does not use the stream, because a thread that waits in it would hold its lock when the program exits.
    try:
        while data := os.read(handle, CHUNK):
            put(Keys(data))
    except OSError:
        pass
    put(EndOfInput())


@contextmanager
def character_mode(terminal: Terminal, put: Callable[[KeyboardEvent], None]) -> Iterator[bool]:
    """Within this context the terminal sends each character at once, without echo; yields whether it does."""
    if not (terminal.interactive and terminal.output.isatty()):
        yield False
        return
    try:
        import termios
        import tty
    except ImportError:  # pragma: no cover, not on this system
        yield False
        return
    handle = terminal.input.fileno()
    saved_mode = termios.tcgetattr(handle)

    def wake(*_: object) -> None:
        # The shell resets the mode of the terminal.
        tty.setcbreak(handle)
        put(Resumption())

    previous_handler = signal.signal(signal.SIGCONT, wake)
    try:
        tty.setcbreak(handle)
        yield True
    finally:
        signal.signal(signal.SIGCONT, previous_handler)
        termios.tcsetattr(handle, termios.TCSADRAIN, saved_mode)
