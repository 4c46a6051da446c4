"""Solved tables in the user's cache folder. Reading a table needs only the standard library.

A file is one line of JSON (the description, the shapes of the arrays, a hash) followed by the numbers as little-endian
doubles. A damaged or unknown file is ignored, because every table can be computed again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
import tempfile
from array import array
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from pathlib import Path
from typing import Any

from shutbox.solve.format import Kind
from shutbox.solve.portable import is_shelf_open, is_shipped, shipped
from shutbox.user_folder import cache_folder as cache_folder

VERSION = 2
SUFFIX, SWEPT_SUFFIX = ".table", ".swept.table"
MOST_BYTES, MOST_SWEPT_BYTES = 256 << 20, 64 << 20
# These tables are computed in milliseconds, and a game needs dozens of them. They have a size limit of their own, so
# that they never displace a solution that took long to compute.
SMALL = tuple(kind.value for kind in Kind if kind.small)
# Scanning a folder of thousands of files takes longer than a sweep, so it is scanned only about this number of times
# until the size limit is reached.
LOOKS = 16


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """An array of numbers with any number of dimensions."""

    shape: tuple[int, ...]
    numbers: memoryview[float]

    def at(self, *index: int) -> float:
        """The number at an index."""
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
    """Named tables, and the description of what they solve."""

    about: Mapping[str, Any]
    tables: Mapping[str, Table]


def fingerprint(about: Mapping[str, Any]) -> str:
    """The file name of a solution: a hash of everything that its numbers depend on."""
    text = json.dumps({"version": VERSION, **about}, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def encode(about: Mapping[str, Any], arrays: Mapping[str, Any]) -> bytes:
    """A solution as the bytes of its file."""
    payload = b"".join(map(_bytes, arrays.values()))
    head = {
        "version": VERSION,
        "about": dict(about),
        "tables": {name: list(each.shape) for name, each in arrays.items()},
    }
    return json.dumps(head | {"sha256": _digest(head, payload)}).encode() + b"\n" + payload


def _bytes(numbers_of: Any) -> bytes:
    """An array of numpy, or a table, as little-endian doubles."""
    if not isinstance(numbers_of, Table):
        result: bytes = numbers_of.astype("<f8").tobytes()
        return result
    numbers = array("d", numbers_of.numbers)
    if sys.byteorder != "little":
        numbers.byteswap()
    return numbers.tobytes()


def decode(content: bytes) -> Solution | None:
    """The solution in the bytes of a file; None if they are damaged or of another version."""
    line, newline, payload = content.partition(b"\n")
    try:
        head = json.loads(line)
        digest = head.pop("sha256")
        about, shapes = head["about"], {name: tuple(map(int, shape)) for name, shape in head["tables"].items()}
        good = head["version"] == VERSION and digest == _digest(head, payload)
        fits = sum(map(prod, shapes.values())) * 8 == len(payload)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    if not newline or not good or not fits:
        return None
    return Solution(about, dict(_tables(shapes, _numbers(payload))))


def _digest(head: Mapping[str, Any], payload: bytes) -> str:
    """The hash of a file's description and numbers."""
    return hashlib.sha256(json.dumps(head, sort_keys=True).encode() + b"\n" + payload).hexdigest()


def _numbers(payload: bytes) -> memoryview[float]:
    if sys.byteorder == "little":
        return memoryview(payload).cast("d")
    doubles = array("d", payload)
    doubles.byteswap()
    return memoryview(doubles)


def _tables(shapes: Mapping[str, tuple[int, ...]], numbers: memoryview[float]) -> Iterator[tuple[str, Table]]:
    begin = 0
    for name, shape in shapes.items():
        yield name, Table(shape, numbers[begin : begin + prod(shape)])
        begin += prod(shape)


def lookup(about: Mapping[str, Any], make: Callable[[], Mapping[str, Any]]) -> Solution:
    """The solution with this description: from memory, the cache folder, the package, or computed and stored.

    What is in the cache folder is exact, and what comes with the package is rounded, so the cache folder comes first.
    """
    return _lookup(json.dumps(about, sort_keys=True), _Maker(make), is_open=is_shelf_open())


def fresh(about: Mapping[str, Any], make: Callable[[], Mapping[str, Any]]) -> Solution:
    """The solution with this description, computed and not stored."""
    result = decode(encode(about, make()))
    assert result is not None
    return result


class _Maker:
    """A function that computes a solution. All makers compare equal, so that the cache key is the description alone."""

    def __init__(self, make: Callable[[], Mapping[str, Any]]) -> None:
        self.make = make

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Maker)

    def __hash__(self) -> int:
        return 0


def at_hand(about: Mapping[str, Any]) -> bool:
    """Whether the solution with this description is in the cache folder, or comes with the package."""
    return is_kept(about) or is_shipped(about, fingerprint(about))


def is_kept(about: Mapping[str, Any]) -> bool:
    """Whether the solution with this description is in the cache folder."""
    with contextlib.suppress(OSError):
        return _path(about).exists()
    return False


def _path(about: Mapping[str, Any]) -> Path:
    return cache_folder() / (fingerprint(about) + (SWEPT_SUFFIX if about.get("kind") in SMALL else SUFFIX))


@lru_cache(maxsize=64)
def _lookup(description: str, maker: _Maker, *, is_open: bool) -> Solution:
    about = json.loads(description)
    path = _path(about)
    with contextlib.suppress(OSError):
        stored = decode(path.read_bytes())
        if stored is not None and stored.about == about:
            with contextlib.suppress(OSError):
                os.utime(path)
            return stored
    if is_open and (parts := shipped(about, fingerprint(about))) is not None:
        return Solution(about, {name: Table(*part) for name, part in parts.items()})
    content = encode(about, maker.make())
    # If the cache folder cannot be written, the solution is computed again next time.
    with contextlib.suppress(OSError):
        _store(path, content)
    result = decode(content)
    assert result is not None
    return result


def _store(path: Path, content: bytes) -> None:
    """Writes a file atomically, and now and then removes old files."""
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
    # The name is a hash, so it serves as a random number. The longer the file, the more likely the folder is trimmed.
    if int(path.name[:8], 16) * most < len(content) * LOOKS << 32:
        _trim(path, most)


def _is_swept(name: str) -> bool:
    return name.endswith(SWEPT_SUFFIX)


def _trim(path: Path, most: int) -> None:
    """Deletes the least recently used files of the same kind until the rest is within the size limit."""
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
    """The files in the cache folder with their solutions, None for a damaged file."""
    return [(file, decode(file.read_bytes())) for file in _files()]


def _files() -> list[Path]:
    with contextlib.suppress(OSError):
        return sorted(file for file in cache_folder().glob(f"*{SUFFIX}") if file.is_file())
    return []


def clear() -> int:
    """Deletes every stored solution, and returns their number."""
    files = _files()
    for file in files:
        file.unlink(missing_ok=True)
    _lookup.cache_clear()
    return len(files)
