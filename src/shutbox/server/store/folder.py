"""Where the store lives: a folder of the user's own, which nobody else can look into."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from shutbox.errors import ShutboxError

STORE = "shutbox.db"


def data_folder() -> Path:
    """The user's data folder."""
    if chosen := os.environ.get("SHUTBOX_DATA"):
        return Path(chosen)
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
    """The place of the store in a folder, both made if they are not there, and nobody else's from the first moment."""
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
    """Makes a folder with those above it, as far as they are not there, that nobody else can look into."""
    # `mkdir` gives its mode to the last folder alone; those above it would be as open as the umask lets them be.
    for place in (*reversed(folder.parents), folder):
        if not place.exists():
            place.mkdir(mode=0o700, exist_ok=True)
    folder.mkdir(exist_ok=True)


def keep_names(folder: Path) -> None:
    """Makes sure that a folder remembers its new files; not every system can be asked for that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
