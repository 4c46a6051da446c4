"""Which tiles a throw can shut."""

from __future__ import annotations

from functools import lru_cache

from shutbox.rules.box import Tile, exposed, standing, taken
from shutbox.rules.chance import Throw
from shutbox.rules.turn import FREE, NO_LIMIT, Behind, Buys, TurnRules


Step = tuple[int, int, tuple[int, ...]]


def _rank(tile: Tile) -> int:
    """One number that puts tiles in the order of `taken`: higher values first, then the front row, then the left."""
    return -tile.value << 10 | tile.row << 6 | tile.column


@lru_cache(maxsize=64)
def _steps(rules: TurnRules) -> tuple[tuple[tuple[Step, ...], ...], ...]:
    """How the front of each column can go, by the number of its standing tiles: (pips, move, ranks of the tiles)."""
    table = []
    for index, (stack, weight) in enumerate(zip(rules.box.columns, rules.box.weights, strict=True)):
        rows = []
        for count in range(len(stack) + 1):
            front = len(stack) - count
            reach = min(count, 1) if rules.behind is Behind.NEXT_THROW else count
            ranks = [_rank(Tile(index, row, stack[row])) for row in range(front, len(stack))]
            rows.append(
                tuple(
                    (sum(stack[front : front + gone]), gone * weight, tuple(ranks[:gone]))
                    for gone in range(1, reach + 1)
                )
            )
        table.append(tuple(rows))
    return tuple(table)


@lru_cache(maxsize=1 << 16)
def moves_by_total(rules: TurnRules, position: int) -> tuple[tuple[int, ...], ...]:
    """For each number of pips the moves that shut exactly so much, fewest tiles first, then the higher ones."""
    pips = rules.highest_throw
    most = rules.tiles if rules.tiles != NO_LIMIT else pips
    partial: list[Step] = [(0, 0, ())]
    for rows, count in zip(_steps(rules), standing(rules.box, position), strict=True):
        partial += [
            (spent + value, move + step, (*ranks, *more))
            for spent, move, ranks in partial
            for value, step, more in rows[count]
            if spent + value <= pips and len(ranks) + len(more) <= most
        ]
    found: list[list[tuple[int, list[int], int]]] = [[] for _ in range(pips + 1)]
    for spent, move, ranks in partial[1:]:
        found[spent].append((len(ranks), sorted(ranks), move))
    return tuple(tuple(move for _, _, move in sorted(row)) for row in found)


def _values(rules: TurnRules, position: int, move: int) -> tuple[int, ...]:
    return tuple(sorted(tile.value for tile in taken(rules.box, position, move)))


def _exact(rules: TurnRules, position: int, throw: Throw) -> tuple[int, ...]:
    """The single tile of the total, or the tiles of the dice."""
    wanted = {throw, (sum(throw),)}
    sums = moves_by_total(rules, position)[sum(throw)]
    return tuple(move for move in sums if _values(rules, position, move) in wanted)


def _thai(rules: TurnRules, position: int, throw: Throw) -> tuple[int, ...]:
    """One tile, equal to a die or to the total."""
    wanted = {*throw, sum(throw)}
    found = [tile for tile in exposed(rules.box, position) if tile.value in wanted]
    return tuple(rules.box.weights[tile.column] for tile in sorted(found, key=_rank))


def _shuts(rules: TurnRules, position: int, move: int, value: int) -> bool:
    return value in _values(rules, position, move)


def moves(rules: TurnRules, position: int, throw: Throw) -> tuple[int, ...]:
    """The moves that a throw allows, fewest tiles first; none means a miss."""
    total = sum(throw)
    if total == rules.unlucky:
        return ()
    if rules.buys is Buys.SUM:
        found = moves_by_total(rules, position)[total]
    else:
        found = (_exact if rules.buys is Buys.EXACT else _thai)(rules, position, throw)
    if rules.first_throw != FREE and position == rules.set_up:
        found = tuple(move for move in found if _shuts(rules, position, move, rules.first_throw))
    return found
