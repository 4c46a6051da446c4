"""A console for input and output at the same time: lines are typed while messages arrive from the server."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from typing import Any

from shutbox.cli.terminal import (
    Editor,
    EndOfInput,
    KeyboardEvent,
    Keys,
    Resumption,
    Screen,
    Style,
    Terminal,
    character_mode,
    listen,
)

# The source of an item and the item itself; the source is None for the keyboard.
Item = tuple[object, Any]
# Waiting has a timeout because a signal may reach another thread: the main thread handles it only when it wakes up.
TICK = 0.5


class Console:
    """A queue of typed lines, and a screen that keeps the unfinished line visible.

    In an interactive terminal a line is read as soon as it is typed. A script has all its lines at the start, so each
    is read only when an answer is needed.
    """

    def __init__(self, terminal: Terminal, inbox: SimpleQueue[Item], *, edits: bool) -> None:
        self.screen = Screen(terminal, edits=edits)
        self.inbox = inbox
        self.live = terminal.interactive
        self._terminal = terminal
        self._edits = edits
        self._editor = Editor()
        self._lines: deque[str] = deque()
        self._at_end = False

    @property
    def style(self) -> Style:
        """The capabilities of the screen."""
        return self._terminal.style

    def items(self) -> Iterator[Item]:
        """Waits briefly for input; yields what did not come from the keyboard, and queues what did."""
        try:
            yield from self._consume(self.inbox.get(timeout=TICK))
        except Empty:
            return
        while not self.inbox.empty():
            yield from self._consume(self.inbox.get())

    def _consume(self, item: Item) -> Iterator[Item]:
        match item:
            case None, Keys(typed):
                self._lines += self._editor.lines(typed, edits=self._edits)
                self._at_end = self._at_end or self._editor.at_end
            case None, Resumption():
                self.screen.forget()
            case None, EndOfInput():
                self._lines += self._editor.flush()
                self._at_end = True
            case _:
                yield item

    def ask(self, question: str | None) -> None:
        """Shows the question and the unfinished line."""
        self.screen.ask(question, self._editor.unfinished)

    @property
    def next_line(self) -> str | None:
        """The oldest line that has not been read, if there is one; "quit" at the end of the input."""
        if self._lines:
            return self._lines[0]
        return "quit" if self._at_end else None

    def read(self, question: str | None) -> None:
        """Removes the next line from the queue and shows it as the answer to a question."""
        line = self._lines.popleft() if self._lines else ""
        self.screen.answer(question, line)


@contextmanager
def open_console(terminal: Terminal) -> Iterator[Console]:
    """A console within this context; afterwards the mode of the terminal is restored."""
    inbox: SimpleQueue[Item] = SimpleQueue()

    def put(item: KeyboardEvent) -> None:
        inbox.put((None, item))

    with character_mode(terminal, put) as edits:
        console = Console(terminal, inbox, edits=edits)
        listen(terminal, put)
        try:
            yield console
        finally:
            console.ask(None)
