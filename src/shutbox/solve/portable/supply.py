"""The solutions that come with the package, one file for the games that share a turn. Standard library only.

A file is one line of JSON (whose rules it is for, where each solution begins, a hash) followed by the solutions, each a
line of JSON about its tables and then the tables themselves, as `packing` writes them. A solution is found by the same
fingerprint as in the user's cache folder. A file that is damaged is ignored.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from pathlib import Path
from typing import Any

from shutbox.solve.portable.packing import unpacked

FOLDER = Path(__file__).parent / "data"
SUFFIX, VERSION = ".tables", 1
# The shape of a table, and its numbers.
Part = tuple[tuple[int, ...], "memoryview[float]"]
_is_open: ContextVar[bool] = ContextVar("is_open", default=True)


@dataclass(frozen=True, slots=True, eq=False)
class Shelf:
    """A file: the bytes of its solutions, and where each begins and how long it is, by its fingerprint."""

    rules: tuple[str, ...]
    places: Mapping[str, tuple[int, int]]
    content: bytes


@contextmanager
def closed_shelf() -> Iterator[None]:
    """Within it no solution comes from the package, so that each is exact."""
    token = _is_open.set(False)
    try:
        yield
    finally:
        _is_open.reset(token)


def is_shelf_open() -> bool:
    """Whether solutions may come from the package."""
    return _is_open.get()


def is_shipped(about: Mapping[str, Any], name: str) -> bool:
    """Whether the solution with this description and fingerprint comes with the package."""
    return is_shelf_open() and name in _shelf_of(about).places


def shipped(about: Mapping[str, Any], name: str) -> dict[str, Part] | None:
    """The shape and the numbers of each table of a solution that comes with the package; None if there is none."""
    return dict(_parts(_shelf_of(about), name)) if is_shipped(about, name) else None


def file_name(about: Mapping[str, Any]) -> str:
    """The name of the file for a turn: a hash of its rules."""
    rules = json.dumps(about["turn"], sort_keys=True)
    return hashlib.sha256(rules.encode()).hexdigest()[:16] + SUFFIX


def _shelf_of(about: Mapping[str, Any]) -> Shelf:
    return read_shelf(FOLDER / file_name(about)) if "turn" in about else EMPTY


EMPTY = Shelf((), {}, b"")


@lru_cache(maxsize=8)
def read_shelf(path: Path) -> Shelf:
    """The content of a file; nothing if there is none, or if it is damaged."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        line, _, content = path.read_bytes().partition(b"\n")
        head = json.loads(line)
        if head["version"] == VERSION and head["sha256"] == hashlib.sha256(content).hexdigest():
            places = {name: (begin, length) for name, (begin, length) in head["solutions"].items()}
            return Shelf(tuple(head["rules"]), places, content)
    return EMPTY


def _parts(shelf: Shelf, name: str) -> Iterator[tuple[str, Part]]:
    begin, length = shelf.places[name]
    line, _, content = shelf.content[begin : begin + length].partition(b"\n")
    place = 0
    for table, shape, way, size in json.loads(line):
        yield table, (tuple(shape), memoryview(unpacked(content[place : place + size], way, prod(shape))))
        place += size
