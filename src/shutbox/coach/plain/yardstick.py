"""The yardstick that people compare options by: a chance in their words, or only which option is better."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from math import inf

from shutbox.coach.judgement import THRESHOLDS, Judgement
from shutbox.coach.target import target
from shutbox.play import Game
from shutbox.rules import Format
from shutbox.solve import SHUT, SLACK
from shutbox.value import Options, Unit, options, reach

# An option is nearly as good as the best one if it is no blunder.
NEARLY = THRESHOLDS[Judgement.BLUNDER]


class Goal(Enum):
    """The goal that the chances of a yardstick are about; `NONE` if no chance ranks the options as their values do."""

    WIN = "win"
    SHUT = "shut"
    BEAT = "beat"
    NONE = "none"


class Rank(Enum):
    """How good an option is, in a word."""

    BEST = "best"
    NEARLY = "nearly"
    WORSE = "worse"


@dataclass(frozen=True, slots=True)
class Yardstick:
    """A goal, the total to beat if that is the goal, and the chance and the rank of each option, in their order."""

    goal: Goal
    total: int | None
    chances: tuple[float, ...] | None
    ranks: tuple[Rank, ...]

    def chance(self, place: int) -> float | None:
        """The chance of the option at a place of the list; None if only its rank is known."""
        return None if self.chances is None else self.chances[place]


def yardstick(game: Game, choices: Options, *, budget: float = inf) -> Yardstick:
    """The yardstick of these options."""
    goal, total, chances = _chances(game, choices, budget)
    shares = _chance_losses(chances) if chances else _value_losses(game, choices)
    ranks = tuple(_rank(choices.loss(each), share) for each, share in zip(choices.options, shares, strict=True))
    return Yardstick(goal, total, chances, ranks)


Chances = tuple[Goal, int | None, tuple[float, ...] | None]
_NO_CHANCES: Chances = (Goal.NONE, None, None)


def _chances(game: Game, choices: Options, budget: float) -> Chances:
    if choices.unit is Unit.CHANCE:
        goal = Goal.SHUT if game.format is Format.SOLITAIRE else Goal.WIN
        return goal, None, _own(choices, choices)
    aim = target(game)
    if aim is None:
        return _NO_CHANCES
    chances = _own(choices, options(game, aim.below if aim.total else SHUT, budget=budget))
    if not _ranks_alike(choices, chances):
        return _NO_CHANCES
    return (Goal.BEAT, aim.total, chances) if aim.total else (Goal.SHUT, None, chances)


def _own(choices: Options, found: Options) -> tuple[float, ...]:
    """What the options found are worth for the player to act; both lists are in the order of `legal`."""
    return tuple(option.seats[choices.seat] for option in found.options)


def _ranks_alike(choices: Options, chances: tuple[float, ...]) -> bool:
    """Whether no option has a better chance than one that is ranked above it."""
    place = {id(option): number for number, option in enumerate(choices.options)}
    ranked = [chances[place[id(option)]] for option in choices.ranking]
    return all(above >= below - SLACK for above, below in pairwise(ranked))


def _chance_losses(chances: tuple[float, ...]) -> list[float]:
    return [max(chances) - chance for chance in chances]


def _value_losses(game: Game, choices: Options) -> list[float]:
    """The losses as shares of the range of the value."""
    low, high = reach(game, choices.unit)
    return [choices.loss(option) / (high - low) for option in choices.options]


def _rank(loss: float, share: float) -> Rank:
    if not loss:
        return Rank.BEST
    return Rank.NEARLY if share < NEARLY else Rank.WORSE
