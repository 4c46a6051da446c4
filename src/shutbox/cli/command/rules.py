"""`shutbox rules`: lists the catalogue, shows one rule set in full, or checks a file."""

from __future__ import annotations

import json
from typing import Any

from shutbox.cli.line import Arguments, UsageError, choose_rules, choose_rules_file, is_published
from shutbox.cli.terminal import BOLD, Style, Terminal, align, paragraph
from shutbox.json_schema import DOCUMENT_VERSION
from shutbox.rules import BOXES, RuleSet, from_data, named, names, to_data, to_toml, write_position
from shutbox.words import Words, printable

_TEXT_SETTINGS = ("name", "source", "about")


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Shows the catalogue or one rule set."""
    rules = _selected_rules(args)
    if rules is None:
        rule_sets = [named(each) for each in names()]
        if args.flag("json"):
            terminal.show([{"v": DOCUMENT_VERSION, **summary(words, rules)} for rules in rule_sets])
        else:
            terminal.tell("\n".join(catalogue(words, rule_sets, terminal.style)))
        return 0
    if args.flag("json"):
        terminal.show(summary(words, rules) | {"settings": to_data(rules, whole=True)})
    else:
        terminal.tell("\n".join(full_description(words, rules, terminal.style)))
    return 0


def _selected_rules(args: Arguments) -> RuleSet | None:
    """The rule set of the arguments; None for the whole catalogue."""
    name, file, changes = args.positional.get("RULES"), args.value("file"), args.values("set")
    if name is None and file is None and changes:
        raise UsageError("set-alone", got=changes[0])
    if file is not None:
        return choose_rules_file(file, changes)
    return None if name is None else choose_rules(name, changes)


def summary(words: Words, rules: RuleSet) -> dict[str, Any]:
    """A rule set as JSON data, without its settings."""
    return {
        "name": rules.name,
        "title": words.rule_title(rules),
        "about": words.rule_about(rules),
        "source": rules.source,
    }


def catalogue(words: Words, rule_sets: list[RuleSet], style: Style) -> list[str]:
    """The rule sets with title and description, published games first."""
    return [
        style.paint(words.text("show-published"), BOLD),
        *_entries(words, [rules for rules in rule_sets if is_published(rules)], style.width),
        "",
        style.paint(words.text("show-house"), BOLD),
        *_entries(words, [rules for rules in rule_sets if not is_published(rules)], style.width),
        "",
        *paragraph(words.text("show-rules-more"), style.width),
        *paragraph(words.text("show-trademark"), style.width),
    ]


def _entries(words: Words, rule_sets: list[RuleSet], width: int) -> list[str]:
    widest = max(map(len, names()))
    rows = []
    for rules in rule_sets:
        rows += [(rules.name.ljust(widest), words.rule_title(rules)), ("", words.rule_about(rules))]
    return align(rows, width)


def full_description(words: Words, rules: RuleSet, style: Style) -> list[str]:
    """A rule set in full: every setting with its meaning (changed ones are marked), and the rule set as TOML."""
    width = style.width
    default, settings = to_data(from_data({}), whole=True), to_data(rules, whole=True)
    rows = [
        (
            "*" if setting in to_data(rules) else " ",
            setting,
            _value(rules, setting, settings),
            words.setting(setting),
        )
        for setting in default
        if setting not in _TEXT_SETTINGS
    ]
    trademark = ["", *paragraph(words.text("show-trademark"), width)] if "Blue Orange" in rules.source else []
    return [
        style.paint(words.rule_title(rules), BOLD),
        *paragraph(words.rule_about(rules), width),
        *paragraph(words.text("show-source", source=words.rule_source(rules)), width) * bool(rules.source),
        "",
        style.paint(words.text("show-settings"), BOLD),
        *align(rows, width),
        "",
        style.paint(words.text("show-toml"), BOLD),
        *(f"  {printable(line)}" for line in to_toml(rules).splitlines()),
        *trademark,
    ]


def _value(rules: RuleSet, setting: str, data: dict[str, Any]) -> str:
    """The value of a setting, as --set accepts it."""
    if setting == "box":
        box = rules.turn.box
        return next((name for name, box_data in BOXES.items() if box_data == box), write_position(box, box.full))
    value = data[setting]
    return value if isinstance(value, str) else json.dumps(value)
