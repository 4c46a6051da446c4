"""The anchor: one row that says what must be in a store, written in the same transaction as the data.

Anyone who can rewrite the whole file can also write a matching anchor. A copy of the public log in other hands detects
that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from shutbox.server.book.chain import LOG_ROOT
from shutbox.server.book.row import Cells
from shutbox.server.book.tally import Tally, digest

if TYPE_CHECKING:
    import sqlite3


@dataclass(frozen=True, slots=True)
class Anchor:
    """The numbers of commits, of tables ever made, of events and of log rows, the head of the log, and the tallies."""

    serial: int = 0
    made: int = 0
    events: int = 0
    log: int = 0
    head: bytes = LOG_ROOT
    tables: Tally = Tally()
    devices: Tally = Tally()
    holdings: Tally = Tally()
    transfers: Tally = Tally()

    @property
    def cells(self) -> Cells:
        """The anchor as cells of its row, without its own hash."""
        tallies: list[Tally] = [getattr(self, kind) for kind in TALLIES]
        counts = (self.serial, self.made, self.events, self.log)
        return (*counts, self.head, *(cell for tally in tallies for cell in tally.cells))


# The kinds of rows that are tallied, that of the game tables first.
TALLIES = tuple(each.name for each in fields(Anchor) if isinstance(each.default, Tally))


def anchor_cells(anchor: Anchor) -> Cells:
    """The anchor with its own hash, as it is stored."""
    cells = anchor.cells
    return (*cells, digest(cells))


def read_cells(stored: Sequence[Any] | None) -> Anchor | None:
    """The anchor in stored cells, None if they are missing or were changed since they were written."""
    if stored is None or digest(tuple(stored[:-1])) != stored[-1]:
        return None
    serial, made, events, log, head, *cells = stored[:-1]
    counts, totals = cells[::2], [int.from_bytes(cell, "big") for cell in cells[1::2]]
    return Anchor(serial, made, events, log, head, *map(Tally, counts, totals))


def write_anchor(connection: sqlite3.Connection, anchor: Anchor) -> None:
    """Writes the anchor of a file to its row."""
    cells = anchor_cells(anchor)
    connection.execute(f"REPLACE INTO anchor VALUES (1{',?' * len(cells)})", cells)


def read_anchor(connection: sqlite3.Connection) -> Anchor | None:
    """The anchor of a file, None if it is missing or was changed since it was written."""
    row = connection.execute("SELECT * FROM anchor WHERE one = 1").fetchone()
    return read_cells(row and row[1:])
