"""The report on a game: every event with its options, its luck and the values after it, and the sums."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from shutbox.coach.judgement import Judgement
from shutbox.coach.plain import Odds
from shutbox.coach.reason import Reason
from shutbox.play import Event, Game, Record
from shutbox.value import Horizon, Option, Options, Unit

if TYPE_CHECKING:
    from shutbox.coach.account import Player

Seats = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision: every option, the chosen one, its loss, and the reasons."""

    options: Options
    option: Option
    loss: float
    share: float
    judgement: Judgement
    reasons: tuple[Reason, ...] = ()

    @property
    def forced(self) -> bool:
        """Whether there was nothing to choose."""
        return len(self.options.options) == 1

    @property
    def change(self) -> Seats:
        """The change of the value of each seat, compared with the best option."""
        best = self.options.best.seats
        return tuple(got - could for got, could in zip(self.option.seats, best, strict=True))


@dataclass(frozen=True, slots=True)
class Step:
    """One event: the choice, the effect of luck and of other causes on each seat, and the values after it.

    The values are those of its stretch; None if the event has none or was undone.
    """

    number: int
    game: Game
    event: Event
    seat: int
    counted: bool
    stretch: int | None = None
    choice: Choice | None = None
    luck: Seats | None = None
    other: Seats | None = None
    values: Seats | None = None


@dataclass(frozen=True, slots=True)
class Stretch:
    """A game, a round or a turn whose values can be added up: begin + luck + choices + other = end.

    `end` is the result if the stretch is settled, otherwise the last values. A turn belongs to one seat, and only the
    numbers of that seat have a meaning.
    """

    horizon: Horizon
    unit: Unit
    round: int
    seat: int | None
    first: int
    last: int
    begin: Seats
    luck: Seats
    choices: Seats
    other: Seats
    end: Seats
    settled: bool

    @property
    def average(self) -> Seats:
        """The end with average dice and the same choices."""
        return tuple(end - luck for end, luck in zip(self.end, self.luck, strict=True))

    def has(self, seat: int) -> bool:
        """Whether the stretch has values for a seat."""
        return self.seat is None or self.seat == seat


def furthest(stretches: Sequence[Stretch]) -> Horizon | None:
    """The longest horizon of the stretches; None if there are none."""
    horizons = {stretch.horizon for stretch in stretches}
    return next((horizon for horizon in reversed(Horizon) if horizon in horizons), None)


@dataclass(frozen=True, slots=True)
class Account:
    """The sums of one player over all stretches of one horizon and unit.

    `by_total` are the turns in them, of any player, of which only the total is known. What they changed is in `other`,
    because how much of it was luck is not known.
    """

    horizon: Horizon
    unit: Unit
    stretches: int
    settled: int
    begin: float
    own_luck: float
    luck: float
    choices: float
    other: float
    end: float
    decisions: int
    loss: float
    by_total: int

    @property
    def average(self) -> float:
        """The sum of the ends with average dice."""
        return self.end - self.luck

    @property
    def mean_loss(self) -> float | None:
        """The average loss per decision; forced choices are not counted."""
        return self.loss / self.decisions if self.decisions else None


class Cause(Enum):
    """The cause of a moment: the dice, a choice, or neither."""

    LUCK = "luck"
    CHOICE = "choice"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Moment:
    """An event that mattered: the gain of the player who acted, in its unit and as a share of the range.

    `odds` compares a throw with the others that the dice could have shown.
    """

    number: int
    seat: int
    cause: Cause
    horizon: Horizon
    unit: Unit
    gain: float
    share: float
    odds: Odds | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """The report on a game."""

    record: Record
    game: Game
    steps: tuple[Step, ...]
    stretches: tuple[Stretch, ...]
    players: tuple[Player, ...]
    moments: tuple[Moment, ...]

    @property
    def furthest(self) -> Horizon | None:
        """The longest horizon of the values; None if there are no values."""
        return furthest(self.stretches)
