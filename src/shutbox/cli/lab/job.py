"""What the batch commands share: where they run, the output table, and the journal of finished work."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from shutbox.cli.line import Arguments, UsageError, integer
from shutbox.cli.terminal import FileError, Terminal
from shutbox.solve import cores
from shutbox.tournament import Place
from shutbox.words import Words

JOURNAL = ".journal"
INTERRUPTED = 130


def place_of(args: Arguments) -> Place:
    """Where the work is done: on a Dask cluster, or in a number of processes (default: one for each core)."""
    if address := args.value("dask"):
        return Place(dask=address)
    return Place(processes=integer(args, "processes") or cores())


def output_path(args: Arguments) -> Path | None:
    """The path of the output table, if one was given; raises now what would fail after the work."""
    text = args.value("out")
    if text is None:
        return None
    path = Path(text)
    if not path.parent.is_dir():
        raise FileError("file-no-folder", file=text)
    if (path.exists() and not journal_of(path).exists()) or (path.is_symlink() and not path.exists()):
        raise UsageError("export-exists", path=text)
    return path


def journal_of(path: Path) -> Path:
    """The path of the journal, beside the output table."""
    return path.with_name(path.name + JOURNAL)


@contextmanager
def journal(path: Path | None) -> Iterator[Path]:
    """The journal of finished work: beside the output table, or a temporary file if there is no table."""
    if path is not None:
        yield journal_of(path)
        return
    with TemporaryDirectory() as folder:
        yield Path(folder) / f"work{JOURNAL}"


def stop(words: Words, terminal: Terminal, path: Path | None) -> int:
    """The exit code of work that was interrupted, after saying where what is finished of it lies."""
    if path is not None and journal_of(path).exists():
        terminal.complain(words.text("show-stopped", path=str(journal_of(path))))
    return INTERRUPTED
