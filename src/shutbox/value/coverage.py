"""Finds the solved rounds and games that cover a live game, so how far ahead its values can look."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from shutbox.play import Game, in_play
from shutbox.solve import library
from shutbox.solve.format import Horizon, Kind, Problem, row_of


def coverage(game: Game, horizon: Horizon = Horizon.GAME, budget: float = inf) -> Iterator[Problem]:
    """The problems whose solutions give values for a game, longest horizon first and none beyond `horizon`.

    This alone decides how far ahead a game is looked at: by the bots, the coach, reports, live bars and simulations.
    """
    far = list(Horizon).index(horizon)
    players, rounds = len(game.players), game.rules.game.rounds
    for problem in library.problems(game.rules, players, rounds, budget, in_play=len(in_play(game))):
        row = row_of(problem.kind)
        if game.tally.left and problem.kind in (Kind.MANY_RUNNING, Kind.MANY_CHASE, Kind.BY_ROUND):
            continue
        if list(Horizon).index(row.horizon) <= far and library.is_solved(problem, min(budget, row.patience)):
            yield problem
