"""Whether everything in a store is what was put there: every chain walked, every count and tally made again.

What is found: anything changed, dropped, added, moved or cut off in the file. What cannot be found from within: a
whole file that was rewritten by somebody who made all hashes again, or one that is simply older. Against both stands
the public log, of which anybody can keep a copy.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

from shutbox.errors import CorruptRecordError, ShutboxError
from shutbox.server.sqlite import (
    BROKEN,
    LOG_ROOT,
    OPENED,
    SEALED,
    Anchor,
    TableRow,
    Tally,
    fits,
    link,
    log_body,
    looked_into,
    read_anchor,
    table_root,
    trouble,
    version_of,
)

Progress = Callable[[int, int], None]
MOST_FAULTS = 20


@dataclass(slots=True)
class Audit:
    """How much was looked at, and what is wrong with it."""

    tables: int = 0
    events: int = 0
    log: int = 0
    faults: list[ShutboxError] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults

    def blame(self, fault: ShutboxError) -> None:
        """Notes a fault; after many of them more would say nothing new."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(fault)


def audit_store(path: Path, progress: Progress | None = None) -> Audit:
    """What is wrong with the store in a file that nobody has open; what is no store of this version is refused."""
    connection = looked_into(path)
    try:
        _check_version(connection, path)
        return _audit_store(connection, progress or _silent)
    finally:
        connection.close()


def _check_version(connection: sqlite3.Connection, path: Path) -> None:
    try:
        version = version_of(connection, path)
    except BROKEN as error:
        raise trouble(path, error) from None
    if version == 0:
        raise ShutboxError("store-foreign", path=str(path))


def _silent(_done: int, _of: int) -> None:
    """Progress that nobody looks at."""


def _audit_store(connection: sqlite3.Connection, progress: Progress) -> Audit:
    audit = Audit()
    try:
        _check_structure(connection, audit)
        anchor = read_anchor(connection)
        if anchor is None:
            audit.blame(CorruptRecordError("store-anchor"))
        _compare(_counted(connection, audit, anchor, progress), anchor, audit)
        _check_opened(connection, audit)
    except Exception as error:
        # A row that cannot even be read, or holds something of another kind: whatever comes of it is damage.
        audit.blame(CorruptRecordError("store-unreadable", why=str(error)))
    return audit


def _check_structure(connection: sqlite3.Connection, audit: Audit) -> None:
    if not fits(connection):
        audit.blame(CorruptRecordError("store-schema"))
    for (said,) in connection.execute(f"PRAGMA integrity_check({MOST_FAULTS})"):
        if said != "ok":
            audit.blame(CorruptRecordError("store-structure", why=" ".join(said.split())))


def _counted(connection: sqlite3.Connection, audit: Audit, anchor: Anchor | None, progress: Progress) -> Anchor:
    """The anchor that what is in the store would have."""

    def step(done: int) -> None:
        if anchor is not None and anchor.events:
            progress(min(done, anchor.events), anchor.events)

    tables = _check_tables(connection, audit, step)
    head = _check_log(connection, audit)
    tallies = [_tally(connection, kind) for kind in ("devices", "holdings", "transfers")]
    return Anchor(anchor.made if anchor else 0, audit.events, audit.log, head, tables, *tallies)


def _compare(got: Anchor, anchor: Anchor | None, audit: Audit) -> None:
    if anchor is None:
        return
    if got.events != anchor.events:
        audit.blame(CorruptRecordError("store-events", got=got.events, expected=anchor.events))
    if (got.log, got.head) != (anchor.log, anchor.head):
        audit.blame(CorruptRecordError("store-log-head", got=got.log, expected=anchor.log))
    for kind in ("tables", "devices", "holdings", "transfers"):
        counted, expected = getattr(got, kind), getattr(anchor, kind)
        if counted != expected:
            audit.blame(CorruptRecordError("store-tally", kind=kind, got=counted.count, expected=expected.count))


def _tally(connection: sqlite3.Connection, kind: str) -> Tally:
    tally = Tally()
    for cells in connection.execute(f"SELECT * FROM {kind}"):
        tally = tally.changed(None, cells)
    return tally


