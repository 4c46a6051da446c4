"""The loops themselves, on graphs made by hand: what is best, which of equals is chosen, where chances go.

Position 3 throws one of two equally likely throws: the first leads to 2 or 1, the second misses. Position 2 leads to 0
on the first throw, position 1 on neither. With one die the second throw is certain.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pytest

from shutbox.solve import kernels

Array = np.ndarray[Any, Any]

FIRST = np.array([0, 0, 0, 0, 0, 1, 1, 3, 3])
AFTER = np.array([0, 2, 1], np.int32)
CHANCE = np.array([[0.5, 0.5], [0.0, 1.0]])
ALL_DICE = np.ones(4, np.uint8)
NOWHERE = np.full(4, -1)
# A throw off the mat ends the turn where it is.
HERE = np.arange(4)
ENDS = ~HERE
NONE = np.zeros(4, bool)
FALLS = np.array([10.0, 4.0, 2.0, 1.0])
NO_SLACK = 1e-12


def swept(
    stop: Array,
    *,
    counts: Array = ALL_DICE,
    off: float = 0.0,
    ends: Array = NOWHERE,
    up: Array = NOWHERE,
    keep: Array = NONE,
    values: Array | None = None,
) -> tuple[Array, float]:
    """The values after one sweep, and its greatest change."""
    found = np.zeros((4, 1)) if values is None else values.copy()
    wanted = np.ascontiguousarray(stop[:, None])
    change = kernels.sweep(FIRST, AFTER, CHANCE, counts, off, ends, up, wanted, keep, found)
    return found[:, 0], change


def test_a_sweep_takes_the_best_of_each_row_and_ends_where_there_is_none() -> None:
    values, _ = swept(FALLS)
    # From 2: 10 or 2; from 3: the better of 6 and 4, or 1.
    assert values.tolist() == [10.0, 4.0, 6.0, 3.5]


def test_a_sweep_solves_many_objectives_at_once() -> None:
    values = np.zeros((4, 2))
    stop = np.ascontiguousarray(np.stack([FALLS, -FALLS], 1))
    kernels.sweep(FIRST, AFTER, CHANCE, ALL_DICE, 0.0, NOWHERE, NOWHERE, stop, NONE, values)
    assert values[:, 0].tolist() == swept(FALLS)[0].tolist()
    assert values[:, 1].tolist() == [-10.0, -4.0, -6.0, -2.5]


def test_a_sweep_leaves_alone_what_it_is_told_to_keep() -> None:
    values, _ = swept(FALLS, keep=np.array([False, False, True, False]), values=np.full((4, 1), 7.0))
    assert values.tolist() == [10.0, 4.0, 7.0, 4.0]


@pytest.mark.parametrize(("counts", "value"), [(1, 6.0), (2, 2.0), (3, 6.0)])
def test_one_die_is_forced_or_chosen_where_it_is_better(counts: int, value: float) -> None:
    assert swept(FALLS, counts=np.full(4, counts, np.uint8))[0][2] == value


def test_one_die_is_chosen_where_moving_on_is_bad() -> None:
    assert swept(-FALLS, counts=np.full(4, 3, np.uint8))[0][2] == -2.0


def test_a_lost_throw_ends_the_turn_or_raises_a_tile_whichever_is_better() -> None:
    ends, change = swept(FALLS, off=0.5, ends=HERE)
    assert ends[2] == 0.5 * 6 + 0.5 * 2
    assert change == 4.0
    up = np.array([-1, -1, 3, 3])
    known = np.array([[0.0], [0.0], [0.0], [5.0]])
    assert swept(FALLS, off=0.5, up=up, values=known)[0][2] == 0.5 * 6 + 0.5 * 5
    assert swept(FALLS, off=0.5, ends=HERE, up=up, values=known)[0][2] == 0.5 * 6 + 0.5 * 5
    assert swept(FALLS, off=0.5, ends=HERE, up=up)[0][2] == 0.5 * 6 + 0.5 * 2


def test_a_lost_throw_that_makes_the_turn_void_counts_the_whole_box() -> None:
    values, _ = swept(FALLS, off=0.5, ends=np.full(4, 3))
    assert values[2] == 0.5 * 6 + 0.5 * 1
    ended, rest, again = spread([0.0, 0.0, 1.0, 0.0], off=0.5, lost=np.full(4, ~3))
    assert (ended, rest, again) == ([0.25, 0.0, 0.25, 0.5], [0.0] * 4, 0.0)


class Settled(NamedTuple):
    """What `settle` fills in."""

    values: Array
    edges: Array
    dice: Array
    lost: Array


def settled(
    *stops: Array,
    counts: Array = ALL_DICE,
    off: float = 0.0,
    ends: Array = NOWHERE,
    up: Array = NOWHERE,
    keep: Array = NONE,
    given: int = 0,
    values: Array | None = None,
) -> Settled:
    """The choices by these worths, the most important criterion first, and their values."""
    found = np.zeros((4, len(stops))) if values is None else values.copy()
    made = Settled(found, np.full(8, -1, np.int32), np.zeros(4, np.int64), np.full(4, -1, np.int64))
    slack, stop = np.full(len(stops), NO_SLACK), np.ascontiguousarray(np.stack(stops, 1))
    kernels.settle(FIRST, AFTER, CHANCE, counts, off, ends, up, stop, slack, keep, given, *made)
    return made


def test_settled_values_are_those_of_a_sweep() -> None:
    for stop in (FALLS, -FALLS):
        assert settled(stop).values[:, 0].tolist() == swept(stop)[0].tolist()


def test_of_equals_the_first_listed_is_chosen_and_rounding_decides_nothing() -> None:
    def edge(first: float, second: float) -> int:
        values = np.array([[10.0], [second], [first], [0.0]])
        return int(settled(FALLS, values=values, given=1).edges[6])

    assert edge(5.0, 5.0) == edge(5.0, 5.0 + 1e-13) == edge(6.0, 5.0) == 1
    assert edge(5.0, 5.0 + 1e-11) == 2


def test_of_equals_the_next_criterion_decides_and_then_the_one_after_it() -> None:
    def edge(first: list[float], second: list[float]) -> int:
        values = np.array([[0.0] * 3, second, first, [0.0] * 3])
        return int(settled(FALLS, FALLS, FALLS, values=values, given=3).edges[6])

    assert edge([5.0, 1.0, 9.0], [5.0 + 1e-13, 1.0, 9.0]) == 1
    assert edge([5.0, 1.0, 9.0], [5.0, 2.0, 0.0]) == 2
    assert edge([5.0, 1.0, 9.0], [5.0 - 1e-13, 1.0 - 1e-13, 9.1]) == 2
    assert edge([5.0, 1.0, 9.0], [4.0, 2.0, 10.0]) == 1
    assert edge([5.0, 1.0, 9.0], [6.0, 0.0, 0.0]) == 2


def test_the_next_criterion_is_averaged_over_the_choices_of_the_first() -> None:
    # By the first, all ends are equal; by the second, the sweep of its own is best.
    found = settled(np.ones(4), FALLS)
    assert found.values[:, 0].tolist() == [1.0] * 4
    assert found.values[:, 1].tolist() == swept(FALLS)[0].tolist()
    # The first prefers what the second does not.
    assert settled(-FALLS, FALLS).values[:, 1].tolist() == (-swept(-FALLS)[0]).tolist()


def test_dice_and_penalties_are_chosen_by_the_next_criterion_too() -> None:
    flat, either, up = np.zeros(4), np.full(4, 3, np.uint8), np.array([-1, -1, 3, 3])
    assert settled(flat, FALLS, counts=either).dice[2] == 0
    assert settled(flat, -FALLS, counts=either).dice[2] == 1
    known = np.array([[0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 5.0]])
    assert settled(flat, FALLS, off=0.5, ends=HERE, up=up, values=known).lost[2] == 3
    assert settled(flat, FALLS, off=0.5, ends=HERE, up=up).lost[2] == ~2


def test_what_is_kept_or_given_is_left_alone() -> None:
    found = settled(FALLS, FALLS, keep=np.array([False, False, True, False]), values=np.full((4, 2), 7.0))
    assert found.values[:, 0].tolist() == [10.0, 4.0, 7.0, 4.0]
    found = settled(FALLS, FALLS, given=1, values=np.full((4, 2), 7.0))
    assert found.values[:, 0].tolist() == [7.0] * 4
    assert found.values[0, 1] == 10.0


def test_a_row_without_moves_chooses_nothing() -> None:
    found = settled(FALLS)
    assert found.edges.tolist() == [-1, -1, -1, -1, 0, -1, 1, -1]
    assert found.dice.tolist() == [0, 0, 0, 0]


@pytest.mark.parametrize(("counts", "sign", "dice"), [(1, -1, 0), (2, 1, 1), (3, 1, 0), (3, -1, 1)])
def test_dice_are_chosen_for_what_they_bring(counts: int, sign: int, dice: int) -> None:
    assert settled(sign * FALLS, counts=np.full(4, counts, np.uint8)).dice[2] == dice


@pytest.mark.parametrize("counts", [1, 2, 3])
def test_many_objectives_get_the_next_criterion_that_each_gets_alone(counts: int) -> None:
    stops, either = [FALLS, -FALLS, np.zeros(4), np.array([1.0, 0.0, 0.0, 0.0])], np.full(4, counts, np.uint8)
    last = np.array([0.0, 3.0, 1.0, 2.0])
    stop, lasts = (np.ascontiguousarray(np.stack(each, 1)) for each in (stops, [last] * 4))
    known, found, slack = np.zeros((4, 4)), np.zeros((4, 4)), np.full(4, NO_SLACK)
    kernels.sweep(FIRST, AFTER, CHANCE, either, 0.5, HERE, NOWHERE, stop, NONE, known)
    kernels.sweep_next(FIRST, AFTER, CHANCE, either, 0.5, HERE, stop, slack, known, lasts, slack, found)
    for each, own in enumerate(stops):
        alone = settled(own, last, counts=either, off=0.5, ends=HERE)
        assert found[:, each].tolist() == alone.values[:, 1].tolist()


def spread(
    mass: list[float], *, counts: Array = ALL_DICE, off: float = 0.0, lost: Array = ENDS
) -> tuple[list[float], list[float], float]:
    """Where the mass ends, what is left of it, and how much went up again."""
    made = settled(FALLS, counts=counts)
    rest, ended = np.array(mass), np.zeros(4)
    again = kernels.spread(AFTER, CHANCE, off, lost, made.edges, made.dice, rest, ended)
    return ended.tolist(), rest.tolist(), again


def test_chances_go_down_along_the_best_choices() -> None:
    ended, rest, again = spread([0.0, 0.0, 0.0, 1.0])
    assert ended == [0.25, 0.0, 0.25, 0.5]
    assert rest == [0.0] * 4
    assert again == 0.0


def test_chances_of_a_lost_throw_end_where_they_are_or_wait_further_up() -> None:
    ended, rest, again = spread([0.0, 0.0, 1.0, 0.0], off=0.5)
    assert (ended, rest, again) == ([0.25, 0.0, 0.75, 0.0], [0.0] * 4, 0.0)
    ended, rest, again = spread([0.0, 0.0, 1.0, 0.0], off=0.5, lost=np.array([~0, 3, 3, 3]))
    assert (ended, rest, again) == ([0.25, 0.0, 0.25, 0.0], [0.0, 0.0, 0.0, 0.5], 0.5)


def test_chances_follow_a_forced_die() -> None:
    ended, _, _ = spread([0.0, 0.0, 0.0, 1.0], counts=np.full(4, 2, np.uint8))
    assert ended == [0.0, 0.0, 0.0, 1.0]


def test_a_policy_is_followed_for_every_seat() -> None:
    _, edges, dice, _ = settled(FALLS)
    stop = np.stack([FALLS, -FALLS, np.ones(4)], 1)
    values = np.zeros((4, 3))
    kernels.track(AFTER, CHANCE, 0.0, ENDS, edges, dice, stop, values)
    assert values[:, 0].tolist() == swept(FALLS)[0].tolist()
    assert values[:, 1].tolist() == (-values[:, 0]).tolist()
    assert values[:, 2].tolist() == [1.0] * 4


def test_a_policy_is_followed_through_a_lost_throw() -> None:
    _, edges, dice, _ = settled(FALLS)
    values = np.zeros((4, 1))
    change = kernels.track(AFTER, CHANCE, 0.5, ENDS, edges, dice, FALLS[:, None], values)
    assert values[2, 0] == 0.5 * 6 + 0.5 * 2
    assert change == 4.0
    values[3] = 5.0
    kernels.track(AFTER, CHANCE, 0.5, np.array([~0, ~1, 3, 3]), edges, dice, FALLS[:, None], values)
    assert values[2, 0] == 0.5 * 6 + 0.5 * 5


def test_a_given_policy_is_worth_the_mean_of_what_it_does() -> None:
    values, odds = np.zeros(4), np.array([1.0, 0.25, 0.75])
    dice = np.array([0.0, 0.0, 0.0, 0.5])
    change = kernels.evaluate(FIRST, AFTER, CHANCE, 0.0, ENDS, odds, dice, FALLS, values)
    # From 3 the first throw comes with a quarter, and leads to 2 or 1.
    assert values.tolist() == [10.0, 4.0, 6.0, 0.25 * (0.25 * 6 + 0.75 * 4) + 0.75 * 1]
    assert change == 10.0


def test_a_given_policy_is_followed_through_a_lost_throw() -> None:
    values, odds = np.zeros(4), np.array([1.0, 1.0, 0.0])
    kernels.evaluate(FIRST, AFTER, CHANCE, 0.5, ENDS, odds, np.zeros(4), FALLS, values)
    assert values[2] == 0.5 * 6 + 0.5 * 2
    values[3] = 5.0
    kernels.evaluate(FIRST, AFTER, CHANCE, 0.5, np.array([~0, ~1, 3, 3]), odds, np.zeros(4), FALLS, values)
    assert values[2] == 0.5 * 6 + 0.5 * 5


def test_chances_flow_along_a_given_policy() -> None:
    mass, ended, seen = np.array([0.0, 0.0, 0.0, 1.0]), np.zeros(4), np.zeros(4)
    odds, dice = np.array([1.0, 0.25, 0.75]), np.array([0.0, 0.0, 0.0, 0.5])
    assert kernels.flow(FIRST, AFTER, CHANCE, 0.0, ENDS, odds, dice, mass, ended, seen) == 0.0
    assert ended.tolist() == [0.25 * 0.25 * 0.5, 0.25 * 0.75, 0.25 * 0.25 * 0.5, 0.75]
    assert seen.tolist() == [0.25 * 0.25 * 0.5, 0.25 * 0.75, 0.25 * 0.25, 1.0]
    assert mass.tolist() == [0.0] * 4


def test_chances_of_a_lost_throw_flow_up_or_end() -> None:
    up = np.array([~0, ~1, 3, ~3])
    mass, ended, seen = np.array([0.0, 1.0, 1.0, 0.0]), np.zeros(4), np.zeros(4)
    again = kernels.flow(FIRST, AFTER, CHANCE, 0.5, up, np.array([1.0, 1.0, 0.0]), np.zeros(4), mass, ended, seen)
    assert again == 0.5
    assert ended.tolist() == [0.25, 1.0, 0.25, 0.0]
    assert mass.tolist() == [0.0, 0.0, 0.0, 0.5]


def test_the_highest_rank_is_picked_then_the_next_rank_then_the_first() -> None:
    kinds, flat = np.array([0, 1, 2]), np.zeros((2, 4))

    def third_row(by_kind: Array, by_place: Array) -> int:
        edges = kernels.pick(FIRST, AFTER, kinds, by_kind, by_place)
        assert edges.tolist()[:6] == [-1, -1, -1, -1, 0, -1]
        assert edges[7] == -1
        return int(edges[6])

    assert third_row(np.zeros((2, 3)), flat) == 1
    assert third_row(np.array([[0.0, 0.0, 0.0], [0.0, 1.0, 2.0]]), flat) == 2
    assert third_row(np.array([[0.0, 1.0, 0.0], [0.0, 1.0, 2.0]]), flat) == 1
    assert third_row(np.zeros((2, 3)), np.array([[0.0, 1.0, 0.5, 0.0], [0.0, 0.0, 9.0, 0.0]])) == 2
