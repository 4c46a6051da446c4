"""Only one process uses a store: a lock file beside it names the process. SQLite's exclusive lock is a second lock."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from shutbox.errors import ShutboxError


class Lock:
    """A lock that is held until it is released or the process ends."""

    def __init__(self, handle: int) -> None:
        # A bare descriptor, because a file object would be closed, and the lock released, once nothing refers to it.
        self._handle = handle

    def open(self) -> None:
        """Releases the lock."""
        with suppress(OSError):
            os.ftruncate(self._handle, 0)
        os.close(self._handle)


def lock_path(store: Path) -> Path:
    """The file that is locked for a store."""
    return store.with_name(f"{store.name}.lock")


def take_lock(store: Path) -> Lock:
    """Takes the lock of a store; raises if another process holds it."""
    try:
        handle = os.open(lock_path(store), os.O_RDWR | os.O_CREAT, 0o600)
        if not _is_taken(handle):
            os.close(handle)
            raise in_use(store)
        os.ftruncate(handle, 0)
        os.write(handle, b"%d\n" % os.getpid())
    except OSError as error:
        raise ShutboxError("store-open", path=str(store), why=str(error.strerror)) from None
    return Lock(handle)


def _is_taken(handle: int) -> bool:
    try:
        import fcntl
    except ImportError:  # no such locks on this system
        return True
    try:
        # A lock of this kind is not inherited, so the workers of a server that has ended cannot hold its store.
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def in_use(store: Path) -> ShutboxError:
    """The error for a store that another process has open."""
    pid = "?"
    with suppress(OSError, ValueError):
        pid = str(int(lock_path(store).read_text(encoding="ascii")))
    return ShutboxError("store-in-use", path=str(store), pid=pid)
