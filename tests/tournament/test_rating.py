from __future__ import annotations

from itertools import permutations
from math import exp, log, sqrt
from random import Random

import pytest

from shutbox.simulate.summary import QUANTILE
from shutbox.tournament.rating import MEAN, SCALE, Result, ratings


def twin(results: list[Result]) -> dict[str, float]:
    """The same strengths by the algorithm of Hunter (2004): slow, plain, and without any calculus."""
    names = {name for result in results for name in result.line_up}
    own = dict.fromkeys(names, 1.0)
    for _ in range(3_000):
        won, weight = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0.0)
        for result in results:
            total = sum(own[name] for name in result.line_up)
            for name, wins in zip(result.line_up, result.wins, strict=True):
                won[name] += wins + 1 / len(result.line_up)
                weight[name] += (result.games + 1) / total
        own = {name: won[name] / weight[name] for name in names}
    mean = sum(map(log, own.values())) / len(own)
    return {name: MEAN + SCALE * (log(each) - mean) for name, each in own.items()}


@pytest.mark.parametrize("seats", [2, 3])
def test_ratings_make_what_happened_likeliest(seats: int) -> None:
    chance = Random(seats)
    results = []
    for line_up in permutations("abcde", seats):
        cuts = sorted(chance.randint(0, 100) for _ in range(seats - 1))
        wins = [high - low for low, high in zip([0, *cuts], [*cuts, 100], strict=True)]
        results.append(Result(line_up, 100, tuple(map(float, wins))))
    found = ratings(results)
    for name, rating in twin(results).items():
        assert found[name].value == pytest.approx(rating, abs=1e-6)


def test_four_hundred_points_are_odds_of_ten_to_one() -> None:
    found = ratings([_pair(10 / 11, 10**9)])
    assert found["a"].value - found["b"].value == pytest.approx(400, abs=1e-3)
    assert (found["a"].value + found["b"].value) / 2 == pytest.approx(MEAN)


def _pair(share: float, games: int) -> Result:
    return Result(("a", "b"), games, (share * games, (1 - share) * games))


def test_the_interval_of_two_is_that_of_their_odds() -> None:
    found = ratings([_pair(0.3, 999)])["a"]
    share = (0.3 * 999 + 0.5) / 1000
    # The difference has the error of a logarithm of odds, and each of the two has half of it.
    error = SCALE * sqrt(1 / (1000 * share * (1 - share))) / 2
    assert found.high is not None
    assert found.high - found.value == pytest.approx(QUANTILE * error)


def test_the_intervals_hold_the_truth_as_often_as_they_say() -> None:
    truth = {"a": 0.6, "b": 0.1, "c": -0.7}
    inside = 0
    for seed in range(200):
        chance, results = Random(seed), []
        for one, other in permutations(truth, 2):
            share = exp(truth[one]) / (exp(truth[one]) + exp(truth[other]))
            wins = sum(chance.random() < share for _ in range(60))
            results.append(Result((one, other), 60, (float(wins), float(60 - wins))))
        found = ratings(results)["a"]
        assert found.low is not None
        assert found.high is not None
        inside += found.low <= MEAN + SCALE * 0.6 <= found.high
    assert 180 <= inside <= 198


def test_whoever_has_lost_every_game_has_a_rating_too() -> None:
    found = ratings([Result(("a", "b"), 50, (50.0, 0.0)), Result(("b", "a"), 50, (0.0, 50.0))])
    assert list(found) == ["a", "b"]
    assert -1000 < found["b"].value < 1500


def test_equals_are_equal() -> None:
    found = ratings([Result(line_up, 10, (5.0, 5.0)) for line_up in permutations("abc", 2)])
    assert [each.value for each in found.values()] == pytest.approx([MEAN] * 3)
