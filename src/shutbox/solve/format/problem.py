"""A round or a whole game to be solved, as a value."""

from __future__ import annotations

from dataclasses import dataclass

from shutbox.rules import RuleSet
from shutbox.solve.format.kind import Kind


@dataclass(frozen=True, slots=True)
class Problem:
    """A round or a game to be solved, and everything that its solution depends on.

    `rounds` are those to come, where the format counts them. `odd` is 1 for a chase game in which the difference of
    the points is odd although every point that is won changes it by two.
    """

    kind: Kind
    rules: RuleSet
    players: int
    rounds: int = 0
    odd: int = 0
