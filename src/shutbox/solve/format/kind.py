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
    TO_LIMIT = "to-limit"
    DUEL = "chase-game"
    MANY_CHASE = "many-chase"
    CHASE_AT = "chase-at"
    CHASE_RANGE = "chase-range"
    CHASE = "chase"
    STANDING = "standing"
    STANDING_RANGE = "standing-range"
    BY_TURN = "by-turn"
    RACE_AT = "race-at"
    BY_ROUND = "by-round"
    ROUND_ENDS = "round-ends"

    @property
    def small(self) -> bool:
        """Whether it is a single turn or what may follow it, which is mostly solved in milliseconds."""
        return self in (Kind.TURN, Kind.SEATS, Kind.AFTER_TURN, Kind.RACE_AT)


class Horizon(Enum):
    """How far ahead a value looks: to the end of the turn, of the round or of the game.

    A forecast looks to the end of the game too, but after the turn at hand everybody plays each round, or each turn
    where totals count, for its own sake.
    """

    TURN = "turn"
    ROUND = "round"
    FORECAST = "forecast"
    GAME = "game"

    @property
    def to_the_end(self) -> bool:
        """Whether its values are chances to win the game."""
        return self in (Horizon.FORECAST, Horizon.GAME)


class Unit(Enum):
    """The unit of a value."""

    TOTAL = "total"
    POINTS = "points"
    CHANCE = "chance"

    @property
    def sign(self) -> int:
        """1 if more is better, -1 if less is."""
        return -1 if self is Unit.TOTAL else 1
