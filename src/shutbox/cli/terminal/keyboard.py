"""The keyboard beside a connection: what is typed arrives while other things happen, and can be shown again.

At a terminal letters come one by one and are put together here, so that a line half typed survives news above it.
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
# An arrow or a function key, as a terminal sends it.
_ESCAPE = re.compile("\x1b(?:\\[[0-9;]*[ -/]*[@-~]|O.|.)?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Keys:
    """What was typed, as it came."""

    typed: bytes


@dataclass(frozen=True, slots=True)
class Woken:
    """The program was stopped by Ctrl-Z, and goes on; whatever was on the screen is no longer there."""


@dataclass(frozen=True, slots=True)
class Ended:
    """Nothing more will be typed."""


Typing = Keys | Woken | Ended


class Editor:
    """Letters to lines; `typed` is the line that is not finished yet."""

    def __init__(self) -> None:
        self.typed = ""
        self.ended = False
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def lines(self, keys: bytes, *, edits: bool) -> list[str]:
        """The lines that these keys finish."""
        text = self._decoder.decode(keys)
        finished = []
        for key in _ESCAPE.sub("", text) if edits else text.replace("\r\n", "\n"):
            if key in ENTER:
                finished.append(self.typed.strip())
                self.typed = ""
            elif edits:
                self._edit(key)
            else:
                self.typed += key
        return finished

    def _edit(self, key: str) -> None:
        if key in BACKSPACE:
            self.typed = self.typed[:-1]
        elif key == WORD:
            self.typed = re.sub(r"\S*\s*$", "", self.typed)
        elif key == LINE:
            self.typed = ""
        elif key == END:
            self.ended = self.ended or not self.typed
        elif key.isprintable():
            self.typed += key

    def rest(self) -> list[str]:
        """What was typed last, where no Enter came after it."""
        found, self.typed = self.typed.strip(), ""
        return [found] if found else []


def listen(terminal: Terminal, put: Callable[[Typing], None]) -> None:
    """Puts what is typed into an inbox, from a thread of its own."""
    try:
        handle = terminal.input.fileno()
    except (OSError, ValueError):
        put(Keys(terminal.input.read().encode()))
        put(Ended())
        return
    Thread(target=_read, args=(handle, put), daemon=True).start()


def _read(handle: int, put: Callable[[Typing], None]) -> None:
    # Not through the stream: a thread that waits in it would hold its lock when the program ends.
    try:
        while typed := os.read(handle, CHUNK):
            put(Keys(typed))
    except OSError:
        pass
    put(Ended())


@contextmanager
def letters(terminal: Terminal, put: Callable[[Typing], None]) -> Iterator[bool]:
    """Within it, a terminal gives every letter at once and shows none by itself; whether it does so."""
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
    before = termios.tcgetattr(handle)

    def wake(*_: object) -> None:
        # A shell gives the terminal back as it has it itself.
        tty.setcbreak(handle)
        put(Woken())

    asleep = signal.signal(signal.SIGCONT, wake)
    try:
        tty.setcbreak(handle)
        yield True
    finally:
        signal.signal(signal.SIGCONT, asleep)
        termios.tcsetattr(handle, termios.TCSADRAIN, before)
