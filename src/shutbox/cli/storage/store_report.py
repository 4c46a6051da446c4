"""What the storage commands share: which store is meant, and the report of its audit."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from shutbox.cli.line import Arguments, check_folder
from shutbox.cli.terminal import Terminal, is_folder
from shutbox.errors import ShutboxError
from shutbox.user_folder import data_folder
from shutbox.words import Words

if TYPE_CHECKING:
    from shutbox.server.store import Audit

DAMAGED = 1


def store_folder(args: Arguments) -> Path:
    """The folder of the store, from the options."""
    folder = data_folder() if (text := args.value("data")) is None else Path(text)
    check_folder(folder)
    return folder


def store_path(text: str | None) -> Path:
    """The file of a store: in the user's data folder, in another folder, or the file itself."""
    from shutbox.server.store import STORE

    path = data_folder() if text is None else Path(text)
    return path / STORE if text is None or is_folder(text) else path


def audit_data(audit: Audit, path: Path | str) -> dict[str, Any]:
    """An audit as JSON data."""
    counts = {"tables": audit.tables, "events": audit.events, "log": audit.log}
    faults = [fault_data(fault) for fault in audit.faults]
    return {"ok": audit.sound, "store": str(path), **counts, "faults": faults}


def fault_data(fault: ShutboxError) -> dict[str, Any]:
    """A fault as JSON data."""
    return {"code": fault.code, **fault.arguments}


def report_audit(words: Words, args: Arguments, terminal: Terminal, audit: Audit, path: Path | str) -> int:
    """Shows what is in a store, or its faults; the exit code."""
    if args.flag("json"):
        terminal.show(audit_data(audit, path))
    elif audit.sound:
        counts = {"tables": audit.tables, "events": audit.events, "log": audit.log}
        terminal.tell(words.text("store-sound", path=str(path), **counts))
    else:
        for fault in audit.faults:
            terminal.complain(words.error(fault))
    return 0 if audit.sound else DAMAGED
