"""Sealed dice: fixed before the game by a secret of the server and a seed of each seat (docs/dice.md).

The envelope is public: it has the seals before the game, the seeds once all have sealed, the secret at the end. Secrets
and seeds are 32 bytes; they are published as text in hexadecimal.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from shutbox.errors import CorruptRecordError
from shutbox.play.dice import KeyedDice
from shutbox.play.events import Off, Source, Thrown
from shutbox.play.record import Record
from shutbox.play.seal.dice_audit import audited
from shutbox.rules import RuleSet, to_json

DICE, SEAT = "shutbox dice 1", "shutbox seat 1"
SIZE = 32
NONE, MISSING = "none", "missing"
KEY = "sealed"
_HASH = "[0-9a-f]{64}"
_PUBLIC = re.compile("[0-9a-f]{16}")
_SEAL = re.compile(_HASH)
_SEAT = re.compile(f"{NONE}|{_HASH} (?:{MISSING}|{_HASH})")


@dataclass(frozen=True, slots=True)
class SeatSeal:
    """The part of a seat in the envelope: the seal of its seed, and the seed once it is shown; otherwise empty."""

    seal: str = ""
    seed: str = ""

    @property
    def state(self) -> str:
        """Whether the seed was shown, is missing, or there never was one."""
        return "shown" if self.seed else MISSING if self.seal else NONE


@dataclass(frozen=True, slots=True)
class Envelope:
    """The sealed dice of a record as its notes describe them; the secret is empty until it is opened."""

    public: str
    commitment: str
    seats: tuple[SeatSeal, ...]
    secret: str = field(default="", repr=False)

    @property
    def open(self) -> bool:
        """Whether the secret is known."""
        return bool(self.secret)

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that sealed a seed and never showed it."""
        return tuple(seat for seat, sealed in enumerate(self.seats) if sealed.state == MISSING)

    @property
    def alone(self) -> bool:
        """Whether no seat has shown a seed, so that the server could have tried many secrets."""
        return not any(seat.seed for seat in self.seats)


@dataclass(frozen=True, slots=True)
class Opening:
    """The result of checking sealed dice: the numbers of throws that fit, cannot be checked yet, or are from others."""

    envelope: Envelope
    fit: int
    unchecked: int
    others: int


# Derivation


@lru_cache(maxsize=256)
def rules_hash(rules: RuleSet) -> str:
    """The hash of a rule set as its record spells it."""
    # Tables are sealed with this hash, so a new setting must be left out here if it has its default.
    return hashlib.sha256(to_json(rules, whole=True).encode(errors="surrogatepass")).hexdigest()


def commitment(public: str, rules: RuleSet, secret: bytes) -> str:
    """The seal of a table's secret, which reveals nothing about it and fits no other secret."""
    return hashlib.sha256(f"{DICE}\n{public}\n{rules_hash(rules)}\n".encode() + secret).hexdigest()


def seat_seal(public: str, seat: int, seed: bytes) -> str:
    """The seal of a seat's seed; seats are counted from 0 here, and from 1 in what is hashed."""
    return hashlib.sha256(f"{SEAT}\n{public}\n{seat + 1}\n".encode() + seed).hexdigest()


def salt(seeds: Iterable[bytes | None]) -> bytes:
    """The salt from all seats: a hash of their seeds in order, with a mark for a seat without one."""
    return hashlib.sha256(b"".join(b"\0" if seed is None else b"\1" + seed for seed in seeds)).digest()


