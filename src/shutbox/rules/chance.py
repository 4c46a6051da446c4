"""Dice: how many may be thrown, and how likely each throw is."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple, assert_never

from shutbox.errors import NotationError
from shutbox.rules.box import Position
from shutbox.rules.column import ColumnTable, back, column_sum, column_table
from shutbox.rules.turn import OneDie, TurnRules, When

Throw = tuple[int, ...]
_FACE = re.compile(r" *-?[0-9]{1,4} *")


class Condition(NamedTuple):
    """The condition for throwing one die: the sum over the columns is at most `most`."""

    columns: ColumnTable
    most: int


class _Row(NamedTuple):
    """A condition for any box: what the standing tiles of a column add to the sum, and whether it has a limit."""

    count: Callable[[tuple[int, ...]], int]
    most: int = 0
    takes_limit: bool = False


def _row(one_die: OneDie) -> _Row:
    """The meaning of a condition. A new condition needs a case here and nowhere else."""
    limit = one_die.limit
    match one_die.when:
        case When.NEVER:
            return _Row(lambda _: 1)
        case When.STANDING:
            return _Row(sum, limit, takes_limit=True)
        case When.EXPOSED:
            return _Row(lambda tiles: sum(tiles[:1]), limit, takes_limit=True)
        case When.HIGHEST:
            return _Row(lambda tiles: sum(tile > limit for tile in tiles), takes_limit=True)
        case When.SHUT_789:
            return _Row(lambda tiles: sum(tile in (7, 8, 9) for tile in tiles))
    assert_never(one_die.when)


def takes_limit(when: When) -> bool:
    """Whether this condition has a limit, as in `standing:6`."""
    return _row(OneDie(when)).takes_limit


@lru_cache(maxsize=64)
def one_die_condition(rules: TurnRules) -> Condition:
    """The condition for one die on this box."""
    row = _row(rules.one_die)
    return Condition(column_table(rules.box, lambda column, count: row.count(back(column, count))), row.most)


def _one_die_allowed(rules: TurnRules, position: Position) -> bool:
    condition = one_die_condition(rules)
    return column_sum(rules.box, condition.columns, position) <= condition.most


@lru_cache(maxsize=1 << 16)
def dice_counts(rules: TurnRules, position: Position) -> tuple[int, ...]:
    """The numbers of dice that may be thrown at a position, the full number first."""
    if not _one_die_allowed(rules, position):
        return (rules.dice,)
    return (1,) if rules.one_die.forced else (rules.dice, 1)


@lru_cache(maxsize=64)
def throws(dice: int, faces: int) -> tuple[tuple[Throw, int], ...]:
    """Every throw of this number of dice, with the number of outcomes (of faces ** dice) that show it."""
    ways = factorial(dice)
    return tuple(
        (throw, ways // prod(factorial(throw.count(face)) for face in set(throw)))
        for throw in combinations_with_replacement(range(1, faces + 1), dice)
    )


def write_throw(throw: Throw) -> str:
    """A throw in notation: `3,5`."""
    return ",".join(map(str, throw))


def read_throw(rules: TurnRules, text: str) -> Throw:
    """The throw that a notation describes, sorted; raises if these dice cannot show it."""
    if not all(map(_FACE.fullmatch, text.split(","))):
        raise NotationError("throw-syntax", got=text)
    throw = tuple(sorted(int(face) for face in text.split(",")))
    if not 1 <= throw[0] <= throw[-1] <= rules.faces:
        raise NotationError("throw-faces", got=text, faces=rules.faces)
    if len(throw) not in (1, rules.dice):
        raise NotationError("throw-dice", got=text, dice=rules.dice)
    return throw
