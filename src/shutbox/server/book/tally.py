"""Tallies: the number of rows of a kind, and the sum of their hashes.

The sum does not depend on the order of the rows, and is easy to update when a row is added, removed or changed. So rows
that are not append-only can be anchored too: a row that was changed, dropped or added no longer fits its tally.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from shutbox.server.book.row import Cells

_MODULUS = 1 << 256


def digest(cells: Cells) -> bytes:
    """The hash of a row of numbers, bytes and texts."""
    return hashlib.sha256(ascii(cells).encode("ascii")).digest()


def weight(cells: Cells | None) -> int:
    """The amount that a row adds to the sum of its tally; 0 for None."""
    return 0 if cells is None else int.from_bytes(digest(cells), "big")


@dataclass(frozen=True, slots=True)
class Tally:
    """The number of rows, and the sum of their hashes."""

    count: int = 0
    total: int = 0

    def changed(self, old: Cells | None, new: Cells | None) -> Tally:
        """The tally with one row replaced by another; None means no row."""
        came = (new is not None) - (old is not None)
        return replace(self.moved(weight(new) - weight(old)), count=self.count + came)

    def moved(self, by: int) -> Tally:
        """The tally after changes that add `by` to the sum of hashes."""
        return Tally(self.count, (self.total + by) % _MODULUS)

    @property
    def cells(self) -> Cells:
        """The tally as cells of the anchor."""
        return (self.count, self.total.to_bytes(32, "big"))
