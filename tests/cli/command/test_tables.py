"""Making and checking the solutions that come with the package."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shutbox.rules import named
from shutbox.solve import library, solution
from shutbox.solve.portable import supply
from shutbox.solve.portable.packing import QUANTUM
from shutbox.solve.portable.supply import file_name, read_shelf
from tests.cli.console import run

NAME = file_name(library.about_turn(named("three-down")))


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path / "cache"))
    solution._lookup.cache_clear()


def test_a_file_is_made_again_byte_for_byte(tmp_path: Path) -> None:
    found = run("tables", "three-down", "--out", str(tmp_path))
    assert found.code == 0
    assert "three-down" in found.out
    assert (tmp_path / NAME).read_bytes() == (supply.FOLDER / NAME).read_bytes()


def test_what_is_shipped_is_within_a_quantum_with_the_same_advice() -> None:
    found = run("tables", "three-down", "--check", "--quick", "--json")
    (row,) = json.loads(found.out)["tables"]
    assert found.code == 0
    assert row["made"] > 1
    assert 0 < row["difference"] <= QUANTUM / 2
    assert (row["missing"], row["loss"], row["same"]) == (0, 0.0, row["choices"])
    assert row["choices"] > 20
    assert "good" in run("tables", "three-down", "--check", "--quick").out


def test_a_missing_file_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supply, "FOLDER", tmp_path)
    read_shelf.cache_clear()
    found = run("tables", "three-down", "--check", "--quick")
    assert found.code == 1
    assert "wrong, 5 missing" in found.out


def test_a_game_without_solutions_is_refused_in_words() -> None:
    found = run("tables", "triple")
    assert found.code == 2
    assert "no solutions of triple come with Shutbox" in found.err
