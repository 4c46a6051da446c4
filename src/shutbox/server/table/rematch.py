"""The table of a rematch: the same people have seats there, and another player begins."""

from __future__ import annotations

from dataclasses import replace

from shutbox.play import PERSON, SeatNumber
from shutbox.play.table import OPEN, Place, Sat, Table
from shutbox.server.store import Store
from shutbox.server.table.creation import create_table
from shutbox.server.table.live import Live


async def create_rematch(store: Store, table: Table) -> tuple[str, Live]:
    """The code of the next table and the table."""
    seats = [_seat(place) for place in table.places]
    settings = replace(table.settings, starter=SeatNumber((table.settings.starter + 1) % len(seats)))
    places = [(SeatNumber(seat), place) for seat, place in enumerate(table.places) if place.kind == PERSON]
    people = [(Sat(seat, place.name), place.holder) for seat, place in places]
    return await create_table(store, table.host, table.rules, seats, settings, people)


def _seat(place: Place) -> dict[str, str]:
    """The plan of a seat of the next table; people sit down there by entries of their own."""
    if place.kind in (OPEN, PERSON):
        return {"kind": OPEN, "name": ""}
    return {"kind": place.kind, "name": place.name}
