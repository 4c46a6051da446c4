"""How a throw compares with the others that the dice could have shown, as counts of outcomes."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from shutbox.play import Event, Game, Phase, Thrown, ThrownSum, start_dice
from shutbox.rules import Throw, moves, throws
from shutbox.value import after_sum, after_throw

# Values that differ by less are equal.
ALIKE = 1e-9


@dataclass(frozen=True, slots=True)
class Odds:
    """Of all outcomes of the dice, how many fit, and how many are better or worse than the one thrown.

    A throw for the start fits always.
    """

    of: int
    fit: int
    better: int
    worse: int


def odds(game: Game, event: Event, seat: int, sign: int, *, budget: float = inf) -> Odds | None:
    """The odds of a throw for a seat; with sign -1, less is better. None if the event is not a throw."""
    match event:
        case Thrown(faces):
            dice, own = len(faces), after_throw(game, faces, budget=budget)[seat]
        case ThrownSum(pips):
            dice, own = _all_dice(game), after_sum(game, pips, budget=budget)[seat]
        case _:
            return None
    every = throws(dice, game.rules.turn.faces)
    gains = [(weight, sign * (after_throw(game, throw, budget=budget)[seat] - own)) for throw, weight in every]
    return Odds(
        of=sum(weight for _, weight in every),
        fit=sum(weight for throw, weight in every if _fits(game, throw)),
        better=sum(weight for weight, gain in gains if gain > ALIKE),
        worse=sum(weight for weight, gain in gains if gain < -ALIKE),
    )


def _all_dice(game: Game) -> int:
    return start_dice(game) if game.phase is Phase.START else game.rules.turn.dice


def _fits(game: Game, throw: Throw) -> bool:
    return game.phase is Phase.START or bool(moves(game.rules.turn, game.position, throw))
