"""Options of a live game with the value of every seat, the horizon and the unit of the values, and what decides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cmp_to_key
from typing import NamedTuple

from shutbox.play import Action
from shutbox.rules import Position
from shutbox.solve import SLACK

# Options are told in these words, so that this package offers them too.
from shutbox.solve.format import Horizon as Horizon
from shutbox.solve.format import Scoring
from shutbox.solve.format import Unit as Unit

Seats = tuple[float, ...]


class Criterion(Enum):
    """What decides between two options: the result, the points of the round, the mean total, or the order of moves."""

    RESULT = "result"
    POINTS = "points"
    TOTAL = "total"
    ORDER = "order"


class Outlook(NamedTuple):
    """The value of each seat, and what decides between equals for the player to act: by criterion, more is better."""

    seats: Seats
    ties: tuple[float, ...] = ()


def comparison(gain: float, other: float) -> int:
    """1 if a gain over `other` is more than rounding, -1 if a loss is, 0 if the two are equal."""
    slack = SLACK * max(1.0, abs(other))
    return int(gain > slack) - int(gain < -slack)


def is_better(sign: int, seat: int, one: Outlook, other: Outlook) -> bool:
    """Whether a seat prefers `one` to `other`, which is earlier in the list; with sign -1, less is better."""
    pairs = zip(one.ties, other.ties, strict=True)
    results = sign * one.seats[seat], sign * other.seats[seat]
    differences = (comparison(new - old, old) for new, old in (results, *pairs))
    return next((difference > 0 for difference in differences if difference), False)


@dataclass(frozen=True, slots=True)
class Option:
    """A legal action and the value of each seat after it, if everybody plays on optimally.

    `ties` has a number for each criterion that decides between equals; more is better.
    """

    action: Action
    seats: Seats
    ties: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Options:
    """The options of the player to act, in the order of `legal`, and the criteria that decide between equals."""

    horizon: Horizon
    unit: Unit
    seat: int
    options: tuple[Option, ...]
    criteria: tuple[Criterion, ...] = ()

    @property
    def best(self) -> Option:
        """The best option by the result, then by each criterion; of equal ones the first."""
        choice = self.options[0]
        for option in self.options[1:]:
            if self.compare(option, choice)[0] > 0:
                choice = option
        return choice

    @property
    def ranking(self) -> tuple[Option, ...]:
        """The options, best first."""
        best = self.best
        others = (option for option in self.options if option is not best)
        return (best, *sorted(others, key=cmp_to_key(self._order)))

    def _order(self, one: Option, other: Option) -> int:
        return -self.compare(one, other)[0]

    @property
    def equals(self) -> tuple[Option, ...]:
        """The options whose result is as good as that of the best, the best first."""
        return tuple(option for option in self.ranking if not self.loss(option))

    def compare(self, option: Option, other: Option) -> tuple[int, Criterion]:
        """1 if an option is better than another, -1 if it is worse, 0 if only the order decides; and what decides."""
        differences = [comparison(self.gain(option, other), other.seats[self.seat])]
        differences += [comparison(one - two, two) for one, two in zip(option.ties, other.ties, strict=True)]
        for criterion, difference in zip((Criterion.RESULT, *self.criteria), differences, strict=True):
            if difference:
                return difference, criterion
        return 0, Criterion.ORDER

    def gain(self, option: Option, other: Option) -> float:
        """How much better an option is than another for the player to act."""
        return self.unit.sign * (option.seats[self.seat] - other.seats[self.seat])

    def loss(self, option: Option) -> float:
        """How much worse an option is than the best one; 0 if they are equal."""
        best = self.best
        difference = self.gain(best, option)
        return difference if comparison(difference, best.seats[self.seat]) > 0 else 0.0


Ending = Callable[[Position], Outlook]


@dataclass(frozen=True, slots=True, eq=False)
class Prospect:
    """The outlook after a throw, as functions of a position, and the criteria that decide between equals.

    `missed`: the throw was a miss there; `shut`: a move led there; `again`: before another throw there.
    """

    horizon: Horizon
    unit: Unit
    missed: Ending
    shut: Ending
    again: Ending
    criteria: tuple[Criterion, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Stakes:
    """What a turn is played for: the value of every seat for each total of the turn, lowest total first.

    `scoring` is what the points of the round depend on, where they decide between equals; or `points` are those that
    the player at the box expects after each total.
    """

    horizon: Horizon
    unit: Unit
    totals: tuple[float, ...]
    outcomes: tuple[Seats, ...]
    scoring: Scoring | None = None
    points: tuple[float, ...] = ()
