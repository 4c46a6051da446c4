"""The textbook example: it comes nearer to the optimum the longer it learns, and the same seed learns the same."""

from __future__ import annotations

import numpy as np

import shutbox as sb
from examples.q_learning import RULES, train


def test_learning_brings_the_agent_near_the_optimum() -> None:
    short, longer = (sb.evaluate(train(turns), RULES) for turns in (10, 3_000))
    assert short.exact
    assert longer.exact
    assert longer.regret.value < 0.02
    assert longer.regret.value < short.regret.value
    assert abs(longer.mean.value - longer.regret.value - sb.solution(RULES).value) < 1e-9


def test_the_same_seed_learns_the_same() -> None:
    one, again, other = (train(20, seed).values for seed in (1, 1, 2))
    assert one.keys() == again.keys()
    assert all(np.array_equal(one[state], again[state]) for state in one)
    assert other.keys() != one.keys() or any(not np.array_equal(one[state], other[state]) for state in one)
