"""Where a store is kept: in a folder that only its user can read, or in a database."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from shutbox.errors import ShutboxError
from shutbox.extra import PLAY, POSTGRES, MissingExtraError, install_line, missing
from shutbox.user_folder import data_folder as data_folder
from shutbox.user_folder import make_private as make_private

STORE = "shutbox.db"
# Other errors of a sync mean that a system cannot sync folders.
_DISK_ERRORS = (errno.EIO, errno.ENOSPC)


def ready(folder: Path) -> Path:
    """The path of the store in a folder; creates both if needed, readable only by the user from the first moment."""
    path = folder / STORE
    try:
        missing = [place for place in (folder, *folder.parents) if not place.exists()]
        make_private(folder)
        for place in missing:
            keep_names(place.parent)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise ShutboxError("store-open", path=str(path), why=str(error.strerror)) from None
    return path


def keep_names(folder: Path) -> None:
    """Syncs the names of new files in a folder to disk, on systems that can do that; raises if the disk fails."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno in _DISK_ERRORS:
            raise
    finally:
        os.close(handle)


def require_postgres() -> None:
    """Raises if the package that speaks with PostgreSQL is missing."""
    if package := missing("psycopg"):
        raise MissingExtraError("postgres-extra-missing", missing=package, install=install_line(PLAY, POSTGRES))


def shown_database(url: str) -> str:
    """The address of a database without its password."""
    require_postgres()
    from shutbox.server.postgres import shown

    return shown(url)
