"""Differences between the scores of two players as indices of a table.

A table that is indexed by a difference has one entry for each step from `-reach` to `reach`. Simulations compile
`difference_index`, so its arguments and its result are plain integers.
"""

from __future__ import annotations

from shutbox.rules import Points, RuleSet

# By how many steps one round can change the difference at most: a shut box counts double.
MOST_STEPS = 2


def difference_index(difference: int, reach: int, step: int = 1) -> int:
    """The index of a difference; below 0 or above `2 * reach` if it is outside the table."""
    return difference // step + reach


def is_beyond(difference: int, reach: int, step: int = 1) -> bool:
    """Whether a difference is outside a table."""
    return not 0 <= difference_index(difference, reach, step) <= 2 * reach


def clamped_index(difference: int, reach: int) -> int:
    """The index of a difference, or of the nearest one that the table has."""
    return min(max(difference_index(difference, reach), 0), 2 * reach)


def chase_step(rules: RuleSet) -> int:
    """How much one point of a chase of two players changes the difference: 2 if the loser pays the winner."""
    return 2 if rules.game.points is Points.PAID else 1


def chase_reach(rounds: int) -> int:
    """The greatest lead, in steps, that can still be caught up in this number of rounds."""
    return MOST_STEPS * rounds
