"""The record of every game that a server keeps."""

from __future__ import annotations

import json
from pathlib import Path

from shutbox.play import read_record
from shutbox.play.record import words
from tests.cli.console import error_line, run
from tests.cli.sample_store import PUBLIC, damage_store, data_folder, fill_store


def test_every_game_has_a_file_of_its_own_that_replays(tmp_path: Path) -> None:
    fill_store()
    result = run("export-games", "deep/games")
    assert (result.code, result.err) == (0, "")
    assert result.out == "One game in deep/games; 2 tables have not begun\n"
    (path,) = (tmp_path / "deep" / "games").iterdir()
    assert path.name == f"{PUBLIC}.shutbox"
    assert list(words(read_record(path.read_text(encoding="utf-8")))) == ["3,5t", "8"]
    assert run("verify", str(path)).code == 0


def test_an_exported_file_is_rewritten_only_if_the_game_has_changed(tmp_path: Path) -> None:
    fill_store()
    run("export-games", "games")
    path = tmp_path / "games" / f"{PUBLIC}.shutbox"
    text, written = path.read_text(encoding="utf-8"), path.stat().st_mtime_ns
    actual = json.loads(run("export-games", "games", "--json").out)
    assert actual == {"v": 1, "folder": "games", "games": 1, "waiting": 2, "faults": []}
    assert path.stat().st_mtime_ns == written
    path.write_text("an older one")
    run("export-games", "games")
    assert path.read_text(encoding="utf-8") == text


def test_a_damaged_game_is_reported_and_the_others_are_written(tmp_path: Path) -> None:
    fill_store()
    damage_store("UPDATE events SET body = CAST('x' AS BLOB) WHERE table_id = 2")
    result = run("export-games", "games")
    assert (result.code, result.out) == (1, "One game in games; one table has not begun\n")
    assert result.err.startswith("shutbox: the entries of table 0000000000000002 make no game")
    assert len(list((tmp_path / "games").iterdir())) == 1


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    fill_store()
    (tmp_path / "file").write_bytes(b"")
    assert error_line(run("export-games", "file/games")) == "file is not a folder"


def test_without_a_store_there_is_nothing_to_export() -> None:
    assert "there is no store" in error_line(run("export-games", "games"))
    assert not Path("games").exists()
    assert not data_folder().exists()
