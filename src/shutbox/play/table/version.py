"""The versions of messages at a live table: a client says which one it reads, and both are sent to their clients."""

from __future__ import annotations

from typing import Any

from shutbox.errors import NotationError, shown

# What messages are made in, and what a client reads that names no version.
VERSION = 1
VERSIONS = (VERSION, 2)


def check_version(version: object) -> None:
    """Refuses a version that is not known here."""
    if type(version) is not int or version not in VERSIONS:
        raise NotationError("wire-version", got=shown(version), known=VERSIONS[-1])


def read_version(text: str | None) -> int:
    """The version that a client names in a query, the first one if it names none."""
    if text is None:
        return VERSION
    version = int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else text
    check_version(version)
    return int(version)


def in_version(message: dict[str, Any], version: int) -> dict[str, Any]:
    """A message as clients of a version get it: in version 2 nothing is beside a view that the view holds too."""
    if version == VERSION:
        return message
    found = {**message, "v": version}
    if "view" in found:
        found.pop("legal", None)
    return found
