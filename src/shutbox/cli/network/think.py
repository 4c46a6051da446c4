"""`shutbox think`: thinks for the servers at a database: hints, reports, bots."""

from __future__ import annotations

from shutbox.cli.line import Arguments, UsageError, integer
from shutbox.cli.terminal import Terminal
from shutbox.extra import require_server
from shutbox.words import Words


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Thinks until Ctrl-C."""
    require_server()
    from shutbox.server import run_worker
    from shutbox.server.store import shown_database

    database = args.value("database")
    if database is None:
        raise UsageError("think-where")

    def ready() -> None:
        terminal.tell(words.text("serve-thinking", path=shown_database(database)))
        terminal.flush()

    return run_worker(database, integer(args, "workers") or 1, ready)
