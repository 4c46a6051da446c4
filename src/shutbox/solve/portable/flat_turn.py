"""A turn as flat arrays, and what another language does with them where there is one, as in a browser.

A loop sweeps a turn: it gets arrays and returns the values of all columns, one column after the other. It makes the
same choices as `single_turn`, which is what it is compared with. A lister lists the moves, as `links` does.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from shutbox.rules import FREE, NO_LIMIT, Behind, Buys, TurnRules
from shutbox.solve.portable.links import Links, Rows


class FlatTurn(NamedTuple):
    """The moves of all positions.

    The positions after the moves of class `k` at a position are `targets[starts[i] : starts[i + 1]]` with
    i = position × classes + k. `ways` says with how many dice one may throw: all (1), one (2), all or one (3), one or
    all (4). `shares` has the chance of each class, first with all dice, then with one.
    """

    starts: array[int]
    targets: array[int]
    ways: array[int]
    shares: array[float]


# What a loop gets: the moves, what ending the turn is worth by column and position, the slack of each criterion, the
# chance of a die off the mat, and the position at which that ends the turn (-1: the position at hand).
Loop = Callable[[FlatTurn, "array[float]", "array[float]", float, int], "array[float] | memoryview"]
_loops: list[Loop] = []
# What a lister gets: the tiles of all columns, how many each column has, the most pips, the unlucky number of pips,
# the most tiles in a move, and whether a move may take what stands behind a tile. It returns `starts` and `targets` as
# bytes.
Lister = Callable[["array[int]", "array[int]", int, int, int, bool], "tuple[memoryview, memoryview]"]
_listers: list[Lister] = []


def install_lister(lister: Lister | None) -> None:
    """Lets a lister list moves from now on; None: plain Python again."""
    _listers[:] = [] if lister is None else [lister]
    flat_turn.cache_clear()


def install_loop(loop: Loop | None) -> None:
    """Lets a loop sweep from now on; None: plain Python again."""
    _loops[:] = [] if loop is None else [loop]


def sweep_by_loop(
    moves: Links, criteria: Sequence[Sequence[float]], others: Sequence[Sequence[float]], slacks: Sequence[float]
) -> list[list[float]] | None:
    """The values by column and position, as the installed loop finds them; None if there is none."""
    if not _loops:
        return None
    size, off = len(moves.counts), float(moves.rules.off_mat_chance)
    stops = array("d", [float(each) for column in (*criteria, *others) for each in column])
    end = moves.rules.set_up if moves.voids else -1
    swept = _loops[0](flat_turn(moves), stops, array("d", slacks), off, end)
    found = list(map(float, memoryview(swept).cast("B").cast("d")))
    return [found[begin : begin + size] for begin in range(0, len(found), size)]


@lru_cache(maxsize=2)
def flat_turn(moves: Links) -> FlatTurn:
    """The moves of a turn as flat arrays."""
    starts, targets = array("i"), array("i")
    if is_listable(moves.rules):
        for numbers, found in zip((starts, targets), _listed(moves.rules), strict=True):
            numbers.frombytes(found)
    else:
        starts.append(0)
        for rows in moves.rows:
            for row in rows:
                targets.extend(row)
                starts.append(len(targets))
    ways = array("b", [_way(dice) for dice in moves.counts])
    return FlatTurn(starts, targets, ways, array("d", [*moves.chances[0], *moves.chances[1]]))


def is_listable(rules: TurnRules) -> bool:
    """Whether a lister lists the moves of a turn: the pips are added up, and the first throw is like any other."""
    return bool(_listers) and rules.buys is Buys.SUM and rules.first_throw == FREE


def _listed(rules: TurnRules) -> tuple[memoryview, memoryview]:
    columns = rules.box.columns
    tiles = array("i", [tile for stack in columns for tile in stack])
    most = rules.highest_throw if rules.tiles == NO_LIMIT else rules.tiles
    deep = rules.behind is not Behind.NEXT_THROW
    return _listers[0](tiles, array("i", map(len, columns)), rules.highest_throw, rules.unlucky, most, deep)


def moves_at(moves: Links, position: int) -> Rows:
    """The positions after the moves of each class of throws at a position."""
    if not is_listable(moves.rules):
        return moves.rows[position]
    flat, first = flat_turn(moves), position * len(moves.classes)
    return tuple(
        tuple(flat.targets[flat.starts[each] : flat.starts[each + 1]])
        for each in range(first, first + len(moves.classes))
    )


def _way(counts: Sequence[int]) -> int:
    """Numbers of dice as one number."""
    ones = [dice == 1 for dice in counts]
    return 0 if not ones else (4 if ones[0] else 3) if len(ones) > 1 else 2 if ones[0] else 1
