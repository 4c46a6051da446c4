"""What can happen in a game: the events that a record stores, and the one action that is not yet an event."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import NewType

from shutbox.rules import Move, OffMat
from shutbox.rules import Throw as Faces

# A place at the table, counted from 0 in the order in which the players are listed.
SeatNumber = NewType("SeatNumber", int)


class Source(Enum):
    """What produced a throw; the value is its letter in a record."""

    SYSTEM = "r"
    SEEDED = "s"
    SCRIPTED = "x"
    TYPED = "t"
    SEALED = "e"

    # Members are singletons, so they are hashed by identity, which is faster than by name.
    __hash__ = object.__hash__

    @property
    def generated(self) -> bool:
        """Whether the computer made the throw, so that it cannot be undone once it has been seen."""
        return self is not Source.TYPED


@dataclass(frozen=True, slots=True)
class ThrowDice:
    """The action of throwing this number of dice; the dice turn it into an event."""

    dice: int


@dataclass(frozen=True, slots=True)
class Thrown:
    """Dice were thrown: for the start of a round, or at the box."""

    faces: Faces
    source: Source


@dataclass(frozen=True, slots=True)
class ThrownSum:
    """All dice were thrown, on a real table, and only their sum was noted."""

    pips: int


@dataclass(frozen=True, slots=True)
class TurnTotal:
    """The turn of the player at the box ended, on a real table, and only its total was noted."""

    total: int


@dataclass(frozen=True, slots=True)
class Shut:
    """Tiles were shut."""

    move: Move


@dataclass(frozen=True, slots=True)
class Off:
    """A die left the mat: the throw does not count (RULES 3.4)."""

    source: Source = Source.TYPED


@dataclass(frozen=True, slots=True)
class Penalty:
    """The thrower chose the penalty, if the rules leave the choice."""

    kind: OffMat


@dataclass(frozen=True, slots=True)
class Take:
    """The survivor took the point (RULES 3.7)."""


@dataclass(frozen=True, slots=True)
class Leave:
    """A player left the game."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time of the player at the box ran out."""


@dataclass(frozen=True, slots=True)
class Reorder:
    """The players changed places: a new clockwise order of all seats."""

    order: tuple[SeatNumber, ...]


@dataclass(frozen=True, slots=True)
class Undo:
    """The last event that is not a note was undone."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A note: a player was shown the value of the options."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class Hand:
    """A note: a seat was handed to somebody else."""

    seat: SeatNumber
    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class Rename:
    """A note: the player of a seat has another name."""

    seat: SeatNumber
    name: str


# Events that records of version 1 do not have.
Later = ThrownSum | TurnTotal | Reorder | Rename
Other = Shut | Off | Penalty | Take | Leave | TimeUp | Undo | Hint | Hand
Event = Thrown | Other | Later
Action = ThrowDice | Other | Later
# Events that do not change the game; an undo skips them.
NOTES = (Hint, Hand, Rename)


def effective(events: Iterable[Event]) -> list[int]:
    """The indices of the events in effect: neither notes nor undos, and not undone."""
    indices: list[int] = []
    for index, event in enumerate(events):
        if isinstance(event, Undo):
            indices.pop()
        elif not isinstance(event, NOTES):
            indices.append(index)
    return indices
