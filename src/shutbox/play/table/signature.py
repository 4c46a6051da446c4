"""The signatures that a server makes at a live table: when it is laid, when all seats are taken, and at the end."""

from __future__ import annotations

from collections.abc import Sequence

from shutbox.play import changed
from shutbox.play.seal import (
    End,
    Laid,
    SaltedName,
    Signing,
    SigningKey,
    Start,
    name_hash,
    rules_hash,
    signature,
    signed_notes,
)
from shutbox.play.table.state import Table


def laid_statement(table: Table, n: int, row: str) -> Laid:
    """What is signed of a table whose seal is the row `n` of the public log, with the hash `row`."""
    return Laid(table.public, rules_hash(table.rules), table.commitment, n, row)


def start_notes(table: Table, key: SigningKey, n: int, row: str, salts: Sequence[str]) -> dict[str, str]:
    """The signatures for a table at which all seats are taken, as notes; each name has a salt."""
    laid = laid_statement(table, n, row)
    names = tuple(
        SaltedName(name_hash(table.public, seat, salt, place.name), salt)
        for seat, (place, salt) in enumerate(zip(table.places, salts, strict=True))
    )
    signed = signature(key, _start(table, laid, names))
    return dict(signed_notes(Signing(key.public.hex(), n, row, signature(key, laid), names, signed)))


def _start(table: Table, laid: Laid, names: Sequence[SaltedName]) -> Start:
    seats = zip(_kinds(table), names, table.places, strict=True)
    return Start(laid, table.settings.starter, tuple((kind, name.hash, place.seal) for kind, name, place in seats))


def _kinds(table: Table) -> list[str]:
    """Who sat at the table when the game began; a seat may have been handed to a bot since then."""
    return [seat.kind for seat in (table.places if table.record is None else table.record.players)]


def end_notes(table: Table, key: SigningKey, secret: str) -> dict[str, str]:
    """The signature of the end of a game, as notes; empty if the start was not signed with this key."""
    signing = table.signing
    if signing is None or table.record is None or signing.key != key.public.hex():
        return {}
    start = _start(table, laid_statement(table, signing.n, signing.row), signing.names)
    seeds = tuple(place.seed for place in table.places)
    end = End(start, secret, seeds, signing.count, signing.head)
    before, after = dict(signed_notes(signing)), dict(signed_notes(changed(signing, end=signature(key, end))))
    return {note: text for note, text in after.items() if note not in before}
