from __future__ import annotations

from statistics import NormalDist
from typing import Any

import numpy as np
import pytest

from shutbox.rules import named
from shutbox.simulate import simulate
from shutbox.simulate.counts import counts_of
from shutbox.simulate.summary import LEVEL, QUANTILE, ratio, shared, summary, wilson
from shutbox.simulate.table import Table


def test_the_quantile_belongs_to_the_level() -> None:
    assert NormalDist().inv_cdf((1 + LEVEL) / 2) == pytest.approx(QUANTILE, abs=1e-12)


# Newcombe: Two-sided confidence intervals for the single proportion (1998), table I, method 3.
@pytest.mark.parametrize(
    ("part", "of", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_shares_have_the_intervals_that_newcombe_published(part: int, of: int, low: float, high: float) -> None:
    found = wilson(part, of)
    assert found.value == part / of
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def summed(rows: list[tuple[int, int]]) -> tuple[Any, Any]:
    table = np.array(rows, object)
    return table.sum(0), table.T @ table


def test_a_mean_has_the_usual_interval() -> None:
    values = [3, 7, 7, 12, 0, 45]
    found = ratio(6, *summed([(value, 1) for value in values]), 0)
    error = np.std(values, ddof=1) / 6**0.5
    assert found.value == pytest.approx(np.mean(values))
    assert found.high == pytest.approx(np.mean(values) + QUANTILE * error)
    assert found.low == pytest.approx(np.mean(values) - QUANTILE * error)


def test_a_ratio_has_the_error_of_a_ratio() -> None:
    rows = [(30, 3), (11, 1), (44, 5), (9, 2)]
    found = ratio(4, *summed(rows), 0, 1)
    value = 94 / 11
    spread = sum((above - value * below) ** 2 for above, below in rows) / 3
    assert found.value == pytest.approx(value)
    assert found.high == pytest.approx(value + QUANTILE * (spread / 4) ** 0.5 / (11 / 4))


def test_huge_totals_lose_no_digits() -> None:
    rows = [(10**12 + each, 1) for each in (1, 2, 3)]
    found = ratio(3, *summed(rows), 0, 1)
    assert found.high is not None
    assert found.high - found.value == pytest.approx(QUANTILE / 3**0.5, rel=1e-3)


def test_the_intervals_of_a_simulation_are_those_of_its_games() -> None:
    table = Table(named("knock-out-45"), [("club", "highest")], "intervals", lambda: None)
    games, seats, (totals,) = table.play(0, 400)
    found = summary(table.rules, table.line_ups[0], "intervals", table.sight, counts_of(games, seats, totals))
    assert found.rounds.high is not None
    assert found.rounds.high - found.rounds.value == pytest.approx(QUANTILE * np.std(games["round"], ddof=1) / 20)
    for seat, player in enumerate(found.players):
        turns = seats[:, seat]["turns"]
        for estimate, above in ((player.total, seats[:, seat]["sum"]), (player.throws, seats[:, seat]["thrown"])):
            assert estimate is not None
            assert estimate.high is not None
            value = above.sum() / turns.sum()
            error = np.std(above - value * turns, ddof=1) / 20 / turns.mean()
            assert estimate.value == pytest.approx(value)
            assert estimate.high - estimate.value == pytest.approx(QUANTILE * error)


def test_a_shared_win_counts_its_share() -> None:
    assert shared(np.array([5, 10, 6, 3])) == 14


def test_of_one_game_nothing_can_be_said() -> None:
    found = simulate(named("nine"), ("highest",), 1, "1")
    assert found.players[0].total is not None
    assert found.players[0].total.low is None
