"""How far a long computation has come, on the error stream of somebody who watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from shutbox.cli.terminal.stream import Terminal
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

    def draw(done: int, of: int) -> None:
        if monotonic() - begun > PATIENCE:
            filled = BAR * done // of
            bar = "#" * filled + "." * (BAR - filled)
            terminal.errors.write(f"\r{words.text('show-progress', work=work, bar=bar, done=done, of=of)}")
            terminal.errors.flush()

    try:
        yield draw
    finally:
        terminal.errors.write("\r\x1b[K")
        terminal.errors.flush()
