"""The ledger: one connection, the anchor in memory, and batches of work in one transaction each.

Most writes are entries of tables. They are planned in memory (`plan`) and reach SQLite together in a few statements,
because a thread releases the interpreter lock at every statement, and may have to wait for it.
"""

from __future__ import annotations

import sqlite3
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from shutbox.errors import CorruptRecordError, ShutboxError
from shutbox.server.sqlite.anchor import read_anchor, write_anchor
from shutbox.server.sqlite.chain import link
from shutbox.server.sqlite.database import fatal
from shutbox.server.sqlite.mark import Marker, check_mark
from shutbox.server.sqlite.row import Cells, Snapshot, TableRow
from shutbox.server.sqlite.tally import weight

Call = Callable[["Ledger"], Any]
MOST_ROWS = 20_000
# The numbers of rows that one statement can write; each statement is prepared once.
_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
_TABLE = "SELECT id, code_hash, public, created, changed, stage, secret, count, head FROM tables"


class Outcome(NamedTuple):
    """The result of one piece of work: a value, or an error that concerns only this work."""

    value: Any = None
    error: Exception | None = None


class Ledger:
    """Everything in a store; only the owner of its connection uses it."""

    def __init__(self, connection: sqlite3.Connection, clock: Callable[[], float], store: Path | None = None) -> None:
        anchor = read_anchor(connection)
        if anchor is None:
            raise CorruptRecordError("store-anchor")
        if store is not None:
            check_mark(store, anchor, half_written=True)
        self._marker = Marker(store, anchor) if store is not None else None
        self.connection = connection
        self.anchor = self._written = anchor
        self.now = int(clock())
        self._clock = clock
        self._rows: dict[int, TableRow] = {}
        self._weights: dict[int, int] = {}
        self._changed: dict[int, tuple[TableRow, TableRow]] = {}
        self._entries: list[Cells] = []
        self._snapshots: dict[int, Snapshot] = {}

    def perform(self, works: Sequence[tuple[Call, bool]]) -> list[Outcome]:
        """Does works and commits them; each has a flag that says whether it is only planned in memory."""
        self.now = int(self._clock())
        self.connection.execute("BEGIN IMMEDIATE")
        outcomes = [self._outcome(call, planned=planned) for call, planned in works]
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

    def tally(self, kind: str, old: Cells | None, new: Cells | None) -> None:
        """Updates the tally of this kind for a row that was added, removed or changed."""
        self.anchor = replace(self.anchor, **{kind: getattr(self.anchor, kind).changed(old, new)})

    def row(self, table_id: int) -> TableRow:
        """The row of a table, with the planned changes."""
        row = self._rows.get(table_id) or next(self.rows("WHERE id = ?", (table_id,)), None)
        if row is None:
            raise ShutboxError("store-no-table")
        return row

    def rows(self, where: str, values: Sequence[object] = ()) -> Iterator[TableRow]:
        """The rows of the tables that match a WHERE clause."""
        return (TableRow(*cells) for cells in self.connection.execute(f"{_TABLE} {where}", values))

    def plan(self, row: TableRow, bodies: Sequence[bytes], stage: str, secret: bytes) -> TableRow:
        """Plans to add these entries to a table, and returns its row after that; cannot fail."""
        count, head = row.count, row.head
        for body in bodies:
            count, head = count + 1, link(head, body)
            self._entries.append((row.id, count, body, head))
        # Spelled out, because `replace` would take as long as everything else here.
        after = TableRow(row.id, row.code_hash, row.public, row.created, self.now, stage, secret, count, head)
        stored, _ = self._changed.get(row.id, (row, row))
        self._changed[row.id] = (stored, after)
        self._rows.pop(row.id, None)
        self._rows[row.id] = after
        return after

    def plan_snapshot(self, snapshot: Snapshot) -> None:
        """Plans to replace the snapshot of a table; written with the next entries."""
        self._snapshots[snapshot.table_id] = snapshot

    def snapshot(self, table_id: int, code: bytes) -> Snapshot | None:
        """The snapshot of a table, if this code has written it."""
        query = "SELECT * FROM snapshots WHERE table_id = ? AND code = ?"
        cells = self.connection.execute(query, (table_id, code)).fetchone()
        return None if cells is None else Snapshot(*cells)

    def drop_snapshot(self, table_id: int) -> None:
        """Deletes the snapshot of a table, which will be loaded from its entries."""
        self.connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table_id,))

    def forget(self, table_id: int) -> None:
        """Drops a row that is no longer in the store from memory."""
        self._rows.pop(table_id, None)
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
