"""Best answers that go round in a circle: the odds at which whoever decides is indifferent, and games without rest."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from shutbox.errors import ShutboxError
from shutbox.solve.many.resting import Answer, mixture

Array = np.ndarray[Any, Any]
LEAD = np.eye(1)


def answered(first: float) -> Answer:
    """What a choice brings the first of two seats; half of the rounds lead back."""
    return Answer(np.array([[first, 0.5 - first]]), np.array([0.5]), LEAD)


def test_at_rest_a_round_that_leads_back_is_worth_what_follows_it() -> None:
    assert answered(0.2).rest() == pytest.approx(np.array([[0.4, 0.6]]))


def test_a_mixture_leaves_whoever_decides_indifferent() -> None:
    asked = []

    def answer(guess: Array) -> Answer:
        asked.append(guess)
        # The less the first seat has, the more it is given: neither choice is an answer to itself.
        return answered(0.4 if guess[0, 0] < 0.45 else 0.1)

    found = mixture("0,0", answer, answer(np.array([[0.5, 0.5]])))
    assert found.value == pytest.approx(np.array([[0.45, 0.55]]), abs=1e-8)
    # On either side of the point the answer is another one, and at neither does it rest.
    assert answer(found.value - 1e-8).rest()[0, 0] > 0.45 > answer(found.value + 1e-8).rest()[0, 0]
    assert len(asked) > 20


def test_a_game_without_rest_is_refused_with_its_score() -> None:
    rows = iter(np.random.default_rng(3).random(100_000))

    def answer(_: Array) -> Answer:
        return answered(float(next(rows)) / 2)

    with pytest.raises(ShutboxError, match="solve-no-rest"):
        mixture("1,0", answer, answered(0.1))
