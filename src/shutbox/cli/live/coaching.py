"""What the coach of a live table says, from the plain data that the server sends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shutbox.cli.network.client import refusal
from shutbox.cli.report.amount import amount
from shutbox.cli.report.decision import MOST_REASONS
from shutbox.cli.terminal.grid import aligned, paragraph
from shutbox.cli.terminal.stream import Style
from shutbox.coach import Reason
from shutbox.value import Unit
from shutbox.words import Words

Data = Mapping[str, Any]


def hinted(words: Words, hint: Data, style: Style) -> list[str]:
    """Every option with its value, the best first, and why it is the best."""
    if "error" in hint:
        return _sentence(words.text("play-no", why=refusal(hint["error"])), style)
    unit, options = Unit(hint["unit"]), hint["options"]
    rows = [
        (_option(words, option), amount(words, unit, option["value"], more=1), _loss(words, unit, option, len(options)))
        for option in options
    ]
    heading = words.text("coach-hint", unit=unit.value)
    return [*_sentence(heading, style), *aligned(rows, style.width, indent=4), *_why(words, hint, style)]


def judged(words: Words, coach: Data, style: Style) -> list[str]:
    """What a choice has cost, and why."""
    if "error" in coach:
        return _sentence(words.text("play-no", why=refusal(coach["error"])), style)
    taken, best, unit = coach["taken"], coach["best"], Unit(coach["unit"])
    if not taken["loss"]:
        return _sentence(words.text("join-coach-best", taken=_option(words, taken)), style)
    judgement = words.text("coach-judgement", judgement=coach["judgement"])
    loss = amount(words, unit, taken["loss"])
    said = words.text(
        "join-coach-other", taken=_option(words, taken), best=_option(words, best), loss=loss, judgement=judgement
    )
    return [*_sentence(said, style), *_why(words, coach, style)]


def _option(words: Words, option: Data) -> str:
    """An option in a word or two."""
    do = option["word"] if option["do"] == "penalty" else option["do"]
    return words.text("coach-option", do=do, tiles=option.get("word", ""), dice=option.get("dice", 0))


def _loss(words: Words, unit: Unit, option: Data, count: int) -> str:
    if count == 1:
        return words.text("coach-only")
    if not option["loss"]:
        return words.text("show-best")
    return words.text("show-loss", loss=amount(words, unit, option["loss"], more=1))


def _why(words: Words, told: Data, style: Style) -> list[str]:
    reasons = [Reason(each["kind"], each["args"]) for each in told["reasons"][:MOST_REASONS]]
    return [line for reason in reasons for line in _sentence(words.reason(reason), style)]


def _sentence(text: str, style: Style) -> list[str]:
    return paragraph(text, style.width, indent=2)
