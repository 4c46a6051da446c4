"""Sweeps: the rows of a grid, wherever they are made."""

from __future__ import annotations

from pathlib import Path

import pytest

from shutbox.errors import ShutboxError
from shutbox.rules import changed, named
from shutbox.tournament.axis import Axis, points
from shutbox.tournament.grid_sweep import fault_of, measure_points
from shutbox.tournament.measure import measures
from shutbox.tournament.runner import Place

NINE = named("nine")
FOUND = points(NINE, (Axis("box", ("123", "1234", "nine")), Axis("tiles", ("1", "any", "01"))))


def test_each_row_has_the_measures_of_its_point(tmp_path: Path) -> None:
    rows = measure_points(FOUND, 3, tmp_path / "sweep.journal")
    for point, row in zip(FOUND, rows, strict=True):
        assert point.rules is not None
        assert row == measures(point.rules, 3)
        assert fault_of(point, row) is None


def test_points_of_the_same_rules_are_measured_once(tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    measure_points(FOUND, 2, tmp_path / "sweep.journal", progress=lambda done, of: seen.append((done, of)))
    # 01 is the same number as 1.
    assert seen[-1] == (6, 6)


def test_several_processes_find_the_same(tmp_path: Path) -> None:
    alone = measure_points(FOUND, 2, tmp_path / "alone.journal")
    assert measure_points(FOUND, 2, tmp_path / "together.journal", place=Place(processes=2)) == alone


def test_what_cannot_be_measured_says_why(tmp_path: Path) -> None:
    found = points(NINE, (Axis("box", ("nine", str(list(range(1, 25))))), Axis("limit", ("0", "3"))))
    rows = measure_points(found, 2, tmp_path / "sweep.journal")
    codes = [error.code if (error := fault_of(point, row)) else None for point, row in zip(found, rows, strict=True)]
    assert codes == [None, "rules-faults", "solve-too-large", "rules-faults"]


def test_a_journal_of_other_players_or_other_points_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "sweep.journal"
    measure_points(FOUND[:1], 2, path)
    for found, players in ((FOUND[:1], 3), (FOUND[:2], 2), (points(changed(NINE, {"dice": 3}), ()), 2)):
        with pytest.raises(ShutboxError, match="journal-other"):
            measure_points(found, players, path)
    assert measure_points(FOUND[:1], 2, path) == measure_points(FOUND[:1], 2, path)
