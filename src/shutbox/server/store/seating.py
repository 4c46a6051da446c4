"""Devices, the seats they hold, and codes that move a seat to another device."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from shutbox.server.book import Holding, Ledger, TableRow

Held = Sequence[tuple[str, int]]
# A device's last visit is updated at most once in this number of seconds, not with each request.
SEEN_EVERY = 3600
# Seconds after which an unused token expires, because it was lost or somebody else may have found it.
KEPT = 365 * 24 * 3600
# The most tables and entries in one part of what a device can export.
MOST_TABLES, MOST_ENTRIES = 500, 40_000


def remember(ledger: Ledger, holder: str) -> None:
    """Updates the last visit of a device."""
    old = next(iter(ledger.cells("devices", "holder = ?", (holder,), change=True)), None)
    if old is None:
        ledger.insert("devices", (holder, ledger.now, ledger.now))
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
    old = set(ledger.cells("holdings", "table_id = ?", (table_id,)))
    new = {(table_id, seat, holder) for holder, seat in held if is_known(ledger, holder)}
    for cells in sorted(old - new):
        ledger.remove("holdings", cells)
    for cells in sorted(new - old):
        ledger.insert("holdings", cells)


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
    row = next(iter(ledger.cells("devices", "holder = ?", (holder,))), None)
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
    old = "expires <= ? OR table_id = ? AND seat = ?"
    for cells in ledger.cells("transfers", old, (ledger.now, table_id, seat), change=True):
        ledger.remove("transfers", cells)
    ledger.insert("transfers", (code_hash, table_id, seat, ledger.now + seconds))


def take_transfer(ledger: Ledger, code_hash: bytes, table_id: int) -> int | None:
    """Removes a code, and returns the seat that it moves; None if the code is not valid."""
    rows = ledger.cells("transfers", "code_hash = ? AND table_id = ?", (code_hash, table_id), change=True)
    for cells in rows:
        ledger.remove("transfers", cells)
    return next((seat for _, _, seat, expires in rows if expires > ledger.now), None)
