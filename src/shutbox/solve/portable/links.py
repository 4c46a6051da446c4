"""The moves of every position of a turn as lists, made by the standard library alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from shutbox.rules import (
    FREE,
    NO_LIMIT,
    Behind,
    Buys,
    OffMat,
    Position,
    Throw,
    TurnRules,
    dice_counts,
    moves,
    score,
    throws,
)
from shutbox.solve.price import edge_count

# Beyond this number of moves a sweep takes too long, and its lists too much memory: about 60 MB at this number.
MOST_LINKS = 1_500_000
# The positions after the moves that each class of throws allows, empty for a miss.
Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, eq=False)
class Links:
    """A turn as lists.

    `classes` are throws with the same moves. `chances[dice - 1]` has the chance of each class with all dice (0) and
    with one die (1). `counts[position]` are the numbers of dice that may be thrown.
    """

    rules: TurnRules
    classes: list[tuple[Throw, ...]]
    chances: tuple[tuple[float, ...], tuple[float, ...]]
    counts: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]

    @cached_property
    def rows(self) -> tuple[Rows, ...]:
        """For each position, the positions after the moves of each class of throws."""
        return tuple(_rows(self.rules, self.classes))

    @property
    def voids(self) -> bool:
        """Whether a throw off the mat ends the turn as if no tile had been shut."""
        return self.rules.off_mat is OffMat.VOID


def is_sweepable(rules: TurnRules) -> bool:
    """Whether one sweep in plain Python solves a turn: no tile rises, and the box is not too large."""
    rises = rules.off_mat_chance and rules.off_mat in (OffMat.RAISE, OffMat.CHOOSE)
    return not rises and edge_count(rules) <= MOST_LINKS


@lru_cache(maxsize=2)
def links(rules: TurnRules) -> Links:
    """The lists of a turn."""
    every = [throw for dice in {rules.dice, 1} for throw, _ in throws(dice, rules.faces)]
    classes: list[tuple[Throw, ...]] = (
        [tuple(throw for throw in every if sum(throw) == pips) for pips in range(1, rules.highest_throw + 1)]
        if rules.buys is Buys.SUM
        else [(throw,) for throw in sorted(every, key=lambda throw: (len(throw), throw))]
    )
    positions = tuple(map(Position, range(rules.box.size)))
    many, one = ([_share(rules, dice, throws) for throws in classes] for dice in (rules.dice, 1))
    return Links(
        rules=rules,
        classes=classes,
        chances=(tuple(many), tuple(one)),
        counts=((), *(dice_counts(rules, position) for position in positions[1:])),
        totals=tuple(score(rules, position) for position in positions),
    )


def _share(rules: TurnRules, dice: int, together: tuple[Throw, ...]) -> float:
    """The chance that so many dice show one of these throws."""
    weights = dict(throws(dice, rules.faces))
    return sum(weights.get(throw, 0) for throw in together) / rules.faces**dice


def _rows(rules: TurnRules, classes: list[tuple[Throw, ...]]) -> Iterator[Rows]:
    """The rows of all positions."""
    if rules.buys is not Buys.SUM:
        yield from (_asked(rules, Position(position), classes) for position in range(rules.box.size))
        return
    for position, by_pips in enumerate(_keys(rules)):
        if rules.first_throw != FREE and position == rules.set_up:
            yield _asked(rules, Position(position), classes)
        else:
            yield tuple(_places(rules, position, pips, keys) for pips, keys in enumerate(by_pips[1:], 1))


def _asked(rules: TurnRules, position: Position, classes: list[tuple[Throw, ...]]) -> Rows:
    """The rows of a position, by asking the rules for the moves of a throw of each class."""
    return tuple(tuple(position - move for move in moves(rules, position, some[0])) if some else () for some in classes)


def _keys(rules: TurnRules) -> list[list[list[int]]]:
    """For each position and number of pips, the moves as numbers that sort as the rules list them.

    A key is the number of tiles times the size of the box, less the move. Keys add up as moves do, and the moves that
    leave the last column alone are those of the position without it.
    """
    size, pips = rules.box.size, rules.highest_throw
    found: list[list[list[int]]] = [[[0], *([] for _ in range(pips))]]
    for stack, weight in zip(rules.box.columns, rules.box.weights, strict=True):
        below = found[:weight]
        for count in range(1, len(stack) + 1):
            back = stack[len(stack) - count :]
            reach = 1 if rules.behind is Behind.NEXT_THROW else count
            steps = [(sum(back[:gone]), gone * (size - weight)) for gone in range(1, reach + 1)]
            for rest in below:
                lists = [list(keys) for keys in rest]
                for value, step in steps:
                    for total in range(value, pips + 1):
                        lists[total] += [key + step for key in rest[total - value]]
                found.append(lists)
    return found


def _places(rules: TurnRules, position: int, pips: int, keys: list[int]) -> tuple[int, ...]:
    """The positions after the moves with these keys, in the order of the rules."""
    if pips == rules.unlucky:
        return ()
    size, most = rules.box.size, rules.highest_throw if rules.tiles == NO_LIMIT else rules.tiles
    return tuple(position - -key % size for key in sorted(keys) if (key + size - 1) // size <= most)
