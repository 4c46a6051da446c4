"""What a terminal keeps for a server."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from threading import Thread

import pytest

from shutbox.cli.network.credentials import credentials_for
from shutbox.cli.terminal.file import FileError
from shutbox.play.seal import seat_seal

PUBLIC = "0123456789abcdef"
HERE = "http://localhost:8000"
TOKEN = "t" * 43


def test_a_token_is_drawn_once_and_for_one_server(tmp_path: Path) -> None:
    assert credentials_for(tmp_path, HERE).token(lambda: TOKEN) == TOKEN
    assert credentials_for(tmp_path, HERE).token(lambda: "another") == TOKEN
    assert credentials_for(tmp_path, "https://localhost:8000").token(lambda: "u" * 43) == "u" * 43


def test_a_seed_stays_until_it_was_shown_and_fits_its_seal(tmp_path: Path) -> None:
    device = credentials_for(tmp_path, HERE)
    seed = device.seed(PUBLIC, 0)
    assert len(seed) == 32
    assert credentials_for(tmp_path, HERE).seed(PUBLIC, 0) == seed
    assert device.seal(PUBLIC, 0) == seat_seal(PUBLIC, 0, seed)
    assert device.holds(PUBLIC, 0, device.seal(PUBLIC, 0))
    assert not device.holds(PUBLIC, 0, "0" * 64)
    assert not device.holds(PUBLIC, 1, device.seal(PUBLIC, 0))
    assert device.seed(PUBLIC, 1) != seed
    device.drop(PUBLIC, 0)
    device.drop(PUBLIC, 0)
    assert device.seed(PUBLIC, 0) != seed


def test_asking_whether_a_seed_is_here_draws_none(tmp_path: Path) -> None:
    device = credentials_for(tmp_path, HERE)
    assert not device.holds(PUBLIC, 0, "0" * 64)
    assert not list(tmp_path.rglob("seed-*"))


def test_only_the_user_can_read_the_file_and_no_temporary_file_remains(tmp_path: Path) -> None:
    device = credentials_for(tmp_path / "data", HERE)
    before = os.umask(0)
    device.seed(PUBLIC, 0)
    os.umask(before)
    (path,) = device.folder.iterdir()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    for folder in (device.folder, device.folder.parent, tmp_path / "data"):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_terminals_that_begin_at_the_same_moment_draw_the_same_seed(tmp_path: Path) -> None:
    seeds: list[bytes] = []
    threads = [Thread(target=lambda: seeds.append(credentials_for(tmp_path, HERE).seed(PUBLIC, 0))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(seeds) == 8
    assert len(set(seeds)) == 1


def test_a_damaged_or_unusable_file_is_named(tmp_path: Path) -> None:
    device = credentials_for(tmp_path, HERE)
    device.token(lambda: TOKEN)
    (device.folder / "token").write_text("half a tok")
    with pytest.raises(FileError, match="join-device"):
        device.token(lambda: TOKEN)
    (tmp_path / "file").write_text("")
    with pytest.raises(FileError, match=r"file-missing|file-exists|file-other"):
        credentials_for(tmp_path / "file", HERE).token(lambda: TOKEN)
