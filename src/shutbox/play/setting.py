"""The settings of a live table: everything about it that is not a rule of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from enum import Enum
from typing import Any

from shutbox.errors import NotationError


class TableDice(Enum):
    """Who throws."""

    SEALED = "sealed"
    TYPED = "typed"


class Coach(Enum):
    """When the worth of the options is shown."""

    OFF = "off"
    ASK = "ask"
    EACH = "each"


@dataclass(frozen=True, slots=True)
class Settings:
    """How a table is run. Thinking time is in seconds and the pace of bots in milliseconds; 0 means none.

    With `pencil` whoever is seated may enter what the player at the box does: one keeps score for all.
    """

    dice: TableDice = TableDice.SEALED
    coach: Coach = Coach.OFF
    undo: bool = False
    pencil: bool = False
    seconds: int = 0
    pace: int = 700
    starter: int = 0


_RANGES = {"seconds": (0, 3600), "pace": (0, 10_000), "starter": (0, 11)}


def settings_data(settings: Settings) -> dict[str, Any]:
    """Settings as plain data."""
    return {key: value.value if isinstance(value, Enum) else value for key, value in asdict(settings).items()}


def read_settings(data: Mapping[str, Any]) -> Settings:
    """The settings that plain data describes; what is not named is as usual."""
    known = {field.name: type(field.default) for field in fields(Settings)}
    for key in data:
        if key not in known:
            raise NotationError("table-setting-unknown", setting=str(key)[:40], known=list(known))
    return Settings(**{key: _value(key, known[key], value) for key, value in data.items()})


def _value(key: str, kind: type, value: Any) -> Any:
    if issubclass(kind, Enum):
        if value not in [each.value for each in kind]:
            raise NotationError("table-setting", setting=key, wanted=[each.value for each in kind], got=str(value)[:40])
        return kind(value)
    if kind is bool and isinstance(value, bool):
        return value
    low, high = _RANGES.get(key, (0, 0))
    if kind is int and type(value) is int and low <= value <= high:
        return value
    wanted = ["true", "false"] if kind is bool else [f"{low}-{high}"]
    raise NotationError("table-setting", setting=key, wanted=wanted, got=str(value)[:40])
