"""Estimates the cost of solving from the box and the number of sweeps, without numpy."""

from __future__ import annotations

from functools import lru_cache

from shutbox.rules import Buys, OffMat, RuleSet, TurnRules, throws

# Measured; the unit is a move that a sweep looks at: the cost of listing a move, the cost of a row that plain Python
# lists, and the number of sweeps that a box needs whose tiles can rise again.
MOVE_COST, PYTHON_ROW_COST, CYCLIC = 16, 2500, 64


def edge_count(rules: TurnRules) -> int:
    """The number of moves over all positions and numbers of pips, counted without listing them."""
    pips = rules.highest_throw
    counts = [1] + [0] * pips
    for column in rules.box.columns:
        next_counts = [0] * (pips + 1)
        for front in range(len(column) + 1):
            runs = [sum(column[front:back]) for back in range(front + 1, len(column) + 1)]
            for pip in range(pips + 1):
                next_counts[pip] += counts[pip] + sum(counts[pip - run] for run in runs if run <= pip)
        counts = next_counts
    return sum(counts) - rules.box.size


@lru_cache(maxsize=256)
def price(rules: RuleSet, sweeps: int = 1) -> int:
    """The estimated number of moves to look at in listing and sweeping; a few hundred million take a second."""
    turn = rules.turn
    per_sweep = edge_count(turn) + turn.box.size * turn.highest_throw
    rises = turn.off_mat_chance and turn.off_mat in (OffMat.RAISE, OffMat.CHOOSE)
    return _listing(turn, per_sweep) + per_sweep * sweeps * (CYCLIC if rises else 1)


def _listing(turn: TurnRules, per_sweep: int) -> int:
    if turn.buys is Buys.SUM:
        return MOVE_COST * per_sweep
    return PYTHON_ROW_COST * turn.box.size * sum(len(throws(dice, turn.faces)) for dice in {turn.dice, 1})
