"""The entries of a classroom: everything that happens in it, stored in order. The games are at tables of their own.

An entry as plain data is its kind and its fields. Who made it (`by`) and the key of its command are stored with it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any

from shutbox.errors import CorruptRecordError, shown


@dataclass(frozen=True, slots=True)
class Opened:
    """A teacher opened the classroom; `key` is the hash of the code that makes other devices the teacher's."""

    title: str
    rules: dict[str, Any]
    rounds: int
    expected: int
    options: dict[str, bool]
    key: str


@dataclass(frozen=True, slots=True)
class Taught:
    """Another device of the teacher was let in."""


@dataclass(frozen=True, slots=True)
class Joined:
    """A pupil came, as the next one in order."""

    name: str


@dataclass(frozen=True, slots=True)
class Renamed:
    """A pupil has another name."""

    pupil: int
    name: str


@dataclass(frozen=True, slots=True)
class Removed:
    """A pupil is gone."""

    pupil: int


@dataclass(frozen=True, slots=True)
class Switched:
    """An option was turned on or off."""

    option: str
    on: bool


@dataclass(frozen=True, slots=True)
class Advanced:
    """The next round began; boxes that were open are no longer waited for. `seed` is set if all have the same dice."""

    seed: str


@dataclass(frozen=True, slots=True)
class Predicted:
    """A pupil predicted what will be left."""

    pupil: int
    total: int


@dataclass(frozen=True, slots=True)
class Laid:
    """These pupils play at the table of this code."""

    code: str
    pupils: list[int]


@dataclass(frozen=True, slots=True)
class Parted:
    """A pupil of a pair plays alone in this round, and so does the other."""

    pupil: int


@dataclass(frozen=True, slots=True)
class Left:
    """A pupil's turn in a round is over, with this total; one that was corrected comes again."""

    round: int
    pupil: int
    total: int


@dataclass(frozen=True, slots=True)
class Paused:
    """The teacher paused the classroom, or went on."""

    on: bool


@dataclass(frozen=True, slots=True)
class Finished:
    """The last round is over, and the result is shown."""


Entry = (
    Opened
    | Taught
    | Joined
    | Renamed
    | Removed
    | Switched
    | Advanced
    | Predicted
    | Laid
    | Parted
    | Left
    | Paused
    | Finished
)
KINDS: dict[str, type[Entry]] = {
    kind.__name__.lower(): kind
    for kind in (
        Opened,
        Taught,
        Joined,
        Renamed,
        Removed,
        Switched,
        Advanced,
        Predicted,
        Laid,
        Parted,
        Left,
        Paused,
        Finished,
    )
}
_NAMES = {kind: name for name, kind in KINDS.items()}
_GOOD: dict[str, Callable[[Any], bool]] = {
    "int": lambda value: type(value) is int,
    "bool": lambda value: isinstance(value, bool),
    "str": lambda value: isinstance(value, str),
    "list[int]": lambda value: isinstance(value, list) and all(type(each) is int for each in value),
    "dict[str, Any]": lambda value: isinstance(value, dict),
    "dict[str, bool]": lambda value: isinstance(value, dict) and all(type(each) is bool for each in value.values()),
}
_FIELDS = {kind: tuple((each.name, _GOOD[str(each.type)]) for each in fields(kind)) for kind in _NAMES}


def entry_data(entry: Entry) -> dict[str, Any]:
    """An entry as plain data."""
    kind = type(entry)
    return {"kind": _NAMES[kind], **{name: getattr(entry, name) for name, _ in _FIELDS[kind]}}


def bodies(entries: Sequence[Entry], by: str, key: str = "") -> list[bytes]:
    """Entries as they are stored, with who made them and the key of their command."""
    return [
        json.dumps({**entry_data(entry), "by": by, "cmd": key}, ensure_ascii=False, separators=(",", ":")).encode()
        for entry in entries
    ]


def read_body(body: bytes) -> tuple[Entry, str, str]:
    """A stored entry, who made it, and the key of its command."""
    try:
        data = json.loads(body)
        by, key, kind = data["by"], data["cmd"], KINDS[data["kind"]]
        values = {name: data[name] for name, _ in _FIELDS[kind]}
    except (ValueError, RecursionError, TypeError, LookupError):
        raise CorruptRecordError("entry-body") from None
    for name, good in _FIELDS[kind]:
        if not good(values[name]):
            raise CorruptRecordError("entry-kind", got=shown(f"{data['kind']}: {name}"))
    if not isinstance(by, str) or not isinstance(key, str):
        raise CorruptRecordError("entry-body")
    return kind(**values), by, key


def without_person(stored: Sequence[bytes], holder: str, stand_in: str) -> list[bytes]:
    """The entries without the id and the names of a device, which `stand_in` replaces; raises if they are damaged."""
    own: set[int] = set()
    pupils, written = 0, []
    for body in stored:
        entry, by, key = read_body(body)
        if isinstance(entry, Joined):
            if by == holder:
                own.add(pupils)
                entry = Joined(_nameless(pupils))
            pupils += 1
        elif isinstance(entry, Renamed) and entry.pupil in own:
            entry = Renamed(entry.pupil, _nameless(entry.pupil))
        who = stand_in if by == holder else by
        written += bodies((entry,), who, key.replace(holder, stand_in))
    return written


def _nameless(pupil: int) -> str:
    return f"({pupil + 1})"
