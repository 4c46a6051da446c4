"""The terminal of somebody at a live table: what is typed and what is told, while both happen at any time."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from typing import Any

from shutbox.cli.terminal.keyboard import Editor, Ended, Keys, Typing, Woken, letters, listen
from shutbox.cli.terminal.screen import Screen
from shutbox.cli.terminal.stream import Style, Terminal

# Whom something comes from, and what it is; the keyboard is nobody's.
Item = tuple[object, Any]
# A signal may reach another thread than the one that waits, which hears of it when it looks up.
TICK = 0.5


class Console:
    """Lines typed, in their order, and a screen that keeps the one being typed in sight.

    Where somebody sits, a line counts as soon as it is typed. A script has its lines ready from the beginning, so that
    each waits until it is asked for.
    """

    def __init__(self, terminal: Terminal, inbox: SimpleQueue[Item], *, edits: bool) -> None:
        self.screen = Screen(terminal, edits=edits)
        self.inbox = inbox
        self.live = terminal.interactive
        self._terminal = terminal
        self._edits = edits
        self._editor = Editor()
        self._lines: deque[str] = deque()
        self._ended = False

    @property
    def style(self) -> Style:
        """What the screen can show."""
        return self._terminal.style

    def items(self) -> Iterator[Item]:
        """What has come in, for which this waits a while; what the keyboard sends is taken up here."""
        try:
            yield from self._taken(self.inbox.get(timeout=TICK))
        except Empty:
            return
        while not self.inbox.empty():
            yield from self._taken(self.inbox.get())

    def _taken(self, item: Item) -> Iterator[Item]:
        match item:
            case None, Keys(typed):
                self._lines += self._editor.lines(typed, edits=self._edits)
                self._ended = self._ended or self._editor.ended
            case None, Woken():
                self.screen.forget()
            case None, Ended():
                self._lines += self._editor.rest()
                self._ended = True
            case _:
                yield item

    def ask(self, question: str | None) -> None:
        """Shows what is asked, and what is typed so far."""
        self.screen.ask(question, self._editor.typed)

    @property
    def next(self) -> str | None:
        """The line that was typed first and not yet read; the end of the input is the wish to leave."""
        if self._lines:
            return self._lines[0]
        return "quit" if self._ended else None

    def read(self, question: str | None) -> None:
        """Takes the next line as the answer to a question."""
        line = self._lines.popleft() if self._lines else ""
        self.screen.answer(question, line)


@contextmanager
def console(terminal: Terminal) -> Iterator[Console]:
    """A console while it is needed; afterwards the terminal is as it was."""
    inbox: SimpleQueue[Item] = SimpleQueue()

    def put(item: Typing) -> None:
        inbox.put((None, item))

    with letters(terminal, put) as edits:
        found = Console(terminal, inbox, edits=edits)
        listen(terminal, put)
        try:
            yield found
        finally:
            found.ask(None)
