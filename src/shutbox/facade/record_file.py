"""Records in files."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from shutbox.play import Record, read_record, write_record


def load_record(path: str | PathLike[str]) -> Record:
    """The record in a file; raises if it is none, or if an event in it could not have happened."""
    return read_record(Path(path).read_text(encoding="utf-8"))


def save_record(record: Record, path: str | PathLike[str]) -> None:
    """Writes a record to a file, which is replaced if it exists."""
    Path(path).write_text(write_record(record), encoding="utf-8", newline="\n")
