"""Values as people read them, by unit."""

from __future__ import annotations

from collections.abc import Iterable

from shutbox.value import Unit
from shutbox.words import Words

DIGITS = {Unit.CHANCE: 1, Unit.POINTS: 3, Unit.TOTAL: 2}


def amount(words: Words, unit: Unit, value: float, *, more: int = 0, signed: bool = False) -> str:
    """A value: a chance in per cent, points or a total, with more digits where it is small."""
    write = words.percent if unit is Unit.CHANCE else words.number
    return write(value, DIGITS[unit] + more, signed=signed)


def change(words: Words, unit: Unit, value: float) -> str:
    """A value with its sign."""
    return amount(words, unit, value, signed=True)


def faces(throw: Iterable[int]) -> str:
    """A throw; with commas it would be a decimal number in most languages."""
    return "+".join(map(str, throw))
