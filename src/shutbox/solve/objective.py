"""What a player of one turn wants: a worth for every final total."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from shutbox.errors import NotationError
from shutbox.rules import Position, TurnRules, score

# An option replaces one listed before it only if it is better by more than this share of the scale.
SLACK = 1e-12


class Aim(Enum):
    """What is counted."""

    MEAN = "mean"
    SHUT = "shut"
    BELOW = "below"
    UTILITY = "utility"


@dataclass(frozen=True, slots=True)
class Objective:
    """The least mean total; the greatest chance to shut the box, or to finish below a target; any utility.

    A tie with the target counts `tie` of a success. `worst` turns the aim round: the greatest mean, the least chance.
    """

    aim: Aim = Aim.MEAN
    target: int = 0
    tie: Fraction = Fraction(0)
    worst: bool = False
    worths: tuple[tuple[int, Fraction], ...] = ()

    @property
    def sign(self) -> int:
        """1 where more is better for the player who follows it."""
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
    """The mean worth of the final total, 0 where none is named."""
    return Objective(Aim.UTILITY, worths=tuple(sorted(worths.items())))


def worth(objective: Objective, rules: TurnRules, position: Position) -> Fraction:
    """What ending at a position is worth, exactly."""
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
    aim, *rest = text.split(":")
    try:
        if aim == Aim.BELOW.value and 1 <= len(rest) <= 2:
            target, tie = int(rest[0]), Fraction(rest[1]) if len(rest) == 2 else Fraction(0)
            if target >= 0 and 0 <= tie <= 1:
                return Objective(Aim.BELOW, target, tie, worst)
        elif aim in (Aim.MEAN.value, Aim.SHUT.value) and not rest:
            return Objective(Aim(aim), worst=worst)
    except (ValueError, ZeroDivisionError):
        pass
    raise NotationError("objective-unknown", got=text)
