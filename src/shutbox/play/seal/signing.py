"""What a server signs of a sealed game, and the notes of a record that hold it (docs/dice.md).

There are three signatures, each of a statement that has the hash of the one before it. The first is about the table as
it was laid: its seal and its row in the public log. The second is about the start: who sits where, with which seal. The
third is about the end: the secret, the seeds that were shown, and all events. Names are in them as hashes with a salt.
So a name can be forgotten, together with its salt, and the signatures still fit.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass

from shutbox.play.events import Event, Hand, Rename
from shutbox.play.quick import changed, quick
from shutbox.play.record import Record
from shutbox.play.seal.ed25519 import SigningKey, is_signed
from shutbox.play.seal.envelope import MISSING, NONE, check_known, note_match, own_notes

LAID, START, END = "shutbox laid 1", "shutbox start 1", "shutbox end 1"
EVENTS, NAME = "shutbox events 1", "shutbox name 1"
SIGNED = "signed"
FORGOTTEN = "forgotten"
SALT_SIZE = 16
_HASH, _SIGNATURE, _COUNT = "[0-9a-f]{64}", "[0-9a-f]{128}", "(?:0|[1-9][0-9]{0,8})"
_KEY, _START = re.compile(f"({_HASH})"), re.compile(f"({_SIGNATURE})")
_LOG = re.compile(f"([1-9][0-9]{{0,11}}) ({_HASH}) ({_SIGNATURE})")
_SEAT = re.compile(f"({_HASH}) ({FORGOTTEN}|[0-9a-f]{{32}})")
_WORD = re.compile(f"{SIGNED}-word-([1-9][0-9]{{0,8}})")
_END = re.compile(f"({_COUNT}) ({_HASH}) ({_SIGNATURE})")
Notes = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class SaltedName:
    """The hash of a name, and its salt; the salt is empty when the name is forgotten."""

    hash: str
    salt: str = ""


@dataclass(frozen=True, slots=True)
class Laid:
    """The first statement: the table of this id was laid with these rules and this seal, in this row of the log."""

    public: str
    rules: str
    commitment: str
    n: int
    row: str

    @property
    def text(self) -> bytes:
        """The bytes that are signed."""
        return "\n".join((LAID, self.public, self.rules, self.commitment, str(self.n), self.row)).encode()


@dataclass(frozen=True, slots=True)
class Start:
    """The second statement: the game of this table begins with that seat; of each seat its kind, name and seal."""

    laid: Laid
    starter: int
    seats: tuple[tuple[str, str, str], ...]

    @property
    def text(self) -> bytes:
        """The bytes that are signed."""
        seats = (f"{kind} {name} {seal or NONE}" for kind, name, seal in self.seats)
        return "\n".join((START, _digest(self.laid.text), str(self.starter + 1), *seats)).encode()


@dataclass(frozen=True, slots=True)
class End:
    """The third statement: the game ended after so many events, with this hash; the secret, and each seat's seed."""

    start: Start
    secret: str
    seeds: tuple[str, ...]
    count: int
    head: str

    @property
    def text(self) -> bytes:
        """The bytes that are signed."""
        parts = zip(self.start.seats, self.seeds, strict=True)
        seeds = (seed or (MISSING if seal else NONE) for (_, _, seal), seed in parts)
        return "\n".join((END, _digest(self.start.text), self.secret, str(self.count), self.head, *seeds)).encode()


Statement = Laid | Start | End


FIRST_HEAD = hashlib.sha256(EVENTS.encode()).hexdigest()


@quick
@dataclass(frozen=True, slots=True)
class Signing:
    """The signatures of a game: the key, the row of the log, the names, and how many events there are, with their hash.

    `names` are those of the seats, `words` the hashes of names in later events, by the number of the event. `end` is
    empty while the game goes on.
    """

    key: str
    n: int
    row: str
    laid: str
    names: tuple[SaltedName, ...]
    start: str
    words: tuple[tuple[int, str], ...] = ()
    count: int = 0
    head: str = FIRST_HEAD
    end: str = ""

    @property
    def forgotten(self) -> tuple[int, ...]:
        """The seats whose names are forgotten, so that nobody can compare them."""
        return tuple(seat for seat, name in enumerate(self.names) if not name.salt)


