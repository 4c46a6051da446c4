"""Whole tables in files."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import numpy as np
import pytest

from tests.cli.console import run


def test_every_position_is_a_row_with_its_best_moves(tmp_path: Path) -> None:
    assert run("export", "nine", "nine.csv").code == 0
    with (tmp_path / "nine.csv").open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    assert head[:5] == ["number", "position", "total", "value", "dice"]
    assert len(rows) == 512
    full = dict(zip(head, rows[-1], strict=True))
    assert (full["position"], full["total"], full["dice"], full["2,6 3,5 4,4"]) == ("123456789", "45", "2", "8")
    assert float(full["value"]) == pytest.approx(11.157508444)


def test_a_long_total_has_all_its_digits(tmp_path: Path) -> None:
    box = "[[1,2,3,4,5,6],[1,2,3,4,5,6],[1,2,3,4,5,6]]"
    assert run("export", "nine", "long.csv", "--set", f"box={box}", "--set", "total=digits").code == 0
    last = (tmp_path / "long.csv").read_text(encoding="utf-8").splitlines()[-1]
    assert last.startswith("342,111/222/333/444/555/666,111222333444555666,")


def test_arrays_for_numpy(tmp_path: Path) -> None:
    result = run("export", "nine", "nine.npz", "--objective", "shut", "--json")
    assert json.loads(result.out) == {"v": 1, "rules": "nine", "objective": "shut", "file": "nine.npz", "rows": 512}
    with np.load(tmp_path / "nine.npz") as arrays:
        assert arrays["values"][511] == pytest.approx(466473281 / 6530347008)
        assert arrays["after"].shape == (512, 12)


def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine.csv").write_text("precious")
    result = run("export", "nine", "mine.csv")
    assert (result.code, result.out) == (2, "")
    assert "exists already" in result.err
    assert (tmp_path / "mine.csv").read_text() == "precious"
