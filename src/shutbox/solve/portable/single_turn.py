"""One turn solved in plain Python, position by position: what the compiled loops do, without them.

It makes the same choices: of options that are equal by every criterion, the first in the list.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import mul

from shutbox.solve.objective import SLACK
from shutbox.solve.portable.flat_turn import moves_at, sweep_by_loop
from shutbox.solve.portable.links import Links

# Numbers by position.
Column = list[float]
# Whether one position, or one number of dice, is preferred to another that is earlier in the list.
Prefers = Callable[[int, int], bool]
MISSED = -1


def sweep_turn(
    moves: Links, criteria: Sequence[Sequence[float]], others: Sequence[Sequence[float]] = ()
) -> list[Column]:
    """The values by position of a turn that is best by the first criterion, then by the next, and so on.

    Each column has the worth of ending the turn at each position; after the criteria come `others`, which decide
    nothing.
    """
    slacks = _slacks(criteria)
    if (found := sweep_by_loop(moves, criteria, others, slacks)) is not None:
        return found
    stops = [*criteria, *others]
    # The last entry stands for a miss at the position at hand.
    values = [[0.0] * len(moves.rows) + [0.0] for _ in stops]
    for column, stop in zip(values, stops, strict=True):
        column[0] = stop[0]
    off = float(moves.rules.off_mat_chance)
    many, one = moves.chances
    for position in range(1, len(moves.rows)):
        for column, stop in zip(values, stops, strict=True):
            column[MISSED] = stop[position]
        targets = [
            _finest(row, values, slacks) if len(row) > 1 else row[0] if row else MISSED for row in moves.rows[position]
        ]
        means = _choice(values, targets, many, one, moves.counts[position], slacks)[1]
        if off:
            end = moves.rules.set_up if moves.voids else position
            means = [(1.0 - off) * mean + off * stop[end] for mean, stop in zip(means, stops, strict=True)]
        for column, mean in zip(values, means, strict=True):
            column[position] = mean
    return [column[:MISSED] for column in values]


def _slacks(criteria: Sequence[Sequence[float]]) -> list[float]:
    """Differences that count as none, for each criterion."""
    return [SLACK * max(1.0, max(map(abs, column))) for column in criteria]


def ending_chances(moves: Links, criteria: Sequence[Sequence[float]], start: int) -> dict[int, float]:
    """The chance of each total with which such a turn ends, from a position on."""
    values = [[*column, 0.0] for column in sweep_turn(moves, criteria)]
    slacks = _slacks(criteria)
    off = float(moves.rules.off_mat_chance)
    reached, ends = {start: 1.0}, dict.fromkeys(moves.totals, 0.0)
    for position in range(start, 0, -1):
        here = reached.pop(position, 0.0)
        if not here:
            continue
        for column, stop in zip(values, criteria, strict=True):
            column[MISSED] = stop[position]
        targets = [_finest(row, values, slacks) if row else MISSED for row in moves_at(moves, position)]
        shares, _ = _choice(values, targets, *moves.chances, moves.counts[position], slacks)
        ends[moves.totals[moves.rules.set_up if moves.voids else position]] += here * off
        for share, target in zip(shares, targets, strict=True):
            chance = here * (1.0 - off) * share
            if target == MISSED:
                ends[moves.totals[position]] += chance
            else:
                reached[target] = reached.get(target, 0.0) + chance
    ends[moves.totals[0]] += reached.get(0, 0.0)
    return {total: ends[total] for total in sorted(ends) if ends[total] > 0}


def _finest(row: Sequence[int], values: Sequence[Column], slacks: Sequence[float]) -> int:
    """The best of these positions; of equal ones the first."""
    place, own, slack = row[0], values[0], slacks[0]
    most = own[place]
    for other in row[1:]:
        gain = own[other] - most
        if gain > slack or (gain >= -slack and _is_finer(other, place, values, slacks)):
            place, most = other, own[other]
    return place


def _is_finer(one: int, other: int, values: Sequence[Column], slacks: Sequence[float]) -> bool:
    """Whether a position is better than another by the criteria after the first, by which they are equal."""
    for column, slack in zip(values[1:], slacks[1:], strict=False):
        gain = column[one] - column[other]
        if gain > slack:
            return True
        if gain < -slack:
            return False
    return False


def _choice(
    values: Sequence[Column],
    targets: Sequence[int],
    many: Sequence[float],
    one: Sequence[float],
    counts: Sequence[int],
    slacks: Sequence[float],
) -> tuple[Sequence[float], list[float]]:
    """The chances of the best number of dice, and the mean of each column over its throws; of equal ones the first."""
    reached = [[column[target] for target in targets] for column in values]
    shares = [one if dice == 1 else many for dice in counts]
    choices = [[sum(map(mul, share, row)) for row in reached] for share in shares]
    best = 0
    for place, other in enumerate(choices):
        # Before the criteria the numbers of dice are compared as the positions are.
        if _is_better(other, choices[best], slacks):
            best = place
    return shares[best], choices[best]


def _is_better(one: Sequence[float], other: Sequence[float], slacks: Sequence[float]) -> bool:
    for new, old, slack in zip(one, other, slacks, strict=False):
        if abs(new - old) > slack:
            return new > old
    return False
