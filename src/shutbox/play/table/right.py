"""Who may do what at a live table.

The holder of a seat acts for it, and the keeper (SERVER) for bots and for time; nobody else does. At a table with a
pencil, everybody who is seated may enter what the player at the box does. Clients get the same as `rights`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from shutbox.errors import IllegalActionError, NotationError
from shutbox.play import BEFORE_THROW, NOTES, PERSON, Event, Game, Leave, Phase, SeatNumber, TimeUp, Undo
from shutbox.play.table.setting import Settings
from shutbox.play.table.state import SERVER, Place, Stage, Table


def check_stage(table: Table, *stages: Stage) -> None:
    """Raises if the table is in none of these stages."""
    if table.stage not in stages:
        raise IllegalActionError("table-stage", stage=table.stage.value)


def check_device(who: str) -> None:
    """Raises if this is the keeper and not a person's device."""
    if who == SERVER:
        raise IllegalActionError("device-only")


def check_keeper(who: str) -> None:
    """Raises if this is not the keeper."""
    if who != SERVER:
        raise IllegalActionError("keeper-only")


def check_host(table: Table, who: str) -> None:
    """Raises if this is not the host."""
    if who != table.host:
        raise IllegalActionError("host-only")


def place_at(table: Table, seat: SeatNumber) -> Place:
    """A seat of the table."""
    if not 0 <= seat < len(table.places):
        raise NotationError("table-seat", got=seat + 1, seats=len(table.places))
    return table.places[seat]


def own_place(table: Table, who: str, seat: SeatNumber) -> Place:
    """A seat of the table; raises if somebody else holds it."""
    place = place_at(table, seat)
    if place.holder != who or place.kind != PERSON:
        raise IllegalActionError("not-your-seat", seat=seat + 1)
    return place


class Group(NamedTuple):
    """A set of devices at a table: the holders of some seats, and optionally the host, who may have no seat."""

    seats: tuple[SeatNumber, ...] = ()
    host: bool = False


NOBODY = Group()


def everybody(table: Table) -> Group:
    """All devices with a seat at the table, and its host."""
    return Group(tuple(SeatNumber(seat) for seat, place in enumerate(table.places) if place.kind == PERSON), host=True)


def belongs(table: Table, who: str, group: Group) -> bool:
    """Whether a device is one of a group."""
    return (group.host and who == table.host) or who in [table.places[seat].holder for seat in group.seats]


def sits_here(table: Table, who: str) -> bool:
    """Whether a device has a seat at the table, also one on which a bot plays for it, or is its host."""
    return who == table.host or who in [place.holder for place in table.places]


def actors(table: Table, seat: SeatNumber) -> Group:
    """The devices that may act for a seat: its holder, or everybody at a table with a pencil; none for a bot."""
    if table.places[seat].kind != PERSON:
        return NOBODY
    return everybody(table) if table.settings.pencil else Group((seat,))


def typists(table: Table, seat: SeatNumber) -> Group:
    """The devices that may type dice for a seat: the same as for acting, but everybody may throw for a bot."""
    return everybody(table) if table.typed and table.places[seat].kind != PERSON else actors(table, seat)


def arrangers(table: Table) -> Group:
    """The devices that may change names and order: the host, or everybody at a table with a pencil; real dice only."""
    if not table.typed:
        return NOBODY
    return everybody(table) if table.settings.pencil else Group(host=True)


def check_arranger(table: Table, who: str) -> None:
    """Raises if this device may not change names and order."""
    if not table.typed:
        raise IllegalActionError("arrange-typed")
    if not belongs(table, who, arrangers(table)):
        raise IllegalActionError("host-only")


def may_act(table: Table, who: str, seat: SeatNumber) -> bool:
    """Whether somebody may act for a seat: the keeper for a bot, a device for people."""
    if who == SERVER:
        return table.places[seat].kind != PERSON
    return belongs(table, who, actors(table, seat))


