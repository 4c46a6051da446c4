"""`shutbox forget`: a table, what is known of a device, or everything that has lain for long is deleted for good."""

from __future__ import annotations

from typing import Any

from shutbox.cli.line.arguments import Given, UsageError
from shutbox.cli.line.number import whole
from shutbox.cli.storage.store_report import chosen_folder
from shutbox.cli.terminal.stream import Terminal
from shutbox.words import Words

KINDS = {"table": "table", "device": "device", "older-than": "days"}


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Says what would be gone, asks, and deletes it."""
    from shutbox.server.interface.errand import done

    folder, target = chosen_folder(given), _target(given)
    would = done(folder, "forget", **target, dry=True)
    if given.flag("json"):
        # For machines there is no question: without --yes they hear what would be gone.
        gone = done(folder, "forget", **target) if given.flag("yes") else None
        terminal.show({"forgotten": gone is not None, **(gone or would)})
    elif not would["tables"] and not would["devices"]:
        terminal.tell(words.text("store-forget-none"))
    elif given.flag("yes") or _confirmed(words, terminal, would):
        terminal.tell_wrapped(_told(words, done(folder, "forget", **target), "gone"))
    else:
        terminal.tell(words.text("store-forget-kept"))
    return 0


def _target(given: Given) -> dict[str, Any]:
    """The one thing that is to be forgotten."""
    told = [option for option in KINDS if given.flag(option)]
    if len(told) != 1:
        raise UsageError("forget-which")
    days = whole(given, "older-than", 0, 36_500)
    return {KINDS[told[0]]: given.value(told[0]) if days is None else days}


def _confirmed(words: Words, terminal: Terminal, would: dict[str, Any]) -> bool:
    terminal.tell_wrapped(_told(words, would, "would"))
    try:
        answer = terminal.ask(f"{words.text('store-forget-ask')} > ")
    except EOFError:
        terminal.tell()
        return False
    return words.agreed(answer)


def _told(words: Words, found: dict[str, Any], case: str) -> str:
    """What is or would be gone."""
    counts = {"tables": len(found["tables"]), "events": found["events"], "devices": found["devices"]}
    said, shared = words.text("store-forget", case=case, **counts), found["shared"]
    return f"{said} {words.text('store-forget-shared', tables=shared, count=len(shared))}" if shared else said
