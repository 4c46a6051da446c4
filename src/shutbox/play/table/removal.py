"""Stored entries of a table without a person: another name, and another id in place of the one of the device. Pure.

The game stays what it was. A seat belongs to the device that held it last, so a name goes with that device, also where
another one had entered it. The salt of the name in the server's signatures goes too (`play.seal.signing`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, unquote

from shutbox.name import folded_name
from shutbox.play import PERSON
from shutbox.play.seal import FORGOTTEN, SIGNED
from shutbox.play.table.desk import read_body
from shutbox.play.table.entry import Called, Created, Entry, Filled, Moved, Played, Sat, Stood

# The same in all languages, because people of several languages may look at one table.
NOBODY = "?"
# Words of the record that give a seat a name: of a person who is back, or another one.
_NAMING = re.compile(rf"(seat:([0-9]+)={PERSON},|name:([0-9]+)=)(.*)")


@dataclass(slots=True)
class _Stay:
    """A person's time at a seat: the device that held it last, and the entries with a name or with its salt."""

    seat: int
    holder: str
    naming: list[int] = field(default_factory=list)
    salting: list[int] = field(default_factory=list)


def without_person(bodies: Sequence[bytes], holder: str, alias: str) -> list[bytes]:
    """Stored entries without the name of a device's owner, and with `alias` in place of the id of the device."""
    entries = [read_body(body)[:2] for body in bodies]
    used = {folded_name(name) for entry, _ in entries for name in _names(entry)}
    own = [stay for stay in _stays(entries) if stay.holder == holder]
    names = {number: _free_name(stay.seat, used) for stay in own for number in stay.naming}
    after = [_without(body, holder, alias, names.get(number, "")) for number, body in enumerate(bodies)]
    for stay in own:
        for number in stay.salting:
            after[number] = _without_salt(after[number], stay.seat)
    return after


def _stays(entries: Iterable[tuple[Entry, str]]) -> list[_Stay]:
    """Everybody's time at every seat."""
    seats: dict[int, _Stay] = {}
    stays: list[_Stay] = []
    for number, (entry, by) in enumerate(entries):
        match entry:
            case Sat(seat):
                seats[seat] = _Stay(seat, by, [number])
                stays.append(seats[seat])
            case Moved(seat) if seat in seats:
                seats[seat].holder = by
            case Stood(seat) | Filled(seat):
                seats.pop(seat, None)
            case Called():
                for seated in seats.values():
                    seated.salting.append(number)
            case Played(word) if (match := _NAMING.fullmatch(word)) and (stay := seats.get(_seat(match))):
                stay.naming.append(number)
    return stays


def _seat(match: re.Match[str]) -> int:
    return int(match[2] or match[3]) - 1


def _names(entry: Entry) -> Iterator[str]:
    """The names in an entry."""
    match entry:
        case Created():
            yield from (seat["name"] for seat in entry.seats if seat["name"])
        case Sat() | Filled():
            yield entry.name
        case Played(word):
            if ":" in word and "=" in word:
                yield unquote(word.partition("=")[2].rpartition(",")[2])
        case _:
            pass


def _free_name(seat: int, used: set[str]) -> str:
    """A name that says nothing but the seat, and that nobody at the table ever had."""
    name = f"{NOBODY}{seat + 1}"
    while name in used:
        name = NOBODY + name
    return name


def _without_salt(body: bytes, seat: int) -> bytes:
    """An entry without the salt of the name at a seat, if it has signatures."""
    data: dict[str, Any] = json.loads(body)
    note = f"{SIGNED}-seat-{seat + 1}"
    if note not in data.get("signed", {}):
        return body
    data["signed"][note] = f"{data['signed'][note].partition(' ')[0]} {FORGOTTEN}"
    return _text(data)


def _without(body: bytes, holder: str, alias: str, name: str) -> bytes:
    """An entry with another name, if one is given, and with `alias` in place of the id of a device."""
    if not name and holder.encode() not in body:
        return body
    data: dict[str, Any] = json.loads(body)
    if data["by"] == holder:
        data["by"] = alias
    if data["cmd"].startswith(f"{holder}:"):
        data["cmd"] = alias + data["cmd"].removeprefix(holder)
    if name and "name" in data:
        data["name"] = name
    elif name:
        data["word"] = _NAMING.sub(lambda match: match[1] + quote(name, safe=""), data["word"])
    return _text(data)


def _text(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()
