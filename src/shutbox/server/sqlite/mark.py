"""The mark beside a store: what the store must at least contain, written after each commit.

SQLite drops a frame of its log whose checksum does not fit, and all frames after it, without an error. So a damaged log
makes acknowledged entries disappear, and the file without them is sound. The mark has the number of the last commit.
It is written after the commit is on disk and is not synced itself, so after a power cut it may name an earlier commit,
but never a later one than the store has. It has two lines, of which the older one is overwritten, so that a write that
fails half-way leaves the other.
"""

from __future__ import annotations

import os
import shutil
from hashlib import sha256
from pathlib import Path

from shutbox.errors import CorruptRecordError, ShutboxError
from shutbox.server.book import Anchor, digest


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

    def __init__(self, store: Path, anchor: Anchor) -> None:
        path = mark_path(store)
        try:
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            places = _places(os.pread(self._handle, 3 * SIZE, 0))
            self._place = places.index(min(places))
            self.write(anchor)
        except OSError as error:
            raise ShutboxError("store-open", path=str(path), why=str(error.strerror)) from None

    def write(self, anchor: Anchor) -> None:
        """Marks what was committed."""
        text, done = _line(b"%020d" % anchor.serial, digest(anchor.cells).hex().encode()), 0
        while done < SIZE:
            done += os.pwrite(self._handle, text[done:], self._place * SIZE + done)
        self._place = 1 - self._place

    def close(self) -> None:
        """Closes the file."""
        os.close(self._handle)


def _line(serial: bytes, head: bytes) -> bytes:
    line = serial + b" " + head
    return line + b" " + sha256(line).hexdigest()[:16].encode() + b"\n"


SIZE = len(_line(bytes(20), bytes(64)))
# In place of the number of a commit and the hash of the anchor after it; the smallest is written next.
_EMPTY, _DAMAGED = (-1, b""), (-2, b"")


def _places(text: bytes) -> list[tuple[int, bytes]]:
    """What the two places of a mark say."""
    return [_said(text[:SIZE]), _said(text[SIZE:])]


def _said(line: bytes) -> tuple[int, bytes]:
    # After a power cut a file may have its size but not yet its bytes.
    if not line.strip(b"\0"):
        return _EMPTY
    serial, head = line[:20], line[21:85]
    return (int(serial), head) if serial.isdigit() and line == _line(serial, head) else _DAMAGED


def keep_log(store: Path) -> None:
    """Copies a log that was left by a crash, because SQLite throws away what it cannot read of it."""
    log = log_path(store)
    if mark_path(store).exists() and log.exists() and log.stat().st_size:
        kept = kept_log_path(store)
        if not kept.exists():
            shutil.copyfile(log, kept)
            kept.chmod(0o600)


def check_mark(store: Path, anchor: Anchor, *, half_written: bool = False) -> None:
    """Raises if a store does not contain what its mark says; removes the copy of its log if it does.

    With `half_written` one of its lines may be damaged, as a write that failed has left it.
    """
    try:
        text = mark_path(store).read_bytes()
    except FileNotFoundError:
        text = b""
    _check(store, text, anchor, half_written=half_written)
    kept_log_path(store).unlink(missing_ok=True)


def _check(store: Path, text: bytes, anchor: Anchor, *, half_written: bool) -> None:
    mark, places = str(mark_path(store)), _places(text)
    serial, head = max(places)
    if places.count(_DAMAGED) > half_written:
        raise CorruptRecordError("store-mark", mark=mark)
    if serial > anchor.serial:
        raise CorruptRecordError("store-behind", lost=serial - anchor.serial, mark=mark)
    if serial == anchor.serial and head != digest(anchor.cells).hex().encode():
        raise CorruptRecordError("store-other", mark=mark)
