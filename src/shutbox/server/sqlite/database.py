"""A connection to the file of a store, with the settings of SQLite that make commits durable."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path
from urllib.parse import quote

from shutbox.errors import ShutboxError
from shutbox.server.sqlite.lock import in_use
from shutbox.server.sqlite.mark import keep_log, log_path

OLDEST = (3, 37, 0)
MEMORY = Path(":memory:")
# Makes commits durable. Any lower level can lose acknowledged entries in a power failure.
SYNCHRONOUS = "FULL"
# Temporary data stays in memory: the pages for rolling back half a statement are many, and are not needed on disk.
# An exclusive lock also keeps the index of the log in memory, where no other process can change it.
# The writer makes checkpoints, when nobody waits for an answer.
_PRAGMAS = (
    "locking_mode = EXCLUSIVE",
    "journal_mode = WAL",
    "synchronous = {synchronous}",
    "fullfsync = ON",
    "wal_autocheckpoint = 0",
    "secure_delete = ON",
    "trusted_schema = OFF",
    "cell_size_check = ON",
    "cache_size = -64000",
    "temp_store = MEMORY",
)
# A file may be so damaged that even the error message of SQLite is not valid text.
BROKEN = (sqlite3.Error, UnicodeDecodeError)
_LOCKED = ("SQLITE_BUSY", "SQLITE_LOCKED")


def connect(path: Path) -> sqlite3.Connection:
    """The only connection to a store, with an exclusive lock."""
    _check_library()
    keep_log(path)
    try:
        connection = sqlite3.connect(path, timeout=0, isolation_level=None, cached_statements=256)
    except sqlite3.Error as error:
        raise trouble(path, error) from None
    try:
        for pragma in _PRAGMAS:
            # Read to the end, because SQLite commits the change to a log only then, and says whether that has failed.
            connection.execute("PRAGMA " + pragma.format(synchronous=SYNCHRONOUS)).fetchall()
        _check_log(connection, path)
        # SQLite takes the lock at the first read.
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    except BROKEN as error:
        connection.close()
        raise trouble(path, error) from None
    except ShutboxError:
        connection.close()
        raise
    return connection


def _check_log(connection: sqlite3.Connection, path: Path) -> None:
    """Raises if SQLite could not change to a log, which it does not report as an error."""
    (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
    if mode != "wal" and path != MEMORY:
        raise ShutboxError("store-open", path=str(path), why=f"journal_mode = {mode}")


def looked_into(path: Path) -> sqlite3.Connection:
    """A read-only connection to a store that no process has open."""
    _check_library()
    check_there(path)
    if log_path(path).exists():
        # After a crash the log has data that belongs to the store, and SQLite has to write it to the file.
        return connect(path)
    try:
        connection = sqlite3.connect(f"file:{quote(str(path))}?mode=ro&immutable=1", uri=True, isolation_level=None)
    except sqlite3.Error as error:
        raise trouble(path, error) from None
    try:
        connection.execute("PRAGMA cell_size_check = ON")
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    except BROKEN as error:
        connection.close()
        raise trouble(path, error) from None
    return connection


def check_there(path: Path) -> None:
    """Raises if there is no store at this path, or if the path cannot be read."""
    try:
        # Not `is_file`: since Python 3.14 it returns False if the path cannot be read.
        there = stat.S_ISREG(path.stat().st_mode)
    except (FileNotFoundError, NotADirectoryError):
        there = False
    except (OSError, ValueError) as error:
        raise ShutboxError("store-open", path=str(path), why=str(getattr(error, "strerror", None) or error)) from None
    if not there:
        raise ShutboxError("store-none", path=str(path))


def copy(connection: sqlite3.Connection, path: Path) -> None:
    """Copies a whole store at once to a new file that only the user can read."""
    path.touch(mode=0o600, exist_ok=False)
    target = sqlite3.connect(path, isolation_level=None)
    try:
        connection.backup(target)
    finally:
        target.close()


def fatal(error: BaseException) -> bool:
    """Whether an error means that the disk or the file failed, and not that a request was refused."""
    own = isinstance(error, sqlite3.OperationalError | sqlite3.InternalError | UnicodeDecodeError)
    return own or type(error) is sqlite3.DatabaseError


def _check_library() -> None:
    if sqlite3.sqlite_version_info < OLDEST:
        needed = ".".join(map(str, OLDEST))
        raise ShutboxError("store-library", got=sqlite3.sqlite_version, needed=needed)


def trouble(path: Path, error: Exception) -> ShutboxError:
    """The error for a store that cannot be opened, from an error of SQLite or of the system."""
    name = str(getattr(error, "sqlite_errorname", ""))
    if name.startswith(_LOCKED):
        return in_use(path)
    if name == "SQLITE_NOTADB":
        return ShutboxError("store-foreign", path=str(path))
    return ShutboxError("store-open", path=str(path), why=str(getattr(error, "strerror", None) or error))
