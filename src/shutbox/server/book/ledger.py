"""The ledger: the one interface through which everything reads and changes a store, whatever database keeps it.

Most writes are entries of tables. They are planned in memory (`plan`) and reach the database together, in a few
statements for a whole batch. `server.sqlite` and `server.postgres` each have a ledger of their own; everybody else
writes SQL that both understand, with `?` or `?1` for values.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from shutbox.errors import ShutboxError
from shutbox.server.book.anchor import Anchor
from shutbox.server.book.chain import link
from shutbox.server.book.row import Cells, Snapshot, TableRow

Call = Callable[["Ledger"], Any]
# A piece of work: what to call, whether it is only planned in memory, and the table to which it adds, 0 for none.
Task = tuple[Call, bool, int]
# More rows than any store has, where a limit has to be named.
ALL = 1 << 62
_TABLE = "SELECT id, code_hash, public, created, changed, stage, secret, count, head FROM tables"
# The columns that name a row of each kind, and the kinds that belong to a table and go with it.
KEYS = {"tables": ("id",), "devices": ("holder",), "holdings": ("table_id", "seat"), "transfers": ("code_hash",)}
OF_TABLE = ("holdings", "transfers")
UNFINISHED = "stage NOT IN ('over', 'abandoned')"


class Rows(Protocol):
    """What a statement has found."""

    def fetchone(self) -> Any:
        """The next row, None if there are no more."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection to a database."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Rows:
        """Executes one statement."""

    def executemany(self, sql: str, values: Sequence[Sequence[Any]], /) -> object:
        """Executes a statement once for each of these values."""

    def close(self) -> None:
        """Closes it."""


class Outcome(NamedTuple):
    """The result of one piece of work: a value, or an error that concerns only this work."""

    value: Any = None
    error: Exception | None = None


class Ledger(ABC):
    """Everything in a store; only the owner of its connection uses it."""

    # What a statement that reads rows ends with if they are about to be changed.
    to_change = ""
    connection: Connection

    def __init__(self, anchor: Anchor, clock: Callable[[], float]) -> None:
        self.anchor = anchor
        self.now = int(clock())
        self._clock = clock
        self._rows: dict[int, TableRow] = {}
        self._changed: dict[int, tuple[TableRow, TableRow]] = {}
        self._entries: list[Cells] = []
        self._snapshots: dict[int, Snapshot] = {}

    @abstractmethod
    def perform(self, tasks: Sequence[Task]) -> list[Outcome]:
        """Does works and commits them together; an error in one of them concerns it alone."""

    @abstractmethod
    def close(self) -> None:
        """Closes the store."""

    @abstractmethod
    def new_number(self) -> int:
        """The number of a table that is about to be made."""

    @abstractmethod
    def log_end(self) -> tuple[int, bytes]:
        """The number of rows of the public log and its head; nobody else adds to it until the commit."""

    @abstractmethod
    def checkpoint(self) -> None:
        """Tidies up while nobody waits."""

    @abstractmethod
    def clean(self) -> None:
        """Removes what was forgotten from the log of the database, as far as that is quick."""

    @abstractmethod
    def erase(self) -> None:
        """Removes what was forgotten from wherever the database may still have it."""

    @abstractmethod
    def copy(self, path: Path, between: Callable[[Ledger], None] | None = None) -> None:
        """Copies the store to a file of SQLite; `between` is called in its pauses."""

    @staticmethod
    @abstractmethod
    def fatal(error: BaseException) -> bool:
        """Whether an error means that the database failed, and not that a request was refused."""

    def tally(self, kind: str, old: Cells | None, new: Cells | None) -> None:
        """Updates the tally of this kind for a row that was added, removed or changed."""
        self.anchor = replace(self.anchor, **{kind: getattr(self.anchor, kind).changed(old, new)})

    def row(self, table_id: int) -> TableRow:
        """The row of a table, with the planned changes."""
        row = self._rows.get(table_id) or next(self.rows("WHERE id = ?", (table_id,), change=True), None)
        if row is None:
            raise ShutboxError("store-no-table")
        return row

    def rows(self, where: str, values: Sequence[object] = (), *, change: bool = False) -> Iterator[TableRow]:
        """The rows of the tables that match a WHERE clause."""
        end = self.to_change if change else ""
        return (TableRow(*cells) for cells in self.connection.execute(f"{_TABLE} {where}{end}", values))

    def cells(self, kind: str, where: str, values: Sequence[object] = (), *, change: bool = False) -> list[Any]:
        """The rows of a kind that match a condition, as cells."""
        end = self.to_change if change else ""
        return self.connection.execute(f"SELECT * FROM {kind} WHERE {where}{end}", values).fetchall()

    def insert(self, kind: str, cells: Cells) -> None:
        """Adds a row of this kind."""
        self.connection.execute(f"INSERT INTO {kind} VALUES ({','.join('?' * len(cells))})", cells)
        self.tally(kind, None, cells)

    def remove(self, kind: str, cells: Cells) -> None:
        """Removes a row of this kind."""
        key = KEYS[kind]
        where = " AND ".join(f"{column} = ?" for column in key)
        self.connection.execute(f"DELETE FROM {kind} WHERE {where}", cells[: len(key)])
        self.tally(kind, cells, None)

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
        found = self.cells("snapshots", "table_id = ? AND code = ?", (table_id, code))
        return Snapshot(*found[0]) if found else None

    def drop_snapshot(self, table_id: int) -> None:
        """Deletes the snapshot of a table, which will be loaded from its entries."""
        self.connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table_id,))

    def forget(self, table_id: int) -> None:
        """Drops a row that is no longer in the store, or was changed there, from memory."""
        self._rows.pop(table_id, None)
