"""Checks that everything in a store is what was written there: all hash chains, counts and tallies.

Snapshots are not used to check anything; they are compared with what the entries lead to.

An audit finds everything that was changed, dropped, added, moved or cut off in the file. It cannot find that the whole
file was rewritten with new hashes, or replaced by an older one. A copy of the public log, which anybody can keep, shows
both.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any, Protocol

from shutbox.errors import CorruptRecordError, ShutboxError
from shutbox.play.table import code_mark, read_desk
from shutbox.server.book import (
    LOG_ROOT,
    OPENED,
    SEALED,
    TALLIES,
    Anchor,
    Connection,
    Snapshot,
    TableRow,
    Tally,
    link,
    log_body,
    read_anchor,
    table_root,
)
from shutbox.server.sqlite import BROKEN, MEMORY, VERSION, check_mark, fits, looked_into, migrate, trouble, version_of
from shutbox.server.store.folder import require_postgres
from shutbox.server.store.loading import covers, snapshot_body

Progress = Callable[[int, int], None]
MOST_FAULTS = 20


@dataclass(slots=True)
class Audit:
    """The result of an audit: what was checked, and the faults."""

    tables: int = 0
    events: int = 0
    log: int = 0
    faults: list[ShutboxError] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults

    def blame(self, fault: ShutboxError) -> None:
        """Adds a fault, up to a maximum number."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(fault)


def audit_store(path: Path, progress: Progress | None = None) -> Audit:
    """Audits a store that no process has open; raises if the file is not a store of this version."""
    connection = current(path)
    try:
        return _audit_store(path, connection, progress or _silent)
    finally:
        connection.close()


