"""`shutbox bots`: who there is to play against, and how strong each is."""

from __future__ import annotations

from typing import Any

from shutbox.bots import BOTS, Strength, strength
from shutbox.cli.line.arguments import Given
from shutbox.cli.line.rule_choice import chosen
from shutbox.cli.terminal.grid import aligned, paragraph
from shutbox.cli.terminal.stream import Terminal
from shutbox.rules import RuleSet
from shutbox.solve.library import require_solver
from shutbox.words import Words

USUAL = "nine"


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Lists the bots."""
    rules = chosen(given.arguments.get("RULES", USUAL), given.values("set"))
    require_solver()
    found = {name: strength(name, rules.turn) for name in BOTS}
    if given.flag("json"):
        terminal.show({"rules": rules.name, "bots": [_data(words, name, each) for name, each in found.items()]})
    else:
        terminal.tell("\n".join(_listed(words, rules, found, terminal.style.width)))
    return 0


def _data(words: Words, name: str, found: Strength) -> dict[str, Any]:
    title, about = words.text("bots-title", bot=name), words.text("bots-about", bot=name)
    return {"bot": name, "title": title, "about": about, "mean": found.mean, "extra": found.extra, "shut": found.shut}


def _listed(words: Words, rules: RuleSet, found: dict[str, Strength], width: int) -> list[str]:
    rows = [(f"@{name}", _told(words, name, each)) for name, each in found.items()]
    heading = words.text("bots-heading", rules=words.rule_title(rules))
    return [*paragraph(heading, width), *aligned(rows, width)]


def _told(words: Words, name: str, found: Strength) -> str:
    strength = words.text(
        "bots-strength",
        mean=words.number(found.mean, 3),
        extra=words.number(found.extra, 3),
        shut=words.percent(found.shut, 3),
    )
    return f"{words.text('bots-about', bot=name)} {strength}"
