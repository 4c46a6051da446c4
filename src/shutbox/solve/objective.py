"""The objective of a turn: what each final total is worth."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from shutbox.errors import NotationError, wrong_type
from shutbox.rules import Position, TurnRules, score

# An option is preferred to an earlier one in the list only if it is better by more than this share of the scale.
SLACK = 1e-12
# A total may have as many digits as a box, and a tie may count any fraction or decimal number.
_BELOW = re.compile(r"below:([0-9]{1,1000})(?::([0-9]{1,9}(?:/[0-9]{1,9}|\.[0-9]{1,9})?))?")


class Aim(Enum):
    """The quantity that a player optimises."""

    MEAN = "mean"
    SHUT = "shut"
    BELOW = "below"
    UTILITY = "utility"


@dataclass(frozen=True, slots=True)
class Objective:
    """The lowest average total, the highest chance to shut the box or to finish below a target, or any utility.

    A total equal to the target counts as `tie` of a success. `worst` reverses the aim: the highest average total, the
    lowest chance.
    """

    aim: Aim = Aim.MEAN
    target: int = 0
    tie: Fraction = Fraction(0)
    worst: bool = False
    worths: tuple[tuple[int, Fraction], ...] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.aim, Aim):
            raise wrong_type("aim", "an Aim; read_objective makes an Objective of a text", self.aim)
        if not isinstance(self.target, int):
            raise wrong_type("target", "a whole number", self.target)
        if not isinstance(self.tie, Fraction | int):
            raise wrong_type("tie", "a Fraction", self.tie)
        if not isinstance(self.worst, bool):
            raise wrong_type("worst", "True or False", self.worst)
        if not isinstance(self.worths, tuple):
            raise wrong_type("worths", "pairs of a total and its worth; utility makes them", self.worths)

    @property
    def sign(self) -> int:
        """1 if more is better for the player, -1 if less is."""
        return -1 if (self.aim is Aim.MEAN) != self.worst else 1

    @property
    def spelling(self) -> str:
        """The objective as it is written on a command line."""
        if self.aim is Aim.BELOW:
            return f"below:{self.target}" + (f":{self.tie}" if self.tie else "")
        return str(self.aim.value)


MEAN, SHUT = Objective(), Objective(Aim.SHUT)


def below(target: int, tie: Fraction = Fraction(0)) -> Objective:
    """The chance to finish below a target."""
    return Objective(Aim.BELOW, target, tie)


def utility(worths: dict[int, Fraction]) -> Objective:
    """The average worth of the final total; a total that is not in `worths` is worth 0."""
    return Objective(Aim.UTILITY, worths=tuple(sorted(worths.items())))


def worth(objective: Objective, rules: TurnRules, position: Position) -> Fraction:
    """The exact worth of ending a turn at a position."""
    total = score(rules, position)
    match objective.aim:
        case Aim.MEAN:
            return Fraction(total)
        case Aim.SHUT:
            return Fraction(position == 0)
        case Aim.BELOW:
            return objective.tie if total == objective.target else Fraction(total < objective.target)
        case Aim.UTILITY:
            return dict(objective.worths).get(total, Fraction(0))


def read_objective(text: str, *, worst: bool = False) -> Objective:
    """The objective that a spelling names: `mean`, `shut`, `below:12` or `below:12:1/2`."""
    if text in (Aim.MEAN.value, Aim.SHUT.value):
        return Objective(Aim(text), worst=worst)
    if match := _BELOW.fullmatch(text):
        with suppress(ZeroDivisionError):
            target, tie = int(match[1]), Fraction(match[2] or 0)
            if tie <= 1:
                return Objective(Aim.BELOW, target, tie, worst)
    raise NotationError("objective-unknown", got=text)
