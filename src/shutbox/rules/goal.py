"""Whether the goal of a rule set can be reached: a first throw that counts, a box that can be shut."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import assert_never

from shutbox.rules.box import Move, Position, after_move, exposed, raised, standing, taken, tiles
from shutbox.rules.chance import dice_counts
from shutbox.rules.moves import moves_by_total
from shutbox.rules.turn import FREE, NO_LIMIT, Buys, OffMat, TurnRules, When

# The search for a way to shut the box gives up after this many moves, about a tenth of a second.
MOST_SEARCHED = 10_000
RAISING = (OffMat.RAISE, OffMat.CHOOSE)


def first_throw_possible(rules: TurnRules) -> bool:
    """Whether some first throw can shut the tile that it must shut."""
    return rules.first_throw == FREE or any(True for _ in _possible_moves(rules, rules.set_up))


@lru_cache(maxsize=256)
def can_be_shut(rules: TurnRules) -> bool:
    """Whether some throws and moves shut the box; also true if a search of `MOST_SEARCHED` moves cannot decide it."""
    if not all(_within_reach(rules, value) for value in set(_values(rules))):
        return False
    waiting, seen, searched = [rules.set_up], set(), 0
    while waiting and searched < MOST_SEARCHED:
        position = waiting.pop()
        if (shape := _shape(rules, position)) in seen:
            continue
        seen.add(shape)
        found = set(_next_positions(rules, position))
        if 0 in found:
            return True
        searched += 1 + len(found)
        # The lowest position is looked at first, because few tiles stand there.
        waiting += sorted(found, reverse=True)
    return bool(waiting)


def _values(rules: TurnRules) -> list[int]:
    """The values of the tiles that stand at the start."""
    return [tile.value for tile in tiles(rules.box, rules.set_up)]


def _within_reach(rules: TurnRules, value: int) -> bool:
    """Whether some throw can shut a tile of this value, alone or with any of the other tiles."""
    counts = {rules.dice} | ({1} if rules.one_die.when is not When.NEVER else set())
    if any(_bought(rules, dice, [value]) for dice in counts):
        return True
    if rules.buys is not Buys.SUM:
        return rules.buys is Buys.EXACT and _fits_a_die(rules, value)
    sums = _sums_with(rules, value)
    return any(_bought(rules, dice, [total]) for dice in counts for total in sums)


def _fits_a_die(rules: TurnRules, value: int) -> bool:
    """Whether a tile of this value, and one for each other die, can be equal to the faces of a throw."""
    fitting = sum(each <= rules.faces for each in _values(rules))
    return value <= rules.faces and fitting >= rules.dice <= (rules.tiles or rules.dice)


def _sums_with(rules: TurnRules, value: int) -> list[int]:
    """The sums, up to the highest throw, of this value and as many others as a throw may shut, wherever they stand."""
    fewest = {value: 1}
    others = _values(rules)
    others.remove(value)
    for other in others:
        more = {total + other: count + 1 for total, count in fewest.items() if total + other <= rules.highest_throw}
        fewest |= {total: min(count, fewest.get(total, count)) for total, count in more.items()}
    return [total for total, count in fewest.items() if rules.tiles == NO_LIMIT or count <= rules.tiles]


def _shape(rules: TurnRules, position: Position) -> tuple[object, ...]:
    """The columns in sorted order with their standing tiles; positions that differ in equal columns have one shape."""
    counts = zip(rules.box.columns, standing(rules.box, rules.set_up), standing(rules.box, position), strict=True)
    return tuple(sorted(counts))


def _next_positions(rules: TurnRules, position: Position) -> Iterator[Position]:
    """Every position that some throw, or a die off the mat, can lead to."""
    yield from (after_move(position, move) for move in _possible_moves(rules, position))
    if rules.off_mat in RAISING:
        yield raised(rules.box, rules.set_up, position)


def _possible_moves(rules: TurnRules, position: Position) -> Iterator[Move]:
    """The moves that some throw allows. This is faster than asking `moves` about every throw."""
    counts = dice_counts(rules, position)
    must_shut = rules.first_throw if position == rules.set_up else FREE
    for total, together in enumerate(_candidates(rules, position)):
        if rules.buys is Buys.SUM and must_shut == FREE:
            yield from together if any(_bought(rules, dice, [total]) for dice in counts) else ()
            continue
        for move in together:
            values = [tile.value for tile in taken(rules.box, position, move)]
            if must_shut in (FREE, *values) and any(_bought(rules, dice, values) for dice in counts):
                yield move


def _candidates(rules: TurnRules, position: Position) -> Iterable[tuple[Move, ...]]:
    """The moves by the total of their tiles; with `thai` the single tiles, whose total does not matter."""
    if rules.buys is Buys.THAI:
        return [tuple(Move(rules.box.weights[tile.column]) for tile in exposed(rules.box, position))]
    return moves_by_total(rules, position)


def _bought(rules: TurnRules, dice: int, values: list[int]) -> bool:
    """Whether some throw of this number of dice buys tiles of these values."""
    total = sum(values)
    shown = dice <= total <= dice * rules.faces and total != rules.unlucky
    match rules.buys:
        case Buys.SUM:
            return shown
        case Buys.EXACT:
            return shown and (len(values) == 1 or (len(values) == dice and max(values) <= rules.faces))
        case Buys.THAI:
            # The other dice can show more than one sum, and at most one of them makes the unlucky total.
            return shown or (dice > 1 and total <= rules.faces)
    assert_never(rules.buys)
