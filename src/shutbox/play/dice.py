"""Sources of throws. Each throw is keyed by its number, so that a resumed game continues with the same dice."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any, Protocol

from shutbox.errors import ShutboxError, wrong_type
from shutbox.play.events import Source
from shutbox.rules import Throw as Faces
from shutbox.rules import TurnRules

# ("throw", i): the i-th throw of the game. ("turn", n, i): the i-th throw of a player's n-th turn (same dice).
Number = tuple[str, *tuple[int, ...]]


class Dice(Protocol):
    """Makes throws."""

    @property
    def source(self) -> Source:
        """The source that a record names for these throws."""
        ...

    def throw(self, rules: TurnRules, number: Number, dice: int, off_mat: Fraction) -> Faces:
        """The faces of `dice` dice in any order, or none if a die left the mat; `off_mat` is the chance of that."""
        ...


def _stream(mac: hmac.HMAC, number: Number) -> Iterator[int]:
    """Endless bytes of HMAC-SHA256(key, label ‖ numbers ‖ counter), each number as four bytes, big-endian."""
    label, *numbers = number
    stem = label.encode() + b"".join([each.to_bytes(4, "big") for each in numbers])
    counter = 0
    while True:
        block = mac.copy()
        block.update(stem + counter.to_bytes(4, "big"))
        yield from block.digest()
        counter += 1


def _faces(stream: Iterator[int], dice: int, faces: int) -> list[int]:
    """Fair faces: bytes that would favour low faces are rejected."""
    fair = 256 - 256 % faces
    result: list[int] = []
    while len(result) < dice:
        byte = next(stream)
        if byte < fair:
            result.append(byte % faces + 1)
    return result


def _happens(stream: Iterator[int], chance: Fraction) -> bool:
    """True with exactly this chance: numbers past the last full cycle are rejected and drawn again."""
    width = (chance.denominator.bit_length() + 7) // 8 + 1
    fair = 256**width - 256**width % chance.denominator
    while True:
        number = int.from_bytes(bytes(next(stream) for _ in range(width)), "big")
        if number < fair:
            return number % chance.denominator < chance.numerator


class KeyedDice:
    """Dice derived from a key, which fixes all dice of a throw, whether one or all of them are thrown."""

    def __init__(self, key: bytes, source: Source) -> None:
        # Made once and copied for each throw, which is three times as fast.
        self._mac = hmac.new(key, digestmod="sha256")
        self.source = source

    def throw(self, rules: TurnRules, number: Number, dice: int, off_mat: Fraction) -> Faces:
        """The faces that follow from the key for this throw."""
        stream = _stream(self._mac, number)
        faces = _faces(stream, rules.dice, rules.faces)
        if off_mat and _happens(stream, off_mat):
            return ()
        return tuple(faces[:dice])


def seed_text(seed: str | int) -> str:
    """A seed as the text that it is used as."""
    if isinstance(seed, bool) or not isinstance(seed, str | int):
        raise wrong_type("seed", "a text or a whole number", seed)
    return str(seed)


def system_dice() -> KeyedDice:
    """Dice from the system's randomness."""
    return KeyedDice(secrets.token_bytes(32), Source.SYSTEM)


def seeded_dice(seed: str | int) -> KeyedDice:
    """Dice derived from a seed: the same seed gives the same throws. A whole number is the text of its digits."""
    seed = seed_text(seed)
    return KeyedDice(hashlib.sha256(b"shutbox seed " + seed.encode()).digest(), Source.SEEDED)


def _checked(value: Any, kind: Any) -> Any:
    """Throws, or the faces of one; raises if they are none."""
    if isinstance(value, str | bytes) or not isinstance(value, kind):
        raise wrong_type("throws", "a list of throws, such as [(3, 5)]", value)
    return value


class ScriptedDice:
    """Throws from a list; an empty throw means a die off the mat."""

    source = Source.SCRIPTED

    def __init__(self, throws: Iterable[Faces]) -> None:
        self._throws = iter(_checked(throws, Iterable))

    def throw(self, _rules: TurnRules, _number: Number, _dice: int, _off_mat: Fraction) -> Faces:
        """The next throw of the list."""
        faces = next(self._throws, None)
        if faces is None:
            raise ShutboxError("dice-script-over")
        return tuple(_checked(faces, tuple | list))


class TypedDice:
    """One throw of real dice, typed by a person."""

    source = Source.TYPED

    def __init__(self, faces: Faces) -> None:
        self._faces = faces

    def throw(self, _rules: TurnRules, _number: Number, _dice: int, _off_mat: Fraction) -> Faces:
        """The faces that were typed."""
        return self._faces
