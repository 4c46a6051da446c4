"""Advice for a live game: every option, the best first, and why it is the best."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from shutbox.coach.plain import Consequence, Yardstick, consequence, yardstick
from shutbox.coach.reason import Reason, reasons
from shutbox.play import Game
from shutbox.value import Option, Options, options


@dataclass(frozen=True, slots=True)
class Advice:
    """The options of the player to act, best first, and why the first is better than the others.

    `yardstick` compares them in people's words, `consequence` is what the best one leads to.
    """

    options: Options
    ranking: tuple[Option, ...]
    reasons: tuple[Reason, ...]
    yardstick: Yardstick
    consequence: Consequence


def hint(game: Game, *, budget: float = inf) -> Advice:
    """Advice for the player to act."""
    choices = options(game, budget=budget)
    best = choices.best
    return Advice(
        options=choices,
        ranking=ranking(choices),
        reasons=reasons(game, choices, best, budget=budget),
        yardstick=yardstick(game, choices, budget=budget),
        consequence=consequence(game, best.action, budget=budget),
    )


def ranking(choices: Options) -> tuple[Option, ...]:
    """The options, best first; of those with equal results the one first that the other criteria prefer."""
    return choices.ranking
