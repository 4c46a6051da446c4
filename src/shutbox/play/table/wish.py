"""Wishes: what somebody at a live table asks for, parsed from plain data with a clear error for anything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any

from shutbox.errors import NotationError, shown
from shutbox.play import SeatNumber


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat under a name, with the seal of a seed."""

    seat: SeatNumber
    name: str
    seal: str = ""


@dataclass(frozen=True, slots=True)
class Seal:
    """Seal a seed for a seat that is held already."""

    seat: SeatNumber
    seal: str


@dataclass(frozen=True, slots=True)
class Stand:
    """Give a seat back before the game."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class Remove:
    """Free a seat that somebody else holds: before the game, for the host; in it, if the player is away for long."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class Fill:
    """Give a seat to a bot: before the game, for the host; in it, if the player is away for long."""

    seat: SeatNumber
    bot: str
    name: str


@dataclass(frozen=True, slots=True)
class Return:
    """Take the own seat back from the bot that plays on it."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class Start:
    """Begin, once every seat is taken and sealed, or without the seals that are missing; for the host."""

    without_seals: bool = False


@dataclass(frozen=True, slots=True)
class Reveal:
    """Reveal the seed that was sealed."""

    seat: SeatNumber
    seed: str


@dataclass(frozen=True, slots=True)
class ToThrow:
    """Throw this number of dice. How the hand moved (`flick`) is shown to everybody, and nothing else comes of it."""

    dice: int
    flick: int = 0


@dataclass(frozen=True, slots=True)
class Report:
    """Type the faces of real dice, or the sum of all of them if only that is known.

    With `hold`, a throw that would end the turn is refused: whoever typed it can look again, and report it without.
    """

    faces: list[int] = field(default_factory=list)
    sum: int = 0
    hold: bool = False


@dataclass(frozen=True, slots=True)
class Lay:
    """Shut tiles after a throw of so many real dice whose sum is known by the tiles alone."""

    word: str
    dice: int


@dataclass(frozen=True, slots=True)
class Play:
    """Make an event of the game that is not a throw: tiles, off, raise, end, take, total, undo."""

    word: str


@dataclass(frozen=True, slots=True)
class Correct:
    """Give a turn that has ended another total (`word`), and make again what came after it; for who keeps score.

    It is a turn of a seat in a round; `turn` counts those that it had in it before. With `cut`, what no longer fits is
    left out, and all that came after it.
    """

    round: int
    seat: SeatNumber
    turn: int
    word: str
    cut: bool = False


@dataclass(frozen=True, slots=True)
class ToRename:
    """Give the player of a seat another name; for who keeps score of a real box."""

    seat: SeatNumber
    name: str


@dataclass(frozen=True, slots=True)
class ToReorder:
    """Change the clockwise order of all seats; for who keeps score of a real box."""

    seats: list[int]


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the game for good."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class AskHint:
    """Get the values of the options."""


@dataclass(frozen=True, slots=True)
class Close:
    """Close the table before its game is over; for the host."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Play again with the same seats at once, without asking anybody; clients of release 0.1.0 send it."""


@dataclass(frozen=True, slots=True)
class Again:
    """Play again as soon as all others who are there want to, or no longer."""

    yes: bool = True


Seating = Sit | Seal | Stand | Remove | Fill | Return | Start | Reveal
Wish = (
    Seating | ToThrow | Report | Lay | Play | Correct | ToRename | ToReorder | Quit | AskHint | Close | Rematch | Again
)
WISHES: dict[str, type[Wish]] = {
    "sit": Sit,
    "seal": Seal,
    "stand": Stand,
    "remove": Remove,
    "fill": Fill,
    "return": Return,
    "start": Start,
    "reveal": Reveal,
    "throw": ToThrow,
    "report": Report,
    "lay": Lay,
    "play": Play,
    "correct": Correct,
    "rename": ToRename,
    "order": ToReorder,
    "leave": Quit,
    "hint": AskHint,
    "close": Close,
    "rematch": Rematch,
    "again": Again,
}
_FORMS = {
    "seat": "number",
    "dice": "number",
    "flick": "number",
    "faces": "numbers",
    "sum": "number",
    "seats": "numbers",
    "round": "number",
    "turn": "number",
    "cut": "flag",
    "without_seals": "flag",
    "yes": "flag",
    "hold": "flag",
}


def _is_required(each: Field[Any]) -> bool:
    return each.default is MISSING and each.default_factory is MISSING


_FIELDS = {do: tuple((each.name, _is_required(each)) for each in fields(kind)) for do, kind in WISHES.items()}
# The largest number in a wish.
MOST = 999
# Sixteen directions of a hand with four strengths each, and 0 for none.
MOST_FLICK = 64
_MOST = {"word": 1500, "flick": MOST_FLICK, "round": 9999, "turn": 9999}


def wish_schema(do: str) -> dict[str, Any]:
    """The JSON Schema of the fields of a wish, from what `read_wish` accepts."""
    names = dict(_FIELDS[do])
    properties = {"do": {"const": do}, **{name: _schema(name) for name in names}}
    return {
        "description": " ".join((WISHES[do].__doc__ or "").split()),
        "type": "object",
        "properties": properties,
        "required": ["do", *(name for name, must in names.items() if must)],
    }


def _schema(name: str) -> dict[str, Any]:
    number = {"type": "integer", "minimum": 0, "maximum": _most(name)}
    match _FORMS.get(name, "text"):
        case "number":
            return number
        case "numbers":
            return {"type": "array", "items": number}
        case "flag":
            return {"type": "boolean"}
        case _:
            return {"type": "string", "maxLength": _most(name)}


def read_wish(data: Mapping[str, Any]) -> Wish:
    """The wish in a message."""
    do = data.get("do")
    kind = WISHES.get(do) if isinstance(do, str) else None
    if kind is None:
        raise NotationError("wish-unknown", got=shown(do), known=list(WISHES))
    wish = kind(**{name: _value(str(do), name, data) for name, must in _FIELDS[str(do)] if must or name in data})
    if isinstance(wish, Report) and ("faces" in data) is bool(wish.sum):
        raise NotationError("wish-report", most=MOST)
    return wish


def _value(do: str, name: str, data: Mapping[str, Any]) -> Any:
    value, form = data.get(name), _FORMS.get(name, "text")
    if not _GOOD[form](name, value):
        raise NotationError("wish-field", do=do, field=name, wanted=form, most=_most(name))
    return value


def _most(name: str) -> int:
    """The largest number or the longest text of a field."""
    return _MOST.get(name, MOST if name in _FORMS else 200)


def _is_number(name: str, value: Any) -> bool:
    return type(value) is int and 0 <= value <= _most(name)


def _is_text(name: str, value: Any) -> bool:
    return isinstance(value, str) and len(value) <= _most(name)


def _are_numbers(name: str, value: Any) -> bool:
    return isinstance(value, list) and all(_is_number(name, each) for each in value)


def _is_flag(_name: str, value: Any) -> bool:
    return isinstance(value, bool)


_GOOD: dict[str, Callable[[str, Any], bool]] = {
    "number": _is_number,
    "numbers": _are_numbers,
    "text": _is_text,
    "flag": _is_flag,
}
