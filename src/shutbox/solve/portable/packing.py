"""Numbers as few bytes: rounded to a quantum, written as differences, and compressed. Reading is standard library only.

A table of whole numbers stays exact. Any other is rounded to multiples of 2 ** -BITS, so no number is off by more than
`BOUND`. Each number is stored as its difference to what its predecessors let expect, and the differences byte by byte,
all lowest bytes first, because these planes compress well.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import prod
from typing import Any

BITS = 24
QUANTUM = 2.0**-BITS
BOUND = QUANTUM / 2
# Of how many predecessors a number is expected: none, the one before it, or the line through two.
MOST_ORDER = 2
LEVEL = 9
# The way in which a table is packed: bits after the point, order, distance to the predecessor, bytes of a difference.
Way = tuple[int, int, int, int]


def unpacked(content: bytes, way: Sequence[int], count: int) -> array[float]:
    """The numbers of a table."""
    bits, order, stride, width = way
    room = 4 if width <= 4 else 8
    planes, joined = zlib.decompress(content), bytearray(room * count)
    for byte in range(width):
        joined[byte::room] = planes[byte * count : (byte + 1) * count]
    folded = array("I" if room == 4 else "Q", bytes(joined))
    if sys.byteorder != "little":
        folded.byteswap()
    whole = [(number >> 1) ^ -(number & 1) for number in folded]
    for _ in range(order):
        _add_up(whole, stride)
    return array("d", _scaled(whole, bits))


def _add_up(numbers: list[int], stride: int) -> None:
    """Turns differences to the number `stride` places before into sums."""
    for begin in range(min(stride, len(numbers))):
        numbers[begin::stride] = accumulate(numbers[begin::stride])


def _scaled(whole: Iterable[int], bits: int) -> Iterable[float]:
    scale = 2.0**-bits
    return map(float, whole) if not bits else map(scale.__mul__, whole)


def packed(table: Any) -> tuple[bytes, Way]:
    """An array of numpy in the way that takes fewest bytes, and that way."""
    import numpy as np

    # What is not a number is never read.
    table = np.nan_to_num(table)
    bits = 0 if np.array_equal(table, np.round(table)) else BITS
    whole = np.rint(np.ravel(table) * 2.0**bits).astype(np.int64)
    ways = [(bits, 0, 1)]
    strides = sorted({prod(table.shape[axis + 1 :]) for axis in range(table.ndim)})
    ways += [(bits, order, stride) for order in range(1, MOST_ORDER + 1) for stride in strides if stride]
    candidates = (_packed(whole, *way) for way in ways)
    return min(candidates, key=lambda found: len(found[0]))


def _packed(whole: Any, bits: int, order: int, stride: int) -> tuple[bytes, Way]:
    import numpy as np

    differences = whole.copy()
    for _ in range(order):
        differences[stride:] -= differences[:-stride].copy() if stride < differences.size else 0
    folded = (differences << 1) ^ (differences >> 63)
    most = int(folded.max(initial=0))
    width = max(1, (most.bit_length() + 7) // 8)
    planes = folded.astype("<u8").view(np.uint8).reshape(-1, 8)[:, :width].T
    return zlib.compress(planes.tobytes(), LEVEL), (bits, order, stride, width)
