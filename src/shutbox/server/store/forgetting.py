"""Forgets a table, the data of a device, or everything that has not been used for long.

The public log keeps its rows. If a table is forgotten before its dice were opened, its secret is published there, so
that the log has no gap. Entries of a device at a table with others stay, because that table belongs to the others too,
but without the name and the id of the device: such a table is written anew, with a chain that fits.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from shutbox.errors import CorruptRecordError, ShutboxError
from shutbox.play import classroom
from shutbox.play.table import without_person
from shutbox.server.book import ALL, OF_TABLE, OPENED, Ledger, TableRow, chain_head, link, table_root
from shutbox.server.store.shelf import CLASSROOM_STAGES, publish

DAY = 86_400
PART = 100
# The most entries that are searched at a time, so that nobody waits long for the store.
MOST_ENTRIES = 20_000
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
    # Tables by their public ids, those of a classroom and itself; any that are gone already are no fault.
    publics: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What was or would be forgotten, and the tables of a device that stay because others hold seats there.

    `renamed` are all tables from which the name or the id of a device was removed.
    """

    tables: tuple[TableRow, ...] = ()
    events: int = 0
    devices: int = 0
    shared: tuple[str, ...] = ()
    renamed: tuple[str, ...] = ()

    @property
    def changed(self) -> set[str]:
        """The public ids of all tables that are gone, or are no longer what they were."""
        return {row.public for row in self.tables} | set(self.renamed)

    @property
    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        tables = [row.public for row in self.tables]
        return {"tables": tables, "events": self.events, "devices": self.devices, "shared": list(self.shared)}


def total(one: Forgotten, other: Forgotten) -> Forgotten:
    """The sum of two results."""
    tables, shared = (*one.tables, *other.tables), (*one.shared, *other.shared)
    renamed = (*one.renamed, *other.renamed)
    return Forgotten(tables, one.events + other.events, one.devices + other.devices, shared, renamed)


def looked_up(ledger: Ledger, target: Target, limit: int = ALL, *, change: bool = False) -> Forgotten:
    """What would be forgotten, of at most `limit` tables; raises if the target does not exist."""
    rows = tuple(ledger.rows(*_table_query(ledger, target, limit), change=change))
    devices = _devices(ledger, target, rows)
    shared: tuple[str, ...] = ()
    if target.holder is not None:
        shared = tuple(row.public for row in ledger.rows(f"WHERE {_SHARED.format('')} ORDER BY id", (target.holder,)))
    if not rows and not devices and (target.public is not None or target.holder is not None):
        raise ShutboxError("forget-unknown", got=str(target.public or target.holder))
    return Forgotten(rows, sum(row.count for row in rows), len(devices), shared)


def _table_query(ledger: Ledger, target: Target, limit: int) -> tuple[str, Sequence[object]]:
    if target.publics:
        places = ",".join("?" * len(target.publics))
        return f"WHERE public IN ({places}) ORDER BY id LIMIT ?", (*target.publics, limit)
    if target.public is not None:
        return "WHERE public = ? LIMIT ?", (target.public, limit)
    if target.holder is not None:
        return f"WHERE {_SHARED.format('NOT ')} ORDER BY id LIMIT ?2", (target.holder, limit)
    return "WHERE changed <= ? ORDER BY id LIMIT ?", (_before(ledger, target), limit)


def _before(ledger: Ledger, target: Target) -> int:
    return ledger.now - (target.days or 0) * DAY


def _devices(ledger: Ledger, target: Target, rows: Sequence[TableRow]) -> list[tuple[Any, ...]]:
    """The devices to forget: the one in the target, or those not seen for long that will hold no seat."""
    if target.public is not None or target.publics:
        return []
    if target.holder is not None:
        return ledger.cells("devices", "holder = ?", (target.holder,))
    table_ids = {row.id for row in rows}
    devices = ledger.cells("devices", "seen <= ? ORDER BY holder", (_before(ledger, target),))
    return [device for device in devices if _seats(ledger, device[0]) <= table_ids]


def _seats(ledger: Ledger, holder: str) -> set[int]:
    rows = ledger.connection.execute("SELECT table_id FROM holdings WHERE holder = ?", (holder,))
    return {table_id for (table_id,) in rows.fetchall()}


