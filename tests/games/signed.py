"""Signed games for tests: records of sealed games with the signatures that a server makes, and forgeries of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import count

from shutbox.play import Record, changed
from shutbox.play.events import Hand, Rename
from shutbox.play.record import words
from shutbox.play.seal import SigningKey
from shutbox.play.seal.envelope import KEY, commitment, read_sealed, rules_hash, sealed_notes
from shutbox.play.seal.public_log import OPENED, ROOT, SEALED, Listed, row_hash
from shutbox.play.seal.signing import (
    SIGNED,
    End,
    Laid,
    SaltedName,
    Signing,
    Start,
    after_event,
    name_hash,
    signature,
    signed_notes,
)
from tests.games.sealed import PUBLIC, SECRET, seed

SERVER, OTHER = SigningKey(seed("server key")), SigningKey(seed("other key"))
KEY_TEXT = SERVER.public.hex()
AT = 1_700_000_000


def log_of(record: Record) -> tuple[Listed, ...]:
    """A public log with the seal of a record in its third row, and the secret in its fifth."""
    envelope = read_sealed(record)
    assert envelope is not None
    other = "fedcba9876543210"
    told = [(SEALED, other, "11" * 32), (OPENED, other, "22" * 32), (SEALED, PUBLIC, envelope.commitment)]
    told += [(SEALED, other[::-1][:15] + "1", "33" * 32), (OPENED, PUBLIC, envelope.secret or "44" * 32)]
    rows: list[Listed] = []
    for n, (kind, public, value) in enumerate(told, 1):
        row = Listed(n, kind, public, value, AT + n, "")
        rows.append(replace(row, hash=row_hash(rows[-1].hash if rows else ROOT, row)))
    return tuple(rows)


def salts(record: Record) -> list[str]:
    """A salt for each seat, made of its name."""
    return [sha256(f"salt {player.name}".encode()).hexdigest()[:32] for player in record.players]


def unsigned(record: Record) -> Record:
    """The record without its signatures."""
    return replace(record, notes=tuple(note for note in record.notes if not note[0].startswith(f"{SIGNED}-")))


def signed(record: Record, key: SigningKey = SERVER, *, ended: bool = True) -> Record:
    """The record with the signatures of a server, without that of the end if it has none yet."""
    record = unsigned(record)
    envelope, row = read_sealed(record), log_of(record)[2]
    assert envelope is not None
    laid = Laid(PUBLIC, rules_hash(record.rules), envelope.commitment, row.n, row.hash)
    pairs = enumerate(zip(record.players, salts(record), strict=True))
    names = tuple(SaltedName(name_hash(PUBLIC, seat, salt, player.name), salt) for seat, (player, salt) in pairs)
    parts = zip(record.players, names, envelope.seats, strict=True)
    start = Start(laid, record.starter, tuple((player.kind, name.hash, part.seal) for player, name, part in parts))
    signing = Signing(key.public.hex(), row.n, row.hash, signature(key, laid), names, signature(key, start))
    for event, word in zip(record.events, words(record), strict=True):
        signing = after_event(signing, PUBLIC, event, word)
    if ended:
        seeds = tuple(part.seed for part in envelope.seats)
        end = End(start, envelope.secret, seeds, signing.count, signing.head)
        signing = changed(signing, end=signature(key, end))
    return replace(record, notes=(*record.notes, *signed_notes(signing)))


def with_secret(record: Record, secret: bytes) -> Record:
    """The record with another secret and the seal of that one; its throws stay as they are."""
    envelope = read_sealed(record)
    assert envelope is not None
    parts = [(seat.seal, seat.seed) for seat in envelope.seats]
    own = sealed_notes(PUBLIC, commitment(PUBLIC, record.rules, secret), parts, secret.hex())
    rest = (note for note in record.notes if not note[0].startswith(KEY))
    return replace(record, notes=(*own, *rest))


def secrets_to_try() -> Sequence[bytes]:
    """Secrets, one after the other, for somebody who looks for the dice that they would like."""
    return [SECRET, *(sha256(b"try %d" % number).digest() for number in range(20_000))]


def renamed_event(record: Record, name: str) -> Record:
    """The record with another name in its first event that has one."""
    number = next(n for n, event in zip(count(), record.events, strict=False) if isinstance(event, Hand | Rename))
    event = record.events[number]
    assert isinstance(event, Hand | Rename)
    return replace(record, events=(*record.events[:number], replace(event, name=name), *record.events[number + 1 :]))
