"""Computes the tables that the values of a game need, and reports progress."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from shutbox.play import Game
from shutbox.rules import Format, RuleSet
from shutbox.solve import library
from shutbox.solve.format import Horizon, row_of
from shutbox.value.coverage import coverage


def prepare(game: Game, progress: Callable[[int, int], None] | None = None, *, budget: float = inf) -> None:
    """Computes the tables of the game or its rounds unless they are stored; a single turn is solved on demand."""
    for problem in coverage(game, budget=budget):
        # If the game has no solution, its values will be those of the turn.
        library.rests(problem, progress)
        return


def require_values(rules: RuleSet) -> None:
    """Raises if the games of a rule set cannot be valued here, because numpy or numba is missing."""
    if rules.game.format is Format.LAST_ONE_STANDING:
        library.require_solver()
    library.require_turn(rules.turn)


def prepared_horizon(game: Game, *, budget: float = inf) -> Horizon:
    """How far ahead the values of a game look within a budget, if its solution covers its state."""
    for problem in coverage(game, budget=budget):
        return row_of(problem.kind).horizon
    return Horizon.ROUND if game.format is Format.LAST_ONE_STANDING else Horizon.TURN
