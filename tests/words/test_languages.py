"""Every language says what English says: the same choices, the plurals it needs, and nothing left in English."""

from __future__ import annotations

from collections import defaultdict
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import shutbox
from shutbox.words import locales
from shutbox.words.catalogue import format_message

WORDS = Path(shutbox.__file__).parent / "words"
AREAS = sorted(path.stem for path in (WORDS / "en").glob("*.ftl"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# What a language calls one, a few and many, as CLDR has it; fractions are "other" in all of them.
NEEDED = {"ru": {"one", "few", "many"}}
# One of each: plurals of every language, a fraction, and a text.
NUMBERS, TEXT = (0, 1, 2, 5, 21, 1000, 0.5), "Ann"
MOST_TRIED = 16
Choices = dict[str, set[str]]
Values = list[str | float]


class _Choices(Visitor):
    """The keys that a message chooses between, by the argument that it looks at."""

    def __init__(self) -> None:
        self.found: Choices = defaultdict(set)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            self.found[node.selector.id.name] |= {_key(variant) for variant in node.variants}
        self.generic_visit(node)


class _Arguments(Visitor):
    """Plausible values of every argument of a message: what it chooses between, numbers, and texts."""

    def __init__(self) -> None:
        self.found: dict[str, Values] = {}
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.setdefault(node.id.name, [*NUMBERS, TEXT])

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.numbers |= {each.id.name for each in node.arguments.positional if isinstance(each, ftl.VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {_key(variant) for variant in node.variants}
            self.found.setdefault(node.selector.id.name, [*NUMBERS, TEXT])[:0] = sorted(named(keys))
        self.generic_visit(node)


def _tried(message: ftl.Message) -> list[dict[str, str | float]]:
    """Some of the ways to fill a message in; where they are many, the same ones each time."""
    seen = _Arguments()
    seen.visit(message)
    values = [[each for each in own if name not in seen.numbers or each in NUMBERS] for name, own in seen.found.items()]
    every = [dict(zip(seen.found, each, strict=True)) for each in product(*values)] if len(values) < 4 else []
    chance = Random(message.id.name)
    some = [dict(zip(seen.found, map(chance.choice, values), strict=True)) for _ in range(MOST_TRIED)]
    return every if 0 < len(every) <= MOST_TRIED else some


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


@pytest.mark.parametrize("locale", locales())
def test_every_message_can_be_filled_in(locale: str) -> None:
    own = messages(locale)
    for name, english in messages("en").items():
        parts = [name] * bool(english.value) + [f"{name}.{each.id.name}" for each in own[name].attributes]
        for arguments, part in product(_tried(english), parts):
            # Whatever Fluent finds wrong is raised.
            assert "???" not in format_message(locale, part, dict(arguments)), (part, arguments)
