"""A store goes into PostgreSQL and comes back as a file, through the commands."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.console import error_line, run
from tests.cli.sample_store import fill_store
from tests.server.postgres.cluster import new_database


def test_a_store_goes_into_a_database_and_comes_back(tmp_path: Path) -> None:
    fill_store()
    assert run("backup", "copy.db").code == 0
    with new_database() as url:
        there = run("restore", "copy.db", "--database", url)
        assert (there.code, there.err) == (0, "")
        assert "tables: 3, entries: 8" in there.out
        back = run("backup", "back.db", "--database", url)
        assert (back.code, back.err) == (0, "")
        assert back.out == f"ok: {tmp_path / 'back.db'}; tables: 3, entries: 8, rows of the public log: 0\n"
    assert json.loads(run("verify", "--store", "back.db", "--json").out)["ok"] is True


def test_a_database_that_is_not_empty_is_not_overwritten() -> None:
    fill_store()
    assert run("backup", "copy.db").code == 0
    with new_database() as url:
        assert run("restore", "copy.db", "--database", url).code == 0
        refused = error_line(run("restore", "copy.db", "--database", url))
        assert "empty" in refused
        assert run("backup", "back.db", "--database", url).code == 0


def test_without_a_database_or_a_copy_nothing_is_restored() -> None:
    assert "--database" in error_line(run("restore", "copy.db"))
    with new_database() as url:
        assert "copy.db" in error_line(run("restore", "copy.db", "--database", url))
