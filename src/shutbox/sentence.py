"""Sentences for errors in English with the standard library alone, read from the catalogue `words/en/error.ftl`.

It reads what that file uses of Fluent: texts, arguments, and choices by an argument. `shutbox.words` speaks all
languages and needs `fluent.runtime`; a test compares the two for every message.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

_MESSAGE = re.compile(r"^error-([a-z0-9-]+) =[ \n](.*?)(?=^error-|^#|\Z)", re.MULTILINE | re.DOTALL)
_PART = re.compile(r'\{ *(?:"((?:[^"\\]|\\.)*)"|\$([a-z_]+)) *(\}|->)')
_VARIANT = re.compile(r"\s*(\*?)\[([a-z0-9_-]+)\] ?")
_CLOSE = re.compile(r"\s*\}")
LONGEST = 900


class Argument(NamedTuple):
    """The place of an argument in a sentence."""

    name: str


class Choice(NamedTuple):
    """Parts of a sentence to choose from by an argument; the last resort is `usual`."""

    name: str
    variants: dict[str, Pattern]
    usual: str


Pattern = tuple["str | Argument | Choice", ...]


def sentence(code: str, arguments: Mapping[str, object]) -> str | None:
    """The sentence of an error code; None if there is none, or if it needs an argument that is missing."""
    pattern = _patterns().get(code)
    try:
        return None if pattern is None else _filled(pattern, arguments)
    except KeyError:
        return None


@cache
def _patterns() -> dict[str, Pattern]:
    """Every message of the catalogue; none where the catalogue was left out of a package."""
    try:
        text = files("shutbox").joinpath("words", "en", "error.ftl").read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    return {code: read_pattern(body.strip()) for code, body in _MESSAGE.findall(text)}


def read_pattern(text: str) -> Pattern:
    """The pattern of a message."""
    return _pattern(text, 0, inner=False)[0]


def _pattern(text: str, at: int, *, inner: bool) -> tuple[Pattern, int]:
    """The pattern that begins at a place, and the place after it; an inner one ends with its variant."""
    parts: list[str | Argument | Choice] = []
    begin = at
    while at < len(text):
        if inner and text[at] == "\n" and (_VARIANT.match(text, at) or _CLOSE.match(text, at)):
            break
        if text[at] != "{":
            at += 1
            continue
        parts.append(text[begin:at])
        part, at = _placeable(text, at)
        parts.append(part)
        begin = at
    parts.append(text[begin:at])
    return tuple(part for part in parts if part), at


def _placeable(text: str, at: int) -> tuple[str | Argument | Choice, int]:
    """The part in braces that begins at a place, and the place after it."""
    match = _PART.match(text, at)
    if not match:
        raise ValueError(text[at : at + 40])
    literal, name, end = match.groups()
    if literal is not None:
        return literal, match.end()
    return (Argument(name), match.end()) if end == "}" else _choice(text, match.end(), name)


def _choice(text: str, at: int, name: str) -> tuple[Choice, int]:
    variants, usual = dict[str, Pattern](), ""
    while match := _VARIANT.match(text, at):
        variants[match[2]], at = _pattern(text, match.end(), inner=True)
        usual = match[2] if match[1] else usual
    close = _CLOSE.match(text, at)
    if not close:
        raise ValueError(text[at : at + 40])
    return Choice(name, variants, usual), close.end()


def _filled(pattern: Pattern, arguments: Mapping[str, object]) -> str:
    parts = []
    for part in pattern:
        match part:
            case Argument(name):
                parts.append(written(_value(name, arguments[name])))
            case Choice(name, variants, usual):
                keys = _keys(arguments[name])
                parts.append(_filled(variants[next((key for key in keys if key in variants), usual)], arguments))
            case _:
                parts.append(part)
    return "".join(parts)


def _value(name: str, value: object) -> object:
    """An argument; the faces of a throw are several numbers, and a long total is a number."""
    if name == "throw" and isinstance(value, str):
        return value.split(",")
    if name == "total" and isinstance(value, str) and value.isascii() and value.isdecimal():
        return int(value)
    return value


def _keys(value: object) -> tuple[str, ...]:
    """The variants that a value chooses, the most exact first."""
    if isinstance(value, int | float):
        return str(value), "one" if value == 1 else "other"
    # A number is no choice if it is a text.
    return () if str(value).isdecimal() else (str(value),)


def written(value: object) -> str:
    """A value as English writes it: numbers with commas, a list as `a, b and c`, an error by its own sentence."""
    if isinstance(value, list | tuple):
        return series([str(each) if isinstance(each, int | float) else written(each) for each in value])
    value = getattr(value, "sentence", value)
    if isinstance(value, bool) or not isinstance(value, int | float):
        text = str(value)
        return (text if text.isprintable() else text.encode("unicode_escape").decode())[:LONGEST]
    return f"{value:,}" if isinstance(value, int) else f"{value:,.3f}".rstrip("0").rstrip(".")


def series(items: Sequence[str]) -> str:
    """Several things named one after the other."""
    if len(items) < 2:
        return "".join(items) or "none"
    return f"{', '.join(items[:-1])} and {items[-1]}"
