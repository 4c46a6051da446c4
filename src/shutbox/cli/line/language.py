"""The language of the output: from the option, or else from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from shutbox.cli.line.arguments import UsageError
from shutbox.words import locales

OPTION = "--lang"
DEFAULT = "en"
# In order of precedence: our own, then the order of POSIX.
VARIABLES = ("SHUTBOX_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def split_language(tokens: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language option, which may be anywhere on the command line, and the other tokens."""
    language: str | None = None
    rest: list[str] = []
    remaining = iter(tokens)
    for token in remaining:
        name, equals, value = token.partition("=")
        if token == "--":
            return language, [*rest, token, *remaining]
        if name != OPTION:
            rest.append(token)
        elif language is not None:
            raise UsageError("option-twice", option=OPTION)
        else:
            language = _check_language(value if equals else next(remaining, ""))
    return language, rest


def _check_language(value: str) -> str:
    if value not in locales():
        raise UsageError("language-unknown", got=value, languages=list(locales()))
    return value


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment, English if it is not supported."""
    setting = next((environment[name] for name in VARIABLES if environment.get(name)), DEFAULT)
    return setting[:2] if setting[:2] in locales() else DEFAULT


def language_option(locale: str) -> list[str]:
    """The tokens that select this language, empty if it is the language of the environment."""
    return [] if locale == system_language() else [OPTION, locale]
