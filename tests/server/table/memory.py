"""The live tables of a server, without its network."""

from __future__ import annotations

from shutbox.server.background import Background
from shutbox.server.http import Log, Metrics
from shutbox.server.run import Tables, tables
from shutbox.server.store import Store
from shutbox.server.table import Bots
from shutbox.server.think import Thinker
from shutbox.words import Words


def live_tables(store: Store, bots: Bots, thinker: Thinker, log: Log | None = None) -> Tables:
    """The parts that run the tables of a store."""
    log, metrics = log or Log(), Metrics()
    return tables(store, thinker, bots, Background(log, metrics), metrics, log, Words())
