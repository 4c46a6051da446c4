"""The rule set of a command line: a name or a file, with optional changes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from shutbox.cli.line.arguments import Arguments, UsageError
from shutbox.cli.line.number import integer
from shutbox.cli.terminal import is_file, read_text
from shutbox.rules import Begins, Format, RuleSet, changed, from_json, from_toml, named, names

SUFFIXES = (".toml", ".json")


def is_published(rules: RuleSet) -> bool:
    """Whether a rule set of the catalogue is a published game."""
    return not rules.source.startswith("house game")


def choose_rules(name: str, changes: Sequence[str] = ()) -> RuleSet:
    """The rule set with this name or in this file, with the changes `key=value`."""
    return _apply_changes(_find_rules(name), changes)


def choose_rules_file(path: str, changes: Sequence[str] = ()) -> RuleSet:
    """The rule set in this file, with the changes `key=value`."""
    return _apply_changes(_from_file(path), changes)


def with_rounds(rules: RuleSet, rounds: str | None, players: int) -> RuleSet:
    """The rule set with this number of rounds; raises if the format has no rounds."""
    if rounds is None:
        return rules
    if rules.game.format not in (Format.RUNNING, Format.CHASE):
        raise UsageError("rounds-none", rules=rules.name)
    if players == 1:
        raise UsageError("rounds-alone")
    return changed(rules, {"rounds": rounds})


def chosen_starter(args: Arguments, rules: RuleSet, players: int) -> int | None:
    """The seat, from 0, that begins by the option --starter; raises if dice decide who begins."""
    starter = integer(args, "starter", 1, players)
    if starter is None:
        return None
    if rules.game.begins is Begins.THROW:
        raise UsageError("starter-thrown", rules=rules.name)
    return starter - 1


def _apply_changes(rules: RuleSet, changes: Sequence[str]) -> RuleSet:
    return changed(rules, _settings(changes)) if changes else rules


def _find_rules(name: str) -> RuleSet:
    if name in names():
        return named(name)
    if "/" in name or "\\" in name or name.endswith(SUFFIXES) or is_file(name):
        return _from_file(name)
    return named(name)


def _from_file(path: str) -> RuleSet:
    """The rule set in a file: JSON or TOML by its suffix, or else by its first character."""
    text = read_text(path)
    suffix = Path(path).suffix.lower()
    is_json = suffix == ".json" or (suffix != ".toml" and text.lstrip().startswith("{"))
    return (from_json if is_json else from_toml)(text, name=Path(path).stem)


def _settings(changes: Sequence[str]) -> dict[str, str]:
    settings: dict[str, str] = {}
    for change in changes:
        key, equals, value = change.partition("=")
        if not equals or not key.strip():
            raise UsageError("set-syntax", got=change)
        if key.strip() in settings:
            raise UsageError("set-twice", setting=key.strip())
        settings[key.strip()] = value.strip()
    return settings