def _check_tables(connection: sqlite3.Connection, audit: Audit, step: Callable[[int], None]) -> Tally:
    """The tally of the tables; they and their entries are walked side by side, in the order of the tables' ids."""
    entries = connection.execute("SELECT table_id, n, body, hash FROM events ORDER BY table_id, n")
    groups = Groups(groupby(entries, key=lambda entry: entry[0]))
    tally = Tally()
    for cells in connection.execute("SELECT * FROM tables ORDER BY id"):
        row = TableRow(*cells)
        groups.skip(row.id, audit)
        _check_chain(row, groups.taken(row.id), audit)
        tally = tally.changed(None, row.cells)
        audit.tables += 1
        step(audit.events)
    groups.skip(None, audit)
    return tally


Entries = Iterator[tuple[Any, ...]]


class Groups:
    """Entries by table, in the order of the tables' ids."""

    def __init__(self, groups: Iterator[tuple[int, Entries]]) -> None:
        self._groups = groups
        self._next = next(groups, None)

    def skip(self, table_id: int | None, audit: Audit) -> None:
        """Passes over entries before this table, which have none; None is after all tables."""
        while self._next is not None and (table_id is None or self._next[0] < table_id):
            audit.blame(CorruptRecordError("store-stray", number=self._next[0]))
            audit.events += sum(1 for _ in self._next[1])
            self._next = next(self._groups, None)

    def taken(self, table_id: int) -> Entries:
        """The entries of this table, if the next ones are its."""
        if self._next is None or self._next[0] != table_id:
            return
        yield from self._next[1]
        self._next = next(self._groups, None)


def _check_chain(row: TableRow, entries: Entries, audit: Audit) -> None:
    """Walks the entries of one table; of several faults in it the first is noted."""
    n, head, faults = 0, table_root(row.public), []
    for _, number, body, digest in entries:
        n, head = n + 1, link(head, body)
        if number != n:
            faults.append(CorruptRecordError("store-entry-missing", table=row.public, number=n))
        elif digest != head:
            faults.append(CorruptRecordError("store-entry-changed", table=row.public, number=n))
    if n != row.count:
        faults.append(CorruptRecordError("store-entry-count", table=row.public, got=n, expected=row.count))
    if head != row.head:
        faults.append(CorruptRecordError("store-head", table=row.public))
    audit.events += n
    for fault in faults[:1]:
        audit.blame(fault)


def _check_log(connection: sqlite3.Connection, audit: Audit) -> bytes:
    """The head of the public log."""
    head, faults = LOG_ROOT, []
    for number, kind, public, value, at, digest in connection.execute("SELECT * FROM log ORDER BY n"):
        audit.log += 1
        head = link(head, log_body(audit.log, kind, public, value, at))
        if number != audit.log:
            faults.append(CorruptRecordError("store-log-missing", number=audit.log))
        elif digest != head:
            faults.append(CorruptRecordError("store-log-changed", number=audit.log))
    for fault in faults[:1]:
        audit.blame(fault)
    return head


_LOGGED = "EXISTS (SELECT 1 FROM log AS {0} WHERE {0}.public = own.public AND {0}.kind = '{0}')"
_SEALED, _OPENED = _LOGGED.format(SEALED), _LOGGED.format(OPENED)
_KEPT = "EXISTS (SELECT 1 FROM tables AS kept WHERE kept.public = own.public AND length(kept.secret) > 0)"


def _check_opened(connection: sqlite3.Connection, audit: Audit) -> None:
    """Every secret that was sealed is either kept or open, and not both."""
    lost = f"SELECT public FROM log AS own WHERE kind = '{SEALED}' AND {_KEPT} = {_OPENED}"
    unsealed = f"SELECT public FROM log AS own WHERE kind = '{OPENED}' AND NOT {_SEALED}"
    secret = f"SELECT public FROM tables AS own WHERE length(secret) > 0 AND NOT {_SEALED}"
    for (public,) in connection.execute(f"{lost} UNION {unsealed} UNION {secret} LIMIT {MOST_FAULTS}"):
        audit.blame(CorruptRecordError("store-sealed", table=public))
