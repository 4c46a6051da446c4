"""A hint at the table: every option of the player to act with its value, and why the best is the best."""

from __future__ import annotations

from shutbox.cli.report import hint_lines
from shutbox.cli.terminal import Terminal, progress
from shutbox.coach import hint, hint_data
from shutbox.play import Game
from shutbox.value import prepare
from shutbox.words import Words


def show_hint(words: Words, game: Game, terminal: Terminal) -> None:
    """Shows what the player to act could do, with progress while a table has to be made first."""
    with progress(words, terminal) as draw:
        prepare(game, draw)
        advice = hint(game)
    terminal.tell("\n".join(hint_lines(words, hint_data(game, advice), terminal.style.width)))
