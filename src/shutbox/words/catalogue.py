"""The catalogues: one folder of Fluent files per language; the first word of a message id is the name of its file."""

from __future__ import annotations

import re
from decimal import localcontext
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any
from unicodedata import normalize

if TYPE_CHECKING:
    from babel import Locale
    from fluent.runtime import FluentBundle

# The country whose number rules are used if they differ within a language: in Brazil, 0 has the plural form "one".
COUNTRY = {"pt": "pt-PT"}
# Totals that are read as digits are longer than the 28 digits which Python's decimal numbers have by default.
MOST_DIGITS = 1000


class MissingWordsError(LookupError):
    """A catalogue lacks a message, or a message lacks an argument. This is a bug, never an error of the user."""


def locales() -> tuple[str, ...]:
    """The languages that have a catalogue."""
    folders = (each for each in files("shutbox.words").iterdir() if each.is_dir())
    return tuple(sorted(each.name for each in folders if each.joinpath("error.ftl").is_file()))


def source(locale: str, area: str) -> str:
    """The text of one file of a catalogue."""
    return files("shutbox.words").joinpath(locale, f"{area}.ftl").read_text(encoding="utf-8")


@cache
def habits(locale: str) -> Locale:
    """The number formats of a language."""
    from babel import Locale

    return Locale.parse(COUNTRY.get(locale, locale), sep="-")


def _first_sound(text: Any) -> Any:
    """The vowel that a word begins with when it is spoken, or nothing: some languages choose `and` by it."""
    letters = "".join(each for each in normalize("NFD", str(text).casefold()) if each.isalpha())
    if re.match("h?i[aeo]", letters):
        # Hielo and Ionesco begin with a consonant.
        return ""
    return next(iter(re.findall("^h?([aeiou])", letters)), "")


@cache
def _bundle(locale: str, area: str) -> FluentBundle:
    # Importing Fluent takes longer than the rest of the start, so it is imported for the first message.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([COUNTRY.get(locale, locale)], functions={"FIRST_SOUND": _first_sound}, use_isolating=False)
    try:
        bundle.add_resource(FluentResource(source(locale, area)))
    except FileNotFoundError:
        raise MissingWordsError(f"there is no {area}.ftl for {locale}") from None
    return bundle


def _pattern(bundle: FluentBundle, name: str) -> Any:
    message, _, attribute = name.partition(".")
    if not bundle.has_message(message):
        return None
    entry = bundle.get_message(message)
    return entry.attributes.get(attribute) if attribute else entry.value


def attributes(locale: str, message: str) -> tuple[str, ...]:
    """The attributes of a message."""
    bundle = _bundle(locale, message.partition("-")[0])
    return tuple(bundle.get_message(message).attributes)


def format_message(locale: str, name: str, arguments: dict[str, object]) -> str:
    """The message with this id (or `id.attribute`), formatted with its arguments; raises if there is none."""
    bundle = _bundle(locale, name.partition("-")[0])
    pattern = _pattern(bundle, name)
    if pattern is None:
        raise MissingWordsError(f"there is no message {name} for {locale}")
    with localcontext(prec=MOST_DIGITS):
        text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise MissingWordsError(f"message {name} for {locale}: {errors[0]}")
    return str(text)
