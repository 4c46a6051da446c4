"""The versions of messages at a live table: each client names the one it reads."""

from __future__ import annotations

from typing import Any

from shutbox.errors import NotationError, shown

# The version in which messages are made, and the default of a client that names none.
VERSION = 1
VERSIONS = (VERSION, 2)


def check_version(version: object) -> None:
    """Raises if this version is unknown."""
    if type(version) is not int or version not in VERSIONS:
        raise NotationError("wire-version", got=shown(version), known=VERSIONS[-1])


def read_version(text: str | None) -> int:
    """The version that a client names in a query (default: 1)."""
    if text is None:
        return VERSION
    version = int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else text
    check_version(version)
    return int(version)


def in_version(message: dict[str, Any], version: int) -> dict[str, Any]:
    """A message in a version: version 2 leaves out `legal`, which a view contains and a refusal does not need."""
    if version == VERSION:
        return message
    return {**{key: value for key, value in message.items() if key != "legal"}, "v": version}
