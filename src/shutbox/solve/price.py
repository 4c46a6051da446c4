"""What solving costs, reckoned before anything is made and without numpy: by the box, what is solved, and players."""

from __future__ import annotations

from functools import lru_cache

from shutbox.rules.chance import throws
from shutbox.rules.ruleset import RuleSet
from shutbox.rules.score import score
from shutbox.rules.turn import Buys, OffMat, TurnRules

# By measurement, in moves looked at by a sweep: listing a move, a row that plain Python has to list, the many sweeps
# that a box takes whose tiles can rise again, and how many differences a chase of two sweeps in the time of one.
LISTED, SLOWLY_LISTED, CYCLIC, TOGETHER = 64, 2500, 64, 16


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
def price(rules: RuleSet, kind: str = "turn", players: int = 1, rounds: int = 0) -> int:
    """About how many moves are looked at until a solution of this kind is made; some hundred millions take a second."""
    turn = rules.turn
    swept = edge_count(turn) + turn.box.size * turn.highest_throw
    rises = turn.off_mat_chance and turn.off_mat in (OffMat.RAISE, OffMat.CHOOSE)
    return _listing(turn, swept) + swept * _sweeps(rules, kind, players, rounds) * (CYCLIC if rises else 1)


def _listing(turn: TurnRules, swept: int) -> int:
    if turn.buys is Buys.SUM:
        return LISTED * swept
    return SLOWLY_LISTED * turn.box.size * sum(len(throws(dice, turn.faces)) for dice in {turn.dice, 1})


def _sweeps(rules: RuleSet, kind: str, players: int, rounds: int) -> int:
    """How often the box is swept."""
    highest = score(rules.turn, rules.turn.set_up)
    totals = min(rules.turn.box.size, highest + 1)
    match kind:
        case "one-turn":
            return totals * players * (players - 1) // 2
        case "running":
            return 2 * rounds * (2 * rounds * highest + 1)
        case "chase-game":
            return totals * sum(2 * (4 * left + 1) for left in range(1, rounds + 1)) // TOGETHER
        case "chase":
            return totals * (players - 1)
        case "standing":
            # Every score, whoever is still in the round, and what it brings each of them.
            return int(rules.game.limit**players * (2 ** (players - 1) - 1) * (players + 1))
        case _:
            return 1
