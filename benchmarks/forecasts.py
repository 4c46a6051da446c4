"""How far forecasts are from the optimum at many scores of a game, where both are known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

import numpy as np

from shutbox.rules import RuleSet
from shutbox.solve import library
from shutbox.solve.forecast import opened_race
from shutbox.solve.format import Kind, Problem, fewest_too_many, levels_of, start_of_race

Seats = Sequence[float]
# A score with the rounds to come, the chances in the solved game, and those in the forecast.
Pair = tuple[str, Seats, Seats]


class Distance(NamedTuple):
    """How many scores were compared, how far the two are apart for the seat where that is most, and where."""

    scores: int
    mean: float
    most: float
    where: str


def distance(rules: RuleSet, players: int, rounds: int, step: int) -> Distance:
    """The distance at scores that are so far apart, before every round of a game."""
    found = []
    for where, exact, forecast in _pairs(rules, players, rounds, step):
        found.append((max(abs(one - other) for one, other in zip(exact, forecast, strict=True)), where))
    most, where = max(found)
    return Distance(len(found), float(np.mean([apart for apart, _ in found])), most, where)


def _pairs(rules: RuleSet, players: int, rounds: int, step: int) -> Iterator[Pair]:
    match rules.game.format.value:
        case "chase":
            return _chase(rules, players, rounds)
        case "running":
            return _running(rules, rounds, step)
        case _:
            return _to_limit(rules, players, step)


def _chase(rules: RuleSet, players: int, rounds: int) -> Iterator[Pair]:
    """Every score that such a game can come to."""
    forecast = Problem(Kind.BY_ROUND, rules, players, rounds)
    tables = library.solution(forecast).tables
    for left, level in enumerate(levels_of(forecast)):
        for lacks, index in level.items():
            points = tuple(max(lacks) - each for each in lacks)
            kind = Kind.DUEL if players == 2 else Kind.MANY_CHASE
            if players == 2:
                exact: Seats = library.expectation(Problem(kind, rules, players, left), points, 0)
            else:
                exact = library.solution(Problem(kind, rules, players, rounds)).tables[f"before{left}"].row(index)
            yield f"{_listed(points)}, {_rounds(left)}", exact, tables[f"before{left}"].row(index)


def _running(rules: RuleSet, rounds: int, step: int) -> Iterator[Pair]:
    for left in range(1, rounds + 1):
        solved = Problem(Kind.RUNNING, rules, 2, left)
        for behind in range(-step * 20, step * 20 + 1, step):
            totals = max(behind, 0), max(-behind, 0)
            forecast = opened_race(rules, start_of_race(totals, 0, left - 1))
            yield f"{_listed(totals)}, {_rounds(left)}", library.expectation(solved, totals, 0), list(forecast)


def _to_limit(rules: RuleSet, players: int, step: int) -> Iterator[Pair]:
    solved = Problem(Kind.TO_LIMIT, rules, players)
    for totals in product(range(0, fewest_too_many(rules.game), step), repeat=players):
        forecast = opened_race(rules, start_of_race(totals, 0, 0))
        yield _listed(totals), library.expectation(solved, totals, 0), list(forecast)


def _listed(score: Sequence[int]) -> str:
    return " : ".join(map(str, score))


def _rounds(left: int) -> str:
    return f"{left} round{'s' * (left > 1)} to come"
