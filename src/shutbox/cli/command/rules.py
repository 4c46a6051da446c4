"""`shutbox rules`: the catalogue, one rule set in full, or a house rule checked."""

from __future__ import annotations

import json
from typing import Any

from shutbox.cli.line.arguments import Given, UsageError
from shutbox.cli.line.rule_choice import chosen, chosen_file, is_published
from shutbox.cli.terminal.grid import aligned, paragraph
from shutbox.cli.terminal.stream import BOLD, Style, Terminal
from shutbox.rules import BOXES, RuleSet, from_data, named, names, to_data, to_toml, write_position
from shutbox.words import Words, printable

_TEXTS = ("name", "source", "about")


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Shows the catalogue or one rule set."""
    rules = _wanted(given)
    if rules is None:
        listed = [named(each) for each in names()]
        if given.flag("json"):
            terminal.show([summary(words, rules) for rules in listed])
        else:
            terminal.tell("\n".join(catalogue(words, listed, terminal.style)))
        return 0
    if given.flag("json"):
        terminal.show(summary(words, rules) | {"settings": to_data(rules, whole=True)})
    else:
        terminal.tell("\n".join(whole(words, rules, terminal.style)))
    return 0


def _wanted(given: Given) -> RuleSet | None:
    """The rule set asked for, if it is one and not the whole catalogue."""
    name, file, changes = given.arguments.get("RULES"), given.value("file"), given.values("set")
    if name is not None and file is not None:
        raise UsageError("rules-and-file")
    if name is None and file is None and changes:
        raise UsageError("set-alone", got=changes[0])
    if file is not None:
        return chosen_file(file, changes)
    return None if name is None else chosen(name, changes)


def summary(words: Words, rules: RuleSet) -> dict[str, Any]:
    """What a list says of a rule set."""
    return {
        "name": rules.name,
        "title": words.rule_title(rules),
        "about": words.rule_about(rules),
        "source": rules.source,
    }


def catalogue(words: Words, listed: list[RuleSet], style: Style) -> list[str]:
    """The rule sets by title and with what is special about them, published games first."""
    return [
        style.paint(words.text("show-published"), BOLD),
        *_entries(words, [rules for rules in listed if is_published(rules)], style.width),
        "",
        style.paint(words.text("show-house"), BOLD),
        *_entries(words, [rules for rules in listed if not is_published(rules)], style.width),
        "",
        *paragraph(words.text("show-rules-more"), style.width),
        *paragraph(words.text("show-trademark"), style.width),
    ]


def _entries(words: Words, listed: list[RuleSet], width: int) -> list[str]:
    widest = max(map(len, names()))
    rows = []
    for rules in listed:
        rows += [(rules.name.ljust(widest), words.rule_title(rules)), ("", words.rule_about(rules))]
    return aligned(rows, width)


def whole(words: Words, rules: RuleSet, style: Style) -> list[str]:
    """A rule set in full: every setting with its meaning, those changed marked, and the same as TOML."""
    width = style.width
    default, own = to_data(from_data({}), whole=True), to_data(rules, whole=True)
    rows = [
        (
            "*" if setting in to_data(rules) else " ",
            setting,
            _value(rules, setting, own),
            words.setting(setting),
        )
        for setting in default
        if setting not in _TEXTS
    ]
    trademark = ["", *paragraph(words.text("show-trademark"), width)] if "Blue Orange" in rules.source else []
    return [
        style.paint(words.rule_title(rules), BOLD),
        *paragraph(words.rule_about(rules), width),
        *paragraph(words.text("show-source", source=words.rule_source(rules)), width) * bool(rules.source),
        "",
        style.paint(words.text("show-settings"), BOLD),
        *aligned(rows, width),
        "",
        style.paint(words.text("show-toml"), BOLD),
        *(f"  {printable(line)}" for line in to_toml(rules).splitlines()),
        *trademark,
    ]


def _value(rules: RuleSet, setting: str, data: dict[str, Any]) -> str:
    """A setting as it can be given to --set."""
    if setting == "box":
        box = rules.turn.box
        return next((name for name, known in BOXES.items() if known == box), write_position(box, box.full))
    value = data[setting]
    return value if isinstance(value, str) else json.dumps(value)
