"""Small turns solved in plain Python, compared with the fast solver."""

from __future__ import annotations

from array import array

import pytest

from shutbox.rules import changed, named
from shutbox.solve import MEAN, SHUT, Objective, below, library
from shutbox.solve.small.small_turn import DoubleArray, is_small, small_turn, table

AIMS = [MEAN, SHUT, below(12), Objective(worst=True)]
RULES = ["nine", "nine-sum6", "thai", "exact", "unlucky-seven", "tile-count", "odds"]


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("aim", AIMS, ids=lambda aim: f"{aim.spelling} {aim.worst}")
def test_the_tables_are_those_of_the_fast_solver(name: str, aim: Objective) -> None:
    rules = named(name)
    found, fast = small_turn(rules.turn, aim), library.turn(rules, aim).tables
    assert found.keys() == fast.keys()
    for key, each in fast.items():
        assert found[key].shape == each.shape
        assert list(found[key].numbers) == pytest.approx(list(each.numbers), abs=1e-9)


@pytest.mark.parametrize("penalty", ["end", "void"])
def test_a_die_off_the_mat_may_end_the_turn(penalty: str) -> None:
    rules = changed(named("nine"), {"off_mat": penalty, "off_mat_chance": "1/10"})
    found, fast = small_turn(rules.turn, SHUT)["values"], library.turn(rules, SHUT).tables["values"]
    assert list(found.numbers) == pytest.approx(list(fast.numbers), abs=1e-9)


def test_large_boxes_and_tiles_that_rise_again_are_left_to_the_fast_solver() -> None:
    assert [name for name in ("nine", "twelve", "double-shutter", "triple") if is_small(named(name).turn)] == [
        "nine",
        "twelve",
        "double-shutter",
    ]
    assert not is_small(changed(named("nine"), {"off_mat": "raise", "off_mat_chance": "1/10"}).turn)


def test_a_table_is_written_row_by_row_as_little_endian_doubles() -> None:
    made = table([(1.0, 2.0), (3.0, 4.0)])
    assert made == DoubleArray((2, 2), array("d", [1.0, 2.0, 3.0, 4.0]))
    assert made.doubles()[:8] == b"\0\0\0\0\0\0\xf0\x3f"
