"""Differences between the scores of two players as indices of a table.

A table that is indexed by a difference has one entry for each step from `-reach` to `reach`. Simulations compile
`difference_index`, so it takes and gives plain integers.
"""

from __future__ import annotations

from shutbox.rules import Points, RuleSet

# By how many steps one round can change the difference at most: a shut box counts double.
MOST_STEPS = 2


def difference_index(difference: int, reach: int, step: int = 1) -> int:
    """The index of a difference; below 0 or above `2 * reach` if the table does not reach so far."""
    return difference // step + reach


def is_beyond(difference: int, reach: int, step: int = 1) -> bool:
    """Whether a difference is greater than a table reaches."""
    return not 0 <= difference_index(difference, reach, step) <= 2 * reach


def clamped_index(difference: int, reach: int) -> int:
    """The index of a difference, or of the nearest one that the table has."""
    return min(max(difference_index(difference, reach), 0), 2 * reach)


def chase_step(rules: RuleSet) -> int:
    """What one point of a chase of two adds to the difference; where the loser pays it, both totals move."""
    return 2 if rules.game.points is Points.PAID else 1


def chase_reach(rounds: int) -> int:
    """How many steps ahead a player can be with so many rounds to come and still not be certain to win."""
    return MOST_STEPS * rounds
