"""Orders of combinations: the cost of a change compared with computing everything again."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shutbox.coach.strategy.priority import Situations, _insertions, improve

seeds = st.integers(0, 2**32)


def some(chance: Random) -> Situations:
    """A few situations with a few options each."""
    count, numbers = chance.randrange(1, 8), chance.randrange(1, 6)
    options = [
        (kind, where, chance.random())
        for where in range(count)
        for kind in sorted(chance.sample(range(numbers), chance.randrange(1, numbers + 1)))
    ]
    kinds, where, values = zip(*options, strict=True)
    present, own = np.unique(kinds, return_inverse=True)
    weights, otherwise = ([chance.random() for _ in range(count)] for _ in range(2))
    return Situations(10 + present, own, np.array(where), np.array(values), np.array(weights), np.array(otherwise))


def cost(found: Situations, order: list[int]) -> float:
    """What an order costs, situation by situation."""
    total = 0.0
    for here, weight in enumerate(found.weights):
        options = {
            int(found.numbers[kind]): value
            for kind, where, value in zip(found.kinds, found.where, found.values, strict=True)
            if where == here
        }
        chosen = next((number for number in order if number in options), None)
        total += weight * (found.otherwise[here] if chosen is None else options[chosen])
    return total


@given(seeds)
def test_what_an_insertion_changes_is_the_difference_it_makes(seed: int) -> None:
    chance = Random(seed)
    found = some(chance)
    order = chance.sample(range(found.numbers.size), chance.randrange(found.numbers.size))
    own = [int(found.numbers[index]) for index in order]
    base, changes = _insertions(found, order)
    assert base == pytest.approx(cost(found, own))
    for index, number in enumerate(found.numbers.tolist()):
        for place in range(len(order) + 1):
            if index in order:
                assert changes[index, place] == np.inf
            else:
                longer = [*own[:place], number, *own[place:]]
                assert changes[index, place] == pytest.approx(cost(found, longer) - base, abs=1e-12)


@settings(max_examples=100)
@given(seeds, st.integers(1, 4))
def test_no_exchange_makes_an_improved_order_better(seed: int, most: int) -> None:
    chance = Random(seed)
    found = some(chance)
    every = [int(number) for number in found.numbers]
    begun = chance.sample(every, min(most, len(every)))
    order = improve(found, begun, most)
    assert len(order) <= most
    assert len(set(order)) == len(order)
    assert cost(found, order) <= cost(found, begun) + 1e-9
    for out in [None, *order] if len(order) < most else order:
        without = [number for number in order if number != out]
        for number in set(every) - set(without):
            for place in range(len(without) + 1):
                assert cost(found, [*without[:place], number, *without[place:]]) > cost(found, order) - 1e-6


def test_where_nothing_is_possible_an_order_stays_as_it_is() -> None:
    empty = np.zeros(0, int)
    assert improve(Situations(empty, empty, empty, empty, empty, empty), [3, 1], 4) == [3, 1]
