"""`shutbox backup`: copies the store of a server while it runs, and checks the copy."""

from __future__ import annotations

from pathlib import Path

from shutbox.cli.line import Arguments
from shutbox.cli.storage.store_report import report_audit, store_folder
from shutbox.cli.terminal import Terminal, progress
from shutbox.words import Words


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Makes the copy, and reports what is in it."""
    from shutbox.server.interface import perform
    from shutbox.server.store import audit_store

    path = Path(args.positional["COPY"]).absolute()
    perform(store_folder(args), "backup", args.value("database") or "", path=str(path))
    with progress(words, terminal, "checking") as draw:
        audit = audit_store(path, draw)
    return report_audit(words, args, terminal, audit, path)
