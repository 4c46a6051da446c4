"""Running totals of any number of players as indices of a table. Standard library only.

Only the differences of the totals matter. So a state is given by a player with the lowest total, the face, and by how
much more the others have. Whoever is further behind than the leader can still lose has no chance, however far it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import prod


@dataclass(frozen=True, slots=True)
class Spread:
    """The states before a turn: widths[face][seat] is the number of differences of that seat, 1 for the face itself."""

    widths: tuple[tuple[int, ...], ...]

    @property
    def offsets(self) -> tuple[int, ...]:
        """The index of the first state of each face, and the number of all states."""
        return tuple(accumulate(map(prod, self.widths), initial=0))

    @property
    def size(self) -> int:
        """The number of states."""
        return self.offsets[-1]

    def index(self, totals: Sequence[int]) -> int:
        """The index of the running totals of all seats."""
        lowest = min(totals)
        face = totals.index(lowest)
        index = 0
        for total, width in zip(totals, self.widths[face], strict=True):
            index = index * width + min(total - lowest, width - 1)
        return self.offsets[face] + index


@lru_cache(maxsize=256)
def spread(highest: int, start: tuple[int, ...], rounds: int, left: int, done: int = 0) -> Spread:
    """The states of a game of so many rounds, of which `left` are not over, before the turn of place `done` in a round.

    Places are counted from the player who begins the round. `highest` is the highest total of a turn, `start` what the
    places had before the first of these rounds.
    """
    players = range(len(start))
    played = [rounds - left + (place < done) for place in players]
    # Between rounds the places change hands.
    most = [max(start)] * len(start) if left < rounds else list(start)
    least = [min(start)] * len(start) if left < rounds else list(start)

    def width(face: int, place: int) -> int:
        reached = most[place] - least[face] + highest * played[place]
        return 1 + max(0, min(reached, highest * (rounds - played[face]) + 1))

    return Spread(tuple(tuple(1 if place == face else width(face, place) for place in players) for face in players))
