"""Live tables: one process, an embedded store, a socket for each client."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.background import Background as Background
    from shutbox.server.hub import Hub as Hub
    from shutbox.server.router import Router as Router
    from shutbox.server.run import EVERYWHERE as EVERYWHERE
    from shutbox.server.run import Tables as Tables
    from shutbox.server.run import Wanted as Wanted
    from shutbox.server.run import run as run
    from shutbox.server.run import run_worker as run_worker
    from shutbox.server.run import tables as tables

open_front(
    __name__,
    background="Background",
    hub="Hub",
    router="Router",
    run="EVERYWHERE Tables Wanted run run_worker tables",
)
