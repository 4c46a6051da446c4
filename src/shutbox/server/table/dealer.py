"""The only owner of a table's secret: makes the dice, and opens the envelope at the end."""

from __future__ import annotations

import secrets

from shutbox.play import SIZE, KeyedDice, commitment, dice_key, salt, sealed_dice
from shutbox.play.table import Table
from shutbox.rules import RuleSet


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
