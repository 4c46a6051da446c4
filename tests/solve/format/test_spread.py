"""Running totals of many as indices: one for each state that matters, the same for what cannot matter."""

from __future__ import annotations

from itertools import product

from shutbox.solve.format.spread import spread


def test_every_state_has_an_index_and_no_two_have_the_same() -> None:
    states = spread(3, (0, 0, 0), 3, 2, 1)
    found = {states.index(totals) for totals in product(range(7), repeat=3) if min(totals) == 0}
    assert max(found) < states.size
    assert len({states.index((0, one, other)) for one in range(3) for other in range(3)}) == 9


def test_only_differences_count() -> None:
    states = spread(3, (0, 0, 0), 3, 2)
    assert states.index((4, 5, 6)) == states.index((0, 1, 2))
    assert states.index((0, 1, 2)) != states.index((1, 0, 2))


def test_whoever_cannot_catch_up_is_equally_far_behind() -> None:
    # With one round to come, the leader can still lose 3.
    states = spread(3, (0, 0, 0), 3, 1)
    assert states.index((0, 4, 0)) == states.index((0, 6, 0))
    assert states.index((0, 3, 0)) != states.index((0, 4, 0))


def test_before_the_first_turn_there_is_one_state() -> None:
    assert spread(45, (0, 0, 0, 0), 5, 5).size == 4
    assert spread(45, (0, 10, 0), 5, 5).index((0, 10, 0)) == spread(45, (0, 10, 0), 5, 5).index((5, 15, 5))