def may_type(table: Table, who: str, seat: SeatNumber) -> bool:
    """Whether somebody may type dice for a seat, or act for it."""
    return belongs(table, who, typists(table, seat)) or may_act(table, who, seat)


def check_undo(table: Table) -> SeatNumber:
    """The seat whose last action can be undone; raises if there is none. Only that seat may undo it (RULES 3.9)."""
    seat = _seat_or_error(table)
    if isinstance(seat, IllegalActionError):
        raise seat
    return seat


def _seat_or_error(table: Table) -> SeatNumber | IllegalActionError:
    """The seat whose last action can be undone, or the error if there is none. To raise it would cost more time."""
    before = table.live.before
    if not table.settings.undo or table.secret or table.rematch:
        return IllegalActionError("undo-off")
    if before is None:
        return IllegalActionError("undo-nothing")
    last = _last(table)
    # A turn that ended by the clock stays ended; typed dice can be corrected even then.
    if isinstance(last, TimeUp) and not table.typed:
        return IllegalActionError("undo-time")
    return last.seat if isinstance(last, Leave) else before.at


def _last(table: Table) -> Event:
    """The last event of a game that is neither a note nor undone."""
    assert table.record is not None
    undone = 0
    for event in reversed(table.record.events):  # pragma: no branch
        if isinstance(event, Undo):
            undone += 1
        elif not isinstance(event, NOTES):
            if not undone:
                break
            undone -= 1
    return event


class Moment(NamedTuple):
    """Everything that rights depend on: equal moments have equal rights."""

    stage: Stage
    places: tuple[Place, ...]
    settings: Settings
    at: SeatNumber = SeatNumber(0)
    dice_due: bool = False
    undo: SeatNumber | None = None


def moment(table: Table, wants: int = 0) -> Moment:
    """The current moment of a table; `wants` is the number of real dice that a bot asks people to throw."""
    game = table.game
    if game is None:
        return Moment(table.stage, table.places, table.settings)
    due = table.typed and _dice_due(table, game, wants)
    return Moment(table.stage, table.places, table.settings, game.at, due, undo_seat(table))


def _dice_due(table: Table, game: Game, wants: int) -> bool:
    """Whether real dice have to be thrown; a bot that may also stop has to ask for dice first."""
    chooses = game.phase is Phase.SURVIVOR and table.places[game.at].kind != PERSON
    return wants > 0 if chooses else game.phase in (Phase.START, *BEFORE_THROW)


def undo_seat(table: Table) -> SeatNumber | None:
    """The seat whose last action can be undone, None if there is none."""
    seat = None if table.stage is Stage.ABANDONED else _seat_or_error(table)
    return None if isinstance(seat, IllegalActionError) else seat


def rights(table: Table, now: Moment) -> dict[str, list[Any]]:
    """Who may do what now: for each right the seats whose holders have it, and under `host` the rights of the host.

    To `act` is to throw or choose for the player at the box, to `type` is to enter what real dice show, `undo` is to
    undo the last action, and to `arrange` is to change names and order.
    """
    playing = now.stage is Stage.PLAYING
    groups = {
        "act": actors(table, now.at) if playing else NOBODY,
        "type": typists(table, now.at) if playing and now.dice_due else NOBODY,
        "undo": NOBODY if now.undo is None else typists(table, now.undo),
        "arrange": arrangers(table) if playing else NOBODY,
    }
    seats: dict[str, list[Any]] = {right: list(group.seats) for right, group in groups.items()}
    return seats | {"host": [right for right, group in groups.items() if group.host]}


def acting(table: Table, who: str, may: Callable[[Table, str, SeatNumber], bool] = may_act) -> Game:
    """The game; raises if this device may not act now."""
    check_stage(table, Stage.PLAYING)
    game = table.live
    if not may(table, who, game.at):
        raise not_yours(table, game.at)
    return game


def not_yours(table: Table, seat: SeatNumber) -> IllegalActionError:
    """The error for an action that belongs to somebody else."""
    return IllegalActionError("not-your-turn", who=table.places[seat].name)
