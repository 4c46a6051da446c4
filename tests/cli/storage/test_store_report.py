"""Everything that a server keeps, verified from the command line: while it serves, and when it does not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.console import error_line, run
from tests.cli.sample_store import damage_store, data_folder, fill_store
from tests.server.running import Server


def test_a_sound_store_is_ok() -> None:
    path = fill_store()
    counted = "tables: 3, entries: 8, rows of the public log: 0\n"
    assert run("verify", "--store").out == f"ok: {path}; {counted}"
    assert run("verify", "--store", str(data_folder())).out == f"ok: {path}; {counted}"
    assert run("verify", str(path), "--store").out == f"ok: {path}; {counted}"
    actual = json.loads(run("verify", "--store", "--json").out)
    assert actual == {"v": 1, "ok": True, "store": str(path), "tables": 3, "events": 8, "log": 0, "faults": []}


def test_each_fault_is_reported_on_its_own_line() -> None:
    fill_store()
    damage_store("UPDATE events SET n = n + 1 WHERE table_id = 3")
    damage_store("UPDATE devices SET seen = 0 WHERE holder = 'bo'")
    result = run("verify", "--store")
    assert (result.code, result.out) == (1, "")
    assert result.err.splitlines() == [
        "shutbox: entry 1 of table 0000000000000003 is missing, or stands elsewhere",
        "shutbox: the rows of the devices do not fit their tally: there must be 2 and there are 2, or one of them was"
        " changed",
    ]


def test_a_file_that_is_not_a_store_is_bad_input(tmp_path: Path) -> None:
    assert "there is no store" in error_line(run("verify", "--store"))
    (tmp_path / "text.db").write_text("hello" * 1000)
    assert "is no store of this program" in error_line(run("verify", "--store", "text.db"))
    fill_store()
    damage_store("PRAGMA user_version = 99")
    assert "a newer shutbox opens it" in error_line(run("verify", "--store"))
    assert "say what to verify" in error_line(run("verify"))


@pytest.mark.parametrize(
    "command", ["verify --store", "backup copy.db", "export-games games", "forget --older-than 3 --yes"]
)
def test_a_folder_that_cannot_be_looked_into_is_named(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # A name that is too long fails for every user; a folder of somebody else fails only for those who are not root.
    monkeypatch.setenv("SHUTBOX_DATA", "x" * 300)
    said = error_line(run(*command.split()))
    assert "xxx" in said
    assert said.endswith(": File name too long")


def test_a_path_that_cannot_be_looked_into_is_named() -> None:
    assert error_line(run("verify", "--store", "x" * 300)).endswith("xxx cannot be opened: File name too long")


def test_a_running_server_lends_a_copy(tmp_path: Path) -> None:
    fill_store()
    with Server(data_folder()) as server:
        assert run("verify", "--store").out.endswith("tables: 3, entries: 8, rows of the public log: 0\n")
        assert run("backup", "copy.db").code == 0
        assert run("export-games", "games").out == "One game in games; 2 tables have not begun\n"
        assert run("forget", "--device", "ann", "--yes").code == 0
        assert run("verify", "--store").out.endswith("tables: 2, entries: 2, rows of the public log: 0\n")
        assert {path.name for path in data_folder().iterdir()} == {
            "shutbox.db",
            "shutbox.db-mark",
            "shutbox.db-wal",
            "shutbox.db.lock",
            "server.json",
            "server.key",
        }
        assert server.stop() == 0
    assert run("verify", "--store", "copy.db").code == 0
    assert [path.name for path in (tmp_path / "games").iterdir()] == ["6f1e0c2a9b7d4853.shutbox"]
