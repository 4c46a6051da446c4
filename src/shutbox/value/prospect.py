"""The value of each seat after a throw of the current turn, at the longest solved horizon."""

from __future__ import annotations

from functools import lru_cache
from math import inf

from shutbox.play import Game, Phase
from shutbox.rules import Format, Position, score
from shutbox.solve import MEAN, SHUT, Objective, library, worth
from shutbox.solve.format import Horizon, Unit
from shutbox.solve.portable import is_shelf_open
from shutbox.value.option import Criterion, Ending, Outlook, Prospect, Seats, Stakes
from shutbox.value.shared_box import standing
from shutbox.value.stakes import stakes


def _own_turn(horizon: Horizon, unit: Unit, ending: Ending, again: Ending, criteria: tuple[Criterion, ...]) -> Prospect:
    """The prospect of a turn in which one player throws until it ends."""

    def shut(position: Position) -> Outlook:
        return again(position) if position else ending(position)

    return Prospect(horizon, unit, ending, shut, again, criteria)


def prospect(
    game: Game, objective: Objective | None = None, horizon: Horizon = Horizon.GAME, budget: float = inf
) -> Prospect:
    """The prospect at the longest solved horizon up to `horizon`; with an objective, that of the turn alone."""
    if game.format is Format.LAST_ONE_STANDING and objective is None:
        # Not cached here, because the rounds are large and have a cache of their own.
        return standing(game, horizon, budget)
    # The value of the end of a turn does not depend on its throws, so one cache entry serves the whole turn.
    fresh = Game(game.rules, game.players, game.tally, Phase.THROW, game.at, game.rules.turn.set_up)
    return _of_turn(fresh, objective, horizon, budget, is_open=is_shelf_open())


@lru_cache(maxsize=32)
def _of_turn(game: Game, objective: Objective | None, horizon: Horizon, budget: float, *, is_open: bool) -> Prospect:
    # Whether solutions may come from the package is part of the key, because those are rounded.
    del is_open
    if objective is not None:
        return _turn(game, objective)
    if game.format is Format.SOLITAIRE:
        return _turn(game, SHUT)
    outcomes = stakes(game, horizon, budget=budget)
    return _turn_for_stakes(game, outcomes) if outcomes else _turn(game, MEAN)


def _turn(game: Game, objective: Objective) -> Prospect:
    """The prospect of the turn alone; the values of the other seats are 0."""
    turn = game.rules.turn
    values = library.turn(game.rules, objective).tables["values"]
    horizon = Horizon.GAME if game.format is Format.SOLITAIRE and objective == SHUT else Horizon.TURN
    unit = Unit.TOTAL if objective.sign < 0 else Unit.CHANCE
    sign, has_ties = 1 if objective.worst else -1, values.shape[1] > 1

    def alone(value: float, *ties: float) -> Outlook:
        return Outlook(tuple(value if seat == game.at else 0.0 for seat in range(len(game.players))), ties)

    def ending(position: Position) -> Outlook:
        ties = (float(sign * score(turn, position)),) if has_ties else ()
        return alone(float(worth(objective, turn, position)), *ties)

    criteria = (Criterion.TOTAL,) if has_ties else ()
    return _own_turn(horizon, unit, ending, lambda position: alone(*values.row(position)), criteria)


def _turn_for_stakes(game: Game, goal: Stakes) -> Prospect:
    """The prospect of a turn that is played for these stakes; its table is computed on demand."""
    index = {total: place for place, total in enumerate(goal.totals)}
    tables = library.seats(game.rules, goal.totals, goal.outcomes, game.at, goal.scoring, goal.points).tables
    values, ties = tables["values"], tables["ties"]
    points: Seats = goal.points
    if goal.scoring is not None and ties.shape[1] > 1:
        points = library.own_points(game.rules, goal.scoring, len(goal.totals))

    def ending(position: Position) -> Outlook:
        total = score(game.rules.turn, position)
        place = index[total]
        return Outlook(goal.outcomes[place], (*points[place : place + 1], -float(total)))

    criteria = (Criterion.POINTS, Criterion.TOTAL) if points else (Criterion.TOTAL,)
    return _own_turn(
        goal.horizon, goal.unit, ending, lambda position: Outlook(values.row(position), ties.row(position)), criteria
    )
