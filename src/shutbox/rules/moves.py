"""The legal moves of a throw."""

from __future__ import annotations

from functools import lru_cache

from shutbox.rules.box import Move, Position, exposed, standing, taken
from shutbox.rules.chance import Throw
from shutbox.rules.memory import Memory
from shutbox.rules.turn import FREE, NO_LIMIT, Behind, Buys, TurnRules

Step = tuple[int, int, int]
ByTotal = tuple[tuple[Move, ...], ...]
# A unit is about 40 bytes. The cache holds thousands of positions with few moves, or dozens with very many.
MOST_KEPT = 1 << 20


def _weight(moves: ByTotal) -> int:
    """The size of a cache entry in units: one for each move, two for each list of moves, six for the entry."""
    return sum(map(len, moves)) + 2 * len(moves) + 6


_memory: Memory[tuple[TurnRules, int], ByTotal] = Memory(MOST_KEPT, _weight)


@lru_cache(maxsize=64)
def _steps(rules: TurnRules) -> tuple[tuple[tuple[Step, ...], ...], ...]:
    """The ways to shut front tiles of each column, by its number of standing tiles: (pips, tiles, move)."""
    table = []
    for stack, weight in zip(rules.box.columns, rules.box.weights, strict=True):
        rows = []
        for count in range(len(stack) + 1):
            front = len(stack) - count
            reach = min(count, 1) if rules.behind is Behind.NEXT_THROW else count
            rows.append(tuple((sum(stack[front : front + gone]), gone, gone * weight) for gone in range(1, reach + 1)))
        table.append(tuple(rows))
    return tuple(table)


def moves_by_total(rules: TurnRules, position: Position) -> ByTotal:
    """For each number of pips the moves that shut exactly so much: fewest tiles first, then the greater number first.

    For a one-row box that means the higher tiles first. Everything that lists or prefers moves keeps this order.
    """
    result = _memory.found.get((rules, position))
    if result is None:
        result = _compute(rules, position)
        _memory.keep((rules, position), result)
    return result


def _compute(rules: TurnRules, position: Position) -> ByTotal:
    pips = rules.highest_throw
    most = rules.tiles if rules.tiles != NO_LIMIT else pips
    partial: list[Step] = [(0, 0, 0)]
    for rows, count in zip(_steps(rules), standing(rules.box, position), strict=True):
        partial += [
            (spent + value, tiles + gone, move + step)
            for spent, tiles, move in partial
            for value, gone, step in rows[count]
            if spent + value <= pips and tiles + gone <= most
        ]
    by_total: list[list[tuple[int, int]]] = [[] for _ in range(pips + 1)]
    for spent, tiles, move in partial[1:]:
        by_total[spent].append((tiles, -move))
    return tuple(tuple(Move(-minus) for _, minus in sorted(row)) for row in by_total)


def _values(rules: TurnRules, position: Position, move: Move) -> tuple[int, ...]:
    return tuple(sorted(tile.value for tile in taken(rules.box, position, move)))


def _exact(rules: TurnRules, position: Position, throw: Throw) -> tuple[Move, ...]:
    """The single tile of the total, or the tiles of the dice."""
    values = {throw, (sum(throw),)}
    sums = moves_by_total(rules, position)[sum(throw)]
    return tuple(move for move in sums if _values(rules, position, move) in values)


def _thai(rules: TurnRules, position: Position, throw: Throw) -> tuple[Move, ...]:
    """The single tiles equal to a die or to the total."""
    values = {*throw, sum(throw)}
    options = [Move(rules.box.weights[tile.column]) for tile in exposed(rules.box, position) if tile.value in values]
    return tuple(reversed(options))


def _shuts(rules: TurnRules, position: Position, move: Move, value: int) -> bool:
    return value in _values(rules, position, move)


def moves(rules: TurnRules, position: Position, throw: Throw) -> tuple[Move, ...]:
    """The moves that a throw allows, in the order of `moves_by_total`; none means a miss."""
    total = sum(throw)
    if total == rules.unlucky:
        return ()
    if rules.buys is Buys.SUM:
        options = moves_by_total(rules, position)[total]
    else:
        options = (_exact if rules.buys is Buys.EXACT else _thai)(rules, position, throw)
    if rules.first_throw != FREE and position == rules.set_up:
        options = tuple(move for move in options if _shuts(rules, position, move, rules.first_throw))
    return options
