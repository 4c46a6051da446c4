"""The only owner of a table's secret: makes the dice, and opens the envelope at the end; signs what was sealed."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from shutbox.play import SIZE, KeyedDice, commitment, dice_key, salt, sealed_dice
from shutbox.play.seal import SALT_SIZE
from shutbox.play.table import Called, Step, Table, start_notes, take_step
from shutbox.rules import RuleSet

# Only for its type: the dice of a table alone need no store.
if TYPE_CHECKING:
    from shutbox.server.store import Store


class Dealer:
    """Holds a secret, of which only the commitment and the throws are public until it is opened."""

    __slots__ = ("_dice", "_secret")

    def __init__(self, secret: bytes | None = None) -> None:
        self._secret = secrets.token_bytes(SIZE) if secret is None else secret
        self._dice: KeyedDice | None = None

    def __repr__(self) -> str:
        return "Dealer()"

    def commitment(self, public: str, rules: RuleSet) -> str:
        """The seal of the secret."""
        return commitment(public, rules, self._secret)

    def dice(self, table: Table) -> KeyedDice:
        """The dice of a table, once its seats have revealed their seeds."""
        if self._dice is None:
            seat_salt = salt(bytes.fromhex(place.seed) if place.seed else None for place in table.places)
            self._dice = sealed_dice(dice_key(self._secret, seat_salt, table.public))
        return self._dice

    def secret(self) -> bytes:
        """The secret, for the store alone."""
        return self._secret

    def reveal(self) -> str:
        """The secret, for everybody."""
        return self._secret.hex()


async def signed_step(store: Store, step: Step) -> Step:
    """A step with the server's signatures, if it is the one in which all seats are taken; otherwise the same step."""
    before = step.before
    if before is None or not before.sealed or not any(isinstance(entry, Called) for entry in step.entries):
        return step
    row = await store.sealed_row(before.public)
    if row is None:
        return step
    salts = [secrets.token_hex(SALT_SIZE) for _ in before.places]
    # To sign takes milliseconds, and all others go on.
    called = Called(await asyncio.to_thread(start_notes, before, store.key, row.n, row.hash, salts))
    entries = tuple(called if isinstance(entry, Called) else entry for entry in step.entries)
    return take_step(before, entries, step.by, step.key)
