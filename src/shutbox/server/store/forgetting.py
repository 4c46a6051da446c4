"""Forgetting: a table, what is known of a device, or everything that has lain untouched for long.

The public log keeps its rows, and a table that is forgotten before its dice were opened is opened there, so that the
log has no gap. What a device said at a table with others stays with that table, which is theirs as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from shutbox.errors import ShutboxError
from shutbox.server.sqlite import OPENED, Ledger, TableRow
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
    """What is to be forgotten: one of these."""

    public: str | None = None
    holder: str | None = None
    days: int | None = None


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What is gone, or would be; and the tables of a device that stay because others hold seats there."""

    tables: tuple[TableRow, ...] = ()
    events: int = 0
    devices: int = 0
    shared: tuple[str, ...] = ()

    @property
    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        tables = [row.public for row in self.tables]
        return {"tables": tables, "events": self.events, "devices": self.devices, "shared": list(self.shared)}


def added(one: Forgotten, other: Forgotten) -> Forgotten:
    """What is gone in two goes."""
    tables, shared = (*one.tables, *other.tables), (*one.shared, *other.shared)
    return Forgotten(tables, one.events + other.events, one.devices + other.devices, shared)


def looked_up(ledger: Ledger, target: Target, limit: int = -1) -> Forgotten:
    """What would be gone, of at most so many tables; a target that there is not is refused."""
    rows = tuple(ledger.rows(*_chosen(ledger, target, limit)))
    devices = _devices(ledger, target, rows)
    shared: tuple[str, ...] = ()
    if target.holder is not None:
        shared = tuple(row.public for row in ledger.rows(f"WHERE {_SHARED.format('')} ORDER BY id", (target.holder,)))
    if not rows and not devices and (target.public is not None or target.holder is not None):
        raise ShutboxError("forget-unknown", got=str(target.public or target.holder))
    return Forgotten(rows, sum(row.count for row in rows), len(devices), shared)


def _chosen(ledger: Ledger, target: Target, limit: int) -> tuple[str, Sequence[object]]:
    if target.public is not None:
        return "WHERE public = ? LIMIT ?", (target.public, limit)
    if target.holder is not None:
        return f"WHERE {_SHARED.format('NOT ')} ORDER BY id LIMIT ?2", (target.holder, limit)
    return "WHERE changed <= ? ORDER BY id LIMIT ?", (_before(ledger, target), limit)


def _before(ledger: Ledger, target: Target) -> int:
    return ledger.now - (target.days or 0) * DAY


def _devices(ledger: Ledger, target: Target, rows: Sequence[TableRow]) -> list[tuple[Any, ...]]:
    """The devices that are gone: the one that is named, or those that were not seen and will hold no seat."""
    run = ledger.connection.execute
    if target.public is not None:
        return []
    if target.holder is not None:
        return run("SELECT * FROM devices WHERE holder = ?", (target.holder,)).fetchall()
    going = {row.id for row in rows}
    found = run("SELECT * FROM devices WHERE seen <= ? ORDER BY holder", (_before(ledger, target),)).fetchall()
    return [device for device in found if _seats(ledger, device[0]) <= going]


def _seats(ledger: Ledger, holder: str) -> set[int]:
    found = ledger.connection.execute("SELECT table_id FROM holdings WHERE holder = ?", (holder,))
    return {table_id for (table_id,) in found.fetchall()}


def forget_some(ledger: Ledger, target: Target) -> Forgotten:
    """What is gone now: some tables of many, and once there are no more the devices."""
    found = looked_up(ledger, target, PART)
    for row in found.tables:
        _forget_table(ledger, row)
    if len(found.tables) == PART:
        return replace(found, devices=0, shared=())
    for device in _devices(ledger, target, ()):
        _forget_device(ledger, device)
    return found


def _forget_table(ledger: Ledger, row: TableRow) -> None:
    run, own = ledger.connection.execute, (row.id,)
    if row.secret:
        publish(ledger, OPENED, row.public, row.secret.hex())
    for kind in ("holdings", "transfers"):
        remove(ledger, kind, run(f"SELECT * FROM {kind} WHERE table_id = ?", own).fetchall())
    run("DELETE FROM events WHERE table_id = ?", own)
    run("DELETE FROM tables WHERE id = ?", own)
    ledger.tally("tables", row.cells, None)
    ledger.anchor = replace(ledger.anchor, events=ledger.anchor.events - row.count)
    ledger.forget(row.id)


def _forget_device(ledger: Ledger, device: tuple[Any, ...]) -> None:
    run, own = ledger.connection.execute, (device[0],)
    held = run("SELECT * FROM holdings WHERE holder = ?", own).fetchall()
    for table_id, seat, _ in held:
        moving = run("SELECT * FROM transfers WHERE table_id = ? AND seat = ?", (table_id, seat)).fetchall()
        remove(ledger, "transfers", moving)
    remove(ledger, "holdings", held)
    remove(ledger, "devices", [device])


def erase(ledger: Ledger) -> None:
    """Writes the file anew, so that nothing of what was forgotten is left in its pages or in SQLite's log."""
    # The new file may be larger than memory.
    for statement in ("PRAGMA temp_store = FILE", "VACUUM", "PRAGMA temp_store = MEMORY"):
        ledger.connection.execute(statement)
    ledger.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
