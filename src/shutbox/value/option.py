"""What a choice is worth: each option with the value of every seat, and the horizon that the value looks to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from shutbox.play import Action
from shutbox.rules import Position
from shutbox.solve import SLACK

# Options are told in these words, so that this package offers them too.
from shutbox.solve.format import Horizon as Horizon
from shutbox.solve.format import Unit as Unit

Seats = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """An action and what it brings each seat, all playing on as well as they can."""

    action: Action
    seats: Seats


@dataclass(frozen=True, slots=True)
class Options:
    """The options of the player to act, in the order of `legal`."""

    horizon: Horizon
    unit: Unit
    seat: int
    options: tuple[Option, ...]

    @property
    def best(self) -> Option:
        """The option to take: the first of those that nothing beats."""
        found = self.options[0]
        for option in self.options[1:]:
            if self.gain(option, found) > SLACK * max(1.0, abs(found.seats[self.seat])):
                found = option
        return found

    def gain(self, option: Option, other: Option) -> float:
        """How much better an option is than another for the one who chooses."""
        return self.unit.sign * (option.seats[self.seat] - other.seats[self.seat])

    def loss(self, option: Option) -> float:
        """What an option costs against the best; equal ones cost nothing."""
        lost = self.gain(self.best, option)
        return lost if lost > SLACK * max(1.0, abs(self.best.seats[self.seat])) else 0.0


Ending = Callable[[Position], Seats]


@dataclass(frozen=True, slots=True, eq=False)
class Prospect:
    """Where a throw can lead, by position: a miss there, tiles shut to get there, or throwing again there."""

    horizon: Horizon
    unit: Unit
    missed: Ending
    shut: Ending
    again: Ending


@dataclass(frozen=True, slots=True, eq=False)
class Stakes:
    """What a turn is played for: what each total that it can end with brings every seat, the lowest total first."""

    horizon: Horizon
    unit: Unit
    totals: tuple[float, ...]
    outcomes: tuple[Seats, ...]
