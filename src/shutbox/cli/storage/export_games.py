"""`shutbox export-games`: writes the record of every game in the store to a separate file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from shutbox.cli.line import Arguments, check_folder
from shutbox.cli.storage.store_report import DAMAGED, fault_data, store_folder
from shutbox.cli.terminal import Terminal, make_folder, progress, read_text, rewrite
from shutbox.errors import CorruptRecordError, ShutboxError
from shutbox.play import write_record
from shutbox.words import Words

SUFFIX = ".shutbox"


@dataclass(slots=True)
class Export:
    """The number of games written, the number of tables without a game yet, and the faults."""

    games: int = 0
    waiting: int = 0
    faults: list[ShutboxError] = field(default_factory=list)


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Writes the records, and reports how many."""
    from shutbox.server.store import STORE, still, still_copy

    folder = Path(args.positional["FOLDER"])
    check_folder(folder)
    database = args.value("database")
    source = still_copy(database) if database else still(store_folder(args) / STORE)
    with source as store, progress(words, terminal, "writing") as draw:
        make_folder(folder)
        export = export_records(store, folder, draw)
    if args.flag("json"):
        faults = [fault_data(fault) for fault in export.faults]
        terminal.show({"folder": str(folder), "games": export.games, "waiting": export.waiting, "faults": faults})
    else:
        terminal.tell(words.text("store-exported", folder=str(folder), games=export.games, waiting=export.waiting))
        for fault in export.faults:
            terminal.complain(words.error(fault))
    return DAMAGED if export.faults else 0


def export_records(store: Path, folder: Path, draw: Callable[[int, int], None] | None) -> Export:
    """Writes the record of every table in a store that does not change."""
    from shutbox.server.store import count, stored_tables

    export, tables = Export(), count(store)
    for number, (public, entries) in enumerate(stored_tables(store), 1):
        try:
            text = record_text(entries)
        except (ShutboxError, ValueError, KeyError, TypeError, IndexError):
            export.faults.append(CorruptRecordError("store-game", table=public))
            continue
        if text is None:
            export.waiting += 1
        else:
            export.games += 1
            _write(folder / f"{public}{SUFFIX}", text)
        if draw is not None:
            draw(number, max(number, tables))
    return export


def record_text(entries: list[bytes]) -> str | None:
    """The record of a table's game as text, None before it has begun."""
    from shutbox.play.table import read_desk, record_of

    record = record_of(read_desk(entries).table)
    return None if record is None else write_record(record)


def _write(path: Path, text: str) -> None:
    """Writes a record unless the file has it already; an older version of the game is replaced."""
    if not path.exists() or read_text(str(path)) != text:
        rewrite(str(path), text)
