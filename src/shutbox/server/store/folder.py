"""The folder of the store, which only its user can read."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from shutbox.errors import ShutboxError

STORE = "shutbox.db"


def data_folder() -> Path:
    """The user's data folder."""
    if folder := os.environ.get("SHUTBOX_DATA"):
        return Path(folder)
    try:
        return _system_folder()
    except RuntimeError:
        raise ShutboxError("store-homeless") from None


def _system_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "shutbox" / "data"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "shutbox"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "shutbox"


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


def make_private(folder: Path) -> None:
    """Creates a folder, and missing ones above it, that only the user can read."""
    # `mkdir` applies its mode only to the last folder; those above it would get the mode of the umask.
    for place in (*reversed(folder.parents), folder):
        if not place.exists():
            place.mkdir(mode=0o700, exist_ok=True)
    folder.mkdir(exist_ok=True)


def keep_names(folder: Path) -> None:
    """Syncs the names of new files in a folder to disk, on systems that can do that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
