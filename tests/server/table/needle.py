"""Parts of a secret as they might leak: any eight bytes of it, raw, in hexadecimal, or in base64."""

from __future__ import annotations

from base64 import b64encode, urlsafe_b64encode

WINDOW = 8
# Of base64, the first letters that a window decides alone, by how many bytes stand before it in its group of three.
_OWN = {0: 0, 1: 2, 2: 3}


def needles(secret: bytes) -> set[bytes]:
    """Every piece of a secret that must not be found."""
    windows = [secret[begin : begin + WINDOW] for begin in range(len(secret) - WINDOW + 1)]
    return {needle for window in windows for needle in _written(window)}


def _written(window: bytes) -> list[bytes]:
    plain = window.hex()
    letters = [
        encode(bytes(before) + window)[_OWN[before] : (before + WINDOW) * 8 // 6]
        for encode in (b64encode, urlsafe_b64encode)
        for before in _OWN
    ]
    return [window, plain.encode(), plain.upper().encode(), *letters]


def found(secret: bytes, heaps: list[bytes]) -> list[bytes]:
    """The pieces of a secret that are somewhere in what was said."""
    heap = b"\0".join(heaps)
    return [needle for needle in needles(secret) if needle in heap]
