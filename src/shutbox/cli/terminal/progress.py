"""Signs of life on the error stream: what is being done, and how far it has come."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Lock, Thread
from time import monotonic

from shutbox.cli.terminal.stream import OutputError, Terminal, writing
from shutbox.solve import is_compiling
from shutbox.words import Words

BAR = 24
# Seconds until something is shown, and between two looks at what has changed.
DELAY, TICK = 0.1, 0.1
CLEAR = "\r\x1b[K"


@contextmanager
def progress(words: Words, terminal: Terminal, work: str = "solving") -> Iterator[Callable[[int, int], None] | None]:
    """Yields a function that takes the progress (done, of); None without a terminal, where nothing is shown.

    Work that takes longer than a moment is named even if it reports nothing. It may be compiled first.
    """
    if not terminal.errors.isatty():
        yield None
        return
    display = _Display(words, terminal, work)
    ended = Event()
    # The work itself stays in this thread, so that Ctrl-C interrupts it.
    ticker = Thread(target=_tick, args=(display, ended), daemon=True)
    ticker.start()
    try:
        yield display.draw
    finally:
        ended.set()
        ticker.join()
        display.remove()


def _tick(display: _Display, ended: Event) -> None:
    while not ended.wait(TICK):
        display.show()


class _Display:
    """A line that says what is being done; a dumb terminal gets a new line where others get a changed one."""

    def __init__(self, words: Words, terminal: Terminal, work: str) -> None:
        self._words, self._terminal, self._work = words, terminal, work
        self._dumb = os.environ.get("TERM") == "dumb"
        self._begin = monotonic()
        self._done = self._of = 0
        self._shown = ""
        self._lock = Lock()
        self._error: OutputError | None = None

    def draw(self, done: int, of: int) -> None:
        """Takes the progress, and shows it."""
        self._done, self._of = done, of
        self.show()

    def show(self) -> None:
        """Writes the line again, if it has changed."""
        seconds = monotonic() - self._begin
        with self._lock:
            if seconds <= DELAY or (text := self._text(int(seconds))) == self._shown:
                return
            self._write(f"{text}\n" if self._dumb else f"{CLEAR if self._shown else ''}{text}")
            self._shown = text

    def remove(self) -> None:
        """Removes the line; raises if it could not be written."""
        if self._shown and not self._dumb:
            self._write(CLEAR)
        if self._error is not None:
            raise self._error

    def _text(self, seconds: int) -> str:
        words = self._words
        work = words.text("show-work", work="compiling" if is_compiling() else self._work)
        if self._dumb:
            return words.text("show-wait", work=work)
        if not self._of or is_compiling():
            return words.text("show-elapsed", work=work, seconds=seconds)
        filled = BAR * self._done // self._of
        bar = "#" * filled + "." * (BAR - filled)
        return words.text("show-progress", work=work, bar=bar, done=self._done, of=self._of)

    def _write(self, text: str) -> None:
        # Whoever began the work gets the error, not the thread that watches it.
        try:
            with writing():
                self._terminal.errors.write(text)
                self._terminal.errors.flush()
        except OutputError as error:
            self._error = error
