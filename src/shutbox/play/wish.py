"""What somebody at a live table asks for: read from plain data, with a clear refusal of anything else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from shutbox.errors import NotationError


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat under a name, with the seal of a seed."""

    seat: int
    name: str
    seal: str = ""


@dataclass(frozen=True, slots=True)
class Seal:
    """Seal a seed for a seat that is held already."""

    seat: int
    seal: str


@dataclass(frozen=True, slots=True)
class Stand:
    """Give a seat back before the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class Remove:
    """Free a seat that somebody else holds, before the game; for the host."""

    seat: int


@dataclass(frozen=True, slots=True)
class Fill:
    """Give a seat to a bot: before the game, or when its player has gone; for the host."""

    seat: int
    bot: str
    name: str


@dataclass(frozen=True, slots=True)
class Start:
    """Begin, once every seat is taken; for the host."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """Show the seed that was sealed."""

    seat: int
    seed: str


@dataclass(frozen=True, slots=True)
class ToThrow:
    """Throw so many dice."""

    dice: int


@dataclass(frozen=True, slots=True)
class Report:
    """Type what real dice show."""

    faces: list[int]


@dataclass(frozen=True, slots=True)
class Play:
    """A word of the game that is not a throw: tiles, off, raise, end, take, undo."""

    word: str


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the game for good."""

    seat: int


@dataclass(frozen=True, slots=True)
class AskHint:
    """Be shown what the options are worth."""


@dataclass(frozen=True, slots=True)
class Close:
    """Give the table up; for the host."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Play again with the same seats."""


Wish = Sit | Seal | Stand | Remove | Fill | Start | Reveal | ToThrow | Report | Play | Quit | AskHint | Close | Rematch
WISHES: dict[str, type[Wish]] = {
    "sit": Sit,
    "seal": Seal,
    "stand": Stand,
    "remove": Remove,
    "fill": Fill,
    "start": Start,
    "reveal": Reveal,
    "throw": ToThrow,
    "report": Report,
    "play": Play,
    "leave": Quit,
    "hint": AskHint,
    "close": Close,
    "rematch": Rematch,
}
_TYPES: dict[str, type] = {"seat": int, "dice": int, "faces": list}


def read_wish(data: Mapping[str, Any]) -> Wish:
    """What a message asks for."""
    kind = WISHES.get(str(data.get("do")))
    if kind is None:
        raise NotationError("wish-unknown", got=str(data.get("do"))[:40], known=list(WISHES))
    return kind(
        **{field.name: _value(str(data["do"]), field.name, data) for field in fields(kind) if _told(field, data)}
    )


def _told(field: Any, data: Mapping[str, Any]) -> bool:
    """Whether a field has to be read: it is there, or nothing stands in for it."""
    return field.name in data or isinstance(field.default, type(fields(Sit)[0].default))


def _value(do: str, name: str, data: Mapping[str, Any]) -> Any:
    value, wanted = data.get(name), _TYPES.get(name, str)
    good = isinstance(value, wanted) and not isinstance(value, bool)
    if not good or (wanted is list and not all(type(each) is int for each in value or ())):
        raise NotationError("wish-field", do=do, field=name, wanted=wanted.__name__)
    return value
