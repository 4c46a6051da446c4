"""Figures that are not computed twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from shutbox.cli.history.figure_cache import FOLDER, clear_figures, load_figures, store_figures
from shutbox.coach.history import Figures
from shutbox.value import Unit

KEY, FIGURES = "a" * 64, (Figures(3, 0.25, Unit.TOTAL, 1.5, -2.0), Figures(0, 0.0))


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path / "cache"))


def test_figures_are_read_as_they_were_stored() -> None:
    assert load_figures(KEY, 2) is None
    store_figures(KEY, FIGURES)
    assert load_figures(KEY, 2) == FIGURES


def test_damaged_figures_and_those_of_other_seats_are_ignored(tmp_path: Path) -> None:
    store_figures(KEY, FIGURES)
    assert load_figures(KEY, 1) is None
    for text in ("", "{}", '{"version": 0, "seats": []}', '{"version": 1, "seats": [[1, 2, "x", 3, 4], []]}', "[[["):
        (tmp_path / "cache" / FOLDER / f"{KEY}.json").write_text(text, encoding="utf-8")
        assert load_figures(KEY, 2) is None


def test_figures_can_be_cleared() -> None:
    assert clear_figures() == 0
    store_figures(KEY, FIGURES)
    assert clear_figures() == 1
    assert load_figures(KEY, 2) is None


def test_a_cache_that_cannot_be_written_is_only_slower(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path / "file"))
    store_figures(KEY, FIGURES)
    assert load_figures(KEY, 2) is None
    assert clear_figures() == 0
