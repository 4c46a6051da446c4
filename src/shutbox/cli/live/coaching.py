"""What the coach of a live table says, from the plain data that the server sends."""

from __future__ import annotations

from shutbox.cli.network import refusal
from shutbox.cli.report import INDENT, Data, amount, hint_lines, option_name, reason_lines
from shutbox.cli.terminal import paragraph
from shutbox.coach import read_reason
from shutbox.value import Unit
from shutbox.words import Words


def coach_lines(words: Words, kind: str, data: Data, width: int) -> list[str]:
    """A hint or the judgement of a choice, or why there is none."""
    if "error" in data:
        return paragraph(words.text("play-no", why=refusal(data["error"])), width, indent=INDENT)
    return (hint_lines if kind == "hint" else judgement_lines)(words, data, width)


def judgement_lines(words: Words, decision: Data, width: int) -> list[str]:
    """What a choice has cost, and why."""
    choice, unit = option_name(words, decision["taken"]), Unit(decision["unit"])
    if not decision["taken"]["loss"]:
        return paragraph(words.text("join-coach-best", taken=choice), width, indent=INDENT)
    sentence = words.text(
        "join-coach-other",
        taken=choice,
        best=option_name(words, decision["best"]),
        loss=amount(words, unit, decision["taken"]["loss"]),
        judgement=words.text("coach-judgement", judgement=decision["judgement"]),
    )
    why = reason_lines(words, map(read_reason, decision["reasons"]), width)
    return [*paragraph(sentence, width, indent=INDENT), *why]
