"""What a solution is of, how far its values look, and what they count."""

from __future__ import annotations

from enum import Enum


class Kind(Enum):
    """What a solution is of. The values are stored in the files of solved tables."""

    TURN = "turn"
    SEATS = "seats"
    ONE_TURN = "one-turn"
    RUNNING = "running"
    DUEL = "chase-game"
    CHASE = "chase"
    STANDING = "standing"

    @property
    def small(self) -> bool:
        """Whether it is a single turn, which is solved in milliseconds."""
        return self in (Kind.TURN, Kind.SEATS)


class Horizon(Enum):
    """How far a value looks."""

    TURN = "turn"
    ROUND = "round"
    GAME = "game"


class Unit(Enum):
    """What a value counts."""

    TOTAL = "total"
    POINTS = "points"
    CHANCE = "chance"

    @property
    def sign(self) -> int:
        """1 where more is better."""
        return -1 if self is Unit.TOTAL else 1
