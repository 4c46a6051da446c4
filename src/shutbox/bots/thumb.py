"""Rules of thumb: the move that ranks highest is made, without looking ahead.

Each rank is defined once, by the worth of a tile value or by a property of the box after the move, so that a player at
the table and the arrays of `bots.policy` follow the same rule. Ties are broken by the lowest total left, then by the
higher tiles, then by the order of the moves. One die is thrown whenever it is allowed, the survivor takes the point,
and after a die off the mat a tile rises and the turn goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from shutbox.rules import Box, Move, Position, TurnRules, after_move, dice_counts, moves, score, taken, throws

Worth = Callable[[int], int]


class Sight(Enum):
    """What a rule of thumb looks at."""

    TILES = "tiles"
    PLAYABLE = "playable"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Thumb:
    """A rule of thumb: the highest sum over the tiles shut, the most playable throws after it, or the lowest total."""

    sight: Sight
    worth: Callable[[Box], Worth] = lambda _: lambda _: 0


def _ladder(box: Box) -> tuple[int, dict[int, int]]:
    """A base and the rung of each value, so that sums of base**rung compare sets of tiles from the highest down."""
    values = [value for column in box.columns for value in column]
    return 1 + max(map(values.count, values)), {value: rung for rung, value in enumerate(sorted(set(values)))}


def _high(box: Box) -> Worth:
    base, rungs = _ladder(box)
    return lambda value: base ** rungs[value]


def _low(box: Box) -> Worth:
    base, rungs = _ladder(box)
    return lambda value: base ** (len(rungs) - 1 - rungs[value])


def _minus(worth: Callable[[Box], Worth]) -> Callable[[Box], Worth]:
    def negative(box: Box) -> Worth:
        own = worth(box)
        return lambda value: -own(value)

    return negative


def _each(_: Box) -> Worth:
    return lambda _: 1


LEAST_LEFT, HIGHEST = Thumb(Sight.LEFT), Thumb(Sight.TILES, _high)
THUMBS = {
    "most-tiles": Thumb(Sight.TILES, _each),
    "lowest": Thumb(Sight.TILES, _low),
    "keep-low": Thumb(Sight.TILES, _minus(_low)),
    "least-left": LEAST_LEFT,
    "highest": HIGHEST,
    "options": Thumb(Sight.PLAYABLE),
    "fewest-tiles": Thumb(Sight.TILES, _minus(_each)),
}
TIE_BREAKS = (LEAST_LEFT, HIGHEST)


def thumb_dice(rules: TurnRules, position: Position) -> int:
    """The number of dice that every rule of thumb throws: the lowest allowed."""
    return min(dice_counts(rules, position))


@lru_cache(maxsize=1 << 16)
def playable(rules: TurnRules, position: Position) -> float:
    """The chance that the next throw allows a move; 1 for a shut box."""
    if not position:
        return 1.0
    dice = thumb_dice(rules, position)
    good = sum(weight for throw, weight in throws(dice, rules.faces) if moves(rules, position, throw))
    return good / rules.faces**dice


def rank(thumb: Thumb, rules: TurnRules, position: Position, move: Move) -> float:
    """The rank of a move; higher is better."""
    match thumb.sight:
        case Sight.TILES:
            worth = thumb.worth(rules.box)
            return sum(worth(tile.value) for tile in taken(rules.box, position, move))
        case Sight.PLAYABLE:
            return playable(rules, after_move(position, move))
        case Sight.LEFT:
            return -score(rules, after_move(position, move))


def favourite(thumb: Thumb, rules: TurnRules, position: Position, candidates: tuple[Move, ...]) -> Move:
    """The move that a rule of thumb makes."""
    ranks = (thumb, *TIE_BREAKS)
    return max(candidates, key=lambda move: tuple(rank(each, rules, position, move) for each in ranks))
