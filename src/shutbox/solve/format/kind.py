"""The kinds of solutions, the horizons of their values, and the units."""

from __future__ import annotations

from enum import Enum


class Kind(Enum):
    """The kind of a solution. The values are stored in the files of solved tables."""

    TURN = "turn"
    SEATS = "seats"
    POINTS = "points"
    ONE_TURN = "one-turn"
    RUNNING = "running"
    MANY_RUNNING = "many-running"
    AFTER_TURN = "after-turn"
    DUEL = "chase-game"
    MANY_CHASE = "many-chase"
    CHASE_AT = "chase-at"
    CHASE = "chase"
    STANDING = "standing"

    @property
    def small(self) -> bool:
        """Whether it is a single turn or what may follow it, which is mostly solved in milliseconds."""
        return self in (Kind.TURN, Kind.SEATS, Kind.AFTER_TURN)


class Horizon(Enum):
    """How far ahead a value looks: to the end of the turn, of the round or of the game."""

    TURN = "turn"
    ROUND = "round"
    GAME = "game"


class Unit(Enum):
    """The unit of a value."""

    TOTAL = "total"
    POINTS = "points"
    CHANCE = "chance"

    @property
    def sign(self) -> int:
        """1 if more is better, -1 if less is."""
        return -1 if self is Unit.TOTAL else 1
