"""A prompt at the bottom of the screen, with output above it, so that the typed text stays visible."""

from __future__ import annotations

from os import get_terminal_size

from shutbox.cli.terminal.grid import width
from shutbox.cli.terminal.stream import Terminal, writing
from shutbox.words import printable

PROMPT = " > "


class Screen:
    """Writes output and a prompt. Without a terminal it writes a plain transcript."""

    def __init__(self, terminal: Terminal, *, edits: bool = False) -> None:
        self.terminal = terminal
        self._edits = edits
        self._prompt_line: str | None = None

    def tell(self, text: str = "") -> None:
        """Writes one or more lines."""
        self._erase()
        self.terminal.tell(text)

    def tell_wrapped(self, text: str, *, indent: int = 0) -> None:
        """Writes a sentence, wrapped at the width of the screen."""
        self._erase()
        self.terminal.tell_wrapped(text, indent=indent)

    def ask(self, question: str | None, typed: str = "") -> None:
        """Draws the question with what is typed so far, where it is not there already."""
        wanted = None if question is None else f"{question}{PROMPT}{typed}"
        if wanted == self._prompt_line:
            self.terminal.flush()
            return
        self._erase()
        if wanted is not None:
            self.terminal.write(wanted)
        self._prompt_line = wanted
        self.terminal.flush()

    def answer(self, question: str | None, line: str) -> None:
        """Leaves the question on the screen with its answer."""
        self.ask(question, line if self._edits else "")
        if question is not None:
            self.terminal.tell("" if self._edits else printable(line))
        self._prompt_line = None

    def forget(self) -> None:
        """Forgets the prompt, because the screen was changed by another program."""
        self._prompt_line = None

    def _erase(self) -> None:
        """Removes the prompt, so that other output can be written."""
        if self._prompt_line is None:
            return
        self.terminal.write(self._erase_sequence(self._prompt_line))
        self._prompt_line = None

    def _erase_sequence(self, line: str) -> str:
        if not self._edits:
            return "\n"
        with writing():
            columns = get_terminal_size(self.terminal.output.fileno()).columns
        rows = max(width(line) - 1, 0) // columns
        return "\r" + (f"\x1b[{rows}A" if rows else "") + "\x1b[J"
