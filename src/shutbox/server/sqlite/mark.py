"""The mark beside a store: what the store must at least contain, written after each commit.

SQLite drops a frame of its log whose checksum does not fit, and all frames after it, without an error. So a damaged log
makes acknowledged entries disappear, and the file without them is sound. The mark has the number of the last commit.
It is written after the commit is on disk and is not synced itself, so after a power cut it may name an earlier commit,
but never a later one than the store has.
"""

from __future__ import annotations

import os
import shutil
from hashlib import sha256
from pathlib import Path

from shutbox.errors import CorruptRecordError, ShutboxError
from shutbox.server.sqlite.anchor import Anchor
from shutbox.server.sqlite.tally import digest


def mark_path(store: Path) -> Path:
    """The file of the mark of a store."""
    return store.with_name(f"{store.name}-mark")


def log_path(store: Path) -> Path:
    """The file of SQLite's log."""
    return store.with_name(f"{store.name}-wal")


def kept_log_path(store: Path) -> Path:
    """The copy of a log that SQLite is about to read, for whoever has to find out what was lost."""
    return store.with_name(f"{store.name}-wal-before")


class Marker:
    """Writes the mark of a store."""

    def __init__(self, store: Path) -> None:
        path = mark_path(store)
        try:
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise ShutboxError("store-open", path=str(path), why=str(error.strerror)) from None

    def write(self, anchor: Anchor) -> None:
        """Marks what was committed."""
        os.pwrite(self._handle, _text(b"%020d" % anchor.serial, digest(anchor.cells).hex().encode()), 0)

    def close(self) -> None:
        """Closes the file."""
        os.close(self._handle)


def _text(serial: bytes, head: bytes) -> bytes:
    line = serial + b" " + head
    return line + b" " + sha256(line).hexdigest()[:16].encode() + b"\n"


def keep_log(store: Path) -> None:
    """Copies a log that was left by a crash, because SQLite throws away what it cannot read of it."""
    log = log_path(store)
    if mark_path(store).exists() and log.exists() and log.stat().st_size:
        kept = kept_log_path(store)
        if not kept.exists():
            shutil.copyfile(log, kept)
            kept.chmod(0o600)


def check_mark(store: Path, anchor: Anchor) -> None:
    """Raises if a store does not contain what its mark says; removes the copy of its log if it does."""
    path = mark_path(store)
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        text = b""
    if text:
        _check(store, text, anchor)
    kept_log_path(store).unlink(missing_ok=True)


def _check(store: Path, text: bytes, anchor: Anchor) -> None:
    mark = str(mark_path(store))
    serial, head = text[:20], text[21:85]
    if not serial.isdigit() or text != _text(serial, head):
        raise CorruptRecordError("store-mark", mark=mark)
    if int(serial) > anchor.serial:
        raise CorruptRecordError("store-behind", lost=int(serial) - anchor.serial, mark=mark)
    if int(serial) == anchor.serial and head != digest(anchor.cells).hex().encode():
        raise CorruptRecordError("store-other", mark=mark)
