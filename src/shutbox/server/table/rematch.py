"""Playing again: who of a table wants to, and the next table, where another player begins."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any

from shutbox.play import PERSON, SeatNumber
from shutbox.play.table import Place, Sat, Table
from shutbox.play.table.company import Consent, current_consent, next_table
from shutbox.server.background import Background
from shutbox.server.store import Store
from shutbox.server.table.clock import now
from shutbox.server.table.creation import create_table
from shutbox.server.table.live import Live

OPEN = {"kind": "open", "name": ""}
Begin = Callable[[Live, Consent], Coroutine[Any, Any, None]]


class Rematches:
    """Asks the players at tables that have ended whether they want to play again, and begins when all do."""

    def __init__(self, begin: Begin, background: Background) -> None:
        self._begin = begin
        self._background = background

    def weigh(self, live: Live, who: str = "", *, yes: bool = True) -> None:
        """Notes who wants to play again, also that a device does or does not, and tells everybody what has changed."""
        consent = current_consent(live.table, live.here, live.consent, now(), who, yes=yes)
        if consent == live.consent:
            return
        live.consent = consent
        if not live.table.rematch:
            live.broadcast([live.again()])
        left = live.consent.left(now())
        if left is not None:
            asyncio.get_running_loop().call_later(left, partial(self._ring, live, live.consent))

    def _ring(self, live: Live, consent: Consent) -> None:
        # Whoever has come, gone or thought again since then has made another consent.
        if live.consent is consent:
            self._background.start(self._begin(live, consent))


def everybody_at(table: Table) -> frozenset[str]:
    """The devices of all people at a table, and its host."""
    return frozenset({table.host, *(place.holder for place in table.places if place.kind == PERSON)})


async def create_rematch(store: Store, table: Table, devices: frozenset[str]) -> tuple[str, Live]:
    """The code of the next table and the table; the players at these devices have seats there."""
    plan = next_table(table, devices)
    settings = replace(table.settings, starter=plan.starter)
    people = [
        (Sat(SeatNumber(seat), place.name), place.holder)
        for seat, place in enumerate(plan.places)
        if place.kind == PERSON
    ]
    return await create_table(store, plan.host, table.rules, [_seat(place) for place in plan.places], settings, people)


def _seat(place: Place) -> dict[str, str]:
    """The plan of a seat of the next table; people sit down there by entries of their own."""
    return OPEN if place.kind == PERSON else {"kind": place.kind, "name": place.name}
