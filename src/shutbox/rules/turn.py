"""The rules of one turn as frozen data (RULES 2)."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import Enum
from fractions import Fraction
from typing import Any

from shutbox.rules.box import Box, Position


class When(Enum):
    """When one die may be thrown instead of all."""

    NEVER = "never"
    STANDING = "standing"
    EXPOSED = "exposed"
    HIGHEST = "highest"
    SHUT_789 = "789"


class Buys(Enum):
    """Which tiles a throw may shut."""

    SUM = "sum"
    EXACT = "exact"
    THAI = "thai"


class Behind(Enum):
    """When a tile counts as uncovered by the tile in front of it."""

    AT_ONCE = "at-once"
    NEXT_THROW = "next-throw"


class Total(Enum):
    """How the standing tiles are counted."""

    SUM = "sum"
    FRONT_DOUBLE = "front-double"
    TILES = "tiles"
    DIGITS = "digits"


class OffMat(Enum):
    """The penalty for dice thrown off the mat."""

    NONE = "none"
    RAISE = "raise"
    END = "end"
    CHOOSE = "choose"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class OneDie:
    """The condition under which one die is thrown, optional or required."""

    when: When = When.NEVER
    limit: int = 0
    forced: bool = False


NINE = Box(tuple((value,) for value in range(1, 10)))
# A set-up in which all tiles stand, for any box.
EVERYTHING = Position(-1)
NO_LIMIT = 0
FREE = 0


@dataclass(frozen=True, slots=True)
class TurnRules:
    """The rules of one turn: everything that affects its events and its total."""

    box: Box = NINE
    set_up: Position = EVERYTHING
    dice: int = 2
    faces: int = 6
    one_die: OneDie = OneDie()
    tiles: int = NO_LIMIT
    buys: Buys = Buys.SUM
    behind: Behind = Behind.AT_ONCE
    first_throw: int = FREE
    unlucky: int = 0
    total: Total = Total.SUM
    off_mat: OffMat = OffMat.NONE
    off_mat_chance: Fraction = Fraction(0)
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.set_up < 0:
            object.__setattr__(self, "set_up", self.box.full)
        object.__setattr__(self, "_hash", hash(self._values()))

    def _values(self) -> tuple[Any, ...]:
        return tuple(getattr(self, each.name) for each in fields(self) if each.init)

    def __hash__(self) -> int:
        # Rules are keys of every cache of moves, so the hash is computed once.
        return self._hash

    def __reduce__(self) -> tuple[type[TurnRules], tuple[Any, ...]]:
        # The object is rebuilt when it is unpickled, because a hash is valid in one process only.
        return TurnRules, self._values()

    @property
    def highest_throw(self) -> int:
        """The highest sum of all dice."""
        return self.dice * self.faces
