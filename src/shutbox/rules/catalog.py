"""The catalogue: every published game and the house games, as data."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from shutbox.errors import NotationError, nearest, wrong_type
from shutbox.rules.codec import from_data
from shutbox.rules.ruleset import RuleSet


@cache
def _entries() -> MappingProxyType[str, dict[str, Any]]:
    import tomllib

    text = files("shutbox.rules").joinpath("catalog.toml").read_text(encoding="utf-8")
    return MappingProxyType(tomllib.loads(text))


def names() -> tuple[str, ...]:
    """The names in the catalogue, published games first."""
    return tuple(_entries())


@cache
def named(name: str) -> RuleSet:
    """The rule set with this name; raises if the catalogue has none."""
    if name not in _entries():
        near = nearest(name, _entries()) or "nothing"
        raise NotationError("rules-unknown", got=name, near=near, known=list(_entries()))
    return from_data(_entries()[name], name=name)


def rules_of(rules: RuleSet | str) -> RuleSet:
    """The rule set itself, or the one with this name; raises for anything else."""
    if isinstance(rules, str):
        return named(rules)
    if not isinstance(rules, RuleSet):
        raise wrong_type("rules", "a RuleSet or the name of one", rules)
    return rules
