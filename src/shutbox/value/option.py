"""Options of a live game with the value of every seat, and the horizon and the unit of the values."""

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
    """A legal action and the value of each seat after it, if everybody plays on optimally."""

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
        """The best option; of equal ones the first."""
        choice = self.options[0]
        for option in self.options[1:]:
            if self.gain(option, choice) > SLACK * max(1.0, abs(choice.seats[self.seat])):
                choice = option
        return choice

    def gain(self, option: Option, other: Option) -> float:
        """How much better an option is than another for the player to act."""
        return self.unit.sign * (option.seats[self.seat] - other.seats[self.seat])

    def loss(self, option: Option) -> float:
        """How much worse an option is than the best one; 0 if they are equal."""
        difference = self.gain(self.best, option)
        return difference if difference > SLACK * max(1.0, abs(self.best.seats[self.seat])) else 0.0


Ending = Callable[[Position], Seats]


@dataclass(frozen=True, slots=True, eq=False)
class Prospect:
    """The values of the seats after a throw, as functions of a position.

    `missed`: the throw was a miss there; `shut`: a move led there; `again`: before another throw there.
    """

    horizon: Horizon
    unit: Unit
    missed: Ending
    shut: Ending
    again: Ending


@dataclass(frozen=True, slots=True, eq=False)
class Stakes:
    """What a turn is played for: the value of every seat for each total of the turn, lowest total first."""

    horizon: Horizon
    unit: Unit
    totals: tuple[float, ...]
    outcomes: tuple[Seats, ...]
