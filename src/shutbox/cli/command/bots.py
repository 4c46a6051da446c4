"""`shutbox bots`: the bots, and how strong each is."""

from __future__ import annotations

from typing import Any

from shutbox.bots import BOTS, Strength, bot, strength
from shutbox.cli.line import Arguments, choose_rules
from shutbox.cli.terminal import Terminal, align, paragraph
from shutbox.extra import PLAY, install_line
from shutbox.rules import RuleSet
from shutbox.solve import library
from shutbox.words import Words

DEFAULT_RULES = "nine"


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Lists the bots."""
    rules = choose_rules(args.positional.get("RULES", DEFAULT_RULES), args.values("set"))
    names = _names(args)
    strengths = {name: strength(name, rules.turn) if library.has_solver() else None for name in names}
    if args.flag("json"):
        terminal.show({"rules": rules.name, "bots": [_data(words, name, each) for name, each in strengths.items()]})
    else:
        terminal.tell("\n".join(_text_lines(words, rules, strengths, terminal.style.width)))
    return 0


def _names(args: Arguments) -> tuple[str, ...]:
    """The bots that are asked about; all of them unless some are named."""
    text = args.value("bots")
    names = BOTS if text is None else tuple(name.strip().removeprefix("@") for name in text.split(","))
    for name in names:
        bot(name, lambda: 0.0)
    return names


def _data(words: Words, name: str, strength: Strength | None) -> dict[str, Any]:
    known = name in BOTS
    return {
        "bot": name,
        "title": words.text("bots-title", bot=name) if known else "",
        "about": words.text("bots-about", bot=name) if known else "",
        "mean": strength and strength.mean,
        "extra": strength and strength.extra,
        "shut": strength and strength.shut,
    }


def _text_lines(words: Words, rules: RuleSet, strengths: dict[str, Strength | None], width: int) -> list[str]:
    rows = [(f"@{name}", _description(words, name, each)) for name, each in strengths.items()]
    if not library.has_solver():
        note = words.text("bots-unmeasured", install=install_line(PLAY))
        return [*align(rows, width), *paragraph(note, width)]
    heading = words.text("bots-heading", rules=words.rule_title(rules))
    return [*paragraph(heading, width), *align(rows, width)]


def _description(words: Words, name: str, bot_strength: Strength | None) -> str:
    if bot_strength is None:
        return words.text("bots-about", bot=name) if name in BOTS else ""
    strength = words.text(
        "bots-strength",
        mean=words.number(bot_strength.mean, 3),
        extra=words.number(bot_strength.extra, 3),
        shut=words.percent(bot_strength.shut, 3),
    )
    return f"{words.text('bots-about', bot=name)} {strength}" if name in BOTS else strength
