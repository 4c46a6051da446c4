"""Numbers as few bytes: what comes back, how exact it is, and how small it was."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.solve.portable.packing import BITS, BOUND, packed, unpacked

SHAPES = st.lists(st.integers(0, 5), min_size=1, max_size=3)


def test_the_bound_is_half_a_quantum() -> None:
    assert BOUND == 2.0 ** -(BITS + 1)


@given(st.lists(st.integers(0, 5), min_size=1, max_size=3), st.integers(0, 99), st.sampled_from([1.0, 6.0, 4000.0]))
def test_numbers_come_back_within_the_bound(shape: list[int], seed: int, scale: float) -> None:
    table = np.random.default_rng(seed).uniform(-scale, scale, shape)
    content, way = packed(table)
    found = unpacked(content, way, table.size)
    np.testing.assert_allclose(found, table.ravel(), rtol=0, atol=BOUND)


@given(st.lists(st.integers(-(1 << 52), 1 << 52)))
def test_whole_numbers_come_back_exactly(numbers: list[int]) -> None:
    content, way = packed(np.array(numbers, float))
    assert list(unpacked(content, way, len(numbers))) == numbers


def test_what_is_no_number_comes_back_as_nothing() -> None:
    content, way = packed(np.array([0.25, np.nan]))
    assert list(unpacked(content, way, 2)) == [0.25, 0.0]


@pytest.mark.parametrize("order", [0, 1])
def test_a_smooth_table_takes_less_than_a_byte_for_a_number(order: int) -> None:
    x = np.linspace(0, 1, 5000)
    smooth = np.stack([x**2, 1 - x**2], order)
    content, _ = packed(smooth)
    assert len(content) < smooth.size
