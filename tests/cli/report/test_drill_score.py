"""The score of all exercises."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.cli.report.drill_score import FILE, VERSION, DrillScore, load_score, save_score
from shutbox.cli.terminal.file import FileError


@given(st.lists(st.floats(0, 1)))
def test_a_score_counts_exercises_best_answers_and_the_average_loss(losses: list[float]) -> None:
    score = DrillScore()
    for share in losses:
        score = score.with_loss(share)
    assert (score.done, score.best) == (len(losses), losses.count(0))
    assert score.mean == pytest.approx(sum(losses) / len(losses) if losses else 0.0)


def test_a_stored_score_is_read_again(tmp_path: Path) -> None:
    score = DrillScore(7, 4, 0.25)
    save_score(tmp_path / "data", score)
    assert load_score(tmp_path / "data") == score
    stored = json.loads((tmp_path / "data" / FILE).read_text())
    assert stored == {"version": VERSION, "done": 7, "best": 4, "lost": 0.25}


@pytest.mark.parametrize(
    "text", ["", "[]", "null", "{}", '{"done": 1, "best": 1}', '{"done": "x", "best": 1, "lost": 0}']
)
def test_a_damaged_or_missing_file_is_an_empty_score(text: str, tmp_path: Path) -> None:
    assert load_score(tmp_path) == DrillScore()
    (tmp_path / FILE).write_text(text)
    assert load_score(tmp_path) == DrillScore()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FileError) as raised:
        save_score(tmp_path / "file", DrillScore())
    assert raised.value.arguments["file"] == str(tmp_path / "file")
