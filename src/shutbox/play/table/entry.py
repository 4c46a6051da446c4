"""The entries of a live table: everything that happens around its game and in it, stored and broadcast in order.

An entry as plain data is its kind and its fields. Who made it (`by`) is stored with it and sent to nobody.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any

from shutbox.errors import CorruptRecordError, shown
from shutbox.play import Event, SeatNumber


@dataclass(frozen=True, slots=True)
class Created:
    """A table was created: rules and settings as data, the plan of its seats, and the seal of its dice."""

    public: str
    rules: dict[str, Any]
    seats: list[dict[str, str]]
    settings: dict[str, Any]
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody took a seat, with the seal of a seed of their own."""

    seat: SeatNumber
    name: str
    seal: str = ""


@dataclass(frozen=True, slots=True)
class Sealed:
    """The holder of a seat sealed a seed."""

    seat: SeatNumber
    seal: str


@dataclass(frozen=True, slots=True)
class Stood:
    """A seat is free again: its holder stood up, or the host asked for it."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class Filled:
    """The host gave a seat to a bot before the game."""

    seat: SeatNumber
    bot: str
    name: str


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat moved to another device of its holder."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class Called:
    """All seats are taken, and the seeds are requested; `signed` are the server's signatures as notes of the record."""

    signed: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Revealed:
    """The seed of a seat was revealed."""

    seat: SeatNumber
    seed: str


@dataclass(frozen=True, slots=True)
class Begun:
    """The game began; `missing` are the seats that revealed no seed."""

    missing: list[int]


@dataclass(frozen=True, slots=True)
class Played:
    """An event of the game: its word in the record, and the event itself if it was not read from the word."""

    word: str
    event: Event | None = field(default=None, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was closed before its game was over."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The secret of the dice was revealed; `signed` is the server's signature of the end as notes of the record."""

    secret: str
    signed: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Rematched:
    """The players continue at another table."""

    code: str


Entry = (
    Created | Sat | Sealed | Stood | Filled | Moved | Called | Revealed | Begun | Played | Closed | Opened | Rematched
)
KINDS: dict[str, type[Entry]] = {
    kind.__name__.lower(): kind
    for kind in (
        Created,
        Sat,
        Sealed,
        Stood,
        Filled,
        Moved,
        Called,
        Revealed,
        Begun,
        Played,
        Closed,
        Opened,
        Rematched,
    )
}


_NAMES = {kind: name for name, kind in KINDS.items()}
# Fields that are not compared are not part of an entry, and are not stored.
_OWN = {kind: tuple(each for each in fields(kind) if each.compare) for kind in _NAMES}
_FIELDS = {kind: tuple(each.name for each in own) for kind, own in _OWN.items()}
# Left out if it is empty, as in the entries of earlier releases.
_OPTIONAL = "signed"
# Half of a surrogate pair is a valid str in Python, but cannot be encoded.
_HALF = re.compile("[\ud800-\udfff]")
_GOOD: dict[str, Callable[[Any], bool]] = {
    "int": lambda value: type(value) is int,
    "SeatNumber": lambda value: type(value) is int,
    "str": lambda value: isinstance(value, str) and not _HALF.search(value),
    "list[int]": lambda value: isinstance(value, list) and all(type(each) is int for each in value),
    "dict[str, Any]": lambda value: isinstance(value, dict),
    "dict[str, str]": lambda value: isinstance(value, dict) and all(map(_GOOD["str"], (*value, *value.values()))),
    "list[dict[str, str]]": lambda value: isinstance(value, list) and all(map(_plan, value)),
}


_CHECKS = {kind: tuple((each.name, _GOOD[str(each.type)]) for each in own) for kind, own in _OWN.items()}


def _plan(value: Any) -> bool:
    """Whether a value is the plan of a seat."""
    return isinstance(value, dict) and all(isinstance(value.get(key), str) for key in ("kind", "name"))


def entry_data(entry: Entry) -> dict[str, Any]:
    """An entry as plain data."""
    kind = type(entry)
    values = {name: getattr(entry, name) for name in _FIELDS[kind]}
    return {"kind": _NAMES[kind], **{name: value for name, value in values.items() if value or name != _OPTIONAL}}


def read_entry(data: Any) -> Entry:
    """The entry in stored data; other keys are ignored."""
    name = data.get("kind") if isinstance(data, dict) else data
    kind = KINDS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise CorruptRecordError("entry-kind", got=shown(name))
    values = {}
    for each, good in _CHECKS[kind]:
        if each in data:
            values[each] = value = data[each]
            if not good(value):
                break
    else:
        try:
            return kind(**values)
        except TypeError:  # a field is missing
            pass
    raise CorruptRecordError("entry-fields", kind=shown(name), fields=list(_FIELDS[kind]))
