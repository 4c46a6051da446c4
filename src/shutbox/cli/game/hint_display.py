"""A hint at the table: every option of the player to act with its value, and why the best is the best."""

from __future__ import annotations

from shutbox.cli.game.foresight import PATIENCE, foresight_text, is_shortened, solving
from shutbox.cli.report import hint_lines
from shutbox.cli.terminal import Terminal
from shutbox.coach import hint, hint_data
from shutbox.play import Game
from shutbox.value import Horizon
from shutbox.words import Words


def show_hint(words: Words, game: Game, terminal: Terminal) -> None:
    """Shows what the player to act could do, and how far that looks ahead where it could look further."""
    with solving(words, game, terminal):
        advice = hint(game, budget=PATIENCE)
    terminal.tell("\n".join(hint_lines(words, hint_data(game, advice), terminal.style.width)))
    if advice.options.horizon is not Horizon.GAME and is_shortened(game):
        terminal.tell_wrapped(foresight_text(words, advice.options.horizon), indent=2)
