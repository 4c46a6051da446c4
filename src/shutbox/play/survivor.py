"""What the last throw of a survivor can bring (RULES 3.7)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import comb
from typing import NamedTuple

from shutbox.rules import BOX_SHUT, LAST_SHUT, Position, TurnRules, after_move, moves, throws
from shutbox.rules import Throw as Faces

# So many different throws are looked through for the odds of one.
MOST_THROWS = 200


class Gain(NamedTuple):
    """Points, and how many of the outcomes of the dice bring them."""

    points: int
    ways: int


@lru_cache(maxsize=1 << 10)
def last_throw_gains(rules: TurnRules, position: Position, dice: int) -> tuple[Gain, ...]:
    """What a survivor's last throw can bring, the most points first; what leaves the mat is not counted."""
    counts: Counter[int] = Counter()
    for throw, weight in throws(dice, rules.faces):
        counts[_points(rules, position, throw)] += weight
    return tuple(Gain(points, counts[points]) for points in sorted(counts, reverse=True))


def countable(rules: TurnRules, dice: int) -> bool:
    """Whether the gains can be counted while somebody waits, and no die leaves the mat by chance."""
    return not rules.off_mat_chance and comb(rules.faces + dice - 1, dice) <= MOST_THROWS


def _points(rules: TurnRules, position: Position, throw: Faces) -> int:
    legal = moves(rules, position, throw)
    shut = any(after_move(position, move) == 0 for move in legal)
    return BOX_SHUT if shut else LAST_SHUT if legal else 0
