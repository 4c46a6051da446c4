"""A journal of finished jobs on disk, so that long work can be resumed after a crash.

A journal is a text file. Its first line is the question as JSON; then there is a line for each finished job, with its
id and its row. An incomplete last line, which a crash may leave, is cut off when the journal is opened again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from shutbox.errors import ShutboxError

Row = dict[str, Any]
VERSION = 1


class Journal:
    """The finished rows by the id of their job; a row that is added is on disk before `add` returns."""

    def __init__(self, path: Path, file: IO[bytes], rows: dict[str, Row]) -> None:
        self._path = path
        self._file = file
        self.rows = rows

    def add(self, job: str, row: Row) -> None:
        """Writes a row to disk."""
        with _file_errors(self._path):
            self._file.write(_line({"job": job, "row": row}))
            os.fsync(self._file.fileno())
        self.rows[job] = row


@contextmanager
def open_journal(path: Path, question: Mapping[str, Any]) -> Iterator[Journal]:
    """Opens or creates the journal of a question, and locks it for this process."""
    with _file_errors(path):
        file = _file(path)
    with file:
        _lock(file, path)
        head = _line({"journal": VERSION, "question": dict(question)})
        content = file.read()
        if not content.startswith(head):
            _begin(file, path, head, content)
            content = head
        whole = content.rfind(b"\n") + 1
        rows = dict(_rows(path, content[len(head) : whole]))
        file.truncate(whole)
        file.seek(whole)
        yield Journal(path, file, rows)


@contextmanager
def _file_errors(path: Path) -> Iterator[None]:
    """Turns an `OSError` within the block into a `ShutboxError`."""
    try:
        yield
    except OSError as error:
        raise ShutboxError("journal-failed", path=str(path), why=str(error.strerror)) from None


def _file(path: Path) -> IO[bytes]:
    # Keeps an old journal, creates a new one, and writes without a buffer.
    handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
    return os.fdopen(handle, "r+b", buffering=0)


def _begin(file: IO[bytes], path: Path, head: bytes, content: bytes) -> None:
    """Writes the first line; raises if the file has other content than the beginning of this line."""
    if not head.startswith(content):
        raise ShutboxError("journal-other", path=str(path))
    file.seek(0)
    file.write(head)
    os.fsync(file.fileno())
    _sync_folder(path)


def _sync_folder(path: Path) -> None:
    """Syncs the folder, so that a new file survives a crash; some systems do not support this."""
    with suppress(OSError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _lock(file: IO[bytes], path: Path) -> None:
    """Raises if another process is writing the journal; the lock is released when that process ends."""
    try:
        import fcntl
    except ImportError:  # no such locks on this system
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise ShutboxError("journal-busy", path=str(path)) from None


def _line(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, sort_keys=True).encode() + b"\n"


def _rows(path: Path, lines: bytes) -> Iterator[tuple[str, Row]]:
    for number, line in enumerate(lines.splitlines(), 2):
        try:
            entry = json.loads(line)
            yield entry["job"], entry["row"]
        except (ValueError, KeyError, TypeError):
            raise ShutboxError("journal-damaged", path=str(path), line=number) from None
