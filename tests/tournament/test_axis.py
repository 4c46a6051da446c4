"""Axes, grids and samples."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.errors import RulesError, ShutboxError
from shutbox.rules import changed, named
from shutbox.tournament.axis import Axis, points, read_axes, read_axis, size

NINE = named("nine")
AXES = (Axis("tiles", ("1", "2", "any")), Axis("unlucky", ("none", "7")), Axis("dice", ("2", "3")))


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("tiles=1,2,any", ("1", "2", "any")),
        ("tiles= 1 , 1,2", ("1", "2")),
        ("box=nine,[[1,9],[2,8]],[1,2]", ("nine", "[[1,9],[2,8]]", "[1,2]")),
        ("box=8,9,10|1,2", ("8,9,10", "1,2")),
        ("one_die=never", ("never",)),
    ],
)
def test_an_axis_is_a_setting_with_values(text: str, values: tuple[str, ...]) -> None:
    assert read_axis(text).values == values


@pytest.mark.parametrize("text", ["", "tiles", "tiles=", "=1,2", "tiles=1,,2", "tiles=1|"])
def test_an_axis_without_either_is_refused(text: str) -> None:
    with pytest.raises(ShutboxError, match="axis-syntax"):
        read_axis(text)


def test_the_grid_is_the_product_with_the_last_axis_fastest() -> None:
    found = points(NINE, AXES)
    assert size(AXES) == len(found) == 12
    combined = product(*([(axis.setting, value) for value in axis.values] for axis in AXES))
    assert [point.settings for point in found] == list(combined)
    assert all(point.rules == changed(NINE, dict(point.settings)) for point in found)


def test_no_axes_leave_the_rule_set_itself() -> None:
    (point,) = points(NINE, ())
    assert (point.settings, point.rules) == ((), NINE)


@given(st.integers(1, 12), st.text(max_size=5))
def test_a_sample_has_different_points_in_the_order_of_the_grid_and_is_the_same_again(count: int, seed: str) -> None:
    whole = [point.settings for point in points(NINE, AXES)]
    found = [point.settings for point in points(NINE, AXES, count, seed)]
    places = [whole.index(settings) for settings in found]
    assert len(found) == count
    assert places == sorted(set(places))
    assert found == [point.settings for point in points(NINE, AXES, count, seed)]


def test_another_seed_draws_another_sample_and_a_large_one_is_the_grid() -> None:
    samples = {tuple(point.settings for point in points(NINE, AXES, 5, str(seed))) for seed in range(20)}
    assert len(samples) > 10
    assert points(NINE, AXES, 100) == points(NINE, AXES)


def test_of_an_immense_grid_a_sample_can_be_drawn() -> None:
    many = tuple(str(number) for number in range(1, 60))
    axes = [Axis(name, many) for name in ("tiles", "rounds", "limit", "most_rounds", "unlucky", "first_throw")]
    assert size(axes) > 10**10
    assert len(points(NINE, axes, 10)) == 10
    with pytest.raises(ShutboxError, match="sweep-points"):
        points(NINE, axes)


def test_a_point_that_cannot_be_played_says_why() -> None:
    found = points(NINE, (Axis("tiles", ("1", "any")), Axis("buys", ("sum", "thai"))))
    assert [point.fault is None for point in found] == [True, False, True, True]
    assert isinstance(found[1].fault, RulesError)
    assert found[1].rules is None


@pytest.mark.parametrize("text", ["tile=1", "tiles=banana", "one_die=sometimes", "buys=sum,all", "box=nien"])
def test_a_value_that_could_never_be_right_is_refused_at_once(text: str) -> None:
    with pytest.raises(RulesError, match="setting"):
        read_axes(NINE, [text])


def test_a_value_that_another_axis_may_mend_is_not() -> None:
    assert len(read_axes(NINE, ["set_up=1234,123456789", "box=1234,nine", "limit=0,45"])) == 3


def test_an_axis_is_named_once() -> None:
    with pytest.raises(ShutboxError, match="axis-twice"):
        read_axes(NINE, ["tiles=1", "tiles=2"])
