"""`shutbox verify`: checks that a stored game is undamaged and legal, or the whole store of a server."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any

from shutbox.cli.game import load_record
from shutbox.cli.line import DATABASES, Arguments, UsageError
from shutbox.cli.storage import DAMAGED, report_audit, store_path
from shutbox.cli.terminal import FileError, Terminal, progress, read_text
from shutbox.errors import ShutboxError
from shutbox.play import Opening, Record, Thrown, ThrownSum, audited, check_sealed, opening_data, seeded_dice
from shutbox.play.seal import Attestation, Listed, attestation_data, check_listed, check_signed, read_log
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
    log = args.value("log")
    rows = read_log(read_text(log)) if log else ()
    try:
        record = load_record(path)
        proof = check_record(record, (args.value("key") or "").lower(), rows)
    except ShutboxError as error:
        if isinstance(error, FileError) or error.code in _NOT_A_RECORD:
            raise
        if args.flag("json"):
            terminal.complain_in_json({"code": error.code, "arguments": error.arguments, "text": words.error(error)})
        else:
            terminal.complain(words.error(error))
        return DAMAGED
    if args.flag("json"):
        terminal.show(data(record, proof))
    else:
        terminal.tell(summary_text(words, record))
        if proof.opening:
            terminal.tell_wrapped(dice_text(words, record, proof.opening))
            for text in proof_texts(words, proof.opening, proof):
                terminal.tell_wrapped(text)
    return 0


def _verify_store(words: Words, args: Arguments, terminal: Terminal, folder: str | None) -> int:
    """Checks the store of a server. One that has a file open makes a copy for that; a database has its own."""
    from shutbox.server.store import audit_database, audit_store, shown_database, still

    if folder is not None and folder.startswith(DATABASES):
        with progress(words, terminal, "checking") as draw:
            audit = audit_database(folder, draw)
        return report_audit(words, args, terminal, audit, shown_database(folder))
    path = store_path(folder)
    with still(path) as copy, progress(words, terminal, "checking") as draw:
        audit = audit_store(copy, draw)
    return report_audit(words, args, terminal, audit, path)


@dataclass(frozen=True, slots=True)
class Proof:
    """What was checked of a record: its sealed dice, its signatures, its row in a copy of the public log."""

    opening: Opening | None = None
    attestation: Attestation | None = None
    row: Listed | None = None


def check_record(record: Record, key: str = "", rows: Sequence[Listed] = ()) -> Proof:
    """Checks dice, signatures and the row in the log; raises if something does not fit, or is not signed with `key`."""
    opening, attestation = check_dice(record), check_signed(record, key)
    if opening is None or not rows:
        return Proof(opening, attestation)
    row = check_listed(rows, opening.envelope, attestation.signing if attestation else None)
    return Proof(opening, attestation, row)


def check_dice(record: Record) -> Opening | None:
    """Checks seeded or sealed dice, and raises on a wrong throw; the opened envelope of sealed dice, if any."""
    seed = record.note("seed")
    if seed is not None:
        audited(record, seeded_dice(seed))
    return check_sealed(record)


def data(record: Record, proof: Proof) -> dict[str, Any]:
    """The content of a valid record as JSON data."""
    throws = sum(isinstance(event, Thrown | ThrownSum) for event in record.events)
    counts = {"events": len(record.events), "throws": throws, "players": len(record.players)}
    head = {"ok": True, "rules": record.rules.name, **counts, "over": record.game.over}
    return head | {
        "sealed": opening_data(proof.opening) if proof.opening else None,
        "signed": attestation_data(proof.attestation) if proof.attestation else None,
        "logged": asdict(proof.row) if proof.row else None,
    }


def summary_text(words: Words, record: Record) -> str:
    """A sentence about the content of a valid record."""
    facts = data(record, Proof())
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


def proof_texts(words: Words, opening: Opening, proof: Proof) -> Iterator[str]:
    """What signatures and the log show of sealed dice, and what they cannot show."""
    if proof.attestation:
        yield _signed_text(words, proof.attestation, logged=proof.row is not None)
    if proof.row:
        at = datetime.fromtimestamp(proof.row.at, UTC).strftime("%Y-%m-%d %H:%M UTC")
        yield words.text("dice-logged", n=proof.row.n, at=at)
    if not proof.attestation:
        unseen = "" if proof.row else words.text("dice-unsigned", seal=opening.envelope.commitment)
        yield f"{unseen} {words.text('dice-unsigned-names')}".lstrip()


def _signed_text(words: Words, attestation: Attestation, *, logged: bool) -> str:
    signing, end = attestation.signing, "yes" if attestation.ended else "no"
    texts = [
        words.text("dice-signed", key=signing.key, n=signing.n, end=end),
        words.text("dice-signed-key", known="yes" if attestation.known else "no"),
    ]
    if signing.forgotten:
        seats = [str(seat + 1) for seat in signing.forgotten]
        texts.append(words.text("dice-signed-forgotten", seats=seats))
    if not logged:
        texts.append(words.text("dice-signed-when"))
    return " ".join(texts)
