"""Devices, the seats they hold, and codes that move a seat to another device."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from shutbox.server.sqlite import Cells, Holding, Ledger, key_columns

Held = Sequence[tuple[str, int]]
# A device's last visit is updated at most once in this number of seconds, not with each request.
SEEN_EVERY = 3600
# Seconds after which an unused token expires, because it was lost or somebody else may have found it.
KEPT = 365 * 24 * 3600


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
