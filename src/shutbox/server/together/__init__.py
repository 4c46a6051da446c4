"""Several processes at one store: what they tell each other, and which of them lets a table go on."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.together.neighbours import Neighbours as Neighbours
    from shutbox.server.together.supervisor import Supervisor as Supervisor
    from shutbox.server.together.supervisor import end_with_supervisor as end_with_supervisor
    from shutbox.server.together.supervisor import handed_socket as handed_socket

open_front(
    __name__,
    neighbours="Neighbours",
    supervisor="Supervisor end_with_supervisor handed_socket",
)
