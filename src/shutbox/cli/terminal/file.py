"""Reads and writes files of the user, with clear errors; replaces files atomically."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from shlex import quote

from shutbox.errors import ShutboxError

MOST_BYTES = 64 << 20


class FileError(ShutboxError):
    """A file that cannot be read or written."""


def file_error(path: str, error: Exception) -> FileError:
    """The error for the user, from an error of the system."""
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
            # Read with a limit, because some files are endless, such as /dev/zero.
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise FileError("file-large", file=path, most=MOST_BYTES)
        return content.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        raise file_error(path, error) from None


def create(path: str, text: str) -> None:
    """Writes a new file; raises if it exists."""
    try:
        with Path(path).open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileNotFoundError:
        raise FileError("file-no-folder", file=path) from None
    except (OSError, ValueError) as error:
        raise file_error(path, error) from None


def make_folder(path: Path) -> None:
    """Makes a folder and those above it, where they are not there yet."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_error(str(path), error) from None


def create_private(path: Path, text: str) -> bool:
    """Creates a file atomically that only the user can read; False if there is one of this name, which stays."""
    temporary = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        return _publish(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


def _publish(temporary: Path, path: Path) -> bool:
    """Gives a file its final name, unless a file of this name exists."""
    try:
        path.hardlink_to(temporary)
    except FileExistsError:
        return False
    except OSError:
        # Some file systems have no hard links: there the last process wins, if two start at the same moment.
        if path.exists():
            return False
        temporary.rename(path)
    return True


def rewrite(path: str, text: str) -> None:
    """Replaces the content of a file atomically."""
    # If the path is a symbolic link, its target is replaced.
    target = Path(path).resolve()
    temporary = target.with_name(f"{target.name}.{os.getpid()}.new")
    try:
        with temporary.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(target)
    except OSError as error:
        temporary.unlink(missing_ok=True)
        raise file_error(path, error) from None
