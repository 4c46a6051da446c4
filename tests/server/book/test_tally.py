"""Tallies: equal for the same rows in any order, different for any other rows."""

from __future__ import annotations

import random
from functools import reduce

from hypothesis import given
from hypothesis import strategies as st

from shutbox.server.book.tally import Tally, digest

cells = st.integers(-(2**63), 2**63 - 1) | st.binary(max_size=8) | st.text(max_size=8)
rows = st.lists(st.tuples(cells, cells), unique=True, max_size=6)


def tally(found: list[tuple[object, ...]]) -> Tally:
    return reduce(lambda each, row: each.changed(None, row), found, Tally())


@given(rows, st.randoms(use_true_random=False))
def test_the_order_does_not_matter(found: list[tuple[object, ...]], chance: random.Random) -> None:
    mixed = list(found)
    chance.shuffle(mixed)
    assert tally(mixed) == tally(found)


@given(rows, rows)
def test_other_rows_have_another_tally(one: list[tuple[object, ...]], other: list[tuple[object, ...]]) -> None:
    assert (tally(one) == tally(other)) == (set(map(digest, one)) == set(map(digest, other)))


@given(rows, st.tuples(cells, cells), st.tuples(cells, cells))
def test_what_came_and_went_leaves_nothing(
    found: list[tuple[object, ...]], old: tuple[object, ...], new: tuple[object, ...]
) -> None:
    full = tally(found)
    assert full.changed(None, old).changed(old, new).changed(new, None) == full


def test_kinds_and_places_of_cells_matter() -> None:
    assert len({digest(row) for row in [(1, 2), (12,), ("1", 2), (b"1", 2), (2, 1), ("1, 2",)]}) == 6
