"""Options with their values, the best first, and why it is the best: drawn from the coach's plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any

from shutbox.cli.report.amount import amount
from shutbox.cli.terminal import align, paragraph
from shutbox.coach import Reason, phrase, read_reason
from shutbox.value import Unit
from shutbox.words import Words

MOST_REASONS = 3
INDENT = 2
Data = Mapping[str, Any]


def hint_lines(words: Words, hint: Data, width: int) -> list[str]:
    """A hint: every option with its value, the best first, and the reasons."""
    unit, options = Unit(hint["unit"]), hint["options"]
    heading = words.text("coach-hint", unit=unit.value)
    rows = option_rows(words, options, partial(amount, words, unit, more=1))
    if len(options) == 1:
        rows = [(*row[:-1], words.text("coach-only")) for row in rows]
    why = reason_lines(words, map(read_reason, hint["reasons"]), width)
    return [*paragraph(heading, width, indent=INDENT), *align(rows, width, indent=4), *why]


def option_rows(
    words: Words, options: Sequence[Data], number: Callable[[float], str], *, full: bool = False
) -> list[tuple[str, str, str]]:
    """The name of each option, its value and its loss, with numbers as `number` writes them."""
    return [
        (option_name(words, option, full=full), number(option["value"]), _rank(words, option, number))
        for option in options
    ]


def _rank(words: Words, option: Data, number: Callable[[float], str]) -> str:
    """The best, as good as the best by its result, or what the option costs."""
    if option["loss"]:
        return words.text("show-loss", loss=number(option["loss"]))
    return words.text("show-equal" if option.get("decides") else "show-best")


def option_name(words: Words, option: Data, *, full: bool = False) -> str:
    """An option in a word or two, or in full."""
    do, tiles, dice = phrase(option).values()
    return words.text("show-option" if full else "reason-label", do=do, tiles=tiles, dice=dice)


def reason_lines(words: Words, reasons: Iterable[Reason], width: int, *, indent: int = INDENT) -> list[str]:
    """The first reasons, in sentences."""
    sentences = (words.reason(reason) for reason in islice(reasons, MOST_REASONS))
    return [line for sentence in sentences for line in paragraph(sentence, width, indent=indent)]
