"""`shutbox export-games`: the record of every game that a server keeps, each in a file of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from shutbox.cli.line.arguments import Given
from shutbox.cli.storage.store_report import DAMAGED, chosen_folder, fault_data
from shutbox.cli.terminal.file import read_text, rewrite, trouble
from shutbox.cli.terminal.progress import progress
from shutbox.cli.terminal.stream import Terminal
from shutbox.errors import CorruptRecordError, ShutboxError
from shutbox.play import write_record
from shutbox.words import Words

SUFFIX = ".shutbox"


@dataclass(slots=True)
class Export:
    """How many games were written, how many tables have none yet, and what makes no game."""

    games: int = 0
    waiting: int = 0
    faults: list[ShutboxError] = field(default_factory=list)


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Writes the records, and says how many."""
    from shutbox.server.store.folder import STORE
    from shutbox.server.store.snapshot import still

    folder = Path(given.arguments["FOLDER"])
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise trouble(str(folder), error) from None
    with still(chosen_folder(given) / STORE) as store, progress(words, terminal, "writing") as draw:
        done = exported(store, folder, draw)
    if given.flag("json"):
        faults = [fault_data(fault) for fault in done.faults]
        terminal.show({"folder": str(folder), "games": done.games, "waiting": done.waiting, "faults": faults})
    else:
        terminal.tell(words.text("store-exported", folder=str(folder), games=done.games, waiting=done.waiting))
        for fault in done.faults:
            terminal.complain(words.error(fault))
    return DAMAGED if done.faults else 0


def exported(store: Path, folder: Path, draw: Callable[[int, int], None] | None) -> Export:
    """Writes the record of every table in a file that holds still."""
    from shutbox.server.store.archive import count, shelved

    export, tables = Export(), count(store)
    for number, (public, entries) in enumerate(shelved(store), 1):
        try:
            text = record_text(entries)
        except (ShutboxError, ValueError, KeyError, TypeError, IndexError):
            export.faults.append(CorruptRecordError("store-game", table=public))
            continue
        if text is None:
            export.waiting += 1
        else:
            export.games += 1
            _keep(folder / f"{public}{SUFFIX}", text)
        if draw is not None:
            draw(number, max(number, tables))
    return export


def record_text(entries: list[bytes]) -> str | None:
    """The record of a table's game as text, None before it has begun."""
    from shutbox.play.table.desk import laid
    from shutbox.play.table.state import record_of

    record = record_of(laid(entries).table)
    return None if record is None else write_record(record)


def _keep(path: Path, text: str) -> None:
    """Writes a record, unless it is there already; a game that has gone on since replaces itself."""
    if not path.exists() or read_text(str(path)) != text:
        rewrite(str(path), text)
