"""Where throws come from. Each is keyed by its number, so that a game goes on with the same dice where it stopped."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Protocol

from shutbox.errors import ShutboxError
from shutbox.play.events import Source
from shutbox.rules import Throw as Faces
from shutbox.rules import TurnRules

# ("throw", i): the i-th throw of the game. ("turn", n, i): the i-th throw of a player's n-th turn (same dice).
Number = tuple[str, *tuple[int, ...]]


class Dice(Protocol):
    """Makes throws."""

    @property
    def source(self) -> Source:
        """What a record says of these dice."""
        ...

    def throw(self, rules: TurnRules, number: Number, dice: int, off_mat: Fraction) -> Faces:
        """The faces of so many dice in any order, or none when a die has left the mat, by this chance."""
        ...


def _stream(keyed: hmac.HMAC, number: Number) -> Iterator[int]:
    """Endless bytes of HMAC-SHA256(key, label ‖ numbers ‖ counter), numbers as four bytes, big end first."""
    label, *numbers = number
    stem = label.encode() + b"".join([each.to_bytes(4, "big") for each in numbers])
    counter = 0
    while True:
        block = keyed.copy()
        block.update(stem + counter.to_bytes(4, "big"))
        yield from block.digest()
        counter += 1


def _faces(stream: Iterator[int], dice: int, faces: int) -> list[int]:
    """Fair faces: bytes that would favour the low ones are thrown away."""
    fair = 256 - 256 % faces
    shown: list[int] = []
    while len(shown) < dice:
        byte = next(stream)
        if byte < fair:
            shown.append(byte % faces + 1)
    return shown


def _happens(stream: Iterator[int], chance: Fraction) -> bool:
    """Whether something of this chance happens, exactly: numbers past the last full cycle are drawn again."""
    width = (chance.denominator.bit_length() + 7) // 8 + 1
    fair = 256**width - 256**width % chance.denominator
    while True:
        drawn = int.from_bytes(bytes(next(stream) for _ in range(width)), "big")
        if drawn < fair:
            return drawn % chance.denominator < chance.numerator


class KeyedDice:
    """Dice derived from a key: all dice of a throw are fixed whether one or all of them are thrown."""

    def __init__(self, key: bytes, source: Source) -> None:
        # Keyed once and copied for each throw, which is three times as fast.
        self._keyed = hmac.new(key, digestmod="sha256")
        self.source = source

    def throw(self, rules: TurnRules, number: Number, dice: int, off_mat: Fraction) -> Faces:
        """The faces that the key holds for this throw."""
        stream = _stream(self._keyed, number)
        faces = _faces(stream, rules.dice, rules.faces)
        if off_mat and _happens(stream, off_mat):
            return ()
        return tuple(faces[:dice])


def system_dice() -> KeyedDice:
    """Dice from the system's randomness."""
    return KeyedDice(secrets.token_bytes(32), Source.SYSTEM)


def seeded_dice(seed: str) -> KeyedDice:
    """Dice that a seed repeats."""
    return KeyedDice(hashlib.sha256(b"shutbox seed " + seed.encode()).digest(), Source.SEEDED)


class ScriptedDice:
    """Throws read off a list, an empty one for a die off the mat."""

    source = Source.SCRIPTED

    def __init__(self, throws: Iterable[Faces]) -> None:
        self._throws = iter(throws)

    def throw(self, _rules: TurnRules, _number: Number, _dice: int, _off_mat: Fraction) -> Faces:
        """The next throw of the list."""
        faces = next(self._throws, None)
        if faces is None:
            raise ShutboxError("dice-script-over")
        return faces


class TypedDice:
    """One throw that lies on a real table."""

    source = Source.TYPED

    def __init__(self, faces: Faces) -> None:
        self._faces = faces

    def throw(self, _rules: TurnRules, _number: Number, _dice: int, _off_mat: Fraction) -> Faces:
        """What was typed."""
        return self._faces
