"""`shutbox forget`: deletes a table, the data of a device, or all tables older than some days."""

from __future__ import annotations

from functools import partial
from typing import Any

from shutbox.cli.line import Arguments, UsageError, integer
from shutbox.cli.storage.store_report import store_folder
from shutbox.cli.terminal import Terminal
from shutbox.words import Words

KINDS = {"table": "table", "device": "device", "older-than": "days"}


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Shows what would be deleted, asks for confirmation, and deletes it."""
    from shutbox.server.interface import perform

    target = _target(args)
    perform_here = partial(perform, store_folder(args), "forget", args.value("database") or "", **target)
    preview = perform_here(dry=True)
    if args.flag("json"):
        # With --json there is no question: without --yes the output is what would be deleted.
        deleted = perform_here() if args.flag("yes") else None
        terminal.show({"forgotten": deleted is not None, **(deleted or preview)})
    elif not preview["tables"] and not preview["devices"]:
        terminal.tell(words.text("store-forget-none"))
    elif args.flag("yes") or _confirm(words, terminal, preview):
        terminal.tell_wrapped(_summary(words, perform_here(), "gone"))
    else:
        terminal.tell(words.text("store-forget-kept"))
    return 0


def _target(args: Arguments) -> dict[str, Any]:
    """What is to be deleted; raises unless exactly one option is given."""
    options = [option for option in KINDS if args.flag(option)]
    if len(options) != 1:
        raise UsageError("forget-which")
    days = integer(args, "older-than")
    return {KINDS[options[0]]: args.value(options[0]) if days is None else days}


def _confirm(words: Words, terminal: Terminal, preview: dict[str, Any]) -> bool:
    terminal.tell_wrapped(_summary(words, preview, "would"))
    try:
        answer = terminal.ask(f"{words.text('store-forget-ask')} > ")
    except EOFError:
        terminal.tell()
        return False
    return words.agreed(answer)


def _summary(words: Words, counts_data: dict[str, Any], case: str) -> str:
    """A sentence about what was or would be deleted."""
    counts = {"tables": len(counts_data["tables"]), "events": counts_data["events"], "devices": counts_data["devices"]}
    sentence, shared = words.text("store-forget", case=case, **counts), counts_data["shared"]
    return f"{sentence} {words.text('store-forget-shared', tables=shared, count=len(shared))}" if shared else sentence
