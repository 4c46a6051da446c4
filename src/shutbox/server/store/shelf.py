"""The stored tables: creates them, appends entries, finds them; and the public log of their sealed dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from shutbox.errors import ShutboxError
from shutbox.play.table import code_mark
from shutbox.server.book import (
    OPENED,
    SEALED,
    UNFINISHED,
    Ledger,
    LogRow,
    NewTable,
    Snapshot,
    TableRow,
    link,
    log_body,
    new_snapshot,
    table_root,
)
from shutbox.server.store.addition import Addition
from shutbox.server.store.seating import Held, hold

PAGE = 500
# The stages of a classroom, which is stored like a table: one that is forgotten after a day, and one that is kept.
CLASSROOM, KEPT_CLASSROOM = CLASSROOM_STAGES = ("classroom", "classroom-kept")


def create(ledger: Ledger, new: NewTable, bodies: Sequence[bytes], held: Held) -> TableRow:
    """Creates a table and returns its row; publishes the seal of its dice if they are sealed."""
    now, root = ledger.now, table_root(new.public)
    row = TableRow(ledger.new_number(), new.code_hash, new.public, now, now, new.stage, new.secret, 0, root)
    ledger.insert("tables", row.cells)
    if new.commitment:
        publish(ledger, SEALED, new.public, new.commitment)
    if held:
        hold(ledger, row.id, held)
    return ledger.plan(row, bodies, row.stage, row.secret)


def add(ledger: Ledger, addition: Addition) -> int:
    """Makes an addition, and returns the number of entries of the table after it."""
    row = ledger.row(addition.table_id)
    if row.count != addition.before:
        raise ShutboxError("store-conflict", expected=addition.before, got=row.count)
    if addition.snapshot:
        ledger.plan_snapshot(new_snapshot(row, code_mark(), addition.snapshot))
    opens = addition.opened and bool(row.secret)
    if opens:
        publish(ledger, OPENED, row.public, row.secret.hex())
    if addition.held is not None:
        hold(ledger, row.id, addition.held)
    stage = row.stage if addition.stage is None else addition.stage
    return ledger.plan(row, addition.bodies, stage, b"" if opens else row.secret).count


def publish(ledger: Ledger, kind: str, public: str, value: str) -> None:
    """Adds a row to the public log."""
    count, last = ledger.log_end()
    n = count + 1
    head = link(last, log_body(n, kind, public, value, ledger.now))
    ledger.connection.execute("INSERT INTO log VALUES (?,?,?,?,?,?)", (n, kind, public, value, ledger.now, head))
    ledger.anchor = replace(ledger.anchor, log=n, head=head)


def find(ledger: Ledger, code_hash: bytes) -> TableRow | None:
    """The table of a code."""
    return next(ledger.rows("WHERE code_hash = ?", (code_hash,)), None)


def counts(ledger: Ledger, table_ids: Sequence[int]) -> dict[int, int]:
    """The number of entries of each of these tables; one that is gone is missing."""
    found: dict[int, int] = {}
    for begin in range(0, len(table_ids), PAGE):
        some = table_ids[begin : begin + PAGE]
        places = ",".join("?" * len(some))
        found.update(ledger.connection.execute(f"SELECT id, count FROM tables WHERE id IN ({places})", some).fetchall())
    return found


class Stored(NamedTuple):
    """A table, its snapshot if there is one of this code, and the entries after it, at most a page."""

    row: TableRow
    snapshot: Snapshot | None
    entries: list[bytes]

    @property
    def since(self) -> int:
        """The number of entries that the snapshot covers."""
        return 0 if self.snapshot is None else self.snapshot.n


def find_with_entries(ledger: Ledger, code_hash: bytes) -> Stored | None:
    """The table of a code with everything to load it from, as it was at one moment."""
    row = find(ledger, code_hash)
    if row is None:
        return None
    snapshot = ledger.snapshot(row.id, code_mark())
    since = snapshot.n if snapshot else 0
    bodies = entries(ledger, row.id, since)
    # Other processes may add to it between two statements, so the row is read last, and entries after it left out.
    row = find(ledger, code_hash)
    return None if row is None else Stored(row, snapshot, bodies[: row.count - since])


def by_public(ledger: Ledger, public: str) -> TableRow | None:
    """The table of a public id."""
    return next(ledger.rows("WHERE public = ?", (public,)), None)


def old_classrooms(ledger: Ledger, seconds: int, limit: int) -> list[TableRow]:
    """Some classrooms that were opened so many seconds ago and are not to be kept."""
    old = (CLASSROOM, ledger.now - seconds, limit)
    return list(ledger.rows(f"WHERE {UNFINISHED} AND stage = ? AND created <= ? ORDER BY id LIMIT ?", old))


def entries(ledger: Ledger, table_id: int, since: int) -> list[bytes]:
    """The entries of a table after the first `since` of them, at most a page."""
    rows = ledger.connection.execute(
        "SELECT body FROM events WHERE table_id = ? AND n > ? ORDER BY n LIMIT ?", (table_id, since, PAGE)
    )
    return [body for (body,) in rows.fetchall()]


def unfinished(ledger: Ledger, after: int, limit: int, marks: Sequence[bytes]) -> list[tuple[TableRow, list[bytes]]]:
    """The next unfinished tables after an id, each with its first entry and all entries that contain one of `marks`."""
    rows = list(ledger.rows(f"WHERE {UNFINISHED} AND id > ? ORDER BY id LIMIT ?", (after, limit)))
    if not rows:
        return []
    bodies: dict[int, list[bytes]] = {row.id: [] for row in rows}
    condition = " OR ".join(["n = 1", *["instr(body, ?) > 0"] * len(marks)])
    cursor = ledger.connection.execute(
        f"SELECT table_id, body FROM tables JOIN events ON table_id = id WHERE {UNFINISHED} AND id BETWEEN ? AND ?"
        f" AND ({condition}) ORDER BY table_id, n",
        (rows[0].id, rows[-1].id, *marks),
    )
    for table_id, body in cursor.fetchall():
        bodies[table_id].append(body)
    return [(row, bodies[row.id]) for row in rows]


def log(ledger: Ledger, first: int, limit: int) -> list[LogRow]:
    """Rows of the public log from a number on."""
    rows = ledger.connection.execute("SELECT * FROM log WHERE n >= ? ORDER BY n LIMIT ?", (first, limit))
    return [_log_row(cells) for cells in rows.fetchall()]


def last_log(ledger: Ledger, limit: int) -> list[LogRow]:
    """The last rows of the public log, in their order."""
    rows = ledger.connection.execute("SELECT * FROM log ORDER BY n DESC LIMIT ?", (limit,))
    return [_log_row(cells) for cells in reversed(rows.fetchall())]


def sealed_row(ledger: Ledger, public: str) -> LogRow | None:
    """The row of the public log in which the dice of a table were sealed."""
    cells = ledger.connection.execute("SELECT * FROM log WHERE public = ? AND kind = ?", (public, SEALED)).fetchone()
    return None if cells is None else _log_row(cells)


def _log_row(cells: tuple[int, str, str, str, int, bytes]) -> LogRow:
    return LogRow(*cells[:5], cells[5].hex())


def last_time(ledger: Ledger) -> int:
    """The latest time at which anything in the store has happened; 0 if it is empty."""
    times = "SELECT max(changed) AS at FROM tables UNION SELECT max(seen) FROM devices UNION SELECT max(at) FROM log"
    (found,) = ledger.connection.execute(f"SELECT max(at) FROM ({times}) AS times").fetchone()
    return found or 0
