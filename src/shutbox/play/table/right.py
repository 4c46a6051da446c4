"""Who may do what at a live table.

Nobody acts in another's seat: a seat's holder acts for it, the keeper (SERVER) for bots and for time. Where the table
has a pencil, whoever is seated may enter what the player at the box does.
"""

from __future__ import annotations

from collections.abc import Callable

from shutbox.errors import IllegalActionError, NotationError
from shutbox.play.game import PERSON, Game
from shutbox.play.table.state import SERVER, Place, Stage, Table


def check_stage(table: Table, *stages: Stage) -> None:
    """Refuses what is not for now."""
    if table.stage not in stages:
        raise IllegalActionError("table-stage", stage=table.stage.value)


def check_device(who: str) -> None:
    """Refuses what only a person does."""
    if who == SERVER:
        raise IllegalActionError("device-only")


def check_keeper(who: str) -> None:
    """Refuses what only the keeper does."""
    if who != SERVER:
        raise IllegalActionError("keeper-only")


def check_host(table: Table, who: str) -> None:
    """Refuses what only the host does."""
    if who != table.host:
        raise IllegalActionError("host-only")


def place_at(table: Table, seat: int) -> Place:
    """A seat of the table."""
    if not 0 <= seat < len(table.places):
        raise NotationError("table-seat", got=seat + 1, seats=len(table.places))
    return table.places[seat]


def own_place(table: Table, who: str, seat: int) -> Place:
    """A seat of the table, if it is one's own."""
    place = place_at(table, seat)
    if place.holder != who:
        raise IllegalActionError("not-your-seat", seat=seat + 1)
    return place


def sits_here(table: Table, who: str) -> bool:
    """Whether somebody has a seat at the table, or is its host."""
    return who == table.host or who in [place.holder for place in table.places]


def may_act(table: Table, who: str, seat: int) -> bool:
    """Whether somebody may act for a seat: the keeper for a bot, a device for people."""
    place = table.places[seat]
    if who == SERVER or place.kind != PERSON:
        return who == SERVER and place.kind != PERSON
    return place.holder == who or (table.settings.pencil and sits_here(table, who))


def may_type(table: Table, who: str, seat: int) -> bool:
    """Whether somebody may type dice for a seat; a bot has no hands, so whoever is seated throws for it."""
    typed_for = table.typed and table.places[seat].kind != PERSON and sits_here(table, who)
    return typed_for or may_act(table, who, seat)


def acting(table: Table, who: str, may: Callable[[Table, str, int], bool] = may_act) -> Game:
    """The game, if it waits for this one."""
    check_stage(table, Stage.PLAYING)
    game = table.live
    if not may(table, who, game.at):
        raise not_yours(table, game.at)
    return game


def not_yours(table: Table, seat: int) -> IllegalActionError:
    """The refusal of what is for somebody else to do."""
    return IllegalActionError("not-your-turn", who=table.places[seat].name)
