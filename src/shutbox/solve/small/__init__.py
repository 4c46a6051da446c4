"""Turns of small boxes, solved with the standard library alone where numpy and numba are missing."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.solve.small.small_turn import DoubleArray as DoubleArray
    from shutbox.solve.small.small_turn import is_small as is_small
    from shutbox.solve.small.small_turn import small_turn as small_turn

open_front(
    __name__,
    small_turn="DoubleArray is_small small_turn",
)
