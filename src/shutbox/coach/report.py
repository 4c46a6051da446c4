"""What the coach says of a game: every event with its options, its luck and the values after it, and the sums."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from shutbox.coach.judgement import Judgement
from shutbox.coach.reason import Reason
from shutbox.play import Event, Game, Record
from shutbox.value import Horizon, Option, Options, Unit

Seats = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision: every option, the one taken, what it cost, and why."""

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
        """What the choice did to each seat, against the best one."""
        best = self.options.best.seats
        return tuple(got - could for got, could in zip(self.option.seats, best, strict=True))


@dataclass(frozen=True, slots=True)
class Step:
    """One event: what was chosen, what chance and everything else did to each seat, and what each has after it.

    Values are those of its stretch; None where the event has none, or was taken back.
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

    The end is the result where it is settled, else what the seats could expect last. A turn belongs to one seat, and
    only that seat's numbers mean something.
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
        """The end that average dice would have given, everybody choosing as they did."""
        return tuple(end - luck for end, luck in zip(self.end, self.luck, strict=True))

    def has(self, seat: int) -> bool:
        """Whether it says something about a seat."""
        return self.seat is None or self.seat == seat


def furthest(stretches: Sequence[Stretch]) -> Horizon | None:
    """The longest horizon: what happens in a round once the game is decided does not matter as much."""
    found = {stretch.horizon for stretch in stretches}
    return next((horizon for horizon in (Horizon.GAME, Horizon.ROUND, Horizon.TURN) if horizon in found), None)


@dataclass(frozen=True, slots=True)
class Account:
    """The sums of one player over all stretches of one horizon and unit."""

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

    @property
    def average(self) -> float:
        """What the ends would have come to with average dice."""
        return self.end - self.luck

    @property
    def mean_loss(self) -> float | None:
        """The loss per decision that was one."""
        return self.loss / self.decisions if self.decisions else None


class Cause(Enum):
    """What made a moment: the dice, a choice, or neither."""

    LUCK = "luck"
    CHOICE = "choice"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Moment:
    """An event that mattered: how much better it made things for whoever acted, in its unit and as a share of all."""

    number: int
    seat: int
    cause: Cause
    horizon: Horizon
    unit: Unit
    gain: float
    share: float


@dataclass(frozen=True, slots=True)
class Player:
    """What is said of one seat."""

    seat: int
    name: str
    kind: str
    hints: int
    decisions: int
    forced: int
    judgements: Mapping[Judgement, int]
    accounts: tuple[Account, ...]
    luckiest: Moment | None
    unluckiest: Moment | None
    dearest: Moment | None


@dataclass(frozen=True, slots=True)
class Report:
    """A game as the coach sees it."""

    record: Record
    game: Game
    steps: tuple[Step, ...]
    stretches: tuple[Stretch, ...]
    players: tuple[Player, ...]
    moments: tuple[Moment, ...]

    @property
    def furthest(self) -> Horizon | None:
        """How far the values look that look furthest, None where nothing was valued."""
        return furthest(self.stretches)
