"""Copies a store to a single file, which is complete or does not exist."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from shutbox.errors import ShutboxError
from shutbox.server.book import Ledger
from shutbox.server.store.folder import keep_names


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
