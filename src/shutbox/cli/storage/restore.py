"""`shutbox restore`: fills an empty database with a copy of a store, and checks what is there then."""

from __future__ import annotations

from pathlib import Path

from shutbox.cli.line import Arguments, UsageError
from shutbox.cli.storage.store_report import report_audit
from shutbox.cli.terminal import Terminal, progress
from shutbox.words import Words


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Copies the file, and reports what is in the database."""
    from shutbox.server.store import audit_database, restore, shown_database

    database = args.value("database")
    if database is None:
        raise UsageError("restore-where")
    restore(Path(args.positional["FILE"]), database)
    with progress(words, terminal, "checking") as draw:
        audit = audit_database(database, draw)
    return report_audit(words, args, terminal, audit, shown_database(database))
