"""A snapshot of a store: its file if no process has it open, otherwise a copy made by its server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from shutbox.errors import ShutboxError
from shutbox.server.sqlite import check_there, lock_path, take_lock
from shutbox.server.store.admin import Door, ask, door

_PREFIX = "still-"


@contextmanager
def still(store: Path) -> Iterator[Path]:
    """A context with a file that contains everything in a store and that nobody changes."""
    check_there(store)
    if not lock_path(store).exists():
        # A copy that was never served has no lock file, and the folder may not be writable.
        yield store
        return
    try:
        lock = take_lock(store)
    except ShutboxError as error:
        yield from _copy(store, serving_door(store, error))
        return
    try:
        yield store
    finally:
        lock.open()


def serving_door(store: Path, error: ShutboxError) -> Door:
    """The door of the server that has a store open; raises the error if there is none."""
    at = door(store.parent)
    if error.code != "store-in-use" or at is None:
        raise error
    return at


def _copy(store: Path, at: Door) -> Iterator[Path]:
    copy = store.with_name(f"{_PREFIX}{os.getpid()}.db")
    copy.unlink(missing_ok=True)
    try:
        ask(at, "backup", path=str(copy.absolute()))
        yield copy
    finally:
        copy.unlink(missing_ok=True)


def clear(folder: Path) -> None:
    """Removes copies left by commands that were killed, because they may contain data that is to be forgotten."""
    for copy in folder.glob(f"{_PREFIX}*.db*"):
        copy.unlink(missing_ok=True)
