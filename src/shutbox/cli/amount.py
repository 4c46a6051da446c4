"""Values as people read them, by unit."""

from __future__ import annotations

from shutbox.value import Unit

SCALE = {Unit.CHANCE: 100, Unit.POINTS: 1, Unit.TOTAL: 1}
DIGITS = {Unit.CHANCE: 1, Unit.POINTS: 3, Unit.TOTAL: 2}


def amount(unit: Unit, value: float, *, more: int = 0) -> str:
    """A value: a chance in per cent, points or a total, with more digits where it is small."""
    return _written(unit, value, more, "")


def change(unit: Unit, value: float) -> str:
    """A value with its sign."""
    return _written(unit, value, 0, "+")


def _written(unit: Unit, value: float, more: int, plus: str) -> str:
    digits = DIGITS[unit] + more
    # Adding nothing turns minus nothing into nothing.
    shown = round(value * SCALE[unit], digits) + 0.0
    return f"{shown:{plus if shown else ''}.{digits}f}" + ("%" if unit is Unit.CHANCE else "")
