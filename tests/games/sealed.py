"""Sealed games for tests: envelopes made of short texts, and records played with the dice in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from random import Random

from shutbox.play import Event, Game, Record, Seat, Shut, Undo, begun, decide, evolve, extended, legal
from shutbox.play.game import PERSON
from shutbox.play.seal import commitment, dice_key, salt, sealed_dice, sealed_notes, seat_seal
from shutbox.rules import RuleSet
from tests.games.script import FOUR

SECRET = sha256(b"secret").digest()
PUBLIC = "0123456789abcdef"
LONGEST = 200


def seed(name: str) -> bytes:
    """32 bytes made of a text."""
    return sha256(name.encode()).digest()


# Of each seat: the seed that it shows, whether it sealed one and never showed it, or that it has none.
Shown = bytes | bool | None
BOTH: tuple[Shown, ...] = (seed("Ann"), seed("Bo"))


def notes_of(
    rules: RuleSet, seats: Sequence[Shown], *, secret: bytes = SECRET, opened: bool = True
) -> tuple[tuple[str, str], ...]:
    """The notes of an envelope."""
    pairs = []
    for number, shown in enumerate(seats):
        seal = seat_seal(PUBLIC, number, shown if isinstance(shown, bytes) else seed("hidden")) if shown else ""
        pairs.append((seal, shown.hex() if isinstance(shown, bytes) else ""))
    return sealed_notes(PUBLIC, commitment(PUBLIC, rules, secret), pairs, secret.hex() if opened else "")


def played(
    rules: RuleSet,
    seats: Sequence[Shown] = BOTH,
    *,
    opened: bool = True,
    chance: int = 1,
    secret: bytes = SECRET,
    undo: bool = False,
) -> Record:
    """A game played at random with sealed dice, and after some moves with a change of mind."""
    players = [Seat(name, PERSON if shown else "club") for name, shown in zip(FOUR, seats, strict=False)]
    record = begun(rules, players, notes=notes_of(rules, seats, secret=secret, opened=opened))
    mixed = salt(shown if isinstance(shown, bytes) else None for shown in seats)
    dice, lots, game = sealed_dice(dice_key(secret, mixed, PUBLIC)), Random(chance), record.start
    while not game.over and len(record.events) < LONGEST:
        event = decide(game, lots.choice(legal(game)), dice)
        record, game = _then(record, game, event)
        if undo and isinstance(event, Shut) and game.before and lots.random() < 0.3:
            record, game = _then(record, game, Undo())
    return record


def _then(record: Record, game: Game, event: Event) -> tuple[Record, Game]:
    return extended(record, event), evolve(game, event)


def renoted(record: Record, key: str, text: str | None) -> Record:
    """The record with one note changed, or without it."""
    notes = ((each, text if each == key else said) for each, said in record.notes)
    return replace(record, notes=tuple((each, said) for each, said in notes if said is not None))
