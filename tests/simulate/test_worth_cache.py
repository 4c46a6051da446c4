from __future__ import annotations

import pytest

from shutbox.simulate.worth_cache import state_numbers
from shutbox.solve.last_one_standing import states


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_state_of_a_round_has_a_row_and_whoever_is_alone_one_more(players: int) -> None:
    numbers = state_numbers(players)
    used = sorted(int(number) for number in numbers.ravel() if number >= 0)
    assert used == list(range(len(states(players).pairs) + players))
    for index, (alive, mover) in enumerate(states(players).pairs):
        assert numbers[sum(1 << place for place in alive), mover] == index
