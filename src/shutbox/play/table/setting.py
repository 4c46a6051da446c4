"""The settings of a live table: everything about it that is not a rule of the game."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, NoReturn

from shutbox.errors import NotationError, shown
from shutbox.play import SeatNumber
from shutbox.rules import MOST_SEATS


class TableDice(Enum):
    """The source of the dice at a table."""

    SEALED = "sealed"
    TYPED = "typed"
    SEEDED = "seeded"


class Coach(Enum):
    """When the values of the options are shown."""

    OFF = "off"
    ASK = "ask"
    EACH = "each"


@dataclass(frozen=True, slots=True)
class Settings:
    """How a table is run. Thinking time is in seconds and the pace of bots in milliseconds; 0 means none.

    With `pencil` everybody who is seated may enter what the player at the box does, so that one person can keep score.
    `seed` is the seed of seeded dice. Anyone who knows it can predict the throws, so they are for a single player.
    """

    dice: TableDice = TableDice.SEALED
    coach: Coach = Coach.OFF
    undo: bool = False
    pencil: bool = False
    seconds: int = 0
    pace: int = 700
    starter: SeatNumber = SeatNumber(0)
    seed: str = ""


# The longest seed.
LONGEST = 80
_KINDS = {each.name: type(each.default) for each in fields(Settings)}
_RANGES = {"seconds": (0, 3600), "pace": (0, 10_000), "starter": (0, MOST_SEATS - 1)}


def settings_data(settings: Settings) -> dict[str, Any]:
    """Settings as plain data."""
    return {
        "dice": settings.dice.value,
        "coach": settings.coach.value,
        "undo": settings.undo,
        "pencil": settings.pencil,
        "seconds": settings.seconds,
        "pace": settings.pace,
        "starter": settings.starter,
        "seed": settings.seed,
    }


def read_settings(data: Any) -> Settings:
    """Settings from plain data; missing keys have their defaults."""
    if not isinstance(data, dict):
        raise NotationError("table-settings", got=shown(data))
    for key in data:
        if key not in _KINDS:
            raise NotationError("table-setting-unknown", setting=shown(key), known=list(_KINDS))
    return Settings(**{key: _value(key, _KINDS[key], value) for key, value in data.items()})


def _value(key: str, kind: type, value: Any) -> Any:
    if issubclass(kind, Enum):
        values = [each.value for each in kind]
        return kind(value) if value in values else _refuse(key, values, value)
    if kind is bool:
        return value if isinstance(value, bool) else _refuse(key, ["true", "false"], value)
    if kind is str:
        return value if _is_line(value) else _refuse(key, [f"text ≤ {LONGEST}"], value)
    low, high = _RANGES[key]
    return value if type(value) is int and low <= value <= high else _refuse(key, [f"{low}–{high}"], value)


def _is_line(value: Any) -> bool:
    """Whether a value is a text that fits into a note of a record, or empty."""
    return isinstance(value, str) and len(value) <= LONGEST and value.isprintable() and value == value.strip()


def _refuse(key: str, allowed: list[str], value: Any) -> NoReturn:
    raise NotationError("table-setting", setting=key, wanted=allowed, got=shown(value))
