"""The folders of the user, and what commands write there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from shutbox.errors import ShutboxError
from shutbox.user_folder import cache_folder, data_folder, make_private
from tests.cli.console import process

SYSTEMS = [
    ("linux", "", "/home/ann/.local/share/shutbox", "/home/ann/.cache/shutbox"),
    ("linux", "/xdg", "/xdg/shutbox", "/xdg/shutbox"),
    ("darwin", "", "/home/ann/Library/Application Support/shutbox", "/home/ann/Library/Caches/shutbox"),
    ("win32", "", "/home/ann/Local/shutbox/data", "/home/ann/Local/shutbox/cache"),
]
# Everything that writes without a path, with what is typed at it.
COMMANDS = {
    ("solve", "nine", "--set", "box=123"): "",
    ("bots", "nine"): "",
    ("advise", "nine", "12.......", "1,2"): "",
    ("simulate", "nine", "--players", "club,highest", "--games", "20", "--seed", "1"): "",
    ("drill", "nine", "--count", "1", "--seed", "1"): "1\n",
    ("play", "nine", "--players", "Ann,@random", "--seed", "1"): "1\n" * 40,
    ("cache", "--clear"): "",
    ("backup", "copy.db"): "",
    ("verify", "--store"): "",
}


@pytest.mark.parametrize(("platform", "xdg", "data", "cache"), SYSTEMS)
def test_the_folders_are_the_users_by_default(
    monkeypatch: pytest.MonkeyPatch, platform: str, xdg: str, data: str, cache: str
) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setenv("LOCALAPPDATA", "/home/ann/Local")
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, xdg)
    for name in ("SHUTBOX_DATA", "SHUTBOX_CACHE"):
        monkeypatch.setenv(name, "")
    monkeypatch.setattr("sys.platform", platform)
    assert (data_folder(), cache_folder()) == (Path(data), Path(cache))


def test_two_variables_name_other_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUTBOX_DATA", "/elsewhere")
    monkeypatch.setenv("SHUTBOX_CACHE", "/nearby")
    assert (data_folder(), cache_folder()) == (Path("/elsewhere"), Path("/nearby"))


def test_a_user_without_a_home_is_told_how_to_name_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHUTBOX_DATA", raising=False)
    monkeypatch.delenv("SHUTBOX_CACHE")
    monkeypatch.setattr(Path, "home", _no_home)
    with pytest.raises(ShutboxError, match="store-homeless"):
        data_folder()
    assert cache_folder() == Path(os.devnull) / "shutbox"
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_folder() == Path("/data/shutbox")


def _no_home() -> Path:
    raise RuntimeError("Could not determine home directory.")


def test_a_private_folder_is_private_with_all_that_lead_to_it(tmp_path: Path) -> None:
    make_private(tmp_path / "deep" / "down")
    make_private(tmp_path / "deep" / "down")
    assert {path.stat().st_mode & 0o777 for path in (tmp_path / "deep", tmp_path / "deep" / "down")} == {0o700}


@pytest.mark.parametrize("tokens", COMMANDS, ids=lambda tokens: tokens[0])
def test_no_command_writes_into_the_home_if_other_folders_are_named(
    tokens: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, data = tmp_path / "home", tmp_path / "data"
    for folder in (home, tmp_path / "here"):
        folder.mkdir()
    monkeypatch.chdir(tmp_path / "here")
    result = process(*tokens, typed=COMMANDS[tokens], HOME=str(home), SHUTBOX_DATA=str(data))
    assert "Traceback" not in result.err
    assert list(home.iterdir()) == []


def test_commands_work_where_the_home_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A file where a folder should be: not even root can write into it.
    (tmp_path / "home").touch()
    monkeypatch.chdir(tmp_path)
    variables = {"HOME": str(tmp_path / "home"), "SHUTBOX_DATA": str(tmp_path / "data")}
    tokens = ("drill", "nine", "--count", "1", "--seed", "1")
    assert process(*tokens, typed="1\n", **variables).code == 0
    assert (tmp_path / "data" / "drill.json").is_file()
