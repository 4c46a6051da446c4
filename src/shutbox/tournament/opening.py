"""What beginning is worth: as far ahead as a game is solved, with nothing kept on disk.

A sweep asks about rule sets that nobody will ask about again, so the solver is called without the library's cache.
"""

from __future__ import annotations

from dataclasses import dataclass

from shutbox.errors import ShutboxError
from shutbox.rules.ruleset import Format, RuleSet
from shutbox.solve import library
from shutbox.value.option import Horizon, Unit


@dataclass(frozen=True, slots=True)
class Opening:
    """How much the one who begins has above the mean of all: in winning chance for a game, in points for a round."""

    horizon: Horizon
    unit: Unit
    advantage: float


def opening(rules: RuleSet, players: int) -> Opening | None:
    """The opener's advantage at the longest horizon solved; None where that is the turn, or so many cannot play."""
    most = 1 if rules.game.format is Format.SOLITAIRE else rules.game.most_players
    if not 2 <= players <= most:
        return None
    own = _game(rules, players)
    if own is not None:
        return Opening(Horizon.GAME, Unit.CHANCE, own - 1 / players)
    if library.chase_solved(rules, players):
        from shutbox.solve.chase import solve_round

        seats = solve_round(rules, players).opened
        return Opening(Horizon.ROUND, Unit.POINTS, float(seats[0] - seats.mean()))
    return None


def _game(rules: RuleSet, players: int) -> float | None:
    """The winning chance of whoever begins, None where the whole game is not solved."""
    rounds = rules.game.rounds
    if library.one_turn_solved(rules, players):
        from shutbox.solve.totals import solve_one_turn

        return float(solve_one_turn(rules, players).opened[0])
    if library.running_solved(rules, players, rounds):
        from shutbox.solve.totals import solve_running

        return solve_running(rules, rounds).chance(rounds, 0)
    if library.duel_solved(rules, players, rounds):
        from shutbox.solve.chase import solve_game

        return solve_game(rules, rounds).chance(rounds, 0, 0)
    return _standing(rules, players) if library.standing_solved(rules, players) else None


def _standing(rules: RuleSet, players: int) -> float | None:
    from shutbox.solve.standing import solve_standing

    try:
        return float(solve_standing(rules, players).chance((0,) * players, 0)[0])
    except ShutboxError as error:
        if error.code != "solve-no-rest":
            raise
        return None
