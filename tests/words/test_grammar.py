"""Every message with awkward arguments is a well-formed sentence of its language, and is translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.plural import PluralRule
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from rendering import PLURALS, cases, is_plural, key, patterns, rendered

from shutbox.words import Words, locales
from shutbox.words.catalogue import habits

PAGES = Path(__file__).parents[2] / "docs" / "language"
BANNED = re.compile(r"^- `([^`]+)` — ", re.MULTILINE)
UNRESOLVED = re.compile(r"[{}]|\$[a-z]|\?\?\?|<function|[\u2068\u2069]")
SPACES = {
    "two spaces": re.compile(r"[ \u00a0\u202f]{2}"),
    "a space at an end": re.compile(r"^\s|\s$"),
    "a space before a comma or a full stop": re.compile(r"[^\s.…] [,.](?!\w|[.…])"),
}
# A unit, and in French a mark of two parts, stands behind a space that does not break.
BREAK = re.compile(r"\d (?:%|kB|MB|ms|s)(?!\w)")
BREAKS = {
    "en": re.compile(r"\d (?:%|kB|MB|ms)(?!\w)"),
    "fr": re.compile(r"\d (?:%|kB|MB|ms|s)(?!\w)| [:;!?»]|« |\w[;!?](?!\S)"),
    "ru": re.compile(r"\d (?:%|кБ|МБ|мс|с(?=\.|$))"),
}
# What holds JSON, progress bars and keys to type.
CODE = re.compile(r"^(?:error-|help-|show-progress|show-tables|list-|play-type|join-type|command-|setting-)")
# The ids of messages that may be the same as in English, each followed by the languages.
SAME = Path(__file__).with_name("same_as_english.txt")
# In Russian 21 has the plural form of 1. These stand beside the number, or count names.
BESIDE = {"classroom-here-of", "company-again-wants", "keeper-more-ways", "moment-rounds-won", "web-points-word"}


class _Plurals(Visitor):
    """The choices of a message between plural forms."""

    def __init__(self) -> None:
        self.found: list[tuple[str, list[ftl.Variant]]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {key(variant) for variant in node.variants}
        if isinstance(node.selector, ftl.VariableReference) and is_plural(keys) and keys & PLURALS - {"other"}:
            self.found.append((node.selector.id.name, node.variants))
        self.generic_visit(node)


def _faults(locale: str) -> Iterator[str]:
    for case, text in rendered(locale):
        if CODE.match(case.message):
            continue
        told = {name for name, pattern in SPACES.items() if pattern.search(text)}
        told |= {"a space that breaks"} if BREAKS.get(locale, BREAK).search(text) else set()
        told |= {"unresolved"} if UNRESOLVED.search(text) else set()
        yield from (f"{case.message}: {each}: {text}" for each in told)


def _banned(locale: str) -> list[str]:
    page = PAGES / f"{locale}.md"
    return BANNED.findall(page.read_text(encoding="utf-8")) if page.is_file() else []


def _forms(rule: PluralRule) -> set[str]:
    return {rule(number) for number in range(200)} | {"other"}


@pytest.mark.parametrize("locale", locales())
def test_no_sentence_has_a_wrong_space_or_lacks_an_argument(locale: str) -> None:
    assert sorted(set(_faults(locale))) == []


@pytest.mark.parametrize("locale", locales())
def test_no_sentence_has_a_word_that_the_page_of_its_language_bans(locale: str) -> None:
    if banned := _banned(locale):
        pattern = re.compile("|".join(rf"(?<!\w){re.escape(each)}(?!\w)" for each in banned))
        assert [(case.message, text) for case, text in rendered(locale) if pattern.search(text)] == []


@pytest.mark.parametrize("locale", locales())
def test_a_plural_is_one_that_the_language_has_and_says_how_many(locale: str) -> None:
    rule = habits(locale).plural_form
    for message, pattern in patterns(locale).items():
        seen = _Plurals()
        seen.visit(pattern)
        for name, variants in seen.found:
            keys = {key(each) for each in variants}
            assert keys & PLURALS <= _forms(rule), (message, keys)
            assert _forms(rule) - {"other"} <= keys or locale != "ru", (message, keys)
            if rule(21) == "one" and message not in BESIDE:
                (one,) = (each for each in variants if key(each) == "one")
                assert f"${name}" in str(_source(one)), message


def _source(variant: ftl.Variant) -> str:
    names: list[str] = []

    class Names(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
            names.append(f"${node.id.name}")

    Names().visit(variant.value)
    return " ".join(names)


@pytest.mark.parametrize("locale", sorted({*locales()} - {"en"}))
def test_nothing_is_left_in_english(locale: str) -> None:
    allowed = {line.split()[0] for line in SAME.read_text(encoding="utf-8").splitlines() if locale in line.split()[1:]}
    english, own = Words("en"), Words(locale)
    for message, pattern in patterns(locale).items():
        if message in allowed or message not in patterns("en") or not _has_words(patterns("en")[message]):
            continue
        assert any(case.text(own) != case.text(english) for case in cases(message, pattern)), message


def _has_words(pattern: ftl.Pattern) -> bool:
    spelt = [each.value if isinstance(each, ftl.TextElement) else "" for each in pattern.elements]
    chosen = any(
        isinstance(each, ftl.Placeable) and isinstance(each.expression, ftl.SelectExpression)
        for each in pattern.elements
    )
    return chosen or any(char.isalpha() for text in spelt for char in text)
