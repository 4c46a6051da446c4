"""Devices, the seats they hold, and codes that move a seat to another device."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from shutbox.server.sqlite import Cells, Holding, Ledger, TableRow, key_columns

Held = Sequence[tuple[str, int]]
# A device's last visit is updated at most once in this number of seconds, not with each request.
SEEN_EVERY = 3600
# Seconds after which an unused token expires, because it was lost or somebody else may have found it.
KEPT = 365 * 24 * 3600
# The most tables and entries in one part of what a device can export.
MOST_TABLES, MOST_ENTRIES = 500, 40_000


def remember(ledger: Ledger, holder: str) -> None:
    """Updates the last visit of a device."""
    old = ledger.connection.execute("SELECT * FROM devices WHERE holder = ?", (holder,)).fetchone()
    if old is None:
        insert(ledger, "devices", (holder, ledger.now, ledger.now))
    elif ledger.now - old[2] >= SEEN_EVERY:
        ledger.connection.execute("UPDATE devices SET seen = ? WHERE holder = ?", (ledger.now, holder))
        ledger.tally("devices", old, (*old[:2], ledger.now))


def is_known(ledger: Ledger, holder: str) -> bool:
    """Whether a device is known and its last visit is recent enough."""
    row = ledger.connection.execute(
        "SELECT 1 FROM devices WHERE holder = ? AND seen > ?", (holder, ledger.now - KEPT)
    ).fetchone()
    return row is not None


def hold(ledger: Ledger, table_id: int, held: Held) -> None:
    """Replaces the holders of a table's seats; does not restore a device that was forgotten."""
    old = set(_cells(ledger, "holdings", "table_id = ?", table_id))
    new = {(table_id, seat, holder) for holder, seat in held if is_known(ledger, holder)}
    remove(ledger, "holdings", old - new)
    for cells in sorted(new - old):
        insert(ledger, "holdings", cells)


def holdings(ledger: Ledger, holder: str) -> list[Holding]:
    """The seats that a device holds, those of the newest tables first."""
    rows = ledger.connection.execute(
        "SELECT table_id, public, seat, stage FROM holdings JOIN tables ON id = table_id WHERE holder = ?"
        " ORDER BY table_id DESC, seat",
        (holder,),
    )
    return [Holding(*cells) for cells in rows.fetchall()]


class DeviceRow(NamedTuple):
    """What is stored of a device: when it became known, its last visit, and when codes that move its seats expire."""

    holder: str
    created: int
    seen: int
    transfers: tuple[int, ...] = ()


def device(ledger: Ledger, holder: str) -> DeviceRow | None:
    """What is stored of a device; None if it is not known."""
    row = next(iter(_cells(ledger, "devices", "holder = ?", holder)), None)
    if row is None:
        return None
    codes = ledger.connection.execute(
        "SELECT expires FROM transfers JOIN holdings USING (table_id, seat) WHERE holder = ? ORDER BY expires",
        (holder,),
    )
    return DeviceRow(row[0], row[1], row[2], tuple(expires for (expires,) in codes.fetchall()))


def belongings(ledger: Ledger, holder: str, after: int) -> list[TableRow]:
    """The next tables at which a device holds a seat, after an id: at least one, and not many entries at a time."""
    held = "id IN (SELECT table_id FROM holdings WHERE holder = ?)"
    rows = ledger.rows(f"WHERE id > ? AND {held} ORDER BY id LIMIT ?", (after, holder, MOST_TABLES))
    part: list[TableRow] = []
    for row in list(rows):
        if part and sum(each.count for each in part) + row.count > MOST_ENTRIES:
            break
        part.append(row)
    return part


def put_transfer(ledger: Ledger, code_hash: bytes, table_id: int, seat: int, seconds: int) -> None:
    """Stores a code that moves a seat for `seconds`; removes older codes of this seat and all expired ones."""
    remove(ledger, "transfers", _cells(ledger, "transfers", "expires <= ?", ledger.now))
    remove(ledger, "transfers", _cells(ledger, "transfers", "table_id = ? AND seat = ?", table_id, seat))
    insert(ledger, "transfers", (code_hash, table_id, seat, ledger.now + seconds))


def take_transfer(ledger: Ledger, code_hash: bytes, table_id: int) -> int | None:
    """Removes a code, and returns the seat that it moves; None if the code is not valid."""
    rows = _cells(ledger, "transfers", "code_hash = ? AND table_id = ?", code_hash, table_id)
    remove(ledger, "transfers", rows)
    return next((seat for _, _, seat, expires in rows if expires > ledger.now), None)


def _cells(ledger: Ledger, kind: str, where: str, *values: object) -> list[tuple[Any, ...]]:
    return ledger.connection.execute(f"SELECT * FROM {kind} WHERE {where}", values).fetchall()


def insert(ledger: Ledger, kind: str, cells: Cells) -> None:
    """Adds a row of this kind."""
    ledger.connection.execute(f"INSERT INTO {kind} VALUES ({','.join('?' * len(cells))})", cells)
    ledger.tally(kind, None, cells)


def remove(ledger: Ledger, kind: str, rows: Iterable[Cells]) -> None:
    """Removes rows of this kind."""
    key = key_columns(ledger.connection, kind)
    where = " AND ".join(f"{column} = ?" for column in key)
    for cells in rows:
        ledger.connection.execute(f"DELETE FROM {kind} WHERE {where}", cells[: len(key)])
        ledger.tally(kind, cells, None)
