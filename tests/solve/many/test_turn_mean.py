"""Many turns at once, each played for one seat, against each of them played by itself."""

from __future__ import annotations

import numpy as np
import pytest

from shutbox.solve import graph
from shutbox.solve.many.turn_mean import TurnMean
from shutbox.solve.turn import chosen, criteria, ending_chances
from tests.games.solved_tiny import BOXES, tiny


@pytest.mark.parametrize("box", BOXES)
def test_turns_that_are_swept_together_have_the_means_of_each_by_itself(box: str) -> None:
    moves = graph(tiny(box).turn)
    turn = TurnMean(moves)
    worth = np.random.default_rng(7).random((turn.totals.size, 3, 20))
    # Some results matter to nobody, and some not to the player.
    worth[:, :, 3], worth[:, 1, 4] = 0.25, 0.5
    found = turn.means(worth, 1)
    place = np.searchsorted(turn.totals, moves.totals)
    for k in range(worth.shape[2]):
        choices, _ = chosen(moves, criteria(moves, worth[place, 1, k]))
        ends = ending_chances(moves, choices, moves.rules.set_up)
        alone = [float(ends @ worth[place, seat, k]) for seat in range(3)]
        assert found[:, k] == pytest.approx(alone, abs=1e-12)


def test_the_player_can_do_no_better_than_the_mean_says() -> None:
    turn = TurnMean(graph(tiny("row").turn))
    worth = np.stack([np.arange(turn.totals.size, dtype=float), -np.arange(turn.totals.size, dtype=float)], 1)[
        :, :, None
    ]
    assert turn.means(worth, 1)[1, 0] >= turn.means(worth, 0)[1, 0]
    assert turn.means(worth, 0)[0, 0] >= turn.means(worth, 1)[0, 0]