def hkdf(secret: bytes, mixed: bytes, info: bytes, length: int) -> bytes:
    """HKDF-SHA256 (RFC 5869): a key of `length` bytes from a secret, a salt and an info string."""
    root = hmac.digest(mixed, secret, "sha256")
    block = key = b""
    for counter in range(1, -(-length // 32) + 1):
        block = hmac.digest(root, block + info + bytes([counter]), "sha256")
        key += block
    return key[:length]


def dice_key(secret: bytes, mixed: bytes, public: str) -> bytes:
    """The key of all throws of a table, from its secret and the salt of its seats."""
    return hkdf(secret, mixed, f"{DICE} {public}".encode(), SIZE)


def sealed_dice(key: bytes) -> KeyedDice:
    """Sealed dice with this key."""
    return KeyedDice(key, Source.SEALED)


# Notes of a record


def sealed_notes(
    public: str, sealed: str, seats: Sequence[tuple[str, str]], secret: str = ""
) -> tuple[tuple[str, str], ...]:
    """An envelope as notes of a record: seal and seed of each seat, and the secret once it is open."""
    own = ((f"{KEY}-seat-{number}", _seat_text(*seat)) for number, seat in enumerate(seats, 1))
    opened = [(f"{KEY}-secret", secret)] if secret else []
    return ((KEY, public), (f"{KEY}-commitment", sealed), *own, *opened)


def _seat_text(seal: str, seed: str) -> str:
    return f"{seal} {seed or MISSING}" if seal else NONE


def read_sealed(record: Record) -> Envelope | None:
    """The envelope of a record, if it has one; raises if it is incomplete."""
    notes = dict(own_notes(record, KEY))
    if not notes:
        return None
    public, seal = note_match(notes, KEY, _PUBLIC)[0], note_match(notes, f"{KEY}-commitment", _SEAL)[0]
    seats = tuple(_seat(notes, f"{KEY}-seat-{number}") for number in range(1, len(record.players) + 1))
    secret = note_match(notes, f"{KEY}-secret", _SEAL)[0] if f"{KEY}-secret" in notes else ""
    check_known(notes, dict(sealed_notes(public, seal, [(seat.seal, seat.seed) for seat in seats], secret)))
    return Envelope(public, seal, seats, secret)


def own_notes(record: Record, stem: str) -> Iterator[tuple[str, str]]:
    """The notes with a stem; raises if one occurs twice, because readers might differ in which one they use."""
    keys = set()
    for key, text in record.notes:
        if key == stem or key.startswith(f"{stem}-"):
            if key in keys:
                raise damaged_note(key, text, "twice")
            keys.add(key)
            yield key, text


def note_match(notes: Mapping[str, str], key: str, form: re.Pattern[str]) -> re.Match[str]:
    """A note in its form; raises if it is missing or has another one."""
    text = notes.get(key)
    if text is None:
        raise damaged_note(key, "", "missing")
    match = form.fullmatch(text)
    if not match:
        raise damaged_note(key, text, "form")
    return match


def check_known(notes: Mapping[str, str], expected: Mapping[str, str]) -> None:
    """Raises if there is a note that is not expected."""
    for key, text in notes.items():
        if key not in expected:
            raise damaged_note(key, text, "unknown")


def damaged_note(note: str, got: str, why: str) -> CorruptRecordError:
    """The error about a note that is not what it should be."""
    return CorruptRecordError("record-seal-note", note=note, got=got, why=why)


def _seat(notes: dict[str, str], key: str) -> SeatSeal:
    text = note_match(notes, key, _SEAT)[0]
    if text == NONE:
        return SeatSeal()
    seal, seed = text.split()
    return SeatSeal(seal, "" if seed == MISSING else seed)


# Check


def check_sealed(record: Record) -> Opening | None:
    """Checks the sealed dice of a record, if it has any; raises if something does not fit."""
    envelope = read_sealed(record)
    throws = [event.source for event in record.events if isinstance(event, Thrown | Off)]
    sealed = throws.count(Source.SEALED)
    if envelope is None:
        if sealed:
            raise CorruptRecordError("record-seal-none", throws=sealed)
        return None
    _check_seats(envelope)
    if not envelope.open:
        return Opening(envelope, 0, sealed, len(throws) - sealed)
    _check_commitment(record, envelope)
    return Opening(envelope, audited(record, envelope_dice(envelope)), 0, len(throws) - sealed)


def opening_data(opening: Opening) -> dict[str, Any]:
    """The result of checking sealed dice as plain data (docs/record.md)."""
    envelope = opening.envelope
    return {
        "public": envelope.public,
        "commitment": envelope.commitment,
        "open": envelope.open,
        "seats": [seat.state for seat in envelope.seats],
        "fit": opening.fit,
        "unchecked": opening.unchecked,
        "others": opening.others,
    }


def envelope_dice(envelope: Envelope) -> KeyedDice:
    """The dice of an open envelope."""
    seat_salt = salt(bytes.fromhex(seat.seed) if seat.seed else None for seat in envelope.seats)
    return sealed_dice(dice_key(bytes.fromhex(envelope.secret), seat_salt, envelope.public))


def _check_seats(envelope: Envelope) -> None:
    for number, seat in enumerate(envelope.seats):
        if seat.seed and seat_seal(envelope.public, number, bytes.fromhex(seat.seed)) != seat.seal:
            raise CorruptRecordError("record-seal-seat", seat=number + 1)


def _check_commitment(record: Record, envelope: Envelope) -> None:
    expected = commitment(envelope.public, record.rules, bytes.fromhex(envelope.secret))
    if expected != envelope.commitment:
        raise CorruptRecordError("record-seal-secret", sealed=envelope.commitment, made=expected)
