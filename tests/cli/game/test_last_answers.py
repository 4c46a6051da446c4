"""What was answered the last time: kept privately, and never needed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from shutbox.cli.game.last_answers import (
    FILE,
    MOST_RULE_SETS,
    LastAnswers,
    load_answers,
    store_answers,
    with_answers,
)

ANSWERS = LastAnswers("nine", "Ann, @club", {"nine": {"dice": "typed"}})


def file() -> Path:
    return Path(os.environ["SHUTBOX_DATA"]) / FILE


def test_answers_come_back() -> None:
    store_answers(ANSWERS)
    assert load_answers() == ANSWERS


def test_they_are_private_and_nothing_else_is_left_in_the_folder() -> None:
    store_answers(ANSWERS)
    store_answers(ANSWERS)
    assert [path.name for path in file().parent.iterdir()] == [FILE]
    assert (file().stat().st_mode & 0o777, file().parent.stat().st_mode & 0o777) == (0o600, 0o700)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"null", b"\xff", b'{"rules": 1}', b'{"rules":"","players":"","agreed":7}', b"[" * 10**5],
)
def test_a_damaged_file_counts_as_none(content: bytes) -> None:
    file().parent.mkdir()
    file().write_bytes(content)
    assert load_answers() == LastAnswers()


def test_a_folder_that_cannot_be_made_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SHUTBOX_DATA", str(tmp_path / "file" / "data"))
    store_answers(ANSWERS)
    assert load_answers() == LastAnswers()


def test_a_user_without_a_home_has_no_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.delenv("SHUTBOX_DATA")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    store_answers(ANSWERS)
    assert load_answers() == LastAnswers()


def test_a_file_that_cannot_take_the_place_of_the_old_one_is_removed() -> None:
    (file() / "in the way").mkdir(parents=True)
    store_answers(ANSWERS)
    assert [path.name for path in file().parent.iterdir()] == [FILE]


def test_what_was_not_asked_stays_as_it_was() -> None:
    after = with_answers(ANSWERS, "nine", None, {"starter": "Bo"})
    assert after == LastAnswers("nine", "Ann, @club", {"nine": {"dice": "typed", "starter": "Bo"}})


def test_another_game_has_answers_of_its_own() -> None:
    after = with_answers(ANSWERS, "ten", "Cy", {"dice": "system"})
    assert after == LastAnswers("ten", "Cy", {"ten": {"dice": "system"}, "nine": {"dice": "typed"}})


def test_the_games_of_long_ago_are_forgotten() -> None:
    last = LastAnswers()
    for number in range(MOST_RULE_SETS + 5):
        last = with_answers(last, f"rules {number}", None, {"dice": "typed"})
    assert len(last.agreed) == MOST_RULE_SETS
    assert "rules 4" not in last.agreed
    assert "rules 5" in last.agreed
