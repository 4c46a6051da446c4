"""The tables of SQLite in which a store is kept."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest

from shutbox.server.book.anchor import TALLIES, Anchor, read_anchor
from shutbox.server.book.ledger import KEYS, OF_TABLE, UNFINISHED
from shutbox.server.sqlite.schema import SCHEMA, fits, lay


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    made = sqlite3.connect(":memory:")
    yield made
    made.close()


def test_an_empty_store_has_these_tables_and_an_anchor(connection: sqlite3.Connection) -> None:
    assert not fits(connection)
    lay(connection)
    assert fits(connection)
    assert read_anchor(connection) == Anchor()


@pytest.mark.parametrize(
    "change",
    [
        "CREATE TABLE more(n)",
        "CREATE INDEX more ON tables(public)",
        "DROP INDEX unfinished",
        "DROP TABLE transfers",
        "ALTER TABLE log ADD COLUMN more TEXT",
        "CREATE TRIGGER more AFTER INSERT ON log BEGIN DELETE FROM log; END",
    ],
)
def test_a_file_with_other_tables_does_not_fit(connection: sqlite3.Connection, change: str) -> None:
    lay(connection)
    connection.execute(change)
    assert not fits(connection)


def test_the_order_of_the_tables_does_not_matter(connection: sqlite3.Connection) -> None:
    tables = [each for each in SCHEMA if each.startswith("CREATE TABLE")]
    for statement in [*reversed(tables), *(each for each in SCHEMA if each not in tables)]:
        connection.execute(statement)
    assert fits(connection)


def test_columns_hold_their_type_only(connection: sqlite3.Connection) -> None:
    lay(connection)
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute("INSERT INTO devices VALUES ('holder', 'yesterday', 0)")


def test_a_table_is_unfinished_until_it_is_over_or_abandoned(connection: sqlite3.Connection) -> None:
    lay(connection)
    stages = ("waiting", "sealing", "playing", "over", "abandoned")
    for number, stage in enumerate(stages):
        cells = (number, b"%d" % number, str(number), 0, 0, stage, b"", 0, b"")
        connection.execute("INSERT INTO tables VALUES (?,?,?,?,?,?,?,?,?)", cells)
    found = connection.execute(f"SELECT stage FROM tables WHERE {UNFINISHED} ORDER BY id")
    assert [stage for (stage,) in found] == ["waiting", "sealing", "playing"]


def test_dice_are_sealed_and_opened_once(connection: sqlite3.Connection) -> None:
    lay(connection)
    row = "INSERT INTO log VALUES (?, ?, 'public', '', 0, x'')"
    connection.execute(row, (1, "sealed"))
    connection.execute(row, (2, "opened"))
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute(row, (3, "sealed"))


@pytest.mark.parametrize("kind", KEYS)
def test_the_key_of_a_row_is_its_first_cells(connection: sqlite3.Connection, kind: str) -> None:
    lay(connection)
    columns = connection.execute(f"PRAGMA table_info({kind})").fetchall()
    assert [name for _, name, *_, place in columns if place] == list(KEYS[kind])
    assert [name for _, name, *_ in columns][: len(KEYS[kind])] == list(KEYS[kind])


def test_rows_that_refer_to_a_table_go_with_it(connection: sqlite3.Connection) -> None:
    lay(connection)
    owned = "SELECT 1 FROM pragma_foreign_key_list(?) WHERE \"table\" = 'tables'"
    assert tuple(kind for kind in TALLIES if connection.execute(owned, (kind,)).fetchone()) == OF_TABLE


def test_every_tallied_kind_has_its_key() -> None:
    assert set(KEYS) == set(TALLIES)


def test_every_table_is_tallied_or_has_a_chain(connection: sqlite3.Connection) -> None:
    lay(connection)
    kinds = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    # A snapshot has a hash of its own, and nothing is lost with it.
    assert kinds == {*TALLIES, "events", "log", "anchor", "snapshots"}


@pytest.mark.parametrize("column", ["type", "name", "tbl_name"])
def test_a_changed_cell_of_the_schema_does_not_fit(connection: sqlite3.Connection, column: str) -> None:
    """SQLite itself ignores some of them, like a type that is bytes instead of a text."""
    lay(connection)
    assert fits(connection)
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute(f"UPDATE sqlite_schema SET {column} = CAST({column} AS BLOB) WHERE name = 'anchor'")
    assert not fits(connection)
