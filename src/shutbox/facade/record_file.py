"""Records in files."""

from __future__ import annotations

from os import PathLike, fspath
from pathlib import Path

from shutbox.errors import NotationError, wrong_type
from shutbox.play import Record, read_record, write_record


def load_record(path: str | PathLike[str]) -> Record:
    """The record in a file; raises if it is none, or if an event in it could not have happened.

    A file that cannot be opened is an `OSError`, as with `open`.
    """
    try:
        text = _path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise NotationError("file-text", file=str(path)) from None
    return read_record(text)


def save_record(record: Record, path: str | PathLike[str]) -> None:
    """Writes a record to a file, which is replaced if it exists; an `OSError` if that is not possible."""
    text = write_record(record)
    _path(path).write_text(text, encoding="utf-8", newline="\n")


def _path(path: object) -> Path:
    """A path; raises if it is none."""
    text = fspath(path) if isinstance(path, str | PathLike) else None
    if not isinstance(text, str):
        raise wrong_type("path", "a text or a Path", path)
    if "\0" in text:
        raise NotationError("file-missing", file=text)
    return Path(text)
