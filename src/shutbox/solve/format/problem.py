"""A round or a whole game to be solved, as a value."""

from __future__ import annotations

from dataclasses import dataclass

from shutbox.rules import RuleSet
from shutbox.solve.format.kind import Kind


@dataclass(frozen=True, slots=True)
class Problem:
    """A round or a game to be solved, and everything that its solution depends on.

    `rounds` are those to come, where the format counts them. `behind` is how much more than the lowest running total
    each place has before them, or how many points less than the leader (see `deficit`), the player who begins first; it
    is empty if nobody is behind. In a forecast of totals (`by-turn`) it has the running totals themselves. `odd` is 1
    for a chase game in which the difference of the points is odd although every point that is won changes it by two.
    """

    kind: Kind
    rules: RuleSet
    players: int
    rounds: int = 0
    odd: int = 0
    behind: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Scoring:
    """A turn of a chase of two, as far as its points depend on it: they decide where the chances to win are equal.

    `won[winner][box shut]` and `drawn` are the chances of the player who began the round after each of its results. By
    `both-score`, `won` has a third entry for a box that both have shut, the winner first.
    `own` is the player at the box (0 for the player who began), `to_beat` the index of the total to beat (the number of
    totals if there is none).
    """

    won: tuple[tuple[float, ...], tuple[float, ...]]
    drawn: float
    own: int
    to_beat: int
