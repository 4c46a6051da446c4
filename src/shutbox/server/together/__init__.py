"""Several processes at one store: what they tell each other, and which of them lets a table go on."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.together.neighbours import Neighbours as Neighbours

open_front(
    __name__,
    neighbours="Neighbours",
)
