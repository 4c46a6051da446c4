"""Compares what comes with the package with what the solver makes now. This needs numpy and numba."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import inf
from typing import Any

from shutbox.rules import RuleSet
from shutbox.solve import library
from shutbox.solve.format import Problem
from shutbox.solve.portable.assembly import parts_of
from shutbox.solve.portable.inventory import inventory
from shutbox.solve.portable.supply import closed_shelf, shipped
from shutbox.solve.solution import fingerprint

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Comparison:
    """The number of solutions that were made again, of those that are not shipped, and the greatest difference."""

    solutions: int = 0
    missing: int = 0
    difference: float = 0.0

    def __add__(self, other: Comparison) -> Comparison:
        return Comparison(
            self.solutions + other.solutions,
            self.missing + other.missing,
            max(self.difference, other.difference),
        )


def compared_problems(rules: RuleSet, budget: float = inf) -> list[Problem]:
    """The problems of a rule set that are shipped and cost no more than the budget to solve."""
    return [problem for problem in inventory(rules) if library.price_of(problem) <= budget]


def compare(problem: Problem, problems: list[Problem]) -> Comparison:
    """Solves one of these problems again, and compares all its numbers."""
    with closed_shelf():
        made = list(parts_of(problem, problems))
    return sum((_compared(about, tables) for about, tables in made), Comparison())


def _compared(about: Mapping[str, Any], tables: Mapping[str, Any]) -> Comparison:
    import numpy as np

    found = shipped(about, fingerprint(about))
    if found is None:
        return Comparison(1, 1)
    difference = 0.0
    for name, table in tables.items():
        exact = np.nan_to_num(np.ravel(getattr(table, "numbers", table)))
        numbers = found[name][1] if name in found else ()
        if len(numbers) != exact.size:
            return Comparison(1, 1)
        difference = max(difference, float(np.abs(exact - np.array(numbers)).max(initial=0.0)))
    return Comparison(1, 0, difference)
