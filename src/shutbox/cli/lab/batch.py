"""Long work with a table at its end: who does it, where the table goes, and what is kept until then."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from shutbox.cli.line.arguments import Given, UsageError
from shutbox.cli.line.number import exclusive, whole
from shutbox.cli.terminal.file import FileError
from shutbox.tournament.runner import Place, cores

JOURNAL, SUFFIX = ".journal", ".csv"
INTERRUPTED = 130


def place_of(given: Given) -> Place:
    """Where the work is done: by a cluster, in so many processes, or in as many as there are cores."""
    if address := given.value("dask"):
        exclusive(given, "dask", ("processes",))
        return Place(dask=address)
    return Place(processes=whole(given, "processes", 1, 256) or cores())


def table_path(given: Given) -> Path | None:
    """Where the table goes, refused before the work where it could not be written after it."""
    told = given.value("out")
    if told is None:
        return None
    path = Path(told)
    if path.suffix.lower() != SUFFIX:
        raise UsageError("table-suffix", got=told)
    if not path.parent.is_dir():
        raise FileError("file-no-folder", file=told)
    if path.exists() and not journal_of(path).exists():
        raise UsageError("export-exists", path=told)
    return path


def journal_of(path: Path) -> Path:
    """The file beside a table that holds what is finished of it."""
    return path.with_name(path.name + JOURNAL)


@contextmanager
def journal(path: Path | None) -> Iterator[Path]:
    """The file for what is finished: beside the table, or where there is none, one that nobody will miss."""
    if path is not None:
        yield journal_of(path)
        return
    with TemporaryDirectory() as folder:
        yield Path(folder) / f"work{JOURNAL}"
