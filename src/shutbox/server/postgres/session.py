"""A session with PostgreSQL that understands the SQL of the store, and the settings that make commits durable.

A process that stops in the middle of a transaction must not hold up the others. The database ends its session after
`PATIENCE`, and frees what it had locked; but it does not count a session as idle that has sent a part of a pipeline. So
whoever waits for a lock for so long ends all sessions that have not gone on for as long (`end_stalled`).
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import count
from typing import Any

import psycopg
from psycopg import conninfo

from shutbox.errors import ShutboxError

# What it warns of is that a connection is lost, which we notice.
logging.getLogger("psycopg").addHandler(logging.NullHandler())
# Whatever psycopg raises.
LOST = psycopg.Error
PREFIXES = ("postgresql://", "postgres://")
# Seconds after which a session that has stopped in a transaction is ended.
PATIENCE = 1.0
# What an operator sees of our sessions, and how soon a dead network is noticed.
_OPTIONS = {
    "application_name": "shutbox",
    "connect_timeout": "3",
    "keepalives_idle": "2",
    "keepalives_interval": "1",
    "keepalives_count": "2",
    "tcp_user_timeout": "3000",
    "target_session_attrs": "read-write",
}
_SETTINGS = (
    f"SET idle_in_transaction_session_timeout = '{int(PATIENCE * 1000)}ms'",
    "SET default_transaction_isolation = 'read committed'",
    f"SET lock_timeout = '{int(PATIENCE * 1000)}ms'",
    "SET client_min_messages = 'warning'",
    # How soon the database notices that a process is out of reach.
    "SET tcp_keepalives_idle = 5",
    "SET tcp_keepalives_interval = 5",
    "SET tcp_keepalives_count = 2",
    "SET tcp_user_timeout = '10s'",
)
# What a commit needs to be on disk when it is acknowledged. With `synchronous_standby_names`, both also mean that it is
# on the disk of a standby.
_DURABLE = {"fsync": ("on",), "full_page_writes": ("on",), "synchronous_commit": ("on", "remote_apply")}


def is_database(text: str) -> bool:
    """Whether a text is the address of a database, and not the path of a file."""
    return text.startswith(PREFIXES)


def shown(url: str) -> str:
    """The address of a database without its password."""
    try:
        parts = conninfo.conninfo_to_dict(url)
    except psycopg.Error:
        return url.split("@")[-1]
    host = ":".join(str(parts[key]) for key in ("host", "port") if parts.get(key))
    return f"postgresql://{host}/{parts.get('dbname') or ''}"


_STREAMS = count(1)


class Found:
    """What a statement has found."""

    def __init__(self, session: Session, cursor: psycopg.Cursor[Any]) -> None:
        self._session = session
        self._cursor = cursor

    def fetchone(self) -> Any:
        """The next row, None if there are no more."""
        self._session.sync()
        return self._cursor.fetchone()

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        self._session.sync()
        return self._cursor.fetchall()

    def __iter__(self) -> Iterator[Any]:
        self._session.sync()
        return iter(self._cursor)


class Session:
    """One connection; `execute` takes the same SQL as SQLite does."""

    def __init__(self, raw: psycopg.Connection[Any]) -> None:
        self.raw = raw
        self._pipeline: psycopg.Pipeline | None = None

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Found:
        """Executes one statement; within a pipeline it is sent when somebody wants to know what it has found."""
        return Found(self, self.raw.execute(numbered(sql).encode(), values or None, binary=True))

    @contextmanager
    def pipeline(self) -> Iterator[None]:
        """A context in which statements are sent together."""
        try:
            with self.raw.pipeline() as self._pipeline:
                yield
        finally:
            self._pipeline = None

    def sync(self) -> None:
        """Sends all statements so far and waits for them.

        What comes before a fetch ends in this way too, not in a flush: to the database the session is idle then, and a
        process that stops there is noticed.
        """
        if self._pipeline is not None:
            self._pipeline.sync()

    def executemany(self, sql: str, values: Sequence[Sequence[Any]], /) -> None:
        """Executes a statement once for each of these values."""
        with self.raw.cursor() as cursor:
            cursor.executemany(numbered(sql).encode(), values)

    def stream(self, sql: str) -> Iterator[tuple[Any, ...]]:
        """What a query finds, some rows at a time, so that it may be more than fits into memory."""
        with self.raw.cursor(name=f"stream{next(_STREAMS)}") as cursor:
            cursor.itersize = 5000
            yield from cursor.execute(sql.encode(), binary=True)

    def close(self) -> None:
        """Ends the session."""
        self.raw.close()


@lru_cache(maxsize=512)
def numbered(sql: str) -> str:
    """A statement with the placeholders of PostgreSQL in place of those of SQLite."""
    numbers = count(1)
    return re.sub(r"\?(\d*)", lambda found: f"${found[1] or next(numbers)}", sql)


def connect(url: str) -> Session:
    """A session in which every statement is a transaction, unless one was begun; raises what psycopg raises."""
    raw = psycopg.connect(url, autocommit=True, cursor_factory=psycopg.RawCursor, **_OPTIONS)  # type: ignore[arg-type]
    try:
        raw.execute("; ".join(_SETTINGS).encode())
        _check_durable(raw)
    except BaseException:
        raw.close()
        raise
    return Session(raw)


def _check_durable(raw: psycopg.Connection[Any]) -> None:
    """Raises if a commit of this database may be lost after it was acknowledged."""
    for name, good in _DURABLE.items():
        row = raw.execute(f"SHOW {name}".encode()).fetchone()
        if row is None or row[0] not in good:
            raise ShutboxError("store-unsafe", setting=name, got=str(row and row[0]), good=good[0])


def check_standby(session: Session, url: str) -> None:
    """Raises if an address names several servers, and a commit need not be on the disk of more than one."""
    if len(str(conninfo.conninfo_to_dict(url).get("host") or "").split(",")) < 2:
        return
    (names,) = session.execute("SHOW synchronous_standby_names").fetchone() or ("",)
    if not names:
        raise ShutboxError("store-unsafe", setting="synchronous_standby_names", got='""', good="FIRST 1 (*)")


def end_stalled(session: Session) -> None:
    """Ends the sessions of ours that have stopped in the middle of a transaction, and wait for their process."""
    session.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        " AND application_name = 'shutbox' AND pid <> pg_backend_pid() AND usename = current_user"
        " AND xact_start IS NOT NULL AND wait_event_type = 'Client'"
        f" AND state_change < clock_timestamp() - interval '{PATIENCE} s'"
    ).fetchall()


def trouble(url: str, error: Exception) -> ShutboxError:
    """The error for a database that cannot be opened, without the password in its address."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    if isinstance(error, psycopg.OperationalError):
        # It may be there again in a moment.
        return ShutboxError("store-away", path=shown(url), why=lines[-1].strip())
    return ShutboxError("store-open", path=shown(url), why=lines[-1].strip())


@contextmanager
def still_session(url: str) -> Iterator[Session]:
    """A session that sees the store as it was at one moment, while others go on."""
    try:
        raw = psycopg.connect(url, autocommit=True, cursor_factory=psycopg.RawCursor, connect_timeout=10)
    except psycopg.Error as error:
        raise trouble(url, error) from None
    try:
        raw.execute(b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield Session(raw)
    except psycopg.Error as error:
        raise trouble(url, error) from None
    finally:
        raw.close()
