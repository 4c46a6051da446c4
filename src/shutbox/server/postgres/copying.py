"""Copies a store from PostgreSQL to a file of SQLite, and from a file to an empty database.

Both have the same cells in the same order, so hashes and tallies go with the rows, and an audit of the copy compares
them with what is there.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

from shutbox.errors import CorruptRecordError, ShutboxError
from shutbox.server.book import read_anchor, write_anchor
from shutbox.server.postgres.layout import KINDS
from shutbox.server.postgres.session import Session
from shutbox.server.postgres.share import audited_anchor, insert_share
from shutbox.server.sqlite import migrate

# The number of rows that are written at a time; other work is done in between.
PART = 2000
_TYPES = {
    "tables": "int8 bytea text int8 int8 text bytea int8 bytea",
    "events": "int8 int8 bytea bytea",
    "devices": "text int8 int8",
    "holdings": "int8 int8 text",
    "transfers": "bytea int8 int8 int8",
    "log": "int8 text text text int8 bytea",
    "snapshots": "int8 int8 bytea bytea bytea bytea",
}


def copy_out(session: Session, path: Path, between: Callable[[], None]) -> None:
    """Copies what a still session sees to a new file; `between` is called after each part."""
    anchor = audited_anchor(session)
    if anchor is None:
        raise CorruptRecordError("store-anchor")
    with closing(sqlite3.connect(path, isolation_level=None)) as target:
        migrate(target, path)
        target.execute("BEGIN IMMEDIATE")
        last = 0
        for kind in KINDS:
            for part in _parts(session.stream(f"SELECT * FROM {kind}")):
                target.executemany(f"INSERT INTO {kind} VALUES ({','.join('?' * len(part[0]))})", part)
                last = max(last, *(row[0] for row in part)) if kind == "tables" else last
                between()
        # A file counts the tables that were made by their numbers.
        write_anchor(target, replace(anchor, made=max(anchor.made, last)))
        target.execute("COMMIT")


def copy_in(source: sqlite3.Connection, session: Session) -> None:
    """Copies a store of this version from a file to a database with an empty one, in one transaction."""
    anchor = read_anchor(source)
    if anchor is None:
        raise CorruptRecordError("store-anchor")
    session.execute("BEGIN")
    for kind in KINDS:
        session.execute(f"LOCK TABLE {kind} IN EXCLUSIVE MODE")
        if session.execute(f"SELECT 1 FROM {kind} LIMIT 1").fetchone():
            raise ShutboxError("store-not-empty", path=str(session.raw.info.dbname))
    for kind in KINDS:
        _fill(session, kind, source.execute(f"SELECT * FROM {kind}"))
    # Somebody has to look through the tables for those that go on by themselves.
    session.execute("DELETE FROM chores")
    session.execute("SELECT setval('table_numbers', ?)", (max(1, anchor.made),))
    insert_share(session, secrets.token_bytes(16), anchor)
    session.execute("COMMIT")


def _fill(session: Session, kind: str, rows: sqlite3.Cursor) -> None:
    with session.raw.cursor() as cursor, cursor.copy(f"COPY {kind} FROM STDIN (FORMAT BINARY)".encode()) as copy:
        copy.set_types(_TYPES[kind].split())
        for row in rows:
            copy.write_row(row)


def _parts(rows: Iterator[tuple[Any, ...]]) -> Iterator[list[tuple[Any, ...]]]:
    while part := list(islice(rows, PART)):
        yield part
