"""Which language a command answers in: the one asked for, or else the one that the user's system speaks."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from shutbox.cli.line.arguments import UsageError
from shutbox.words import locales

OPTION = "--lang"
DEFAULT = "en"
# In the order in which a system looks at them, ours first.
VARIABLES = ("SHUTBOX_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def asked(tokens: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that a command line asks for, which may stand anywhere in it, and the rest of it."""
    found: str | None = None
    rest: list[str] = []
    given = iter(tokens)
    for token in given:
        name, equals, value = token.partition("=")
        if token == "--":
            return found, [*rest, token, *given]
        if name != OPTION:
            rest.append(token)
        elif found is not None:
            raise UsageError("option-twice", option=OPTION)
        else:
            found = _known(value if equals else next(given, ""))
    return found, rest


def _known(value: str) -> str:
    if value not in locales():
        raise UsageError("language-unknown", got=value, languages=list(locales()))
    return value


def usual(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's system, English where that is none of ours."""
    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), DEFAULT)
    return wanted[:2] if wanted[:2] in locales() else DEFAULT


def repeated(locale: str) -> list[str]:
    """What asks for this language again, where it is not the usual one anyway."""
    return [] if locale == usual() else [OPTION, locale]
