"""The store of a server as commands see it: which one is meant, and whether all in it is as it was."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from shutbox.cli.line.arguments import Given
from shutbox.cli.terminal.file import is_folder
from shutbox.cli.terminal.stream import Terminal
from shutbox.errors import ShutboxError
from shutbox.words import Words

if TYPE_CHECKING:
    from shutbox.server.store.audit import Audit

DAMAGED = 1


def chosen_folder(given: Given) -> Path:
    """The folder of the store that a command is about."""
    from shutbox.server.store.folder import data_folder

    told = given.value("data")
    return data_folder() if told is None else Path(told)


def chosen_store(told: str | None) -> Path:
    """The file of a store: the one in the user's data folder, in another folder, or any file."""
    from shutbox.server.store.folder import STORE, data_folder

    path = data_folder() if told is None else Path(told)
    return path / STORE if told is None or is_folder(told) else path


def audit_data(audit: Audit, path: Path) -> dict[str, Any]:
    """What an audit has found, as plain data."""
    counts = {"tables": audit.tables, "events": audit.events, "log": audit.log}
    faults = [fault_data(fault) for fault in audit.faults]
    return {"ok": audit.sound, "store": str(path), **counts, "faults": faults}


def fault_data(fault: ShutboxError) -> dict[str, Any]:
    """A fault as plain data."""
    return {"code": fault.code, **fault.arguments}


def report(words: Words, given: Given, terminal: Terminal, audit: Audit, path: Path) -> int:
    """Says what is in a store, or what is wrong with it; the exit code."""
    if given.flag("json"):
        terminal.show(audit_data(audit, path))
    elif audit.sound:
        counts = {"tables": audit.tables, "events": audit.events, "log": audit.log}
        terminal.tell(words.text("store-sound", path=str(path), **counts))
    else:
        for fault in audit.faults:
            terminal.complain(words.error(fault))
    return 0 if audit.sound else DAMAGED
