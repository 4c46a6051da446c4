"""A question at the foot of the screen, and news above it: whatever happens, what is being typed stays readable."""

from __future__ import annotations

from os import get_terminal_size

from shutbox.cli.terminal.grid import width
from shutbox.cli.terminal.stream import Terminal, writing
from shutbox.words import printable

HERE = " > "


class Screen:
    """Writes to a terminal; a transcript where nobody looks is plain text, and asks only when an answer is wanted."""

    def __init__(self, terminal: Terminal, *, edits: bool = False) -> None:
        self.terminal = terminal
        self._edits = edits
        self._drawn: str | None = None

    def tell(self, text: str = "") -> None:
        """Writes a line or several."""
        self._erase()
        self.terminal.tell(text)

    def tell_wrapped(self, text: str, *, indent: int = 0) -> None:
        """Writes a sentence, broken between words where the line is full."""
        self._erase()
        self.terminal.tell_wrapped(text, indent=indent)

    def ask(self, question: str | None, typed: str = "") -> None:
        """Draws the question with what is typed so far, where it is not there already."""
        wanted = None if question is None else f"{question}{HERE}{typed}"
        if wanted == self._drawn:
            self.terminal.flush()
            return
        self._erase()
        if wanted is not None:
            self.terminal.write(wanted)
        self._drawn = wanted
        self.terminal.flush()

    def answer(self, question: str | None, line: str) -> None:
        """Leaves the question on the screen with its answer."""
        self.ask(question, line if self._edits else "")
        if question is not None:
            self.terminal.tell("" if self._edits else printable(line))
        self._drawn = None

    def forget(self) -> None:
        """Takes nothing of what is on the screen for granted any more."""
        self._drawn = None

    def _erase(self) -> None:
        """Takes the question away, so that something else can be written."""
        if self._drawn is None:
            return
        self.terminal.write(self._away(self._drawn))
        self._drawn = None

    def _away(self, drawn: str) -> str:
        if not self._edits:
            return "\n"
        with writing():
            columns = get_terminal_size(self.terminal.output.fileno()).columns
        rows = max(width(drawn) - 1, 0) // columns
        return "\r" + (f"\x1b[{rows}A" if rows else "") + "\x1b[J"
