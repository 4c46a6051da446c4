"""How good a player is: exactly, or from games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shutbox.bots import strength
from shutbox.tournament import Evaluation, evaluate
from tests.simulate.own_players import Copy, Random


def varying() -> Callable[[], float]:
    from random import Random as Source

    return Source(5).random


def test_a_player_that_always_chooses_the_same_is_evaluated_exactly() -> None:
    found, own = evaluate(Copy("highest"), "nine"), strength("highest", "nine")
    assert found.exact
    assert (found.mean.value, found.regret.value, found.shut.value) == pytest.approx((own.mean, own.extra, own.shut))
    assert found.win == found.shut
    assert (found.mean.low, found.games) == (None, 0)


def test_the_perfect_player_has_no_regret_and_its_name_will_do() -> None:
    assert evaluate("perfect", "nine").regret.value == pytest.approx(0, abs=1e-12)


def test_a_player_that_varies_is_evaluated_from_games() -> None:
    found, exact = evaluate(Random(varying()), "nine", games=2000), evaluate("random", "nine")
    assert (found.exact, found.games, exact.exact) == (False, 2000, True)
    for one, other in ((found.mean, exact.mean), (found.regret, exact.regret), (found.shut, exact.shut)):
        assert one.low is not None
        assert one.high is not None
        # Four times as wide as the interval, so that no seed can fail by bad luck.
        slack = 2 * (one.high - one.low)
        assert one.low - slack < other.value < one.high + slack


def test_against_others_every_seat_is_played() -> None:
    found = evaluate(Copy("highest"), "nine", against=["highest"], games=400, seed=1)
    assert found.exact
    assert found.games == 400
    assert found.win.low is not None
    assert found.win.low < 0.5 < (found.win.high or 0)


def test_an_evaluation_is_printed() -> None:
    text = str(evaluate("highest", "nine"))
    assert text.splitlines()[0] == "highest at nine (exact)"
    assert [line.split("  ")[1] for line in text.splitlines()[1:]] == [
        "mean total",
        "regret",
        "chance to shut",
        "chance to win",
    ]
    assert isinstance(evaluate("highest", "nine"), Evaluation)
