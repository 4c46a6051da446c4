"""Reads the tables of a store that nobody changes, one after the other with their entries."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from shutbox.server.sqlite import looked_into, version_of


def stored_tables(path: Path) -> Iterator[tuple[str, list[bytes]]]:
    """The public id of each table, and its entries."""
    with closing(looked_into(path)) as connection:
        if version_of(connection, path) == 0:
            return
        for table_id, public in connection.execute("SELECT id, public FROM tables ORDER BY id"):
            rows = connection.execute("SELECT body FROM events WHERE table_id = ? ORDER BY n", (table_id,))
            yield public, [body for (body,) in rows.fetchall()]


def count(path: Path) -> int:
    """The number of tables."""
    with closing(looked_into(path)) as connection:
        if version_of(connection, path) == 0:
            return 0
        (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        return int(tables)
