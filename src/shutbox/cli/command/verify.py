"""`shutbox verify`: checks that a stored game is undamaged and legal, or the whole store of a server."""

from __future__ import annotations

from typing import Any

from shutbox.cli.game import load_record
from shutbox.cli.line import Arguments, UsageError
from shutbox.cli.storage import DAMAGED, report_audit, store_path
from shutbox.cli.terminal import FileError, Terminal, progress
from shutbox.errors import ShutboxError
from shutbox.play import Opening, Record, Thrown, ThrownSum, audited, check_sealed, opening_data, seeded_dice
from shutbox.words import Words

# Errors of files that are not damaged records: no record at all, or one of another version.
_NOT_A_RECORD = ("record-none", "record-version")


def run(words: Words, args: Arguments, terminal: Terminal) -> int:
    """Reports that the game is valid, or its first fault."""
    path = args.positional.get("FILE")
    if args.flag("store"):
        return _verify_store(words, args, terminal, path)
    if path is None:
        raise UsageError("verify-what")
    try:
        record = load_record(path)
        opening = check_dice(record)
    except ShutboxError as error:
        if isinstance(error, FileError) or error.code in _NOT_A_RECORD:
            raise
        terminal.complain(words.error(error))
        return DAMAGED
    if args.flag("json"):
        terminal.show(data(record, opening))
    else:
        terminal.tell(summary_text(words, record))
        if opening:
            terminal.tell_wrapped(dice_text(words, record, opening))
    return 0


def _verify_store(words: Words, args: Arguments, terminal: Terminal, folder: str | None) -> int:
    """Checks the store of a server. A running server makes a copy for that."""
    from shutbox.server.store import audit_store, still

    path = store_path(folder)
    with still(path) as copy, progress(words, terminal, "checking") as draw:
        audit = audit_store(copy, draw)
    return report_audit(words, args, terminal, audit, path)


def check_dice(record: Record) -> Opening | None:
    """Checks seeded or sealed dice, and raises on a wrong throw; the opened envelope of sealed dice, if any."""
    seed = record.note("seed")
    if seed is not None:
        audited(record, seeded_dice(seed))
    return check_sealed(record)


def data(record: Record, opening: Opening | None) -> dict[str, Any]:
    """The content of a valid record as JSON data."""
    throws = sum(isinstance(event, Thrown | ThrownSum) for event in record.events)
    counts = {"events": len(record.events), "throws": throws, "players": len(record.players)}
    head = {"ok": True, "rules": record.rules.name, **counts, "over": record.game.over}
    return head | {"sealed": opening_data(opening) if opening else None}


def summary_text(words: Words, record: Record) -> str:
    """A sentence about the content of a valid record."""
    facts = data(record, None)
    title, over = words.rule_title(record.rules), "yes" if facts["over"] else "no"
    counts = {"events": facts["events"], "throws": facts["throws"], "players": facts["players"]}
    return words.text("show-verified", rules=title, over=over, **counts)


def dice_text(words: Words, record: Record, opening: Opening) -> str:
    """The result of checking sealed dice as sentences."""
    envelope, over = opening.envelope, "yes" if record.game.over else "no"
    if envelope.open:
        sentences = [words.text("dice-fit", throws=opening.fit)]
    else:
        sentences = [words.text("dice-shut", throws=opening.unchecked, over=over)]
    if envelope.missing:
        names = [record.players[seat].name for seat in envelope.missing]
        sentences.append(words.text("dice-missing", names=names))
    if envelope.alone:
        sentences.append(words.text("dice-alone"))
    if opening.others:
        sentences.append(words.text("dice-others", throws=opening.others))
    return " ".join(sentences)
