"""The legal moves of a throw."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

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
            rows.append(
                tuple(
                    (sum(stack[front : front + shut_count]), shut_count, shut_count * weight)
                    for shut_count in range(1, reach + 1)
                )
            )
        table.append(tuple(rows))
    return tuple(table)


def moves_by_total(rules: TurnRules, position: Position) -> ByTotal:
    """For each number of pips, the moves whose tiles add up to it: fewest tiles first, then the greater int first.

    In a one-row box the greater int has the higher tiles. All lists of moves and all tie-breaks use this order.
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
            (total + value, tiles + shut_count, move + step)
            for total, tiles, move in partial
            for value, shut_count, step in rows[count]
            if total + value <= pips and tiles + shut_count <= most
        ]
    by_total: list[list[tuple[int, int]]] = [[] for _ in range(pips + 1)]
    for total, tiles, move in partial[1:]:
        by_total[total].append((tiles, -move))
    # One cast for all, because this is where most of the time goes when a position is new.
    return cast(ByTotal, tuple(tuple(-minus for _, minus in sorted(row)) for row in by_total))


def _values(rules: TurnRules, position: Position, move: Move) -> tuple[int, ...]:
    return tuple(sorted(tile.value for tile in taken(rules.box, position, move)))


def _exact(rules: TurnRules, position: Position, throw: Throw) -> tuple[Move, ...]:
    """The moves that shut the single tile of the total, or one tile for each die."""
    values = {throw, (sum(throw),)}
    sums = moves_by_total(rules, position)[sum(throw)]
    return tuple(move for move in sums if _values(rules, position, move) in values)


def _thai(rules: TurnRules, position: Position, throw: Throw) -> tuple[Move, ...]:
    """The moves that shut one exposed tile equal to a die or to the total."""
    values = {*throw, sum(throw)}
    options = [Move(rules.box.weights[tile.column]) for tile in exposed(rules.box, position) if tile.value in values]
    return tuple(reversed(options))


def _shuts(rules: TurnRules, position: Position, move: Move, value: int) -> bool:
    return value in _values(rules, position, move)


def moves(rules: TurnRules, position: Position, throw: Throw) -> tuple[Move, ...]:
    """The moves that a throw allows, in the order of `moves_by_total`; empty if the throw is a miss."""
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
