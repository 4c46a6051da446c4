"""Files of users: read with errors that a person understands, written so that nothing is ever half there."""

from __future__ import annotations

import os
from pathlib import Path
from shlex import quote

from shutbox.errors import ShutboxError

MOST_BYTES = 64 << 20


class FileError(ShutboxError):
    """A file that cannot be read or written."""


def trouble(path: str, error: Exception) -> FileError:
    """What is wrong with a file, by what the system says of it."""
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return FileError("file-missing", file=path)
        case IsADirectoryError():
            return FileError("file-folder", file=path)
        case PermissionError():
            return FileError("file-denied", file=path)
        case FileExistsError():
            return FileError("file-exists", file=path, quoted=quote(path))
        case UnicodeDecodeError():
            return FileError("file-text", file=path)
        case _:
            return FileError("file-other", file=path, why=str(getattr(error, "strerror", None) or error))


def is_file(path: str) -> bool:
    """Whether there is such a file."""
    try:
        return Path(path).is_file()
    except (OSError, ValueError):
        return False


def is_folder(path: str) -> bool:
    """Whether there is such a folder."""
    try:
        return Path(path).is_dir()
    except (OSError, ValueError):
        return False


def read_text(path: str) -> str:
    """The text of a file."""
    try:
        with Path(path).open("rb") as file:
            # Read with a limit, for some files have no end.
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise FileError("file-large", file=path, most=MOST_BYTES)
        return content.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        raise trouble(path, error) from None


def create(path: str, text: str) -> None:
    """A new file with this text; one that exists already is refused."""
    try:
        with Path(path).open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileNotFoundError:
        raise FileError("file-no-folder", file=path) from None
    except (OSError, ValueError) as error:
        raise trouble(path, error) from None


def rewrite(path: str, text: str) -> None:
    """The file with this text, at once: whoever looks sees the old text or the new one, whatever happens."""
    # Where the path is a link, what it leads to is rewritten.
    target = Path(path).resolve()
    beside = target.with_name(f"{target.name}.{os.getpid()}.new")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise trouble(path, error) from None
