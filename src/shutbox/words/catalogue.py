"""The catalogues: one folder of Fluent files per language; the first word of an id names the file that holds it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from babel import Locale
    from fluent.runtime import FluentBundle

# The country whose habits are meant where those of a language differ: 0 is "one" in Brazil.
COUNTRY = {"pt": "pt-PT"}


class MissingWordsError(LookupError):
    """A message that a catalogue does not have, or that lacks an argument: a fault of ours, never of a user."""


def locales() -> tuple[str, ...]:
    """The languages that there are catalogues for."""
    folders = (each for each in files("shutbox.words").iterdir() if each.is_dir())
    return tuple(sorted(each.name for each in folders if each.joinpath("error.ftl").is_file()))


def source(locale: str, area: str) -> str:
    """The text of one file of a catalogue."""
    return files("shutbox.words").joinpath(locale, f"{area}.ftl").read_text(encoding="utf-8")


@cache
def habits(locale: str) -> Locale:
    """How a language writes numbers."""
    from babel import Locale

    return Locale.parse(COUNTRY.get(locale, locale), sep="-")


@cache
def _bundle(locale: str, area: str) -> FluentBundle:
    # Importing Fluent takes longer than everything else at a start, so it waits until somebody has to read something.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([COUNTRY.get(locale, locale)], use_isolating=False)
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
    """The message of this id, or `id.attribute`, with its arguments put in."""
    bundle = _bundle(locale, name.partition("-")[0])
    pattern = _pattern(bundle, name)
    if pattern is None:
        raise MissingWordsError(f"there is no message {name} for {locale}")
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise MissingWordsError(f"message {name} for {locale}: {errors[0]}")
    return str(text)
