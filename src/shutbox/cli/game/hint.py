"""A hint at the table: every option of the player to act with its value, and why the best is the best."""

from __future__ import annotations

from shutbox.cli.report.amount import amount
from shutbox.cli.report.decision import MOST_REASONS, named
from shutbox.cli.terminal.grid import aligned, paragraph
from shutbox.cli.terminal.progress import progress
from shutbox.cli.terminal.stream import Style, Terminal
from shutbox.coach import Advice, hint
from shutbox.play import Game
from shutbox.value import Option, prepare
from shutbox.words import Words


def hinted(words: Words, game: Game, terminal: Terminal) -> None:
    """Shows what the player to act could do; a table that has to be made first shows how far it is."""
    with progress(words, terminal) as draw:
        prepare(game, draw)
        advice = hint(game)
    terminal.tell("\n".join(told(words, game, advice, terminal.style)))


def told(words: Words, game: Game, advice: Advice, style: Style) -> list[str]:
    """The options, the best first, and the reasons."""
    found = advice.options
    heading = words.text("coach-hint", unit=found.unit.value)
    rows = [
        (
            named(words, game, option),
            amount(words, found.unit, option.seats[found.seat], more=1),
            _loss(words, advice, option),
        )
        for option in advice.ranked
    ]
    why = (line for reason in advice.reasons[:MOST_REASONS] for line in _sentence(words.reason(reason), style))
    return [*_sentence(heading, style), *aligned(rows, style.width, indent=4), *why]


def _sentence(text: str, style: Style) -> list[str]:
    return paragraph(text, style.width, indent=2)


def _loss(words: Words, advice: Advice, option: Option) -> str:
    lost = advice.options.loss(option)
    if len(advice.ranked) == 1:
        return words.text("coach-only")
    if not lost:
        return words.text("show-best")
    return words.text("show-loss", loss=amount(words, advice.options.unit, lost, more=1))
