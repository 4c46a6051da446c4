"""The tables of SQLite in which a store is kept, their version, and the steps from earlier ones."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import cache

from shutbox.errors import CorruptRecordError
from shutbox.server.book import TALLIES, UNFINISHED, Anchor, digest, write_anchor

# Marks a file as a store of this program, whatever its name and folder.
APPLICATION = 0x53687442
VERSION = 3
Step = Callable[[sqlite3.Connection], None]


def _count_commits(connection: sqlite3.Connection) -> None:
    """From version 1: the anchor counts commits, so that a mark beside the store can tell that some are missing."""
    row = connection.execute("SELECT * FROM anchor WHERE one = 1").fetchone()
    if row is None or digest(row[1:-1]) != row[-1]:
        raise CorruptRecordError("store-anchor")
    cells = (1, *row[1:-1])
    connection.execute("DROP TABLE anchor")
    connection.execute(
        "CREATE TABLE anchor(one INTEGER PRIMARY KEY, serial INTEGER NOT NULL, made INTEGER NOT NULL,"
        " events INTEGER NOT NULL, log INTEGER NOT NULL, head BLOB NOT NULL, tables INTEGER NOT NULL,"
        " tables_sum BLOB NOT NULL, devices INTEGER NOT NULL, devices_sum BLOB NOT NULL, holdings INTEGER NOT NULL,"
        " holdings_sum BLOB NOT NULL, transfers INTEGER NOT NULL, transfers_sum BLOB NOT NULL,"
        " hash BLOB NOT NULL) STRICT"
    )
    connection.execute(f"INSERT INTO anchor VALUES (1,?{',?' * len(cells)})", (*cells, digest(cells)))


def _make_room_for_snapshots(connection: sqlite3.Connection) -> None:
    """From version 2: tables can have snapshots, so that they are loaded without replaying all their entries."""
    connection.execute(
        "CREATE TABLE snapshots(table_id INTEGER PRIMARY KEY REFERENCES tables, n INTEGER NOT NULL, head BLOB NOT NULL,"
        " code BLOB NOT NULL, body BLOB NOT NULL, hash BLOB NOT NULL) STRICT"
    )


# For each earlier version what makes its tables those of the next one.
STEPS: Mapping[int, Step] = {1: _count_commits, 2: _make_room_for_snapshots}

SCHEMA = (
    "CREATE TABLE tables(id INTEGER PRIMARY KEY, code_hash BLOB NOT NULL UNIQUE, public TEXT NOT NULL UNIQUE,"
    " created INTEGER NOT NULL, changed INTEGER NOT NULL, stage TEXT NOT NULL, secret BLOB NOT NULL,"
    " count INTEGER NOT NULL, head BLOB NOT NULL) STRICT",
    f"CREATE INDEX unfinished ON tables(id) WHERE {UNFINISHED}",
    "CREATE TABLE events(table_id INTEGER NOT NULL REFERENCES tables, n INTEGER NOT NULL, body BLOB NOT NULL,"
    " hash BLOB NOT NULL, PRIMARY KEY(table_id, n)) STRICT, WITHOUT ROWID",
    "CREATE TABLE devices(holder TEXT PRIMARY KEY, created INTEGER NOT NULL, seen INTEGER NOT NULL)"
    " STRICT, WITHOUT ROWID",
    "CREATE TABLE holdings(table_id INTEGER NOT NULL REFERENCES tables, seat INTEGER NOT NULL,"
    " holder TEXT NOT NULL REFERENCES devices, PRIMARY KEY(table_id, seat)) STRICT, WITHOUT ROWID",
    "CREATE INDEX held ON holdings(holder)",
    "CREATE TABLE transfers(code_hash BLOB PRIMARY KEY, table_id INTEGER NOT NULL REFERENCES tables,"
    " seat INTEGER NOT NULL, expires INTEGER NOT NULL) STRICT, WITHOUT ROWID",
    "CREATE INDEX moving ON transfers(table_id)",
    "CREATE TABLE log(n INTEGER PRIMARY KEY, kind TEXT NOT NULL, public TEXT NOT NULL, value TEXT NOT NULL,"
    " at INTEGER NOT NULL, hash BLOB NOT NULL) STRICT",
    "CREATE UNIQUE INDEX once ON log(public, kind)",
    "CREATE TABLE snapshots(table_id INTEGER PRIMARY KEY REFERENCES tables, n INTEGER NOT NULL, head BLOB NOT NULL,"
    " code BLOB NOT NULL, body BLOB NOT NULL, hash BLOB NOT NULL) STRICT",
    "CREATE TABLE anchor(one INTEGER PRIMARY KEY, serial INTEGER NOT NULL, made INTEGER NOT NULL,"
    " events INTEGER NOT NULL, log INTEGER NOT NULL, head BLOB NOT NULL,"
    f"{''.join(f' {kind} INTEGER NOT NULL, {kind}_sum BLOB NOT NULL,' for kind in TALLIES)} hash BLOB NOT NULL) STRICT",
)


def lay(connection: sqlite3.Connection) -> None:
    """Creates the tables of an empty store in an empty file."""
    for statement in SCHEMA:
        connection.execute(statement)
    write_anchor(connection, Anchor())


def fits(connection: sqlite3.Connection) -> bool:
    """Whether a file has exactly these tables, in any order."""
    return _described(connection) == _laid()


def _described(connection: sqlite3.Connection) -> frozenset[object]:
    """What a file says of its tables; all of it, because SQLite itself overlooks some changes."""
    return frozenset(connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema"))


@cache
def _laid() -> frozenset[object]:
    """What an empty store says of its tables."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        lay(connection)
        return _described(connection)
