"""The example that trains an agent: it learns, and the same seed learns the same."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from examples.train_nine import exact_mean, main, train
from shutbox.rules import named, score
from shutbox.rules.box import Position
from shutbox.solve.reference import exact_values
from tests.docs.page import read

RULES = named("nine").turn


def optimum() -> float:
    """The least mean total, in exact fractions."""
    return float(exact_values(RULES, lambda place: Fraction(score(RULES, place)), sign=-1)(RULES.set_up))


def test_a_short_training_goes_most_of_the_way_from_random_play_to_the_best() -> None:
    best, before = optimum(), exact_mean(np.zeros(RULES.box.size), RULES)
    short, longer = (exact_mean(train(steps, turns=512).values, RULES) for steps in (20, 400))
    assert before > 20
    assert best < longer < short
    assert short - best < 0.5 * (before - best)
    assert longer <= 1.02 * best


def test_the_same_seed_trains_the_same_agent_and_another_one_another() -> None:
    one, again, other = (train(20, turns=64, seed=seed).values for seed in (1, 1, 2))
    assert np.array_equal(one, again)
    assert not np.array_equal(one, other)


def test_the_mean_is_exact() -> None:
    exact = exact_values(RULES, lambda place: Fraction(score(RULES, place)), sign=-1)
    values = np.array([-float(exact(Position(place))) for place in range(RULES.box.size)])
    assert abs(exact_mean(values, RULES) - optimum()) < 1e-9


def test_the_page_tells_what_the_example_prints(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0
    assert capsys.readouterr().out in read("docs/envs.md")
