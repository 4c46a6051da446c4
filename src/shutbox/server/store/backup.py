"""Copies a store to a single file, which is complete or does not exist, and a file to a database."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from shutbox.errors import ShutboxError
from shutbox.server.book import Ledger
from shutbox.server.store.audit import current
from shutbox.server.store.folder import STORE, keep_names, require_postgres


@contextmanager
def still_copy(database: str) -> Iterator[Path]:
    """A context with a file that contains everything in a database, as it was at one moment."""
    require_postgres()
    from shutbox.server.postgres import copy_out, still_session

    with TemporaryDirectory(prefix="shutbox-") as folder, still_session(database) as session:
        path = Path(folder) / STORE
        path.touch(mode=0o600)
        copy_out(session, path, lambda: None)
        yield path


def restore(path: Path, database: str) -> None:
    """Copies the store in a file that no process has open to an empty database; an older one goes up on the way."""
    require_postgres()
    from shutbox.server.postgres import connect, copy_in, trouble
    from shutbox.server.postgres import migrate as lay

    source = current(path)
    try:
        with closing(connect(database)) as session:
            lay(session)
            copy_in(source, session)
    except Exception as error:
        if isinstance(error, ShutboxError):
            raise
        raise trouble(database, error) from None
    finally:
        source.close()


def back_up(ledger: Ledger, path: Path, between: Callable[[Ledger], None] | None = None) -> None:
    """Copies the store to a new file, with everything that is committed until the copy is done.

    SQLite adds to the copy what the ledger's own connection commits meanwhile.
    """
    if path.exists():
        raise ShutboxError("export-exists", path=str(path))
    part = path.with_name(f"{path.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        ledger.copy(part, between)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.rename(path)
        keep_names(path.parent)
    except (OSError, sqlite3.Error) as error:
        why = getattr(error, "strerror", None) or error
        raise ShutboxError("backup-failed", path=str(path), why=str(why)) from None
    finally:
        part.unlink(missing_ok=True)
