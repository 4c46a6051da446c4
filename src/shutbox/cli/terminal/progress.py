"""A progress bar on the error stream."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from shutbox.cli.terminal.stream import Terminal, writing
from shutbox.words import Words

BAR = 24
DELAY = 0.5


@contextmanager
def progress(words: Words, terminal: Terminal, work: str = "solving") -> Iterator[Callable[[int, int], None] | None]:
    """Yields a function that draws the progress (done, of), after a short delay; None without a terminal."""
    if not terminal.errors.isatty():
        yield None
        return
    started = monotonic()

    def write(text: str) -> None:
        with writing():
            terminal.errors.write(text)
            terminal.errors.flush()

    def draw(done: int, of: int) -> None:
        if monotonic() - started > DELAY:
            filled = BAR * done // of
            bar = "#" * filled + "." * (BAR - filled)
            write(f"\r{words.text('show-progress', work=work, bar=bar, done=done, of=of)}")

    try:
        yield draw
    finally:
        write("\r\x1b[K")