def _digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


def signature(key: SigningKey, statement: Statement) -> str:
    """The signature of a statement."""
    return key.sign(statement.text).hex()


def fits_signature(key: str, statement: Statement, signed: str) -> bool:
    """Whether a statement was signed with a key."""
    return is_signed(bytes.fromhex(key), statement.text, bytes.fromhex(signed))


# Names and events


def name_hash(public: str, seat: int, salt: str, name: str) -> str:
    """The hash of a name at a seat; seats are counted from 0 here, and from 1 in what is hashed."""
    return _digest(f"{NAME}\n{public}\n{seat + 1}\n".encode(), bytes.fromhex(salt), name.encode(errors="surrogatepass"))


def after_event(signing: Signing, public: str, event: Event, word: str) -> Signing:
    """The signatures of a game that goes on, after an event: how many there are, their hash, and a name in it."""
    number, words = signing.count + 1, signing.words
    if isinstance(event, Hand | Rename):
        name = name_hash(public, event.seat, signing.names[event.seat].salt, event.name)
        word, words = signed_word(event, name), (*words, (number, name))
    return changed(signing, count=number, head=next_head(signing.head, word), words=words)


def signed_word(event: Hand | Rename, name: str) -> str:
    """The word of an event that names somebody, with a hash in the place of the name."""
    return f"seat:{event.seat + 1}={event.kind},{name}" if isinstance(event, Hand) else f"name:{event.seat + 1}={name}"


def next_head(head: str, word: str) -> str:
    """The hash of all events so far, from the hash before the last of them and its word."""
    return _digest(bytes.fromhex(head), word.encode())


# Notes of a record


def signed_notes(signing: Signing) -> Notes:
    """Signatures as notes of a record."""
    names = ((f"seat-{seat}", f"{name.hash} {name.salt or FORGOTTEN}") for seat, name in enumerate(signing.names, 1))
    log = f"{signing.n} {signing.row} {signing.laid}"
    notes = [("key", signing.key), ("log", log), *names, ("start", signing.start)]
    if signing.end:
        words = ((f"word-{number}", name) for number, name in signing.words)
        notes += [*words, ("end", f"{signing.count} {signing.head} {signing.end}")]
    return tuple((f"{SIGNED}-{key}", text) for key, text in notes)


def read_signing(record: Record) -> Signing | None:
    """The signatures of a record, if it has any; raises if they are incomplete."""
    return signing_in(dict(own_notes(record, SIGNED)), len(record.players))


def signing_in(notes: Mapping[str, str], seats: int) -> Signing | None:
    """The signatures in notes about a game with so many seats; raises if there are notes, but not all of them."""
    if not notes:
        return None
    n, row, laid = _parts(notes, "log", _LOG)
    names = [_parts(notes, f"seat-{seat}", _SEAT) for seat in range(1, seats + 1)]
    salted = tuple(SaltedName(name, "" if salt == FORGOTTEN else salt) for name, salt in names)
    (key,), (start,) = _parts(notes, "key", _KEY), _parts(notes, "start", _START)
    signing = _with_end(Signing(key, int(n), row, laid, salted, start), notes)
    check_known(notes, dict(signed_notes(signing)))
    return signing


def _with_end(signing: Signing, notes: Mapping[str, str]) -> Signing:
    if f"{SIGNED}-end" not in notes:
        return signing
    count, head, end = _parts(notes, "end", _END)
    numbers = sorted(int(match[1]) for match in map(_WORD.fullmatch, notes) if match)
    words = tuple((number, _parts(notes, f"word-{number}", _KEY)[0]) for number in numbers)
    return changed(signing, words=words, count=int(count), head=head, end=end)


def _parts(notes: Mapping[str, str], key: str, form: re.Pattern[str]) -> tuple[str, ...]:
    return note_match(notes, f"{SIGNED}-{key}", form).groups()
