"""Migrates an older store to this version, step by step; raises for a newer one.

The steps are in `sqlite.schema`. They run in one transaction, and before the first of them the whole store is copied to
a file beside it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from pathlib import Path

from shutbox.errors import ShutboxError
from shutbox.server.sqlite.database import MEMORY, copy
from shutbox.server.sqlite.schema import APPLICATION, STEPS, VERSION, Step, lay


def migrate(
    connection: sqlite3.Connection, path: Path, *, version: int = VERSION, steps: Mapping[int, Step] = STEPS
) -> None:
    """Makes an empty file or an older store a store of this version."""
    found_version = version_of(connection, path, version)
    if found_version == version:
        return
    if found_version and path != MEMORY:
        copy(connection, _beside(path, found_version))
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in [steps[number] for number in range(found_version, version)] if found_version else [lay]:
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
    """The version of a store, 0 for an empty file; raises if it is not a store, or a newer one."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (found_version,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if (application, found_version, tables) == (0, 0, 0):
        return 0
    if application != APPLICATION or found_version < 1:
        raise ShutboxError("store-foreign", path=str(path))
    if found_version > version:
        raise ShutboxError("store-newer", path=str(path), got=found_version, known=version)
    return int(found_version)


def _beside(path: Path, version: int) -> Path:
    """A new name for the copy of a store of an older version."""
    names = (f"{path.stem}-version-{version}{mark}{path.suffix}" for mark in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(place for name in names if not (place := path.with_name(name)).exists())


def _check_references(connection: sqlite3.Connection, path: Path) -> None:
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise ShutboxError("store-references", path=str(path))
