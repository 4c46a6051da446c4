"""`shutbox verify`: whether a stored game is whole and could have happened, or everything that a server keeps is."""

from __future__ import annotations

from typing import Any

from shutbox.cli.game.game_file import load_record
from shutbox.cli.line.arguments import Given, UsageError
from shutbox.cli.storage.store_report import DAMAGED, report_audit, store_path
from shutbox.cli.terminal.file import FileError
from shutbox.cli.terminal.progress import progress
from shutbox.cli.terminal.stream import Terminal
from shutbox.errors import ShutboxError
from shutbox.play import Record, Thrown, seeded_dice
from shutbox.play.audit import audited
from shutbox.play.seal import Opening, check_sealed, opening_data
from shutbox.words import Words

# A file of which nobody can say that it is damaged: it is no record at all, or one of another version.
_NO_RECORD = ("record-none", "record-version")


def run(words: Words, given: Given, terminal: Terminal) -> int:
    """Says ok, or what is the first thing wrong."""
    path = given.arguments.get("FILE")
    if given.flag("store"):
        return _store(words, given, terminal, path)
    if path is None:
        raise UsageError("verify-what")
    try:
        record = load_record(path)
        opening = checked(record)
    except ShutboxError as error:
        if isinstance(error, FileError) or error.code in _NO_RECORD:
            raise
        terminal.complain(words.error(error))
        return DAMAGED
    if given.flag("json"):
        terminal.show(data(record, opening))
    else:
        terminal.tell(told(words, record))
        if opening:
            terminal.tell_wrapped(told_dice(words, record, opening))
    return 0


def _store(words: Words, given: Given, terminal: Terminal, told: str | None) -> int:
    """Checks everything that a server keeps, in a copy that it makes if it is running."""
    from shutbox.server.store.audit import audited as audited_store
    from shutbox.server.store.snapshot import still

    path = store_path(told)
    with still(path) as quiet, progress(words, terminal, "checking") as draw:
        audit = audited_store(quiet, draw)
    return report_audit(words, given, terminal, audit, path)


def checked(record: Record) -> Opening | None:
    """What came of checking sealed dice, if there are any; a throw that its dice do not make is refused."""
    seed = record.note("seed")
    if seed is not None:
        audited(record, seeded_dice(seed))
    return check_sealed(record)


def data(record: Record, opening: Opening | None) -> dict[str, Any]:
    """What a sound record holds."""
    throws = sum(isinstance(event, Thrown) for event in record.events)
    counts = {"events": len(record.events), "throws": throws, "players": len(record.players)}
    found = {"ok": True, "rules": record.rules.name, **counts, "over": record.game.over}
    return found | {"sealed": opening_data(opening) if opening else None}


def told(words: Words, record: Record) -> str:
    """What a sound record holds, for people."""
    found = data(record, None)
    title, over = words.rule_title(record.rules), "yes" if found["over"] else "no"
    counts = {"events": found["events"], "throws": found["throws"], "players": found["players"]}
    return words.text("show-verified", rules=title, over=over, **counts)


def told_dice(words: Words, record: Record, opening: Opening) -> str:
    """What came of checking sealed dice, for people."""
    envelope, over = opening.envelope, "yes" if record.game.over else "no"
    if envelope.open:
        said = [words.text("dice-fit", throws=opening.fit)]
    else:
        said = [words.text("dice-shut", throws=opening.unchecked, over=over)]
    if envelope.missing:
        names = [record.players[seat].name for seat in envelope.missing]
        said.append(words.text("dice-missing", names=names))
    if envelope.alone:
        said.append(words.text("dice-alone"))
    if opening.others:
        said.append(words.text("dice-others", throws=opening.others))
    return " ".join(said)
