"""What a turn brings every seat, for many turns at once that are each played for the chance of one seat."""

from __future__ import annotations

from typing import Any

import numpy as np

from shutbox.solve.many.kernels import sweep_seats
from shutbox.solve.objective import SLACK
from shutbox.solve.tables import Graph
from shutbox.solve.turn import chosen, criteria, ending_chances, slacks

Array = np.ndarray[Any, Any]
# The number of turns that are swept together, and of the numbers that they may take.
TOGETHER, MOST_NUMBERS = 128, 1 << 20


class TurnMean:
    """The means over turns of one set of rules.

    `totals` are those that a turn can end with, lowest first, `plain` the chance of each if nothing else matters.
    """

    def __init__(self, moves: Graph) -> None:
        self.moves = moves
        self.totals, self._place = np.unique(moves.totals, return_inverse=True)
        self.plain = self._shares(np.zeros(self.totals.size))

    def _shares(self, own: Array) -> Array:
        """The chance of each total in a turn that is played for own[total], and then for the least mean total."""
        choices, _ = chosen(self.moves, criteria(self.moves, own[self._place]))
        chances = ending_chances(self.moves, choices, self.moves.rules.set_up)
        return np.bincount(self._place, weights=chances, minlength=self.totals.size)

    def means(self, worth: Array, own: int) -> Array:
        """The means [seat, turn] of worth[total, seat, turn], each turn played for the most to the seat `own`.

        Of what is equal to that seat, the least mean total is chosen.
        """
        result = np.einsum("t,tsk->sk", self.plain, worth)
        # Whoever cannot change the own result plays for the least mean total alone.
        matters = np.flatnonzero(np.ptp(worth[:, own], axis=0) > SLACK)
        for begin in range(0, matters.size, self._together(worth.shape[1])):
            some = matters[begin : begin + self._together(worth.shape[1])]
            result[:, some] = self._swept(worth[:, :, some], own)
        return result

    def _together(self, seats: int) -> int:
        return max(8, min(TOGETHER, MOST_NUMBERS // (self.moves.size * (seats + 1))))

    def _swept(self, worth: Array, own: int) -> Array:
        if self.moves.cyclic:
            columns = [self._shares(worth[:, own, k]) @ worth[:, :, k] for k in range(worth.shape[2])]
            return np.stack(columns, 1)
        seats, turns = worth.shape[1:]
        order = [own, *(seat for seat in range(seats) if seat != own)]
        rows = np.empty((self.totals.size, seats + 1, turns))
        rows[:, 0], rows[:, 1], rows[:, 2:] = worth[:, own], -self.totals[:, None], worth[:, order[1:]]
        values = swept(self.moves, self._place, rows, 2)
        result = np.empty((seats, turns))
        result[order] = np.delete(values, 1, axis=0)
        return result


def swept(moves: Graph, place: Array, rows: Array, levels: int) -> Array:
    """The means [column, turn] of rows[total, column, turn] before a turn; the first columns are its criteria."""
    values = np.zeros((moves.size, *rows.shape[1:]))
    slack = np.stack([slacks(rows[:, level]) for level in range(levels)])
    graph = (moves.first, moves.after, moves.chance, moves.counts, moves.off, moves.ends)
    sweep_seats(*graph, place, rows, slack, np.zeros(moves.size, bool), values)
    result: Array = values[moves.rules.set_up]
    return result
