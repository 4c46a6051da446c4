"""The folder of the store."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.store.admin import announce
from shutbox.server.store.folder import data_folder, keep_names, ready
from tests.server.storing import stored, tables


def test_the_folder_is_the_users_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHUTBOX_DATA", raising=False)
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setenv("LOCALAPPDATA", "/home/ann/Local")
    for platform, xdg, folder in [
        ("linux", "", "/home/ann/.local/share/shutbox"),
        ("linux", "/data", "/data/shutbox"),
        ("darwin", "", "/home/ann/Library/Application Support/shutbox"),
        ("win32", "", "/home/ann/Local/shutbox/data"),
    ]:
        monkeypatch.setattr("sys.platform", platform)
        monkeypatch.setenv("XDG_DATA_HOME", xdg)
        assert data_folder() == Path(folder)
    monkeypatch.setenv("SHUTBOX_DATA", "/elsewhere")
    assert data_folder() == Path("/elsewhere")


def test_a_user_without_a_home_is_told_how_to_name_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHUTBOX_DATA", raising=False)
    monkeypatch.setattr(Path, "home", _no_home)
    with pytest.raises(ShutboxError, match="store-homeless"):
        data_folder()
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_folder() == Path("/data/shutbox")


def _no_home() -> Path:
    raise RuntimeError("Could not determine home directory.")


@pytest.fixture(params=["000", "022", "077"])
def _umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(int(request.param, 8))
    yield
    os.umask(before)


@pytest.mark.usefixtures("_umask")
def test_nobody_else_can_look_into_it_whatever_the_umask(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "down"

    async def look(store: object) -> None:
        await tables(store, 1)  # type: ignore[arg-type]
        ends = ("", "-mark", "-wal", ".lock")
        assert {path.name for path in folder.iterdir()} == {f"shutbox.db{end}" for end in ends}
        assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}
        announce(folder, "127.0.0.1:8000", "secret")
        assert (folder / "server.json").stat().st_mode & 0o777 == 0o600

    stored(folder, look)
    assert {place.stat().st_mode & 0o777 for place in (folder, folder.parent)} == {0o700}


def test_a_place_where_no_folder_can_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(ShutboxError, match="store-open"):
        ready(tmp_path / "file" / "folder")


def test_a_folder_that_cannot_be_synced_is_passed_over(tmp_path: Path) -> None:
    keep_names(tmp_path / "nowhere")
