"""A copy of everything that a server keeps."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.console import error_line, run
from tests.cli.sample_store import damage_store, fill_store


def test_a_copy_is_made_and_checked(tmp_path: Path) -> None:
    fill_store()
    result = run("backup", "copy.db")
    assert (result.code, result.err) == (0, "")
    assert result.out == f"ok: {tmp_path / 'copy.db'}; tables: 3, entries: 8, rows of the public log: 0\n"
    assert json.loads(run("verify", "--store", "copy.db", "--json").out)["ok"] is True


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    fill_store()
    (tmp_path / "copy.db").write_bytes(b"precious")
    assert "exists already" in error_line(run("backup", "copy.db"))
    assert (tmp_path / "copy.db").read_bytes() == b"precious"


def test_the_error_names_a_path_that_cannot_be_written() -> None:
    fill_store()
    assert "cannot copy the store to" in error_line(run("backup", "nowhere/copy.db"))


def test_without_a_store_there_is_nothing_to_copy(tmp_path: Path) -> None:
    assert "there is no store" in error_line(run("backup", "copy.db"))
    assert "there is no store" in error_line(run("backup", "copy.db", "--data", "elsewhere"))
    assert list(tmp_path.iterdir()) == []


def test_a_copy_of_a_damaged_store_is_made_and_reported_as_damaged() -> None:
    fill_store()
    damage_store("UPDATE events SET body = CAST('x' AS BLOB) WHERE table_id = 2")
    assert error_line(run("backup", "copy.db"), 1) == "entry 1 of table 0000000000000002 was changed"
    actual = json.loads(run("verify", "--store", "copy.db", "--json").out)
    assert (actual["ok"], actual["tables"]) == (False, 3)
    assert actual["faults"] == [{"code": "store-entry-changed", "table": "0000000000000002", "number": 1}]
