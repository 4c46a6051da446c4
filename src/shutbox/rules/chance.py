"""Dice: how many may be thrown, and how likely each throw is."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from shutbox.errors import NotationError
from shutbox.rules.box import standing
from shutbox.rules.turn import TurnRules, When

Throw = tuple[int, ...]


def _hindrance(rules: TurnRules, values: tuple[int, ...]) -> int:
    """How much the tiles that stand in a column, front to back, are against throwing one die."""
    limit = rules.one_die.limit
    match rules.one_die.when:
        case When.NEVER:
            return 1
        case When.STANDING:
            return sum(values)
        case When.EXPOSED:
            return sum(values[:1])
        case When.HIGHEST:
            return sum(value > limit for value in values)
    return sum(value in (7, 8, 9) for value in values)


@lru_cache(maxsize=64)
def _hindrances(rules: TurnRules) -> tuple[tuple[int, ...], ...]:
    """How much each column is against throwing one die, by how many of its tiles stand."""
    return tuple(
        tuple(_hindrance(rules, column[len(column) - count :]) for count in range(len(column) + 1))
        for column in rules.box.columns
    )


def _one_die_allowed(rules: TurnRules, position: int) -> bool:
    counted = rules.one_die.when in (When.STANDING, When.EXPOSED)
    columns = zip(_hindrances(rules), standing(rules.box, position), strict=True)
    return sum([column[count] for column, count in columns]) <= (rules.one_die.limit if counted else 0)


@lru_cache(maxsize=1 << 16)
def dice_counts(rules: TurnRules, position: int) -> tuple[int, ...]:
    """The numbers of dice that may be thrown at a position, the full number first."""
    if not _one_die_allowed(rules, position):
        return (rules.dice,)
    return (1,) if rules.one_die.forced else (rules.dice, 1)


@lru_cache(maxsize=64)
def throws(dice: int, faces: int) -> tuple[tuple[Throw, int], ...]:
    """Every throw of so many dice, sorted, with the number of the faces ** dice outcomes that show it."""
    ways = factorial(dice)
    return tuple(
        (throw, ways // prod(factorial(throw.count(face)) for face in set(throw)))
        for throw in combinations_with_replacement(range(1, faces + 1), dice)
    )


def write_throw(throw: Throw) -> str:
    """A throw in notation: `3,5`."""
    return ",".join(map(str, throw))


def read_throw(rules: TurnRules, text: str) -> Throw:
    """The throw that a notation describes: faces that these dice have, sorted."""
    try:
        throw = tuple(sorted(int(face) for face in text.split(",")))
    except ValueError:
        raise NotationError("throw-syntax", got=text) from None
    if not 1 <= throw[0] <= throw[-1] <= rules.faces:
        raise NotationError("throw-faces", got=text, faces=rules.faces)
    if len(throw) not in (1, rules.dice):
        raise NotationError("throw-dice", got=text, dice=rules.dice)
    return throw
