"""Older stores are migrated, newer ones refused; after any error the store is unchanged."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping
from pathlib import Path

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.sqlite.database import connect
from shutbox.server.sqlite.migration import migrate, version_of
from shutbox.server.sqlite.schema import APPLICATION, STEPS, VERSION, Step
from shutbox.server.store.audit import audit_store
from shutbox.server.store.store import open_store
from tests.server.storing import file, stored, tables


def _named(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE players ADD COLUMN name TEXT NOT NULL DEFAULT ''")
    connection.execute("UPDATE players SET name = first || ' ' || last")


def _shortened(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE new(id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT")
    connection.execute("INSERT INTO new SELECT id, name FROM players")
    connection.execute("DROP TABLE players")
    connection.execute("ALTER TABLE new RENAME TO players")


def _broken(connection: sqlite3.Connection) -> None:
    connection.execute("DROP TABLE players")
    raise ShutboxError("store-no-table")


FAKE: Mapping[int, Step] = {1: _named, 2: _shortened}


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A store of a first version that never was."""
    path = tmp_path / "shutbox.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE players(id INTEGER PRIMARY KEY, first TEXT, last TEXT)")
    connection.execute("CREATE TABLE scores(player INTEGER REFERENCES players)")
    connection.executemany("INSERT INTO players VALUES (?, ?, ?)", [(1, "Ann", "Ash"), (2, "Bo", "Birch")])
    connection.execute("INSERT INTO scores VALUES (1)")
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute("PRAGMA user_version = 1")
    connection.commit()
    connection.close()
    return path


def players(path: Path) -> tuple[int, list[tuple[object, ...]]]:
    connection = sqlite3.connect(path)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    rows = connection.execute("SELECT * FROM players ORDER BY id").fetchall()
    connection.close()
    return version, rows


def migrated(path: Path, version: int, steps: Mapping[int, Step]) -> None:
    connection = connect(path)
    try:
        migrate(connection, path, version=version, steps=steps)
    finally:
        connection.close()


OLD = (1, [(1, "Ann", "Ash"), (2, "Bo", "Birch")])


def test_an_old_store_takes_every_step(old: Path) -> None:
    migrated(old, 3, FAKE)
    assert players(old) == (3, [(1, "Ann Ash"), (2, "Bo Birch")])


def test_one_that_is_half_way_takes_the_rest(old: Path) -> None:
    migrated(old, 2, FAKE)
    assert players(old) == (2, [(1, "Ann", "Ash", "Ann Ash"), (2, "Bo", "Birch", "Bo Birch")])
    migrated(old, 3, FAKE)
    assert players(old) == (3, [(1, "Ann Ash"), (2, "Bo Birch")])


def test_before_the_first_step_the_store_is_copied(old: Path) -> None:
    migrated(old, 2, FAKE)
    migrated(old, 3, FAKE)
    assert players(old.with_name("shutbox-version-1.db")) == OLD
    assert players(old.with_name("shutbox-version-2.db"))[0] == 2
    assert old.with_name("shutbox-version-1.db").stat().st_mode & 0o777 == 0o600


def test_a_copy_never_replaces_another(old: Path) -> None:
    old.with_name("shutbox-version-1.db").write_bytes(b"precious")
    migrated(old, 3, FAKE)
    assert old.with_name("shutbox-version-1.db").read_bytes() == b"precious"
    assert players(old.with_name("shutbox-version-1-2.db")) == OLD


def test_after_a_step_that_fails_the_store_is_as_it_was(old: Path) -> None:
    with pytest.raises(ShutboxError, match="store-no-table"):
        migrated(old, 3, {1: _named, 2: _broken})
    assert players(old) == OLD


def test_steps_that_leave_rows_without_their_table_are_undone(old: Path) -> None:
    with pytest.raises(ShutboxError, match="store-references"):
        migrated(old, 2, {1: lambda connection: void(connection.execute("DELETE FROM players"))})
    assert players(old) == OLD


def void(_: object) -> None:
    """Nothing, whatever was done."""


def test_a_newer_store_is_refused_and_left_alone(old: Path) -> None:
    migrated(old, 3, FAKE)
    with pytest.raises(ShutboxError, match="store-newer"):
        migrated(old, 2, FAKE)
    assert players(old)[0] == 3


def test_a_store_of_this_version_is_left_alone(tmp_path: Path) -> None:
    stored(tmp_path, lambda store: tables(store, 2))
    before = file(tmp_path).read_bytes()
    stored(tmp_path, lambda store: store.is_known("ann"))
    assert file(tmp_path).read_bytes() == before
    assert audit_store(file(tmp_path)).sound


def test_a_file_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    other = sqlite3.connect(file(tmp_path))
    other.execute("CREATE TABLE precious(x)")
    other.close()
    with pytest.raises(ShutboxError, match="store-foreign"):
        asyncio.run(open_store(tmp_path))
    other = sqlite3.connect(file(tmp_path))
    assert other.execute("SELECT name FROM sqlite_schema").fetchall() == [("precious",)]
    other.close()


def test_there_is_a_step_from_every_version_to_the_next(tmp_path: Path) -> None:
    assert set(STEPS) == set(range(1, VERSION))
    connection = connect(tmp_path / "new.db")
    assert version_of(connection, tmp_path / "new.db") == 0
    migrate(connection, tmp_path / "new.db")
    assert version_of(connection, tmp_path / "new.db") == VERSION
    connection.close()


def test_a_store_without_room_for_snapshots_gets_it(tmp_path: Path) -> None:
    stored(tmp_path, lambda store: tables(store, 2))
    connection = sqlite3.connect(file(tmp_path), isolation_level=None)
    connection.execute("DROP TABLE snapshots")
    connection.execute("PRAGMA user_version = 2")
    connection.close()
    assert audit_store(file(tmp_path)).sound, "as it is"
    stored(tmp_path, lambda store: store.is_known("ann"))
    assert audit_store(file(tmp_path)).sound
    assert file(tmp_path).with_name("shutbox-version-2.db").exists()
