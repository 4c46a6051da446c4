"""Live tables: one process, an embedded store, a socket for each client."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.run import EVERYWHERE as EVERYWHERE
    from shutbox.server.run import Wanted as Wanted
    from shutbox.server.run import run as run

open_front(
    __name__,
    run="EVERYWHERE Wanted run",
)
