"""What a long piece of work has finished, on disk: each row survives whatever ends the program after it.

A journal is a text file. Its first line says what is asked, as JSON; then comes a line for each finished job, with its
id and its row. A line counts once it is whole: what a crash left of the last one is cut off when the journal is opened
again.
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
        """Keeps a row."""
        with _failing(self._path):
            self._file.write(_line({"job": job, "row": row}))
            os.fsync(self._file.fileno())
        self.rows[job] = row


@contextmanager
def open_journal(path: Path, question: Mapping[str, Any]) -> Iterator[Journal]:
    """The journal of a question: a new one, or one that was begun and is gone on with by this process alone."""
    with _failing(path):
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
def _failing(path: Path) -> Iterator[None]:
    """Within it, trouble with the file is an error that a person understands."""
    try:
        yield
    except OSError as error:
        raise ShutboxError("journal-failed", path=str(path), why=str(error.strerror)) from None


def _file(path: Path) -> IO[bytes]:
    # Opened so that an old journal is kept, a new one is made, and lines are written without a buffer of ours.
    handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
    return os.fdopen(handle, "r+b", buffering=0)


def _begin(file: IO[bytes], path: Path, head: bytes, content: bytes) -> None:
    """Writes the first line, over nothing but what a crash left of it."""
    if not head.startswith(content):
        raise ShutboxError("journal-other", path=str(path))
    file.seek(0)
    file.write(head)
    os.fsync(file.fileno())
    _keep_name(path)


def _keep_name(path: Path) -> None:
    """Makes sure that the folder remembers a new file; not every system can be asked for that."""
    with suppress(OSError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _lock(file: IO[bytes], path: Path) -> None:
    """Refuses a journal that another process is writing; its end, however it comes, opens the lock."""
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
