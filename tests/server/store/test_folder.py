"""The folder of the store."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.store.admin import announce
from shutbox.server.store.folder import keep_names, ready
from tests.server.storing import stored, tables


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
        assert {path.name for path in folder.iterdir()} == {"server.key", *(f"shutbox.db{end}" for end in ends)}
        assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}
        announce(folder, "127.0.0.1:8000", "secret")
        assert (folder / "server.json").stat().st_mode & 0o777 == 0o600

    stored(folder, look)
    assert {place.stat().st_mode & 0o777 for place in (folder, folder.parent)} == {0o700}


def test_a_place_where_no_folder_can_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(ShutboxError, match="store-open"):
        ready(tmp_path / "file" / "folder")


@pytest.mark.parametrize("error", [errno.EINVAL, errno.EBADF])
def test_a_system_that_cannot_sync_folders_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    keep_names(tmp_path / "nowhere")
    monkeypatch.setattr(os, "fsync", failing(error))
    keep_names(tmp_path)


@pytest.mark.parametrize("error", [errno.EIO, errno.ENOSPC])
def test_a_store_whose_names_may_be_lost_is_not_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    monkeypatch.setattr(os, "fsync", failing(error))
    for folder in (tmp_path, tmp_path / "new"):
        with pytest.raises(ShutboxError, match="store-open") as refusal:
            stored(folder, lambda store: tables(store, 1))
        assert refusal.value.arguments["why"] == os.strerror(error)


def failing(error: int) -> Callable[[int], None]:
    def fsync(_handle: int) -> None:
        raise OSError(error, os.strerror(error))

    return fsync
