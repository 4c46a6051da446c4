"""The ledger of SQLite: one connection, the anchor in memory, and batches of work in one transaction each.

A thread releases the interpreter lock at every statement, and may have to wait for it, so statements are few.
"""

from __future__ import annotations

import sqlite3
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from shutbox.errors import CorruptRecordError, ShutboxError
from shutbox.server.book import Call, Cells, Ledger, Outcome, TableRow, Task, read_anchor, weight, write_anchor
from shutbox.server.sqlite.database import fatal
from shutbox.server.sqlite.mark import Marker, check_mark

MOST_ROWS = 20_000
# The numbers of rows that one statement can write; each statement is prepared once.
_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
# The number of pages that are copied at a time; other work is done in between.
PAGES = 200


class SqliteLedger(Ledger):
    """A store in a file."""

    connection: sqlite3.Connection

    def __init__(self, connection: sqlite3.Connection, clock: Callable[[], float], store: Path | None = None) -> None:
        anchor = read_anchor(connection)
        if anchor is None:
            raise CorruptRecordError("store-anchor")
        if store is not None:
            check_mark(store, anchor, half_written=True)
        super().__init__(anchor, clock)
        self._marker = Marker(store, anchor) if store is not None else None
        self.connection = connection
        self._written = anchor
        self._weights: dict[int, int] = {}

    def perform(self, tasks: Sequence[Task]) -> list[Outcome]:
        """Does works and commits them together; an error in one of them concerns it alone."""
        self.now = int(self._clock())
        self.connection.execute("BEGIN IMMEDIATE")
        outcomes = [self._outcome(call, planned=planned) for call, planned, _ in tasks]
        self._flush()
        changed = self.anchor != self._written
        if changed:
            self.anchor = replace(self.anchor, serial=self.anchor.serial + 1)
            write_anchor(self.connection, self.anchor)
        self.connection.execute("COMMIT")
        if changed and self._marker is not None:
            self._marker.write(self.anchor)
        self._written = self.anchor
        return outcomes

    def close(self) -> None:
        """Writes SQLite's log to the file, and closes the store."""
        self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        self.connection.close()
        if self._marker is not None:
            self._marker.close()

    def _outcome(self, call: Call, *, planned: bool) -> Outcome:
        try:
            return Outcome(call(self) if planned else self._roll_back_on_error(call))
        except sqlite3.IntegrityError as error:
            return Outcome(error=_constraint(error))
        except Exception as error:
            if fatal(error):
                raise
            return Outcome(error=error)

    def _roll_back_on_error(self, call: Call) -> Any:
        """The result of a call; if it fails, its changes are rolled back."""
        self._flush()
        before = self.anchor
        self.connection.execute("SAVEPOINT work")
        try:
            result = call(self)
        except Exception as error:
            if not fatal(error):
                self.connection.execute("ROLLBACK TO work")
                self.connection.execute("RELEASE work")
                self.anchor = before
                self._rows.clear()
                self._weights.clear()
            raise
        self.connection.execute("RELEASE work")
        return result

    def new_number(self) -> int:
        """The number of a table that is about to be made."""
        number = self.anchor.made + 1
        self.anchor = replace(self.anchor, made=number)
        return number

    def log_end(self) -> tuple[int, bytes]:
        """The number of rows of the public log and its head."""
        return self.anchor.log, self.anchor.head

    def checkpoint(self) -> None:
        """Writes SQLite's log to the file, as far as nobody has to wait for it."""
        self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()

    def clean(self) -> None:
        """Removes what was forgotten from SQLite's log; in the file itself SQLite overwrites what is deleted."""
        self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()

    def erase(self) -> None:
        """Rewrites the file, so that no forgotten data is left in its pages or in SQLite's log."""
        # The new file may be larger than memory.
        for statement in ("PRAGMA temp_store = FILE", "VACUUM", "PRAGMA temp_store = MEMORY"):
            self.connection.execute(statement)
        self.clean()

    def copy(self, path: Path, between: Callable[[Ledger], None] | None = None) -> None:
        """Copies the store to a file; SQLite adds to it what this connection commits meanwhile."""

        def step(_status: int, _remaining: int, _total: int) -> None:
            if between is not None:
                between(self)

        with closing(sqlite3.connect(path, isolation_level=None)) as target:
            self.connection.backup(target, pages=PAGES, progress=step)
            # Without a log beside it, a copy can be read in a folder without write permission.
            target.execute("PRAGMA journal_mode = DELETE").fetchall()

    @staticmethod
    def fatal(error: BaseException) -> bool:
        """Whether an error means that the disk or the file failed."""
        return fatal(error)

    def forget(self, table_id: int) -> None:
        """Drops a row that is no longer in the store, or was changed there, from memory."""
        super().forget(table_id)
        self._weights.pop(table_id, None)

    def _flush(self) -> None:
        """Writes the planned rows, and updates the anchor."""
        if not self._changed:
            return
        for size, cells in _parts(self._entries):
            self.connection.execute(_insertion(size), cells)
        if self._snapshots:
            snapshots = [snapshot.cells for snapshot in self._snapshots.values()]
            self.connection.executemany("REPLACE INTO snapshots VALUES (?,?,?,?,?,?)", snapshots)
        rows = [after for _, after in self._changed.values()]
        changed = [(row.id, row.changed, row.stage, row.secret, row.count, row.head) for row in rows]
        for size, cells in _parts(changed):
            self.connection.execute(_update(size), cells)
        tables = self.anchor.tables.moved(sum(map(self._weight_change, self._changed.values())))
        self.anchor = replace(self.anchor, events=self.anchor.events + len(self._entries), tables=tables)
        self._entries.clear()
        self._snapshots.clear()
        self._changed.clear()
        self._trim()

    def _weight_change(self, change: tuple[TableRow, TableRow]) -> int:
        """The change of the tally for a changed row; caches the weight of the row for its next change."""
        before, after = change
        old = self._weights.get(before.id)
        self._weights[after.id] = new = weight(after.cells)
        return new - (weight(before.cells) if old is None else old)

    def _trim(self) -> None:
        """Drops cached rows beyond the limit; all are written by now, and the most recently changed ones are last."""
        for table_id in list(islice(self._rows, max(0, len(self._rows) - MOST_ROWS))):
            self.forget(table_id)


def _constraint(error: sqlite3.IntegrityError) -> ShutboxError:
    return ShutboxError("store-constraint", why=str(error))


def _parts(rows: Sequence[Cells]) -> Iterator[tuple[int, list[Any]]]:
    """The cells of rows, in groups of a few fixed sizes, each with its size.

    Groups are padded with rows of zeros, because no table has the number 0, and because sqlite3 binds a number much
    faster than None.
    """
    for begin in range(0, len(rows), _SIZES[-1]):
        part = rows[begin : begin + _SIZES[-1]]
        size = _SIZES[bisect_left(_SIZES, len(part))]
        cells = [cell for row in part for cell in row]
        yield size, cells + [0] * ((size - len(part)) * len(part[0]))


@cache
def _insertion(rows: int) -> str:
    values = ",".join(["(?,?,?,?)"] * rows)
    return f"INSERT INTO events SELECT * FROM (VALUES {values}) WHERE column1 > 0"


@cache
def _update(rows: int) -> str:
    values = ",".join(["(?,?,?,?,?,?)"] * rows)
    return (
        "UPDATE tables SET changed = new.column2, stage = new.column3, secret = new.column4, count = new.column5,"
        f" head = new.column6 FROM (VALUES {values}) AS new WHERE id = new.column1"
    )
