from __future__ import annotations

import pytest

from shutbox.rules import changed, named
from shutbox.solve.format.difference import chase_reach, chase_step, clamped_index, difference_index, is_beyond


@pytest.mark.parametrize("reach", [0, 1, 5])
@pytest.mark.parametrize("step", [1, 2])
def test_each_difference_has_its_index_from_the_least_to_the_greatest(reach: int, step: int) -> None:
    for odd in range(step):
        differences = [odd + step * steps for steps in range(-reach, reach + 1)]
        assert [difference_index(each, reach, step) for each in differences] == list(range(2 * reach + 1))
        assert not any(is_beyond(each, reach, step) for each in differences)
        assert is_beyond(differences[0] - step, reach, step)
        assert is_beyond(differences[-1] + step, reach, step)


def test_a_difference_beyond_the_table_has_the_index_of_the_nearest() -> None:
    assert [clamped_index(each, 2) for each in range(-4, 5)] == [0, 0, 0, 1, 2, 3, 4, 4, 4]


def test_a_point_that_is_paid_counts_twice() -> None:
    rules = named("double-shutter")
    assert chase_step(rules) == 1
    assert chase_step(changed(rules, {"points": "paid"})) == 2


def test_a_round_can_make_up_for_two_points() -> None:
    assert [chase_reach(rounds) for rounds in range(3)] == [0, 2, 4]
