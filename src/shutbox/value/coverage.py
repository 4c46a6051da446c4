"""Finds the solved rounds and games that cover a live game, so how far ahead its values can look."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from shutbox.play import Game, in_play
from shutbox.solve import library
from shutbox.solve.format import Horizon, Problem, row_of

# What costs more, some minutes, is solved by `shutbox solve` alone; its solution is used by everybody once it is stored.
MOST_UNASKED = 5 * 10**10


def coverage(game: Game, horizon: Horizon = Horizon.GAME, budget: float = inf) -> Iterator[Problem]:
    """The problems whose solutions give values for a game, longest horizon first and none beyond `horizon`."""
    budget = min(budget, MOST_UNASKED)
    near = () if horizon is Horizon.TURN else (Horizon.ROUND, horizon)
    players, rounds = len(game.players), game.rules.game.rounds
    for problem in library.problems(game.rules, players, rounds, budget, in_play=len(in_play(game))):
        if row_of(problem.kind).horizon in near:
            yield problem