def current(path: Path) -> sqlite3.Connection:
    """A connection to a store that no process has open; to a copy of this version in memory, if it is older."""
    connection = looked_into(path)
    try:
        version = _version(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection if version == VERSION else _up_to_date(connection, path)


def audit_database(url: str, progress: Progress | None = None) -> Audit:
    """Audits a store in PostgreSQL as it is at one moment, while servers go on; raises if it is not of this version."""
    require_postgres()
    from shutbox.server.postgres import audited_anchor, found_version, shown, still_session

    with still_session(url) as session:
        if found_version(session) == 0:
            raise ShutboxError("store-foreign", path=shown(url))
        audit = Audit()
        try:
            anchor = audited_anchor(session)
            if anchor is None:
                audit.blame(CorruptRecordError("store-anchor"))
            _check_rows(session, audit, anchor, progress or _silent)
        except Exception as error:
            audit.blame(CorruptRecordError("store-unreadable", why=str(error)))
        return audit


def _up_to_date(connection: sqlite3.Connection, path: Path) -> sqlite3.Connection:
    """A copy of an older store in memory, of this version."""
    copy = sqlite3.connect(MEMORY, isolation_level=None)
    try:
        connection.backup(copy)
        migrate(copy, MEMORY)
    except BROKEN as error:
        copy.close()
        raise trouble(path, error) from None
    finally:
        connection.close()
    return copy


def _version(connection: sqlite3.Connection, path: Path) -> int:
    try:
        version = version_of(connection, path)
    except BROKEN as error:
        raise trouble(path, error) from None
    if version == 0:
        raise ShutboxError("store-foreign", path=str(path))
    return version


def _silent(_done: int, _of: int) -> None:
    """Ignores progress."""


def _audit_store(path: Path, connection: sqlite3.Connection, progress: Progress) -> Audit:
    audit = Audit()
    try:
        _check_structure(connection, audit)
        anchor = read_anchor(connection)
        if anchor is None:
            audit.blame(CorruptRecordError("store-anchor"))
        else:
            _check_mark(path, anchor, audit)
        _check_rows(_File(connection), audit, anchor, progress)
    except Exception as error:
        # Any error while reading a row, also one from a value of the wrong type, is damage.
        audit.blame(CorruptRecordError("store-unreadable", why=str(error)))
    return audit


class Readable(Connection, Protocol):
    """A connection to a store that nobody changes meanwhile."""

    def stream(self, sql: str) -> Iterator[Any]:
        """The rows that a query finds, which may be more than fit into memory."""


class _File:
    """A file of SQLite, which gives rows one by one anyway."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.execute = self.stream = connection.execute
        self.executemany, self.close = connection.executemany, connection.close


def _check_rows(connection: Readable, audit: Audit, anchor: Anchor | None, progress: Progress) -> None:
    _compare(_computed_anchor(connection, audit, anchor, progress), anchor, audit)
    _check_opened(connection, audit)
    _check_snapshots(connection, audit)


def _check_mark(path: Path, anchor: Anchor, audit: Audit) -> None:
    try:
        check_mark(path, anchor)
    except CorruptRecordError as fault:
        audit.blame(fault)


def _check_structure(connection: sqlite3.Connection, audit: Audit) -> None:
    if not fits(connection):
        audit.blame(CorruptRecordError("store-schema"))
    for (line,) in connection.execute(f"PRAGMA integrity_check({MOST_FAULTS})"):
        if line != "ok":
            audit.blame(CorruptRecordError("store-structure", why=" ".join(line.split())))


def _computed_anchor(connection: Readable, audit: Audit, anchor: Anchor | None, progress: Progress) -> Anchor:
    """The anchor computed from the contents of the store."""

    def step(done: int) -> None:
        if anchor is not None and anchor.events:
            progress(min(done, anchor.events), anchor.events)

    tables = _check_tables(connection, audit, step)
    head = _check_log(connection, audit)
    tallies = [_tally(connection, kind) for kind in TALLIES[1:]]
    serial, made = (anchor.serial, anchor.made) if anchor else (0, 0)
    return Anchor(serial, made, audit.events, audit.log, head, tables, *tallies)


def _compare(got: Anchor, anchor: Anchor | None, audit: Audit) -> None:
    if anchor is None:
        return
    if got.events != anchor.events:
        audit.blame(CorruptRecordError("store-events", got=got.events, expected=anchor.events))
    if (got.log, got.head) != (anchor.log, anchor.head):
        audit.blame(CorruptRecordError("store-log-head", got=got.log, expected=anchor.log))
    for kind in TALLIES:
        actual, expected = getattr(got, kind), getattr(anchor, kind)
        if actual != expected:
            audit.blame(CorruptRecordError("store-tally", kind=kind, got=actual.count, expected=expected.count))


def _tally(connection: Readable, kind: str) -> Tally:
    tally = Tally()
    for cells in connection.stream(f"SELECT * FROM {kind}"):
        tally = tally.changed(None, cells)
    return tally


def _check_tables(connection: Readable, audit: Audit, step: Callable[[int], None]) -> Tally:
    """The tally of the tables; reads tables and entries in parallel, in the order of the tables' ids."""
    entries = connection.stream("SELECT table_id, n, body, hash FROM events ORDER BY table_id, n")
    groups = Groups(groupby(entries, key=lambda entry: entry[0]))
    tally = Tally()
    for cells in connection.stream("SELECT * FROM tables ORDER BY id"):
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
        """Skips entries before this table, which belong to no table; None means the end of all tables."""
        while self._next is not None and (table_id is None or self._next[0] < table_id):
            audit.blame(CorruptRecordError("store-stray", number=self._next[0]))
            audit.events += sum(1 for _ in self._next[1])
            self._next = next(self._groups, None)

    def taken(self, table_id: int) -> Entries:
        """The entries of this table, empty if the next ones belong to another."""
        if self._next is None or self._next[0] != table_id:
            return
        yield from self._next[1]
        self._next = next(self._groups, None)


def _check_chain(row: TableRow, entries: Entries, audit: Audit) -> None:
    """Checks the chain of one table; only its first fault is added."""
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


def _check_log(connection: Readable, audit: Audit) -> bytes:
    """Checks the public log, and returns its head."""
    head, faults = LOG_ROOT, []
    for number, kind, public, value, at, digest in connection.stream("SELECT * FROM log ORDER BY n"):
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


def _check_opened(connection: Readable, audit: Audit) -> None:
    """Checks that every sealed secret is either stored or published, and not both."""
    lost = f"SELECT public FROM log AS own WHERE kind = '{SEALED}' AND {_KEPT} = {_OPENED}"
    unsealed = f"SELECT public FROM log AS own WHERE kind = '{OPENED}' AND NOT {_SEALED}"
    secret = f"SELECT public FROM tables AS own WHERE length(secret) > 0 AND NOT {_SEALED}"
    for (public,) in connection.execute(f"{lost} UNION {unsealed} UNION {secret} LIMIT {MOST_FAULTS}"):
        audit.blame(CorruptRecordError("store-sealed", table=public))


def _check_snapshots(connection: Readable, audit: Audit) -> None:
    """Checks that each snapshot is whole, and is what its entries lead to; that of other code cannot be read."""
    rows = "SELECT snapshots.*, public FROM snapshots LEFT JOIN tables ON tables.id = table_id ORDER BY table_id"
    for *cells, public in connection.execute(rows).fetchall():
        snapshot = Snapshot(*cells)
        entries = connection.execute(
            "SELECT body FROM events WHERE table_id = ? AND n <= ? ORDER BY n", (snapshot.table_id, snapshot.n)
        )
        if not _is_true(snapshot, public, [body for (body,) in entries]):
            audit.blame(CorruptRecordError("store-snapshot", table=str(public), number=snapshot.n))


def _is_true(snapshot: Snapshot, public: str | None, entries: list[bytes]) -> bool:
    if public is None or not snapshot.sound or not covers(public, snapshot, entries):
        return False
    return snapshot.code != code_mark() or snapshot_body(read_desk(entries)) == snapshot.body
