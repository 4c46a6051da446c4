"""What solving costs, estimated from the box and the number of sweeps before anything is made, without numpy."""

from __future__ import annotations

from functools import lru_cache

from shutbox.rules import Buys, OffMat, RuleSet, TurnRules, throws

# Measured, in moves that a sweep looks at: listing a move, a row that plain Python has to list, and the many sweeps
# that a box takes whose tiles can rise again.
LISTED, SLOWLY_LISTED, CYCLIC = 64, 2500, 64


def edge_count(rules: TurnRules) -> int:
    """How many moves there are over all positions and numbers of pips, counted without listing them."""
    pips = rules.highest_throw
    counts = [1] + [0] * pips
    for column in rules.box.columns:
        grown = [0] * (pips + 1)
        for front in range(len(column) + 1):
            runs = [sum(column[front:back]) for back in range(front + 1, len(column) + 1)]
            for pip in range(pips + 1):
                grown[pip] += counts[pip] + sum(counts[pip - run] for run in runs if run <= pip)
        counts = grown
    return sum(counts) - rules.box.size


@lru_cache(maxsize=256)
def price(rules: RuleSet, sweeps: int = 1) -> int:
    """About how many moves are looked at to list the moves and sweep the box; some hundred millions take a second."""
    turn = rules.turn
    swept = edge_count(turn) + turn.box.size * turn.highest_throw
    rises = turn.off_mat_chance and turn.off_mat in (OffMat.RAISE, OffMat.CHOOSE)
    return _listing(turn, swept) + swept * sweeps * (CYCLIC if rises else 1)


def _listing(turn: TurnRules, swept: int) -> int:
    if turn.buys is Buys.SUM:
        return LISTED * swept
    return SLOWLY_LISTED * turn.box.size * sum(len(throws(dice, turn.faces)) for dice in {turn.dice, 1})
