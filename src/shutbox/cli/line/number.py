"""Numbers in options, and checks of options."""

from __future__ import annotations

import re

from shutbox.cli.line.arguments import Arguments, UsageError

_NUMBER = re.compile(r"-?[0-9]{1,9}")


def integer(args: Arguments, option: str, low: int, high: int) -> int | None:
    """The integer of an option; None if it is missing; raises outside of the range."""
    text = args.value(option)
    if text is None:
        return None
    if not _NUMBER.fullmatch(text) or not low <= int(text) <= high:
        raise UsageError("option-range", option=option, low=low, high=high, got=text)
    return int(text)


def integers(args: Arguments, option: str, count: int) -> tuple[int, ...] | None:
    """The integers of an option, one for each player; None if it is missing."""
    text = args.value(option)
    if text is None:
        return None
    parts = text.split(",")
    if len(parts) != count or not all(_NUMBER.fullmatch(part) for part in parts):
        raise UsageError("option-numbers", option=option, count=count, got=text)
    return tuple(map(int, parts))


def check_exclusive(args: Arguments, option: str, others: tuple[str, ...]) -> None:
    """Raises if an option is combined with one that it excludes."""
    for other in others:
        if args.flag(other):
            raise UsageError("option-together", option=option, other=other)
