"""Every language says what English says: the same choices, the plurals it needs, and nothing left in English."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import shutbox
from shutbox.words import locales

WORDS = Path(shutbox.__file__).parent / "words"
AREAS = sorted(path.stem for path in (WORDS / "en").glob("*.ftl"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# What a language calls one, a few and many, as CLDR has it; fractions are "other" in all of them.
NEEDED = {"ru": {"one", "few", "many"}}
Choices = dict[str, set[str]]


class _Choices(Visitor):
    """The keys that a message chooses between, by the argument that it looks at."""

    def __init__(self) -> None:
        self.found: Choices = defaultdict(set)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            self.found[node.selector.id.name] |= {_key(variant) for variant in node.variants}
        self.generic_visit(node)


def _key(variant: ftl.Variant) -> str:
    key = variant.key
    return key.value if isinstance(key, ftl.NumberLiteral) else key.name


def messages(locale: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for area in AREAS:
        text = (WORDS / locale / f"{area}.ftl").read_text(encoding="utf-8")
        found |= {each.id.name: each for each in FluentParser().parse(text).body if isinstance(each, ftl.Message)}
    return found


def choices(message: ftl.Message) -> Choices:
    seen = _Choices()
    seen.visit(message)
    return seen.found


def named(keys: set[str]) -> set[str]:
    """The keys that are neither plurals nor numbers: those that the program gives."""
    return {key for key in keys if key not in PLURALS and not key.isdigit()}


@pytest.mark.parametrize("locale", locales())
def test_a_language_chooses_between_the_same_things_as_english(locale: str) -> None:
    english = {name: choices(message) for name, message in messages("en").items()}
    for name, message in messages(locale).items():
        for argument, keys in choices(message).items():
            assert named(keys) <= named(english[name][argument]), (name, argument)
        for argument, keys in english[name].items():
            assert named(keys) <= named(choices(message)[argument]), (name, argument)


@pytest.mark.parametrize("locale", sorted(NEEDED.keys() & set(locales())))
def test_a_language_with_several_plurals_has_them_all(locale: str) -> None:
    for name, message in messages(locale).items():
        for argument, keys in choices(message).items():
            if keys & PLURALS - {"other"}:
                assert keys >= NEEDED[locale], (name, argument)
