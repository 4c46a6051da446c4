"""Live tables in memory: commands, dice, bots, clocks, connected clients."""

from typing import TYPE_CHECKING

from shutbox.front import open_front

if TYPE_CHECKING:
    from shutbox.server.table.advisor import Advisor as Advisor
    from shutbox.server.table.bots import Bots as Bots
    from shutbox.server.table.chronicle import NOTHING_YET as NOTHING_YET
    from shutbox.server.table.chronicle import Chronicle as Chronicle
    from shutbox.server.table.chronicle import Chronicler as Chronicler
    from shutbox.server.table.dealer import Dealer as Dealer
    from shutbox.server.table.executor import Executor as Executor
    from shutbox.server.table.live import Live as Live
    from shutbox.server.table.live import mine as mine
    from shutbox.server.table.outlook import Outlooks as Outlooks
    from shutbox.server.table.presence import Presence as Presence
    from shutbox.server.table.registry import Registry as Registry

open_front(
    __name__,
    advisor="Advisor",
    bots="Bots",
    chronicle="Chronicle Chronicler NOTHING_YET",
    dealer="Dealer",
    executor="Executor",
    live="Live mine",
    outlook="Outlooks",
    presence="Presence",
    registry="Registry",
)
