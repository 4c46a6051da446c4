"""Checks the signatures of a record: whose they are, and whether log row, names, rules, seals and events fit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from shutbox.errors import CorruptRecordError
from shutbox.play.events import Hand, Rename
from shutbox.play.record import Record, words
from shutbox.play.seal.envelope import KEY, Envelope, damaged_note, read_sealed, rules_hash
from shutbox.play.seal.signing import (
    FIRST_HEAD,
    SIGNED,
    End,
    Laid,
    Signing,
    Start,
    fits_signature,
    name_hash,
    next_head,
    read_signing,
    signed_word,
)


@dataclass(frozen=True, slots=True)
class Attestation:
    """The result of checking the signatures of a record; `known` is whether the reader has named the key."""

    signing: Signing
    known: bool

    @property
    def ended(self) -> bool:
        """Whether the end is signed, so that no event can be missing."""
        return bool(self.signing.end)


def attestation_data(attestation: Attestation) -> dict[str, Any]:
    """The result of checking signatures as plain data (docs/record.md)."""
    signing = attestation.signing
    return {
        "key": signing.key,
        "known": attestation.known,
        "log": {"n": signing.n, "hash": signing.row},
        "end": attestation.ended,
        "forgotten": list(signing.forgotten),
    }


def check_signed(record: Record, key: str = "") -> Attestation | None:
    """Checks the signatures of a record, if it has any; raises if one does not fit, or if the key is not `key`."""
    signing, envelope = read_signing(record), read_sealed(record)
    if signing is None:
        if key:
            raise CorruptRecordError("record-unsigned", key=key)
        return None
    if envelope is None:
        raise damaged_note(KEY, "", "missing")
    if key and key != signing.key:
        raise CorruptRecordError("record-signed-key", got=signing.key, known=key)
    start = _check_start(record, envelope, signing)
    if signing.end:
        _check_end(record, envelope, signing, start)
    return Attestation(signing, bool(key))


def _check_start(record: Record, envelope: Envelope, signing: Signing) -> Start:
    """The signed statement about the start; raises if the record says otherwise."""
    laid = Laid(envelope.public, rules_hash(record.rules), envelope.commitment, signing.n, signing.row)
    if not fits_signature(signing.key, laid, signing.laid):
        raise CorruptRecordError("record-signed-log", n=signing.n)
    seats = []
    for number, (player, name, part) in enumerate(zip(record.players, signing.names, envelope.seats, strict=True)):
        if name.salt and name_hash(envelope.public, number, name.salt, player.name) != name.hash:
            raise CorruptRecordError("record-signed-name", seat=number + 1, name=player.name)
        seats.append((player.kind, name.hash, part.seal))
    start = Start(laid, record.starter, tuple(seats))
    if not fits_signature(signing.key, start, signing.start):
        raise CorruptRecordError("record-signed-start")
    return start


def _check_end(record: Record, envelope: Envelope, signing: Signing, start: Start) -> None:
    """Raises if the events, the secret or the seeds are not those that were signed at the end."""
    if not envelope.open:
        raise damaged_note(f"{KEY}-secret", "", "missing")
    if signing.count != len(record.events):
        raise CorruptRecordError("record-signed-count", signed=signing.count, got=len(record.events))
    if _head(record, envelope, signing) != signing.head:
        raise CorruptRecordError("record-signed-events")
    seeds = tuple(seat.seed for seat in envelope.seats)
    if not fits_signature(signing.key, End(start, envelope.secret, seeds, signing.count, signing.head), signing.end):
        raise CorruptRecordError("record-signed-end")


def _head(record: Record, envelope: Envelope, signing: Signing) -> str:
    """The hash of all events, with the signed hashes in the place of names."""
    names, head = dict(signing.words), FIRST_HEAD
    for number, (event, word) in enumerate(zip(record.events, words(record), strict=True), 1):
        if isinstance(event, Hand | Rename):
            name = names.pop(number, "")
            _check_name(envelope, signing, event, name)
            word = signed_word(event, name)
        head = next_head(head, word)
    for number, name in names.items():
        raise damaged_note(f"{SIGNED}-word-{number}", name, "unknown")
    return head


def _check_name(envelope: Envelope, signing: Signing, event: Hand | Rename, name: str) -> None:
    """Raises if the name in an event is not the one with this hash; one that is forgotten cannot be compared."""
    salt = signing.names[event.seat].salt
    if salt and name_hash(envelope.public, event.seat, salt, event.name) != name:
        raise CorruptRecordError("record-signed-name", seat=event.seat + 1, name=event.name)
