"""One process at a store: a file beside it is locked, and says by whom; behind it stands SQLite's exclusive lock."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from shutbox.errors import ShutboxError


class Lock:
    """A lock that is held; the end of the process, however it comes, opens it."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    def open(self) -> None:
        """Lets others at the store."""
        with suppress(OSError):
            self._file.truncate(0)
        self._file.close()


def lock_path(store: Path) -> Path:
    """The file that is locked for a store."""
    return store.with_name(f"{store.name}.lock")


def locked(store: Path) -> Lock:
    """The lock of a store, refused while another process holds it."""
    try:
        # A lock of this kind is not inherited: processes that a server starts cannot hold its store when it has gone.
        handle = os.open(lock_path(store), os.O_RDWR | os.O_CREAT, 0o600)
        file = os.fdopen(handle, "r+b", buffering=0)
        if not _taken(file):
            file.close()
            raise in_use(store)
        file.truncate(0)
        file.write(b"%d\n" % os.getpid())
    except OSError as error:
        raise ShutboxError("store-open", path=str(store), why=str(error.strerror)) from None
    return Lock(file)


def _taken(file: IO[bytes]) -> bool:
    try:
        import fcntl
    except ImportError:  # no such locks on this system
        return True
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def in_use(store: Path) -> ShutboxError:
    """What is said to whoever comes second."""
    pid = "?"
    with suppress(OSError, ValueError):
        pid = str(int(lock_path(store).read_text(encoding="ascii")))
    return ShutboxError("store-in-use", path=str(store), pid=pid)
