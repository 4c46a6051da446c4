"""Forgets a table, the data of a device, or everything that has not been used for long.

The public log keeps its rows. If a table is forgotten before its dice were opened, its secret is published there, so
that the log has no gap. Entries of a device at a table with others stay, because that table belongs to the others too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.server.sqlite import OPENED, Ledger, TableRow, kinds_of_table
from shutbox.server.store.seating import remove
from shutbox.server.store.shelf import publish

DAY = 86_400
PART = 100
_SHARED = (
    "EXISTS (SELECT 1 FROM holdings AS own WHERE own.table_id = id AND own.holder = ?1)"
    " AND {}EXISTS (SELECT 1 FROM holdings AS other WHERE other.table_id = id AND other.holder <> ?1)"
)


@dataclass(frozen=True, slots=True)
class Target:
    """What to forget: exactly one of these."""

    public: str | None = None
    holder: str | None = None
    days: int | None = None


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What was or would be forgotten, and the tables of a device that stay because others hold seats there."""

    tables: tuple[TableRow, ...] = ()
    events: int = 0
    devices: int = 0
    shared: tuple[str, ...] = ()

    @property
    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        tables = [row.public for row in self.tables]
        return {"tables": tables, "events": self.events, "devices": self.devices, "shared": list(self.shared)}


def total(one: Forgotten, other: Forgotten) -> Forgotten:
    """The sum of two results."""
    tables, shared = (*one.tables, *other.tables), (*one.shared, *other.shared)
    return Forgotten(tables, one.events + other.events, one.devices + other.devices, shared)


def looked_up(ledger: Ledger, target: Target, limit: int = -1) -> Forgotten:
    """What would be forgotten, of at most `limit` tables; raises if the target does not exist."""
    rows = tuple(ledger.rows(*_table_query(ledger, target, limit)))
    devices = _devices(ledger, target, rows)
    shared: tuple[str, ...] = ()
    if target.holder is not None:
        shared = tuple(row.public for row in ledger.rows(f"WHERE {_SHARED.format('')} ORDER BY id", (target.holder,)))
    if not rows and not devices and (target.public is not None or target.holder is not None):
        raise ShutboxError("forget-unknown", got=str(target.public or target.holder))
    return Forgotten(rows, sum(row.count for row in rows), len(devices), shared)


def _table_query(ledger: Ledger, target: Target, limit: int) -> tuple[str, Sequence[object]]:
    if target.public is not None:
        return "WHERE public = ? LIMIT ?", (target.public, limit)
    if target.holder is not None:
        return f"WHERE {_SHARED.format('NOT ')} ORDER BY id LIMIT ?2", (target.holder, limit)
    return "WHERE changed <= ? ORDER BY id LIMIT ?", (_before(ledger, target), limit)


def _before(ledger: Ledger, target: Target) -> int:
    return ledger.now - (target.days or 0) * DAY


def _devices(ledger: Ledger, target: Target, rows: Sequence[TableRow]) -> list[tuple[Any, ...]]:
    """The devices to forget: the one in the target, or those not seen for long that will hold no seat."""
    run = ledger.connection.execute
    if target.public is not None:
        return []
    if target.holder is not None:
        return run("SELECT * FROM devices WHERE holder = ?", (target.holder,)).fetchall()
    table_ids = {row.id for row in rows}
    devices = run("SELECT * FROM devices WHERE seen <= ? ORDER BY holder", (_before(ledger, target),)).fetchall()
    return [device for device in devices if _seats(ledger, device[0]) <= table_ids]


def _seats(ledger: Ledger, holder: str) -> set[int]:
    rows = ledger.connection.execute("SELECT table_id FROM holdings WHERE holder = ?", (holder,))
    return {table_id for (table_id,) in rows.fetchall()}


def forget_some(ledger: Ledger, target: Target) -> Forgotten:
    """Forgets some tables, and the devices if no more tables follow; returns what was forgotten."""
    result = looked_up(ledger, target, PART)
    for row in result.tables:
        _forget_table(ledger, row)
    if len(result.tables) == PART:
        return replace(result, devices=0, shared=())
    for device in _devices(ledger, target, ()):
        _forget_device(ledger, device)
    return result


def _forget_table(ledger: Ledger, row: TableRow) -> None:
    run, own = ledger.connection.execute, (row.id,)
    if row.secret:
        publish(ledger, OPENED, row.public, row.secret.hex())
    for kind in kinds_of_table(ledger.connection):
        remove(ledger, kind, run(f"SELECT * FROM {kind} WHERE table_id = ?", own).fetchall())
    ledger.drop_snapshot(row.id)
    run("DELETE FROM events WHERE table_id = ?", own)
    run("DELETE FROM tables WHERE id = ?", own)
    ledger.tally("tables", row.cells, None)
    ledger.anchor = replace(ledger.anchor, events=ledger.anchor.events - row.count)
    ledger.forget(row.id)


def _forget_device(ledger: Ledger, device: tuple[Any, ...]) -> None:
    run, own = ledger.connection.execute, (device[0],)
    holdings = run("SELECT * FROM holdings WHERE holder = ?", own).fetchall()
    for table_id, seat, _ in holdings:
        transfers = run("SELECT * FROM transfers WHERE table_id = ? AND seat = ?", (table_id, seat)).fetchall()
        remove(ledger, "transfers", transfers)
        # It may hold more about the device than the table needs.
        ledger.drop_snapshot(table_id)
    remove(ledger, "holdings", holdings)
    remove(ledger, "devices", [device])


def erase(ledger: Ledger) -> None:
    """Rewrites the file, so that no forgotten data is left in its pages or in SQLite's log."""
    # The new file may be larger than memory.
    for statement in ("PRAGMA temp_store = FILE", "VACUUM", "PRAGMA temp_store = MEMORY"):
        ledger.connection.execute(statement)
    ledger.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
