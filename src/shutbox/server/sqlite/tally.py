"""Tallies: how many rows of a kind there are, and the sum of their hashes.

The sum does not depend on the order of the rows, and a row that comes, goes or changes is added or taken away. So rows
that are not append-only are anchored as well: a changed, dropped or added one no longer fits its tally.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from shutbox.server.sqlite.row import Cells

_MODULUS = 1 << 256


def digest(cells: Cells) -> bytes:
    """The hash of a row of numbers, bytes and texts."""
    return hashlib.sha256(ascii(cells).encode("ascii")).digest()


def weight(cells: Cells | None) -> int:
    """What a row adds to the sum of its tally; no row adds nothing."""
    return 0 if cells is None else int.from_bytes(digest(cells), "big")


@dataclass(frozen=True, slots=True)
class Tally:
    """How many rows, and the sum of their hashes."""

    count: int = 0
    total: int = 0

    def changed(self, old: Cells | None, new: Cells | None) -> Tally:
        """The tally with one row in the place of another; None stands for no row."""
        came = (new is not None) - (old is not None)
        return replace(self.moved(weight(new) - weight(old)), count=self.count + came)

    def moved(self, by: int) -> Tally:
        """The tally with rows changed that weigh so much more than before."""
        return Tally(self.count, (self.total + by) % _MODULUS)

    @property
    def cells(self) -> Cells:
        """The tally as the anchor has it."""
        return (self.count, self.total.to_bytes(32, "big"))
