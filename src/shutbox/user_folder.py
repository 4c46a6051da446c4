"""The folders of the user, for data and for caches: everything that Shutbox writes without being given a path."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from shutbox.errors import ShutboxError


def data_folder() -> Path:
    """The folder for what must not be lost: `SHUTBOX_DATA`, or the data folder that the system gives the user."""
    if chosen := os.environ.get("SHUTBOX_DATA"):
        return Path(chosen)
    try:
        return _system_data()
    except RuntimeError:
        raise ShutboxError("store-homeless") from None


def cache_folder() -> Path:
    """The folder for what can be made again: `SHUTBOX_CACHE`, or the system's cache folder of the user.

    If the user has no home folder, it is a path that cannot be written.
    """
    if chosen := os.environ.get("SHUTBOX_CACHE"):
        return Path(chosen)
    try:
        return _system_cache()
    except RuntimeError:
        return Path(os.devnull) / "shutbox"


def _system_data() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "shutbox" / "data"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "shutbox"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "shutbox"


def _system_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "shutbox" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "shutbox"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "shutbox"


def make_private(folder: Path) -> None:
    """Creates a folder, and missing ones above it, that only the user can read."""
    # `mkdir` applies its mode only to the last folder; those above it would get the mode of the umask.
    for place in (*reversed(folder.parents), folder):
        if not place.exists():
            place.mkdir(mode=0o700, exist_ok=True)
    folder.mkdir(exist_ok=True)
