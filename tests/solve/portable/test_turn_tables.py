"""The tables of a turn without the solver: those that the solver makes."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from shutbox.rules import from_data, named
from shutbox.solve import MEAN, SHUT, Objective, Table, below, graph, library
from shutbox.solve.portable.turn_tables import objective_tables, seats_tables

TINY = {"box": [[1, 2], [2, 1], [3]], "dice": 1, "faces": 3, "total": "front-double"}


def array(table: Table) -> Any:
    return np.array(table.numbers).reshape(table.shape)


@pytest.mark.parametrize("objective", [MEAN, SHUT, Objective(worst=True), below(3, Fraction(1, 2))])
@pytest.mark.parametrize("rules", [named("nine"), named("thai"), from_data(TINY)], ids=["nine", "thai", "tiny"])
def test_a_turn_for_an_objective_has_the_table_of_the_library(rules: Any, objective: Objective) -> None:
    found, wanted = objective_tables(rules.turn, objective), library.turn(rules, objective).tables
    assert found.keys() == wanted.keys()
    for name, table in wanted.items():
        np.testing.assert_allclose(array(found[name]), array(table), rtol=0, atol=1e-12)


@pytest.mark.parametrize("criteria", [2, 3])
@pytest.mark.parametrize("own", [0, 2])
def test_a_turn_for_several_seats_has_the_table_of_the_library(own: int, criteria: int) -> None:
    rules = named("nine")
    totals = [float(each) for each in np.unique(graph(rules.turn).totals)]
    lots = np.random.default_rng(own)
    outcomes = [tuple(row) for row in np.round(lots.random((len(totals), 3)), 1)]
    points = tuple(np.round(lots.random(len(totals)), 1)) if criteria == 3 else ()
    found = seats_tables(rules.turn, totals, outcomes, own, points)
    wanted = library.seats(rules, totals, outcomes, own, points=points).tables
    for name, table in wanted.items():
        np.testing.assert_allclose(array(found[name]), array(table), rtol=0, atol=1e-12)
