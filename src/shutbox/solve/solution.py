"""Solved tables in the user's cache folder. Reading one needs the standard library alone.

A file is one line of JSON (what it is, the shapes of its arrays, the hash of what follows) and then the numbers as
little-endian doubles. A file that is damaged or strange counts as not there: tables are never needed for correctness.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from pathlib import Path
from typing import Any

from shutbox.solve.format import Kind

VERSION = 1
SUFFIX, SWEPT_SUFFIX = ".table", ".swept.table"
MOST_BYTES, MOST_SWEPT_BYTES = 256 << 20, 64 << 20
# Made in milliseconds, and a game asks for dozens of them: they have room of their own, so that they never push out a
# solution that took long.
SMALL = tuple(kind.value for kind in Kind if kind.small)
# To look through a folder of thousands takes longer than to sweep: it is done about so often until its room is filled.
LOOKS = 16


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """Numbers in a box of any number of dimensions."""

    shape: tuple[int, ...]
    numbers: memoryview[float]

    def at(self, *index: int) -> float:
        """One number."""
        return float(self.numbers[self._offset(index)])

    def row(self, *index: int) -> tuple[float, ...]:
        """The numbers along the last dimension."""
        begin = self._offset((*index, 0))
        return tuple(self.numbers[begin : begin + self.shape[-1]])

    def _offset(self, index: tuple[int, ...]) -> int:
        place = 0
        for size, each in zip(self.shape, index, strict=True):
            if not 0 <= each < size:
                raise IndexError(index)
            place = place * size + each
        return place


@dataclass(frozen=True, slots=True, eq=False)
class Solution:
    """Named tables, and what they are about."""

    about: Mapping[str, Any]
    tables: Mapping[str, Table]


def folder() -> Path:
    """Where solutions are kept; a place where nothing can be kept if the user has no home."""
    if chosen := os.environ.get("SHUTBOX_CACHE"):
        return Path(chosen)
    try:
        return _system_folder()
    except RuntimeError:
        return Path(os.devnull) / "shutbox"


def _system_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "shutbox" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "shutbox"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "shutbox"


def fingerprint(about: Mapping[str, Any]) -> str:
    """The name under which a solution is kept: everything that its numbers depend on, hashed."""
    text = json.dumps({"version": VERSION, **about}, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def encode(about: Mapping[str, Any], arrays: Mapping[str, Any]) -> bytes:
    """A solution as the bytes of its file."""
    payload = b"".join(array.astype("<f8").tobytes() for array in arrays.values())
    head = {
        "version": VERSION,
        "about": dict(about),
        "tables": {name: list(array.shape) for name, array in arrays.items()},
    }
    return json.dumps(head | {"sha256": _seal(head, payload)}).encode() + b"\n" + payload


def decode(content: bytes) -> Solution | None:
    """The solution that the bytes of a file hold, or None when they are not what they say."""
    line, newline, payload = content.partition(b"\n")
    try:
        head = json.loads(line)
        sealed = head.pop("sha256")
        about, shapes = head["about"], {name: tuple(map(int, shape)) for name, shape in head["tables"].items()}
        good = head["version"] == VERSION and sealed == _seal(head, payload)
        fits = sum(map(prod, shapes.values())) * 8 == len(payload)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    if not newline or not good or not fits:
        return None
    return Solution(about, dict(_tables(shapes, _numbers(payload))))


def _seal(head: Mapping[str, Any], payload: bytes) -> str:
    """The hash of a file's description and numbers."""
    return hashlib.sha256(json.dumps(head, sort_keys=True).encode() + b"\n" + payload).hexdigest()


def _numbers(payload: bytes) -> memoryview[float]:
    if sys.byteorder == "little":
        return memoryview(payload).cast("d")
    from array import array

    swapped = array("d", payload)
    swapped.byteswap()
    return memoryview(swapped)


def _tables(shapes: Mapping[str, tuple[int, ...]], numbers: memoryview[float]) -> Iterator[tuple[str, Table]]:
    begin = 0
    for name, shape in shapes.items():
        yield name, Table(shape, numbers[begin : begin + prod(shape)])
        begin += prod(shape)


def lookup(about: Mapping[str, Any], make: Callable[[], Mapping[str, Any]]) -> Solution:
    """The solution of this description: from memory, from the cache folder, or made now and kept."""
    return _lookup(json.dumps(about, sort_keys=True), _Maker(make))


def fresh(about: Mapping[str, Any], make: Callable[[], Mapping[str, Any]]) -> Solution:
    """The solution of this description, made now and not stored."""
    made = decode(encode(about, make()))
    assert made is not None
    return made


class _Maker:
    """A way to make a solution; all are equal, so that a cache sees only the description."""

    def __init__(self, make: Callable[[], Mapping[str, Any]]) -> None:
        self.make = make

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Maker)

    def __hash__(self) -> int:
        return 0


def at_hand(about: Mapping[str, Any]) -> bool:
    """Whether somebody has made the solution of this description before."""
    with contextlib.suppress(OSError):
        return _path(about).exists()
    return False


def _path(about: Mapping[str, Any]) -> Path:
    return folder() / (fingerprint(about) + (SWEPT_SUFFIX if about.get("kind") in SMALL else SUFFIX))


@lru_cache(maxsize=64)
def _lookup(description: str, maker: _Maker) -> Solution:
    about = json.loads(description)
    path = _path(about)
    with contextlib.suppress(OSError):
        found = decode(path.read_bytes())
        if found is not None and found.about == about:
            with contextlib.suppress(OSError):
                os.utime(path)
            return found
    content = encode(about, maker.make())
    # A cache that cannot be written is only slower.
    with contextlib.suppress(OSError):
        _store(path, content)
    made = decode(content)
    assert made is not None
    return made


def _store(path: Path, content: bytes) -> None:
    """Writes a file in one step, so that no reader sees half of it, and makes room now and then."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".new-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    most = MOST_SWEPT_BYTES if _is_swept(path.name) else MOST_BYTES
    # By lot, which the name is as good as; the longer a file, the more likely.
    if int(path.name[:8], 16) * most < len(content) * LOOKS << 32:
        _trim(path, most)


def _is_swept(name: str) -> bool:
    return name.endswith(SWEPT_SUFFIX)


def _trim(path: Path, most: int) -> None:
    """Drops the longest unused of a file's kind beyond its room."""
    with os.scandir(path.parent) as entries:
        files = [
            (entry.stat(), entry.path)
            for entry in entries
            if entry.name.endswith(SUFFIX) and _is_swept(entry.name) is _is_swept(path.name)
        ]
    used = 0
    for stat, file in sorted(files, key=lambda each: each[0].st_mtime, reverse=True):
        used += stat.st_size
        if used > most:
            Path(file).unlink(missing_ok=True)


def contents() -> list[tuple[Path, Solution | None]]:
    """The files in the cache folder with what they hold, None for a damaged one."""
    return [(file, decode(file.read_bytes())) for file in _files()]


def _files() -> list[Path]:
    with contextlib.suppress(OSError):
        return sorted(file for file in folder().glob(f"*{SUFFIX}") if file.is_file())
    return []


def clear() -> int:
    """Removes every kept solution, and gives how many there were."""
    files = _files()
    for file in files:
        file.unlink(missing_ok=True)
    _lookup.cache_clear()
    return len(files)
