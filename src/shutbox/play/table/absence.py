"""Who is away from a live table, and what the others may do about it. Pure: times are seconds of a clock never set.

A seat is away when its device has no connection. During a grace period nobody else decides about the seat. After it,
whoever sits at the table may let a bot play on for it, or go on without it. Its player takes it back from the bot while
the game lasts. The powers of a host who is away for longer pass to the next person until the host is back.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from math import ceil
from typing import Any

from shutbox.errors import IllegalActionError
from shutbox.name import free_name
from shutbox.play import PERSON, Action, Hand, Leave, SeatNumber, changed, decide, write_event
from shutbox.play.table.entry import Played
from shutbox.play.table.right import belongs, check_stage, everybody, place_at
from shutbox.play.table.state import Place, Stage, Table, check_bot
from shutbox.play.table.wish import Fill, Remove, Return

# Seconds for which the seat of a player without a connection is nobody else's business.
GRACE = 120.0


@dataclass(frozen=True, slots=True)
class Absence:
    """The devices of a table without a connection, each with the time since when, and the time now."""

    since: Mapping[str, float] = field(default_factory=dict)
    now: float = 0.0

    def left(self, holder: str) -> float | None:
        """The seconds of the grace period that are left to a device, at least 0; None if it is not away."""
        since = self.since.get(holder)
        return None if since is None else max(0.0, GRACE - (self.now - since))

    def over(self, holder: str) -> bool:
        """Whether a device is away and its grace period is over."""
        return self.left(holder) == 0


ALL_HERE = Absence()


def current_absence(table: Table, here: Container[str], before: Absence, now: float) -> Absence:
    """Who is away from a table now, if these devices are connected; who was away before is away since then."""
    devices = [table.host, *(place.holder for place in table.places if place.kind == PERSON)]
    return Absence({each: before.since.get(each, now) for each in devices if each not in here}, now)


def chair(table: Table, absence: Absence) -> str:
    """The device with the powers of the host: the host's own, or the next person's if it is away for too long."""
    if not absence.over(table.host):
        return table.host
    own = next((seat for seat, place in enumerate(table.places) if place.holder == table.host), -1)
    seats = [*range(own + 1, len(table.places)), *range(own + 1)]
    present = (table.places[seat].holder for seat in seats if _plays(table, seat))
    return next((holder for holder in present if not absence.over(holder)), table.host)


def _plays(table: Table, seat: int) -> bool:
    """Whether a person has a seat, and has not left the game."""
    gone = table.game is not None and seat in table.game.tally.left
    return table.places[seat].kind == PERSON and not gone


def chaired(table: Table, absence: Absence) -> Table:
    """The table with the device that has the powers of the host as its host; only for deciding about a wish."""
    host = chair(table, absence)
    return table if host == table.host else changed(table, host=host)


def away_data(table: Table, absence: Absence) -> list[dict[str, Any]]:
    """The seats that are away as they are sent: since how many seconds, and how many are left of the grace period."""
    if table.ended:
        return []
    seats = [seat for seat in range(len(table.places)) if _plays(table, seat)]
    return [away for seat in seats if (away := _away(absence, seat, table.places[seat].holder)) is not None]


def _away(absence: Absence, seat: int, holder: str) -> dict[str, Any] | None:
    left = absence.left(holder)
    if left is None:
        return None
    return {"seat": seat, "seconds": int(absence.now - absence.since[holder]), "left": ceil(left)}


def deputy(table: Table, absence: Absence) -> int | None:
    """The seat to which the powers of the host have passed, None while the host has them."""
    holder = chair(table, absence)
    if holder == table.host:
        return None
    return next(seat for seat, place in enumerate(table.places) if place.holder == holder)


# What the others may do in a game


def settle_absence(table: Table, who: str, wish: Fill | Remove | Return, absence: Absence) -> tuple[Played, ...]:
    """The entry for a wish about a seat that is away, or was, during a game."""
    match wish:
        case Fill():
            _check_missing(table, who, wish.seat, absence)
            check_bot(wish.bot)
            return _played(table, Hand(wish.seat, wish.name, wish.bot))
        case Remove():
            _check_missing(table, who, wish.seat, absence)
            return _played(table, Leave(wish.seat))
        case Return():  # pragma: no branch
            return _played(table, _return(table, who, wish.seat))


def _played(table: Table, action: Action) -> tuple[Played, ...]:
    event = decide(table.live, action)
    return (Played(write_event(table.live, event), event),)


def _check_missing(table: Table, who: str, seat: SeatNumber, absence: Absence) -> None:
    """Raises if somebody may not decide about a seat because its player is away, or may not do it yet."""
    place = place_at(table, seat)
    if not belongs(table, who, everybody(table)):
        raise IllegalActionError("seated-only")
    if place.kind != PERSON:
        raise IllegalActionError("seat-bot", seat=seat + 1)
    _check_plays(table, seat)
    left = None if place.holder == who else absence.left(place.holder)
    if left is None:
        raise IllegalActionError("player-here", seat=seat + 1)
    if left > 0:
        raise IllegalActionError("player-awaited", seat=seat + 1, seconds=ceil(left))


def _check_plays(table: Table, seat: SeatNumber) -> None:
    """Raises if the player of a seat has left, because it has no more turns."""
    if seat in table.live.tally.left:
        raise IllegalActionError("seat-gone", seat=seat + 1)


def _return(table: Table, who: str, seat: SeatNumber) -> Hand:
    """The player takes a seat back from the bot; under another name if somebody has the own one by now."""
    check_stage(table, Stage.PLAYING)
    place = place_at(table, seat)
    if not _is_owner(place, who):
        raise IllegalActionError("not-your-seat", seat=seat + 1)
    _check_plays(table, seat)
    others = [other.name for number, other in enumerate(table.places) if number != seat]
    return Hand(seat, free_name(place.player, others), PERSON)


def _is_owner(place: Place, who: str) -> bool:
    """Whether a bot plays on a seat for the player with this device."""
    return place.kind != PERSON and bool(place.player) and place.holder == who


def seats_to_return(table: Table, who: str) -> list[int]:
    """The seats on which a bot plays for this device, and which it may take back."""
    if table.stage is not Stage.PLAYING:
        return []
    left = table.live.tally.left
    return [seat for seat, place in enumerate(table.places) if _is_owner(place, who) and seat not in left]
