"""Playing again after a game: who wants to, when the next game can begin, and who has a seat there. Pure.

Whoever is connected is asked, and the next game begins when all of them want it. Bots always do. Nobody waits for a
player who is not connected, and nobody gets a seat at the next table without having asked for it. If a player is
missing when all others want to play, the next game begins a moment later: a phone may only have lost its connection.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Any

from shutbox.name import free_name
from shutbox.play import PERSON, SeatNumber
from shutbox.play.table.state import OPEN, Place, Table

# Seconds for which the next game waits for players who are not connected.
COURTESY = 15.0


@dataclass(frozen=True, slots=True)
class Consent:
    """The connected devices that want to play again, the seats that are still asked, and when the next game begins.

    `missing` are the seats of players who are not connected. `begins` is a time of a clock that is never set.
    """

    devices: frozenset[str] = frozenset()
    asked: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()
    begins: float | None = None

    def left(self, now: float) -> float | None:
        """The seconds until the next game begins; None while somebody is asked, or nobody wants to."""
        return None if self.begins is None else max(0.0, self.begins - now)


NOBODY_YET = Consent()


def current_consent(
    table: Table, here: Container[str], before: Consent, now: float, who: str = "", *, yes: bool = True
) -> Consent:
    """Who wants to play again now, if these devices are connected, and device `who` has just said so or not (`yes`)."""
    if not table.ended or table.rematch:
        return NOBODY_YET
    wanted = (before.devices | {who}) if yes else (before.devices - {who})
    devices = frozenset(each for each in wanted if each in here)
    if not devices:
        return NOBODY_YET
    players = [(seat, place.holder) for seat, place in enumerate(table.places) if _plays(table, seat)]
    asked = tuple(seat for seat, holder in players if holder in here and holder not in devices)
    missing = tuple(seat for seat, holder in players if holder not in here)
    begins = None if asked else now + (COURTESY if missing else 0)
    if begins is not None and before.begins is not None:
        begins = min(begins, before.begins)
    return Consent(devices, asked, missing, begins)


def _plays(table: Table, seat: int) -> bool:
    """Whether a person still had the seat at the end of the game."""
    gone = table.game is not None and seat in table.game.tally.left
    return table.places[seat].kind == PERSON and not gone


def consent_data(table: Table, consent: Consent, now: float) -> dict[str, Any]:
    """Who wants to play again as it is sent: the seats that do, those that are asked, and those that are missing."""
    wants = [seat for seat, place in enumerate(table.places) if place.holder in consent.devices]
    left = consent.left(now)
    seconds = {} if left is None else {"seconds": round(left, 1)}
    return {"yes": wants, "asked": list(consent.asked), "missing": list(consent.missing), **seconds}


# The next table


@dataclass(frozen=True, slots=True)
class NextTable:
    """The host of the next table, its seats with those who sit there already, and the seat that begins."""

    host: str
    places: tuple[Place, ...]
    starter: SeatNumber


def next_table(table: Table, devices: Container[str]) -> NextTable:
    """The plan of the next table, if the players at these devices want to play again.

    Bots stay, and a player takes the seat back on which a bot played on. The seats of all others are dropped, or open
    if otherwise one player would be left.
    """
    names = _next_names(table, devices)
    seats = [(seat, _next_place(place, names[seat], devices)) for seat, place in enumerate(table.places)]
    going = [(seat, place) for seat, place in seats if place.kind != OPEN]
    # Somebody who played with others does not play on alone.
    kept = going if len(going) >= min(2, len(table.places)) else seats
    return NextTable(_next_host(table, devices), tuple(place for _, place in kept), _starter(table, kept))


def _next_names(table: Table, devices: Container[str]) -> list[str]:
    """The names of all seats; whoever takes one back has the old name, with a number if somebody has it by now."""
    names = [place.name for place in table.places]
    for seat, place in enumerate(table.places):
        if place.player and place.holder in devices:
            names[seat] = free_name(place.player, [*names[:seat], *names[seat + 1 :]])
    return names


def _next_place(place: Place, name: str, devices: Container[str]) -> Place:
    if place.holder and place.holder in devices:
        return Place(PERSON, name, place.holder)
    return Place() if place.kind in (OPEN, PERSON) else Place(place.kind, place.name)


def _starter(table: Table, kept: list[tuple[int, Place]]) -> SeatNumber:
    """The first of these seats after the one that began the last game."""
    count = len(table.places)
    after = [(seat - table.settings.starter - 1) % count for seat, _ in kept]
    return SeatNumber(after.index(min(after)))


def _next_host(table: Table, devices: Container[str]) -> str:
    """The host, if it wants to play again; otherwise the first player who does."""
    if table.host in devices:
        return table.host
    return next((place.holder for place in table.places if place.holder in devices), table.host)
