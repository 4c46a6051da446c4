"""Where the turn at hand can lead and what that is worth to each seat, at the longest horizon that is solved."""

from __future__ import annotations

from functools import lru_cache
from math import inf

from shutbox.play import Game, Phase
from shutbox.rules import Format, score
from shutbox.solve import MEAN, SHUT, Objective, library, worth
from shutbox.solve.format import Horizon, Unit
from shutbox.value.option import Ending, Prospect, Seats, Stakes
from shutbox.value.shared_box import standing
from shutbox.value.stakes import stakes


def _own_turn(horizon: Horizon, unit: Unit, ending: Ending, again: Ending) -> Prospect:
    """The prospect of a turn of one's own, which goes on until it ends."""
    return Prospect(horizon, unit, ending, lambda position: again(position) if position else ending(position), again)


def prospect(
    game: Game, objective: Objective | None = None, horizon: Horizon = Horizon.GAME, budget: float = inf
) -> Prospect:
    """The turn at hand at the longest horizon that is solved and wanted; for an objective, the turn alone."""
    if game.format is Format.LAST_ONE_STANDING and objective is None and horizon is Horizon.GAME:
        # Not kept: the rounds behind it are large, and they have a memory of their own.
        found = standing(game, budget)
        if found is not None:
            return found
    # What the end of a turn brings depends on no throw of it, so that one answer serves the whole turn.
    fresh = Game(game.rules, game.players, game.tally, Phase.THROW, game.at, game.rules.turn.set_up)
    return _of_turn(fresh, objective, horizon, budget)


@lru_cache(maxsize=32)
def _of_turn(game: Game, objective: Objective | None, horizon: Horizon, budget: float) -> Prospect:
    if objective is not None:
        return _turn(game, objective)
    if game.format is Format.SOLITAIRE:
        return _turn(game, SHUT)
    found = stakes(game, horizon, budget=budget)
    return _turn_for_stakes(game, found) if found else _turn(game, MEAN)


def _turn(game: Game, objective: Objective) -> Prospect:
    """The turn alone; the other seats have no part in it."""
    turn = game.rules.turn
    values = library.turn(game.rules, objective).tables["values"]
    horizon = Horizon.GAME if game.format is Format.SOLITAIRE and objective == SHUT else Horizon.TURN
    unit = Unit.TOTAL if objective.sign < 0 else Unit.CHANCE

    def alone(value: float) -> Seats:
        return tuple(value if seat == game.at else 0.0 for seat in range(len(game.players)))

    return _own_turn(
        horizon,
        unit,
        lambda position: alone(float(worth(objective, turn, position))),
        lambda position: alone(values.at(position, 0)),
    )


def _turn_for_stakes(game: Game, found: Stakes) -> Prospect:
    """The prospect of a turn whose stakes are known; it is swept on demand."""
    index = {total: place for place, total in enumerate(found.totals)}
    values = library.seats(game.rules, found.totals, found.outcomes, game.at).tables["values"]
    turn = game.rules.turn
    return _own_turn(
        found.horizon,
        found.unit,
        lambda position: found.outcomes[index[score(turn, position)]],
        lambda position: values.row(position),
    )
