"""Axes of rules: settings with the values to try, the grid they span, and a sample of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from random import Random

from shutbox.errors import RulesError, ShutboxError
from shutbox.rules import RuleSet, changed

MOST_POINTS = 100_000
# Faults of a value that no combination with other axes can repair.
_ALWAYS_WRONG = re.compile("setting-(unknown|unknown-near|text|whole|word|flag|chance|one-die|box|choice)")


@dataclass(frozen=True, slots=True)
class Axis:
    """A setting and the values to try, spelled as for `--set`."""

    setting: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the grid: its settings, and their rule set or its fault."""

    settings: tuple[tuple[str, str], ...]
    rules: RuleSet | None
    fault: ShutboxError | None = None


def read_axis(text: str) -> Axis:
    """The axis of a spelling like `tiles=1,2,any`; values that contain commas are separated by `|`."""
    setting, equals, rest = text.partition("=")
    parts = rest.split("|") if "|" in rest else _outside_brackets(rest)
    values = tuple(dict.fromkeys(part.strip() for part in parts))
    if not equals or not setting.strip() or not all(values):
        raise ShutboxError("axis-syntax", got=text)
    return Axis(setting.strip(), values)


def _outside_brackets(text: str) -> list[str]:
    """The parts between commas; a comma within brackets does not separate, because it belongs to a box."""
    parts, depth = [""], 0
    for letter in text:
        depth += {"[": 1, "]": -1}.get(letter, 0)
        if letter == "," and depth <= 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


def read_axes(rules: RuleSet, texts: Sequence[str]) -> tuple[Axis, ...]:
    """The axes of these spellings; raises if a value is wrong in every combination."""
    axes = tuple(map(read_axis, texts))
    for place, axis in enumerate(axes):
        if axis.setting in [other.setting for other in axes[:place]]:
            raise ShutboxError("axis-twice", setting=axis.setting)
        for value in axis.values:
            _check_value(rules, axis.setting, value)
    return axes


def _check_value(rules: RuleSet, setting: str, value: str) -> None:
    try:
        changed(rules, {setting: value})
    except RulesError as error:
        if faults := [fault for fault in error.faults if _ALWAYS_WRONG.fullmatch(fault.code)]:
            raise RulesError(faults) from None


def size(axes: Sequence[Axis]) -> int:
    """The number of points of the grid."""
    return prod(len(axis.values) for axis in axes)


def points(rules: RuleSet, axes: Sequence[Axis], sample: int | None = None, seed: str = "0") -> list[Point]:
    """The points of the grid, or a random sample of this size; the last axis varies fastest."""
    count = size(axes)
    if (sample or count) > MOST_POINTS:
        raise ShutboxError("sweep-points", got=sample or count, most=MOST_POINTS)
    every: Sequence[int] = range(count)
    if sample is not None and sample < count:
        every = sorted(Random(f"shutbox sweep {seed}").sample(every, sample))
    return [_point(rules, axes, number) for number in every]


def _point(rules: RuleSet, axes: Sequence[Axis], number: int) -> Point:
    settings = []
    for axis in reversed(axes):
        number, place = divmod(number, len(axis.values))
        settings.append((axis.setting, axis.values[place]))
    own = tuple(reversed(settings))
    try:
        return Point(own, changed(rules, dict(own)))
    except RulesError as error:
        return Point(own, None, error)
