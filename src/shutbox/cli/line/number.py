"""Numbers that a user gives with an option."""

from __future__ import annotations

import re

from shutbox.cli.line.arguments import Given, UsageError

_NUMBER = re.compile(r"-?[0-9]{1,9}")


def whole(given: Given, option: str, low: int, high: int) -> int | None:
    """The whole number of an option within its range, None when it was not given."""
    text = given.value(option)
    if text is None:
        return None
    if not _NUMBER.fullmatch(text) or not low <= int(text) <= high:
        raise UsageError("option-range", option=option, low=low, high=high, got=text)
    return int(text)


def numbers(given: Given, option: str, count: int) -> tuple[int, ...] | None:
    """The whole numbers of an option, one for each player, None when it was not given."""
    text = given.value(option)
    if text is None:
        return None
    parts = text.split(",")
    if len(parts) != count or not all(_NUMBER.fullmatch(part) for part in parts):
        raise UsageError("option-numbers", option=option, count=count, got=text)
    return tuple(map(int, parts))


def exclusive(given: Given, option: str, others: tuple[str, ...]) -> None:
    """Refuses options that mean nothing beside this one."""
    for other in others:
        if given.flag(other):
            raise UsageError("option-together", option=option, other=other)
