"""What can be asked of a live table beside the game itself, read from what people type."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shutbox.cli.live.mirror import Mirror
from shutbox.errors import NotationError
from shutbox.play.table.state import Stage, Table
from shutbox.words import Words


class Order(Enum):
    """The first word of an order."""

    WHO = "who"
    SHOW = "show"
    SIT = "sit"
    STAND = "stand"
    REMOVE = "remove"
    FILL = "fill"
    START = "start"
    UNDO = "undo"
    HINT = "hint"
    LEAVE = "leave"
    CLOSE = "close"
    LINK = "link"
    SPOKEN = "spoken"
    MOVE = "move"
    RECORD = "record"
    REMATCH = "rematch"
    HELP = "?"
    QUIT = "quit"


_ALIKE = {"help": Order.HELP, "save": Order.RECORD}
_ENDED = (Order.SHOW, Order.WHO, Order.REMATCH, Order.RECORD, Order.UNDO, Order.LINK, Order.HELP, Order.QUIT)
_PLAYING = (
    Order.SHOW,
    Order.WHO,
    Order.HINT,
    Order.UNDO,
    Order.LEAVE,
    Order.MOVE,
    Order.FILL,
    Order.CLOSE,
    Order.RECORD,
    Order.LINK,
    Order.HELP,
    Order.QUIT,
)
_WAITING = (
    Order.WHO,
    Order.SIT,
    Order.STAND,
    Order.MOVE,
    Order.FILL,
    Order.REMOVE,
    Order.START,
    Order.LINK,
    Order.SPOKEN,
    Order.CLOSE,
    Order.HELP,
    Order.QUIT,
)
ORDERS = {
    Stage.WAITING: _WAITING,
    Stage.SEALING: _PLAYING,
    Stage.PLAYING: _PLAYING,
    Stage.OVER: _ENDED,
    Stage.ABANDONED: _ENDED,
}
_HOSTS = (Order.FILL, Order.REMOVE, Order.START, Order.SPOKEN, Order.CLOSE)
_SEATED = (Order.STAND, Order.HINT, Order.UNDO, Order.LEAVE, Order.MOVE, Order.REMATCH)
FINAL = (Order.LEAVE, Order.CLOSE)


@dataclass(frozen=True, slots=True)
class Asked:
    """An order, and what stands after it."""

    order: Order
    rest: str = ""


def read_order(stage: Stage, text: str) -> Asked | None:
    """The order that a line begins with, if it is one of this stage."""
    first, _, rest = text.strip().partition(" ")
    word = first.lower()
    order = _ALIKE.get(word) or next((each for each in ORDERS[stage] if each.value == word), None)
    return Asked(order, rest.strip()) if order in ORDERS[stage] and order is not None else None


def read_seat(table: Table, text: str) -> int:
    """The seat of a number, from 1, or of a player's name."""
    names = [place.name.lower() for place in table.places]
    if text and text.lower() in names:
        return names.index(text.lower())
    if text.isascii() and text.isdecimal() and len(text) < 4 and 1 <= int(text) <= len(names):
        return int(text) - 1
    raise NotationError("join-seat", got=text, seats=len(names))


def own_seat(mirror: Mirror, text: str) -> int:
    """The seat that somebody here means: by number or name, or the only one."""
    if text:
        return read_seat(mirror.laid, text)
    if not mirror.you:
        raise NotationError("join-nobody")
    if len(mirror.you) > 1:
        raise NotationError("join-which", names=[mirror.name(seat) for seat in mirror.you])
    return mirror.you[0]


def orders(words: Words, mirror: Mirror) -> list[tuple[str, str]]:
    """The orders of this stage, and what they do; only what this terminal may ask for."""
    away = (() if mirror.host else _HOSTS) + (() if mirror.seated else _SEATED)
    found = [order.name.lower() for order in ORDERS[mirror.stage] if order not in away]
    return [(words.text(f"join-type-{each}"), words.text(f"join-type-{each}.does")) for each in found]
