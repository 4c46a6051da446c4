"""From an older store to one of this version, step by step; a newer one is refused.

A step takes the tables of its version to the next one. It runs in the same transaction as all the others, and before
the first of them the whole store is copied to a file beside it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path

from shutbox.errors import ShutboxError
from shutbox.server.sqlite.database import MEMORY, copy
from shutbox.server.sqlite.schema import APPLICATION, VERSION, lay

Step = Callable[[sqlite3.Connection], None]
STEPS: Mapping[int, Step] = {}


def migrate(
    connection: sqlite3.Connection, path: Path, *, version: int = VERSION, steps: Mapping[int, Step] = STEPS
) -> None:
    """Makes a store of this version of what is in the file: nothing yet, or an older store."""
    got = version_of(connection, path, version)
    if got == version:
        return
    if got and path != MEMORY:
        copy(connection, _beside(path, got))
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in [steps[number] for number in range(got, version)] if got else [lay]:
            step(connection)
        _check_references(connection, path)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def version_of(connection: sqlite3.Connection, path: Path, version: int = VERSION) -> int:
    """The version of a store, 0 for an empty file; what is no store, or a newer one, is refused."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (got,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if (application, got, tables) == (0, 0, 0):
        return 0
    if application != APPLICATION or got < 1:
        raise ShutboxError("store-foreign", path=str(path))
    if got > version:
        raise ShutboxError("store-newer", path=str(path), got=got, known=version)
    return int(got)


def _beside(path: Path, version: int) -> Path:
    """A new name for the copy of a store of an older version."""
    names = (f"{path.stem}-version-{version}{mark}{path.suffix}" for mark in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(place for name in names if not (place := path.with_name(name)).exists())


def _check_references(connection: sqlite3.Connection, path: Path) -> None:
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise ShutboxError("store-references", path=str(path))
