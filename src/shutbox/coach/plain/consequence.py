"""What an option leads to, in figures that need no explanation: playable throws, the box shut, the final total."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from shutbox.coach.ahead import ahead
from shutbox.play import Action, Game
from shutbox.rules import Format
from shutbox.solve import MEAN, SHUT, Objective
from shutbox.value import options


@dataclass(frozen=True, slots=True)
class Consequence:
    """The throws of the next player that can be used, and the best chance to shut the box and the least mean total.

    None for what the option decides already, and at a shared box, where turns have no totals.
    """

    playable: int | None
    of: int | None
    shut: float | None
    mean: float | None


def consequence(game: Game, action: Action, *, budget: float = inf) -> Consequence:
    """What an option of a game leads to."""
    next_ = ahead(game, action, budget=budget)
    rules = game.rules.turn
    playable, of = (next_.count(rules, bool), next_.outcomes(rules)) if next_ else (None, None)
    if next_ is None or game.format is Format.LAST_ONE_STANDING:
        return Consequence(playable, of, None, None)
    return Consequence(playable, of, _worth(game, action, SHUT), _worth(game, action, MEAN))


def _worth(game: Game, action: Action, objective: Objective) -> float:
    """The value of the turn for this objective after the option."""
    found = options(game, objective)
    return next(option.seats[found.seat] for option in found.options if option.action == action)