def forget_some(ledger: Ledger, target: Target) -> Forgotten:
    """Forgets some tables, and the devices if no more tables follow; returns what was forgotten."""
    result = looked_up(ledger, target, PART, change=True)
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
    for kind in OF_TABLE:
        for cells in ledger.cells(kind, "table_id = ?", own, change=True):
            ledger.remove(kind, cells)
    ledger.drop_snapshot(row.id)
    run("DELETE FROM events WHERE table_id = ?", own)
    run("DELETE FROM tables WHERE id = ?", own)
    ledger.tally("tables", row.cells, None)
    ledger.anchor = replace(ledger.anchor, events=ledger.anchor.events - row.count)
    ledger.forget(row.id)


def _forget_device(ledger: Ledger, device: tuple[Any, ...]) -> None:
    # Its tables first: whoever changes what belongs to a table has its row.
    held = "WHERE id IN (SELECT table_id FROM holdings WHERE holder = ?) ORDER BY id"
    tables = list(ledger.rows(held, device[:1], change=True))
    for table_id, seat, holder in ledger.cells("holdings", "holder = ?", device[:1]):
        for cells in ledger.cells("transfers", "table_id = ? AND seat = ?", (table_id, seat), change=True):
            ledger.remove("transfers", cells)
        ledger.remove("holdings", (table_id, seat, holder))
    for row in tables:
        # It may hold more about the device than the table needs.
        ledger.drop_snapshot(row.id)
    for cells in ledger.cells("devices", "holder = ?", device[:1], change=True):
        ledger.remove("devices", cells)


def created(ledger: Ledger, holder: str) -> int | None:
    """The time at which a device became known; None if it is not."""
    row = ledger.connection.execute("SELECT created FROM devices WHERE holder = ?", (holder,)).fetchone()
    return None if row is None else int(row[0])


def forget_names(ledger: Ledger, holder: str, since: int, after: int) -> tuple[int, tuple[str, ...]]:
    """Removes a device from some of the tables that have changed since a time, those after an id.

    Returns the id of the last table that was looked at, 0 if there are no more, and the tables that were changed.
    Tables that will be forgotten as a whole stay as they are, and so do damaged ones, which nobody is shown.
    """
    rows = list(ledger.rows("WHERE id > ? AND changed >= ? ORDER BY id LIMIT ?", (after, since, PART), change=True))
    looked, entries = 0, 0
    while looked < len(rows) and (not looked or entries + rows[looked].count <= MOST_ENTRIES):
        entries, looked = entries + rows[looked].count, looked + 1
    renamed = tuple(row.public for row in rows[:looked] if _forget_name(ledger, row, holder))
    return (rows[looked - 1].id if looked else 0), renamed


def _forget_name(ledger: Ledger, row: TableRow, holder: str) -> bool:
    """Removes a device from the entries of a table; whether there was anything to remove."""
    run = ledger.connection.execute
    trace = "SELECT 1 FROM events WHERE table_id = ? AND instr(body, ?) > 0 LIMIT 1"
    if run(trace, (row.id, holder.encode())).fetchone() is None:
        return False
    if run(f"SELECT 1 FROM tables WHERE id = ?2 AND {_SHARED.format('NOT ')}", (holder, row.id)).fetchone():
        return False
    bodies = [body for (body,) in run("SELECT body FROM events WHERE table_id = ? ORDER BY n", (row.id,)).fetchall()]
    if chain_head(row.public, bodies) != row.head:
        return False
    try:
        without = classroom.without_person if row.stage in CLASSROOM_STAGES else without_person
        _rewrite(ledger, row, without(bodies, holder, secrets.token_hex(16)))
    except CorruptRecordError:
        return False
    return True


def _rewrite(ledger: Ledger, row: TableRow, bodies: Sequence[bytes]) -> None:
    """Replaces the entries of a table, and their chain."""
    head, cells = table_root(row.public), []
    for n, body in enumerate(bodies, 1):
        head = link(head, body)
        cells.append((body, head, row.id, n))
    after = replace(row, head=head)
    ledger.connection.executemany("UPDATE events SET body = ?, hash = ? WHERE table_id = ? AND n = ?", cells)
    ledger.connection.execute("UPDATE tables SET head = ? WHERE id = ?", (head, row.id))
    ledger.tally("tables", row.cells, after.cells)
    ledger.drop_snapshot(row.id)
    ledger.forget(row.id)


def drop_snapshots(ledger: Ledger, publics: Sequence[str]) -> None:
    """Deletes the snapshots of tables."""
    for public in publics:
        for row in list(ledger.rows("WHERE public = ?", (public,))):
            ledger.drop_snapshot(row.id)
