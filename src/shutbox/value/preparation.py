"""Making the tables that a game will be valued by, with progress for whoever waits."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from shutbox.play import Game
from shutbox.solve import library
from shutbox.value.coverage import coverage


def prepare(game: Game, progress: Callable[[int, int], None] | None = None, *, budget: float = inf) -> None:
    """Makes the tables of the game or its rounds unless they are at hand; a turn needs no preparation, it is quick."""
    for problem in coverage(game, budget=budget):
        # A game without a solution will be valued by the turn.
        library.rests(problem, progress)
        return
