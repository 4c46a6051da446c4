"""The finished games that are kept."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from shutbox.cli.game.game_file import load_record
from shutbox.cli.history.collection import (
    SETTING,
    forget_games,
    game_date,
    game_files,
    games_folder,
    keep_game,
    keeps_games,
    set_keeping,
)
from shutbox.cli.terminal.file import FileError
from tests.coach.history.sample import LEFT, SHUT, sample

NOW = datetime(2026, 11, 18, 9, 30, 5, tzinfo=UTC)


def test_a_game_is_kept_in_a_file_of_its_own_that_only_the_user_can_read() -> None:
    one, other = (keep_game(sample(words), NOW) for words in (SHUT, LEFT))
    assert (one.first, other.first) == (True, False)
    assert [path.name for path in game_files(games_folder())] == [
        "20261118-093005.shutbox",
        "20261118-093005_2.shutbox",
    ]
    assert {path.stat().st_mode & 0o777 for path in games_folder().iterdir()} == {0o600}
    assert games_folder().stat().st_mode & 0o777 == 0o700
    assert load_record(str(one.path)) == sample(SHUT)


def test_the_date_of_a_game_is_in_its_name_or_is_that_of_the_file(tmp_path: Path) -> None:
    kept = keep_game(sample(SHUT), NOW)
    assert game_date(kept.path) == NOW
    for name in ("evening.shutbox", "12345678-123456.shutbox"):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (0, 86_400))
        assert game_date(tmp_path / name) == datetime(1970, 1, 2, tzinfo=UTC)


def test_a_refusal_is_remembered() -> None:
    assert keeps_games()
    set_keeping(keep=False)
    assert not keeps_games()
    set_keeping(keep=True)
    assert keeps_games()


def test_a_damaged_setting_is_none() -> None:
    set_keeping(keep=False)
    (games_folder().parent / SETTING).write_text("[]", encoding="utf-8")
    assert keeps_games()


def test_games_can_be_forgotten() -> None:
    assert forget_games() == 0
    keep_game(sample(SHUT), NOW)
    (games_folder() / "notes.txt").touch()
    assert forget_games() == 1
    assert [path.name for path in games_folder().iterdir()] == ["notes.txt"]


def test_a_place_where_nothing_can_be_kept_is_one_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SHUTBOX_DATA", str(tmp_path / "file"))
    with pytest.raises(FileError):
        keep_game(sample(SHUT), NOW)
    with pytest.raises(FileError):
        set_keeping(keep=False)
