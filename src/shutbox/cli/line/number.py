"""Numbers on the command line: ASCII digits, with a minus sign if they are negative, and nothing else."""

from __future__ import annotations

import re

from shutbox.cli.line.arguments import Arguments, UsageError
from shutbox.cli.line.value_kind import MOST

_WHOLE = re.compile(r"0|-?[1-9][0-9]{0,8}")


def read_whole(text: str) -> int | None:
    """The whole number that a text spells in the usual way; None for other texts and for more than nine digits."""
    return int(text) if _WHOLE.fullmatch(text) else None


def integer(args: Arguments, option: str, low: int = -MOST, high: int = MOST) -> int | None:
    """The number of an option, None if it is missing; raises outside of a range that depends on other values."""
    text = args.value(option)
    if text is None:
        return None
    number = read_whole(text)
    if number is None or not low <= number <= high:
        raise UsageError("option-range", option=f"--{option}", low=low, high=high, got=text)
    return number


def integers(args: Arguments, option: str, count: int) -> tuple[int, ...] | None:
    """The numbers of an option, one for each player; None if it is missing."""
    text = args.value(option)
    if text is None:
        return None
    numbers = tuple(number for part in text.split(",") if (number := read_whole(part)) is not None)
    if len(numbers) != count or len(numbers) != text.count(",") + 1:
        raise UsageError("option-numbers", option=f"--{option}", count=count, got=text)
    return numbers
