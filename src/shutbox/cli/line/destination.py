"""Where a command writes: its talk with people, and new files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from shutbox.cli.line.arguments import Arguments, UsageError
from shutbox.cli.terminal import FileError, Terminal, file_error


def conversation(args: Arguments, terminal: Terminal) -> Terminal:
    """The terminal to talk to people on: with --json the error stream, because the output is one document."""
    return replace(terminal, output=terminal.errors) if args.flag("json") else terminal


def check_folder(path: Path) -> None:
    """Raises if a path is no folder and cannot become one, because it or a part of it is something else."""
    try:
        part = next((each for each in (path, *path.parents) if each.exists() or each.is_symlink()), None)
    except OSError as error:
        raise file_error(str(path), error) from None
    if part is not None and not part.is_dir():
        raise FileError("file-no-directory", file=str(part))


def check_new(path: Path) -> None:
    """Raises, before any work, if a new file could not be written after it."""
    if path.exists() or path.is_symlink():
        raise UsageError("export-exists", path=str(path))
    if not path.parent.is_dir():
        raise FileError("file-no-folder", file=str(path))
