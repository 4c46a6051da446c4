"""Ed25519 (RFC 8032): signs and verifies, with the standard library alone.

Points are in extended coordinates; adding them is the same formula for all of them. A signature takes the same steps
whatever the key is, but integers of Python do not take the same time for all values: see docs/security.md.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

KEY_SIZE, SIGNATURE_SIZE = 32, 64
_P = 2**255 - 19
_ORDER = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, -1, _P) % _P
_ROOT = pow(2, (_P - 1) // 4, _P)
_WINDOWS = 64


class _Point(NamedTuple):
    """A point of the curve: x = X/Z, y = Y/Z, xy = T/Z."""

    x: int
    y: int
    z: int
    t: int


class _Addend(NamedTuple):
    """A point in the form in which it is added to others: Y+X, Y-X, 2Z, 2dT."""

    more: int
    less: int
    z: int
    t: int


_Multiples = tuple[_Addend, ...]
_ZERO = _Point(0, 1, 1, 0)


# Arithmetic on the curve


def _addend(point: _Point) -> _Addend:
    x, y, z, t = point
    return _Addend((y + x) % _P, (y - x) % _P, 2 * z % _P, 2 * _D * t % _P)


def _add(point: _Point, other: _Addend) -> _Point:
    x, y, z, t = point
    a, b = (y - x) * other.less % _P, (y + x) * other.more % _P
    c, d = t * other.t % _P, z * other.z % _P
    e, f, g, h = b - a, d - c, d + c, b + a
    return _Point(e * f % _P, g * h % _P, f * g % _P, e * h % _P)


def _double(point: _Point) -> _Point:
    x, y, z, _ = point
    a, b = x * x % _P, y * y % _P
    h = a + b
    e, g = h - (x + y) ** 2 % _P, a - b
    f = 2 * z * z + g
    return _Point(e * f % _P, g * h % _P, f * g % _P, e * h % _P)


def _multiples(point: _Point) -> _Multiples:
    """From 0 to 15 times a point."""
    found, step = [_ZERO], _addend(point)
    while len(found) < 16:
        found.append(_add(found[-1], step))
    return tuple(map(_addend, found))


def _times(scalar: int, point: _Point) -> _Point:
    table, result = _multiples(point), _ZERO
    for digit in reversed(list(_digits(scalar))):
        result = _add(_double(_double(_double(_double(result)))), table[digit])
    return result


@cache
def _base_tables() -> tuple[_Multiples, ...]:
    """For each digit of a scalar the multiples of the base point that it can stand for."""
    point, tables = _base(), []
    for _ in range(_WINDOWS):
        tables.append(_multiples(point))
        point = _double(_double(_double(_double(point))))
    return tuple(tables)


def _base() -> _Point:
    point = _point((4 * pow(5, -1, _P) % _P).to_bytes(KEY_SIZE, "little"))
    assert point is not None
    return point


def _base_times(scalar: int) -> _Point:
    result = _ZERO
    for digit, table in zip(_digits(scalar), _base_tables(), strict=True):
        result = _add(result, table[digit])
    return result


def _digits(scalar: int) -> Iterator[int]:
    """The digits of a scalar to the base 16, the lowest first."""
    return (scalar >> place & 15 for place in range(0, 4 * _WINDOWS, 4))


# Encoding


def _encoded(point: _Point) -> bytes:
    inverse = pow(point.z, -1, _P)
    x, y = point.x * inverse % _P, point.y * inverse % _P
    return (y | (x & 1) << 255).to_bytes(KEY_SIZE, "little")


def _point(code: bytes) -> _Point | None:
    """The point of an encoding; None if it is none, or not the only encoding of its point."""
    number = int.from_bytes(code, "little")
    y, odd = number & (1 << 255) - 1, number >> 255
    if y >= _P:
        return None
    x = _root((y * y - 1) % _P, (_D * y * y + 1) % _P)
    if x is None or (x == 0 and odd):
        return None
    x = _P - x if x & 1 != odd else x
    return _Point(x, y, 1, x * y % _P)


def _root(u: int, v: int) -> int | None:
    """A square root of u/v; None if there is none."""
    x = u * pow(v, 3, _P) * pow(u * pow(v, 7, _P), (_P - 5) // 8, _P) % _P
    if v * x * x % _P == u:
        return x
    x = x * _ROOT % _P
    return x if v * x * x % _P == u else None


def _is_small(point: _Point) -> bool:
    """Whether a point has order 1, 2, 4 or 8: as a key, it would fit signatures that nobody has made."""
    x, y, z, _ = _double(_double(_double(point)))
    return x == 0 and y == z


def _hashed(*parts: bytes) -> int:
    return int.from_bytes(hashlib.sha512(b"".join(parts)).digest(), "little")


# Signing


class SigningKey:
    """A private key: 32 secret bytes, and what follows from them."""

    __slots__ = ("_prefix", "_scalar", "public")

    def __init__(self, secret: bytes) -> None:
        digest = hashlib.sha512(secret).digest()
        self._scalar = int.from_bytes(digest[:32], "little") & (1 << 254) - 8 | 1 << 254
        self._prefix = digest[32:]
        self.public = _encoded(_base_times(self._scalar))

    def __repr__(self) -> str:
        return f"SigningKey({self.public.hex()})"

    def sign(self, message: bytes) -> bytes:
        """The signature of a message; always the same for the same message."""
        nonce = _hashed(self._prefix, message) % _ORDER
        point = _encoded(_base_times(nonce))
        challenge = _hashed(point, self.public, message)
        return point + ((nonce + challenge * self._scalar) % _ORDER).to_bytes(32, "little")


def is_signed(public: bytes, message: bytes, signature: bytes) -> bool:
    """Whether a signature of a message was made with the key of `public`.

    Each signature and each key has one valid encoding, and keys of small order are refused.
    """
    if len(public) != KEY_SIZE or len(signature) != SIGNATURE_SIZE:
        return False
    key, scalar = _point(public), int.from_bytes(signature[32:], "little")
    if key is None or scalar >= _ORDER or _is_small(key):
        return False
    challenge = _hashed(signature[:32], public, message) % _ORDER
    minus = _Point(-key.x % _P, key.y, 1, -key.t % _P)
    found = _add(_base_times(scalar), _addend(_times(challenge, minus)))
    return _encoded(found) == signature[:32]
