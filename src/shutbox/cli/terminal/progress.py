"""How far a long computation has come, on the error stream of somebody who watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from shutbox.cli.terminal.stream import Terminal, writing
from shutbox.words import Words

BAR = 24
PATIENCE = 0.5


@contextmanager
def progress(words: Words, terminal: Terminal, work: str = "solving") -> Iterator[Callable[[int, int], None] | None]:
    """A function that draws (done, of) as a bar once the work takes longer than a moment; none where nobody looks."""
    if not terminal.errors.isatty():
        yield None
        return
    begun = monotonic()

    def write(text: str) -> None:
        with writing():
            terminal.errors.write(text)
            terminal.errors.flush()

    def draw(done: int, of: int) -> None:
        if monotonic() - begun > PATIENCE:
            filled = BAR * done // of
            bar = "#" * filled + "." * (BAR - filled)
            write(f"\r{words.text('show-progress', work=work, bar=bar, done=done, of=of)}")

    try:
        yield draw
    finally:
        write("\r\x1b[K")
