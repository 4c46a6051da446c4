"""The ledger of PostgreSQL: each batch is one transaction, sent in a pipeline, with few round trips.

The rows of all tables to which a batch adds are locked first, in the order of their numbers. So an addition that comes
second, after that of another process, meets the conflict in memory (`store-conflict`), and no statement fails. What is
read about to be changed is locked too (`to_change`).

If the connection is lost, or the database ends the transaction, the batch is done again, as often as it takes. Nobody
has heard of it yet. If the connection is lost during the commit, the share of this process says whether it was
committed (`postgres.share`).
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Protocol

import psycopg

from shutbox.errors import ShutboxError
from shutbox.server.book import LOG_ROOT, Anchor, Call, Cells, Ledger, Outcome, TableRow, Task, weight
from shutbox.server.postgres.copying import copy_out
from shutbox.server.postgres.layout import LOG_LOCK, migrate
from shutbox.server.postgres.news import NEWS, payloads
from shutbox.server.postgres.session import Session, check_standby, connect, end_stalled, still_session, trouble
from shutbox.server.postgres.share import new_share, reclaimed, taken_over, write_share

# For how many seconds a batch is tried again before the process gives up, and how long it waits in between.
PATIENCE = 60.0
PAUSES = (0.02, 0.05, 0.1, 0.2, 0.5)
# In place of the number of entries: the table is gone or was written anew; and that a device is gone, at no table.
GONE, NO_TABLE = -1, 0
_LOCK = (
    "SELECT id, code_hash, public, created, changed, stage, secret, count, head FROM tables"
    " WHERE id = ANY(?::bigint[]) ORDER BY id FOR NO KEY UPDATE"
)
_EVENTS = "INSERT INTO events SELECT * FROM unnest(?::bigint[], ?::bigint[], ?::bytea[], ?::bytea[])"
_TABLES = (
    "UPDATE tables SET changed = new.changed, stage = new.stage, secret = new.secret, count = new.count,"
    " head = new.head FROM unnest(?::bigint[], ?::bigint[], ?::text[], ?::bytea[], ?::bigint[], ?::bytea[])"
    " AS new(id, changed, stage, secret, count, head) WHERE tables.id = new.id"
)
_SNAPSHOTS = (
    "INSERT INTO snapshots SELECT * FROM unnest(?::bigint[], ?::bigint[], ?::bytea[], ?::bytea[], ?::bytea[],"
    " ?::bytea[]) ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, head = excluded.head, code = excluded.code,"
    " body = excluded.body, hash = excluded.hash"
)
_ERASED = "INSERT INTO erasures(table_id) SELECT unnest(?::bigint[])"
_NOTIFY = "SELECT pg_notify(channel, text) FROM unnest(?::text[], ?::text[]) AS said(channel, text)"
# So many messages wait at most while the database does not answer; the oldest are dropped.
MOST_UNSAID = 20_000
# The connection is gone, or a rule of the database ended the transaction: it can be tried again.
AGAIN = (
    psycopg.OperationalError,
    psycopg.InterfaceError,
    psycopg.errors.ReadOnlySqlTransaction,
    psycopg.errors.IdleInTransactionSessionTimeout,
)
# A value that does not fit: an error of this work alone.
REFUSED = (
    psycopg.IntegrityError,
    psycopg.DataError,
    psycopg.errors.DatatypeMismatch,
    psycopg.errors.UndefinedFunction,
)


class Lines(Protocol):
    """Where the ledger says that its database is away, and back."""

    def line(self, event: str, **more: object) -> None:
        """Writes one line."""


class PostgresLedger(Ledger):
    """A store in a database that other processes use too."""

    to_change = " FOR UPDATE"
    connection: Session

    def __init__(
        self, url: str, clock: Callable[[], float], key: str = "", owner: bytes = b"",
        log: Lines | None = None,
    ) -> None:  # fmt: skip
        super().__init__(Anchor(), clock)
        self._url = url
        self._log = log
        # The name of this process among others.
        self._owner = owner or secrets.token_bytes(16)
        self.connection = _opened(url)
        if key:
            _check_key(self.connection, key)
        self._share = new_share(self.connection, self._owner, self.anchor)
        self._written = self.anchor
        # What the batch that is being committed leads to, if its commit was sent.
        self._sent: list[Outcome] | None = None
        self._news: dict[int, int] = {}
        # What others are told with the next batch, and with the one that is being done.
        self._unsaid: deque[tuple[str, str]] = deque(maxlen=MOST_UNSAID)
        self._saying: list[tuple[str, str]] = []
        self._tidy()

    def perform(self, tasks: Sequence[Task]) -> list[Outcome]:
        """Does works and commits them together; an error in one of them concerns it alone."""
        begin = monotonic()
        for attempt in range(1_000_000):
            self.now = int(self._clock())
            try:
                return self._attempt(tasks)
            except AGAIN as error:
                if (outcomes := self._recovered(error, begin, attempt)) is not None:
                    return outcomes
        raise AssertionError

    def _attempt(self, tasks: Sequence[Task]) -> list[Outcome]:
        session, self.anchor, self._sent = self.connection, self._written, None
        self._discard()
        self._news.clear()
        self._saying.clear()
        with session.pipeline():
            session.execute("BEGIN")
            self._lock(sorted({table for _, _, table in tasks if table}))
            outcomes = [self._outcome(call, planned=planned) for call, planned, _ in tasks]
            self._flush()
            if erased := [table for table, count in self._news.items() if count == GONE]:
                session.execute(_ERASED, (erased,))
            if self.anchor != self._written:
                self.anchor = replace(self.anchor, serial=self.anchor.serial + 1)
                write_share(session, self._share, self._owner, self.anchor)
            self._sent = outcomes
            session.execute("COMMIT")
        self._written, self._sent = self.anchor, None
        self._spread()
        return outcomes

    def _spread(self) -> None:
        """Tells other processes what was committed, in one statement.

        After the commit, because PostgreSQL lets only one process at a time commit with news. If this connection is
        lost now, they hear of it after the next batch.
        """
        words = [f"{table}:{n}" for table, n in self._news.items()]
        self._unsaid += [(NEWS, f"{self._owner.hex()} {text}") for text in payloads(words)]
        self._unsaid += self._saying
        if not self._unsaid:
            return
        with suppress(*AGAIN):
            self.connection.execute(_NOTIFY, _columns(self._unsaid))
            self._unsaid.clear()

    def _discard(self) -> None:
        """Drops what was planned, and all rows: other processes may change them after the transaction."""
        for each in (self._rows, self._changed, self._entries, self._snapshots):
            each.clear()

    def _lock(self, tables: list[int]) -> None:
        if tables:
            found = self.connection.execute(_LOCK, (tables,)).fetchall()
            self._rows = {cells[0]: TableRow(*cells) for cells in found}

    def _outcome(self, call: Call, *, planned: bool) -> Outcome:
        try:
            return Outcome(call(self) if planned else self._guarded(call))
        except psycopg.errors.UniqueViolation:
            # Another process was first, and now it can be seen.
            return self._second_try(call)
        except REFUSED as error:
            return Outcome(error=_constraint(error))
        except psycopg.Error:
            raise
        except Exception as error:
            return Outcome(error=error)

    def _second_try(self, call: Call) -> Outcome:
        try:
            return Outcome(self._guarded(call))
        except REFUSED as error:
            return Outcome(error=_constraint(error))
        except psycopg.Error:
            raise
        except Exception as error:
            return Outcome(error=error)

    def _guarded(self, call: Call) -> Any:
        """The result of a call; if it fails, its changes are rolled back."""
        self._flush()
        before, news, saying = self.anchor, dict(self._news), list(self._saying)
        self.connection.execute("SAVEPOINT work")
        try:
            result = call(self)
            self.connection.sync()
        except AGAIN:
            raise
        except Exception:
            self._roll_back()
            self._discard()
            self.anchor, self._news, self._saying = before, news, saying
            raise
        self.connection.execute("RELEASE work")
        return result

    def _roll_back(self) -> None:
        """Rolls back a work of which a statement may have failed, and what came after it in the pipeline."""
        # Statements after the one that has failed; a connection that is lost fails again below.
        with suppress(psycopg.Error):
            self.connection.sync()
        self.connection.execute("ROLLBACK TO work")
        self.connection.execute("RELEASE work")
        self.connection.sync()

    def _flush(self) -> None:
        """Writes the planned rows, and updates the anchor."""
        if not self._changed:
            return
        execute = self.connection.execute
        if self._entries:
            execute(_EVENTS, _columns(self._entries))
        if self._snapshots:
            execute(_SNAPSHOTS, _columns([snapshot.cells for snapshot in self._snapshots.values()]))
        rows = [after for _, after in self._changed.values()]
        execute(_TABLES, _columns([(r.id, r.changed, r.stage, r.secret, r.count, r.head) for r in rows]))
        moved = sum(weight(after.cells) - weight(before.cells) for before, after in self._changed.values())
        events = self.anchor.events + len(self._entries)
        self.anchor = replace(self.anchor, events=events, tables=self.anchor.tables.moved(moved))
        self._news.update({row.id: row.count for row in rows if row.id not in self._news or self._news[row.id] != GONE})
        for each in (self._entries, self._snapshots, self._changed):
            each.clear()

    def _recovered(self, error: Exception, begin: float, attempt: int) -> list[Outcome] | None:
        """The outcomes of a batch whose commit was done, though nobody heard of it; None if it must be done again."""
        sent, self._sent = self._sent, None
        if not self.connection.raw.closed:
            # The database has refused it, so it was not committed.
            self._abandon(error)
            _wait(error, begin, attempt)
            return None
        committed = self._reconnected(error, begin, attempt)
        if committed == self._written.serial:
            return None
        if sent is None or committed != self.anchor.serial:
            raise ShutboxError("store-share") from error
        self._written = self.anchor
        self._spread()
        return sent

    def _abandon(self, error: Exception) -> None:
        """Ends a transaction that has failed while the connection is sound."""
        try:
            self.connection.execute("ROLLBACK")
            if isinstance(error, psycopg.errors.LockNotAvailable):
                end_stalled(self.connection)
        except psycopg.Error:
            self.connection.close()

    def _reconnected(self, error: Exception, begin: float, attempt: int) -> int:
        """The number of the last commit of this process, by a new connection."""
        self.connection.close()
        if self._log is not None:
            self._log.line("store-away", why=" ".join(str(error).split()))
        while True:
            _wait(error, begin, attempt)
            attempt += 1
            try:
                self.connection = connect(self._url)
                committed = reclaimed(self.connection, self._share, self._owner)
            except AGAIN as again:
                error = again
                continue
            if self._log is not None:
                self._log.line("store-back", seconds=round(monotonic() - begin, 1))
            return committed

    def tell(self, channel: str, text: str) -> None:
        """Tells all processes something, after the commit of the batch."""
        self._saying.append((channel, text))

    def forget(self, table_id: int) -> None:
        """Tells others that a table is gone, or was written anew."""
        super().forget(table_id)
        self._news[table_id] = GONE

    def remove(self, kind: str, cells: Cells) -> None:
        """Removes a row of this kind; others hear of a device."""
        super().remove(kind, cells)
        if kind == "devices":
            self._news[NO_TABLE] = GONE

    def new_number(self) -> int:
        """The number of a table that is about to be made."""
        (number,) = self.connection.execute("SELECT nextval('table_numbers')").fetchone() or (0,)
        self.anchor = replace(self.anchor, made=self.anchor.made + 1)
        return int(number)

    def log_end(self) -> tuple[int, bytes]:
        """The number of rows of the public log and its head; nobody else adds to it until the commit."""
        self.connection.execute("SELECT pg_advisory_xact_lock(?)", (LOG_LOCK,))
        last = self.connection.execute("SELECT n, hash FROM log ORDER BY n DESC LIMIT 1").fetchone()
        return (0, LOG_ROOT) if last is None else (int(last[0]), bytes(last[1]))

    def checkpoint(self) -> None:
        """PostgreSQL does that by itself."""

    def clean(self) -> None:
        """PostgreSQL does that by itself (autovacuum)."""

    def erase(self) -> None:
        """Frees the room of what was forgotten, which is written over then."""
        try:
            self.connection.execute("VACUUM tables, events, devices, holdings, transfers, snapshots")
        except psycopg.Error as error:
            raise trouble(self._url, error) from None

    def copy(self, path: Path, between: Callable[[Ledger], None] | None = None) -> None:
        """Copies the store, as it is at one moment, to a file of SQLite."""
        with still_session(self._url) as session:
            copy_out(session, path, (lambda: between(self)) if between else (lambda: None))

    def close(self) -> None:
        """Ends the session."""
        self.connection.close()

    @staticmethod
    def fatal(error: BaseException) -> bool:
        """Whether an error means that the store failed: none outside of a batch does."""
        del error
        return False

    def _tidy(self) -> None:
        """Adds what processes that have ended long ago have left to the share of this one."""
        session = self.connection
        session.execute("BEGIN")
        left = taken_over(session, self._share)
        if left != Anchor():
            self.anchor = self._written = left
            write_share(session, self._share, self._owner, self.anchor)
        session.execute("DELETE FROM erasures WHERE at < now() - interval '1 day'")
        session.execute("COMMIT")


def _opened(url: str) -> Session:
    """A session with a store of this version, which is laid or brought up to date if need be."""
    try:
        session = connect(url)
    except psycopg.Error as error:
        raise trouble(url, error) from None
    try:
        check_standby(session, url)
        migrate(session)
    except psycopg.Error as error:
        session.close()
        raise trouble(url, error) from None
    except BaseException:
        session.close()
        raise
    return session


def _check_key(session: Session, key: str) -> None:
    """Notes the public key of the first server of a store; raises if that of this one is another."""
    session.execute("UPDATE shutbox SET key = ? WHERE key = ''", (key,))
    (first,) = session.execute("SELECT key FROM shutbox").fetchone() or ("",)
    if first != key:
        session.close()
        raise ShutboxError("server-key-other", expected=first[:16], got=key[:16])


def _wait(error: Exception, begin: float, attempt: int) -> None:
    """Waits before another attempt; raises the error if there were enough."""
    if monotonic() - begin > PATIENCE:
        raise error
    sleep(PAUSES[min(attempt, len(PAUSES) - 1)])


def _columns(rows: Sequence[tuple[object, ...]]) -> list[list[object]]:
    """The columns of rows, each as an array."""
    return [list(column) for column in zip(*rows, strict=True)]


def _constraint(error: Exception) -> ShutboxError:
    return ShutboxError("store-constraint", why=str(error).splitlines()[0])
