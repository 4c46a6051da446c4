"""Which tiles a throw can shut."""

from __future__ import annotations

from functools import lru_cache

from shutbox.rules.box import exposed, standing, taken
from shutbox.rules.chance import Throw
from shutbox.rules.memory import Memory
from shutbox.rules.turn import FREE, NO_LIMIT, Behind, Buys, TurnRules

Step = tuple[int, int, int]
ByTotal = tuple[tuple[int, ...], ...]
# About forty bytes each, whatever the rules: positions with few moves are kept by the thousand, huge ones by the dozen.
MOST_KEPT = 1 << 20


def _weight(listed: ByTotal) -> int:
    """How much room the moves of a position take: each counts one, a row of them two, their place in memory six."""
    return sum(map(len, listed)) + 2 * len(listed) + 6


_memory: Memory[tuple[TurnRules, int], ByTotal] = Memory(MOST_KEPT, _weight)


@lru_cache(maxsize=64)
def _steps(rules: TurnRules) -> tuple[tuple[tuple[Step, ...], ...], ...]:
    """How the front of each column can go, by the number of its standing tiles: (pips, tiles, move)."""
    table = []
    for stack, weight in zip(rules.box.columns, rules.box.weights, strict=True):
        rows = []
        for count in range(len(stack) + 1):
            front = len(stack) - count
            reach = min(count, 1) if rules.behind is Behind.NEXT_THROW else count
            rows.append(tuple((sum(stack[front : front + gone]), gone, gone * weight) for gone in range(1, reach + 1)))
        table.append(tuple(rows))
    return tuple(table)


def moves_by_total(rules: TurnRules, position: int) -> ByTotal:
    """For each number of pips the moves that shut exactly so much: fewest tiles first, then the greater number first.

    For a one-row box that means the higher tiles first. Everything that lists or prefers moves keeps this order.
    """
    found = _memory.found.get((rules, position))
    if found is None:
        found = _listed(rules, position)
        _memory.keep((rules, position), found)
    return found


def _listed(rules: TurnRules, position: int) -> ByTotal:
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
    found: list[list[tuple[int, int]]] = [[] for _ in range(pips + 1)]
    for spent, tiles, move in partial[1:]:
        found[spent].append((tiles, -move))
    return tuple(tuple(-minus for _, minus in sorted(row)) for row in found)


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
    found = [rules.box.weights[tile.column] for tile in exposed(rules.box, position) if tile.value in wanted]
    return tuple(reversed(found))


def _shuts(rules: TurnRules, position: int, move: int, value: int) -> bool:
    return value in _values(rules, position, move)


def moves(rules: TurnRules, position: int, throw: Throw) -> tuple[int, ...]:
    """The moves that a throw allows, in the order of `moves_by_total`; none means a miss."""
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
