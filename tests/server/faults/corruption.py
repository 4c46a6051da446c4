"""Damage of every kind, at every place: it is found and named, or it has changed nothing that is stored.

A sample is a few files: a store that was closed, one whose process was killed, or a record. Damages are numbered, so
that a part of them can be tried: each byte of each file changed, each file cut at each length, any two pages, frames of
the log, cells of rows or lines of a record in each other's places.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from functools import reduce
from itertools import accumulate, combinations
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from shutbox.cli.command.verify import check_dice
from shutbox.cli.game import load_record
from shutbox.errors import ShutboxError
from shutbox.rules import named
from shutbox.server.sqlite import database
from shutbox.server.sqlite.mark import log_path, mark_path
from shutbox.server.store.audit import audit_store
from shutbox.server.store.store import Store, open_store
from tests.play.table.tables import Keeper, begun
from tests.play.table.test_desk_snapshot import wander
from tests.server.storing import Clock, file, game_table, tables

Files = dict[str, bytes]
Damage = Callable[[Files], Files]
PAGE, LOG_HEAD, FRAME = 4096, 32, 4096 + 24
# So many bytes of a store are flipped at once, before it is tried one by one.
TOGETHER = 32
SAME = "changes nothing"


@dataclass(frozen=True)
class Part:
    """A number of damages of one kind to one file."""

    name: str
    count: int
    damage: Callable[[int], Damage]
    # The damages of which one consists, to be tried one by one if it is found; none if it is a single one.
    pieces: Callable[[int], Sequence[Damage]] = lambda _number: ()


@dataclass(frozen=True)
class Sample:
    """Files that are sound, what they contain, how damage is looked for, and which damages there are."""

    files: Files
    content: Callable[[Path], object]
    faults: Callable[[Path], list[str]]
    parts: Sequence[Part]

    @property
    def count(self) -> int:
        """How many damages there are."""
        return sum(part.count for part in self.parts)

    def part(self, number: int) -> tuple[Part, int]:
        """The part that a damage belongs to, and its number there."""
        ends = list(accumulate(part.count for part in self.parts))
        place = bisect_right(ends, number)
        part = self.parts[place]
        return part, number - ends[place] + part.count

    def tried(self, number: int, folder: Path) -> Counter[str]:
        """How often each fault was found for a damage, or for each of its pieces if all of them together are found."""
        part, number = self.part(number)
        pieces, verdict = part.pieces(number), self.verdict(part.damage(number), folder)
        if verdict == SAME or not pieces:
            return Counter({f"{part.name}: {verdict}": max(1, len(pieces))})
        return Counter(f"{part.name}: {self.verdict(piece, folder)}" for piece in pieces)

    def verdict(self, damage: Damage, folder: Path) -> str:
        """The code of the first fault that is found; fails if there is none and the content has changed."""
        damaged = damage(self.files)
        _lay(damaged, folder)
        if found := self.faults(folder):
            return found[0]
        _lay(damaged, folder)
        got = self.content(folder)
        _lay(self.files, folder)
        assert got == self.content(folder), "changed, and not found"
        return SAME


def verdicts(sample: Sample, numbers: Sequence[int], folder: Path) -> Counter[str]:
    """How often each fault was found, by part of the sample."""
    found: Counter[str] = Counter()
    for number in numbers:
        try:
            found += sample.tried(number, folder)
        except AssertionError as error:
            raise AssertionError(f"damage {number}, {sample.part(number)[0].name}: {error}") from None
    return found


def _lay(files: Files, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)


# Damages


def flips(name: str, content: bytes, masks: Sequence[int]) -> Part:
    """Each byte changed in each of these bits."""

    def damage(number: int) -> Damage:
        at, mask = number % len(content), masks[number // len(content)]
        return lambda files: files | {name: _flipped(files[name], at, mask)}

    return Part(f"byte of {name}", len(content) * len(masks), damage)


def _flipped(content: bytes, at: int, mask: int) -> bytes:
    return content[:at] + bytes([content[at] ^ mask]) + content[at + 1 :]


def flips_together(name: str, content: bytes, masks: Sequence[int]) -> Part:
    """The same, some bytes at once, and one by one where that is found: most of a small store is never read."""
    begins = range(0, len(content), TOGETHER)

    def pieces(number: int) -> list[Damage]:
        begin, mask = begins[number % len(begins)], masks[number // len(begins)]
        one_by_one = flips(name, content, [mask])
        return [one_by_one.damage(at) for at in range(begin, min(begin + TOGETHER, len(content)))]

    def damage(number: int) -> Damage:
        return lambda files: reduce(lambda damaged, piece: piece(damaged), pieces(number), files)

    return Part(f"byte of {name}", len(begins) * len(masks), damage, pieces)


def any_bytes(name: str, content: bytes, seed: int) -> Part:
    """Each byte replaced by any other."""
    chance = random.Random(f"{seed} {name}")
    masks = [chance.randint(1, 255) for _ in content]
    return Part(
        f"byte of {name}",
        len(content),
        lambda at: lambda files: files | {name: _flipped(files[name], at, masks[at])},
    )


def cuts(name: str, content: bytes) -> Part:
    """The file cut at each length."""
    return Part(f"cut of {name}", len(content), lambda size: lambda files: files | {name: files[name][:size]})


def swaps(name: str, pieces: Sequence[slice]) -> Part:
    """Any two pieces of a file in each other's places."""
    pairs = list(combinations(pieces, 2))
    return Part(f"swap in {name}", len(pairs), lambda n: lambda files: files | {name: _swapped(files[name], *pairs[n])})


def _swapped(content: bytes, one: slice, other: slice) -> bytes:
    begin, between, end = content[: one.start], content[one.stop : other.start], content[other.stop :]
    return begin + content[other] + between + content[one] + end


def blocks(content: bytes, size: int, head: int = 0) -> list[slice]:
    """A file in pieces of the same size."""
    return [slice(at, at + size) for at in range(head, len(content) - size + 1, size)]


def lines(content: bytes) -> list[slice]:
    """A text in lines."""
    ends = list(accumulate(map(len, content.splitlines(keepends=True))))
    return [slice(begin, end) for begin, end in zip([0, *ends], ends, strict=False)]


# Stores


def store_sample(folder: Path, masks: Sequence[int] = (), *, killed: bool) -> Sample:
    """A small store that was closed, or one whose process was killed while entries were in the log alone.

    Without masks each byte is replaced by any other one.
    """
    files = asyncio.run(_store_files(folder, killed=killed))

    def changes(name: str) -> Part:
        if not masks:
            return any_bytes(name, files[name], 1)
        return (flips_together if name.endswith(".db") else flips)(name, files[name], masks)

    name, log = "shutbox.db", "shutbox.db-wal"
    parts = [changes(each) for each in files] + [cuts(each, files[each]) for each in files if not each.endswith("mark")]
    parts += [swaps(name, blocks(files[name], PAGE))]
    parts += [swaps(log, blocks(files[log], FRAME, LOG_HEAD))] if killed else [cells(files, folder / "cells")]
    return Sample(files, store_content, store_faults, parts)


async def _store_files(folder: Path, *, killed: bool) -> Files:
    first = await open_store(folder, clock=Clock())
    await tables(first, 3)
    await game_table(first, _played(), 12)
    await first.close()
    if killed:
        store = await open_store(folder, clock=Clock())
        await _go_on(store)
    path = file(folder)
    names = [path, mark_path(path), *([log_path(path)] if killed else [])]
    files = {each.name: each.read_bytes() for each in names}
    if killed:
        await store.close()
    return files


def _played() -> Keeper:
    """A table at which a game has gone on for a while, so that it has a snapshot."""
    table = begun(named("nine"))
    wander(table, random.Random(3), 20)
    return table


async def _go_on(store: Store) -> None:
    """Some more commits, which no checkpoint follows."""
    for name in ("cy", "di", "ed"):
        await store.remember(name)


def store_faults(folder: Path) -> list[str]:
    """What `verify --store` says."""
    try:
        return [fault.code for fault in audit_store(file(folder)).faults]
    except ShutboxError as error:
        return [error.code]


def store_content(folder: Path) -> dict[str, list[Any]]:
    """Everything in a store as SQLite reads it, its log included, past all code of ours."""
    with closing(sqlite3.connect(file(folder))) as connection:
        schema = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema").fetchall()
        kinds = [name for kind, name, _, _ in schema if kind == "table"]
        rows = {kind: connection.execute(f"SELECT * FROM {kind}").fetchall() for kind in kinds}
        return {kind: sorted(found, key=repr) for kind, found in {"sqlite_schema": schema, **rows}.items()}


Cell = tuple[str, str, dict[str, Any], dict[str, Any]]


def cells(files: Files, folder: Path) -> Part:
    """The values of one column of any two rows in each other's places."""
    _lay(files, folder)
    with closing(sqlite3.connect(file(folder))) as connection:
        connection.row_factory = sqlite3.Row
        pairs = list(_cell_pairs(connection))
    return Part("swap of cells", len(pairs), lambda n: lambda given: _with_cells(given, folder, pairs[n]))


def _cell_pairs(connection: sqlite3.Connection) -> Iterator[Cell]:
    for (kind,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
        keys = [row[1] for row in connection.execute(f"PRAGMA table_info({kind})") if row[5]]
        rows = [dict(row) for row in connection.execute(f"SELECT * FROM {kind}")]
        for one, other in combinations(rows, 2):
            yield from ((kind, column, one, other) for column in one.keys() - keys if one[column] != other[column])


def _with_cells(files: Files, folder: Path, pair: Cell) -> Files:
    kind, column, one, other = pair
    # Several processes may do this at the same time.
    folder = folder.with_name(f"{folder.name}-{os.getpid()}")
    _lay(files, folder)
    with closing(database.connect(file(folder))) as connection:
        keys = [row[1] for row in connection.execute(f"PRAGMA table_info({kind})") if row[5]]
        where = " AND ".join(f"{key} = ?" for key in keys)
        # Values that may be there only once go by way of a third one.
        away = -1 if isinstance(one[column], int) else type(one[column])()
        for value, row in ((away, other), (other[column], one), (one[column], other)):
            connection.execute(f"UPDATE {kind} SET {column} = ? WHERE {where}", (value, *(row[key] for key in keys)))
        connection.execute("PRAGMA journal_mode = DELETE")
    return files | {"shutbox.db": file(folder).read_bytes()}


# Records

RECORD = "game.shutbox"


def record_sample(path: Path, masks: Sequence[int] = ()) -> Sample:
    """A record; without masks each byte is replaced by any other one."""
    content = path.read_bytes()
    changed = flips(RECORD, content, masks) if masks else any_bytes(RECORD, content, 1)
    parts = [changed, cuts(RECORD, content), swaps(RECORD, lines(content))]
    return Sample({RECORD: content}, lambda folder: load_record(str(folder / RECORD)), record_faults, parts)


def record_faults(folder: Path) -> list[str]:
    """What `verify FILE` says."""
    try:
        check_dice(load_record(str(folder / RECORD)))
    except ShutboxError as error:
        return [error.code]
    return []


# All of it

# Files that are written anew for each damage are in memory, where the system has such a folder.
MEMORY = Path("/dev/shm")

SEALED = Path(__file__).parents[2] / "data" / "sealed" / "two-seats.shutbox"
CHUNK = 4000


class Everything:
    """All damages of all samples, in chunks: in the first pass each byte becomes another, then each bit flips."""

    def __init__(self, folder: Path, passes: int) -> None:
        self._folder = folder
        self._samples = [sample for number in range(passes) for sample in self._of_pass(number)]
        self.chunks = [
            (place, range(begin, min(begin + CHUNK, sample.count)))
            for place, sample in enumerate(self._samples)
            for begin in range(0, sample.count, CHUNK)
        ]

    def _of_pass(self, number: int) -> list[Sample]:
        masks = [1 << (number - 1)] if number else []
        own = self._folder / str(number)
        found = [store_sample(own / str(killed), masks, killed=killed) for killed in (False, True)]
        found.append(record_sample(SEALED, masks))
        return found if number == 0 else [_only_bytes(sample) for sample in found]

    def verdicts(self, chunk: int, part: int, parts: int) -> Counter[str]:
        """How often each fault was found in a part of a chunk."""
        place, numbers = self.chunks[chunk]
        return verdicts(self._samples[place], numbers[part::parts], self._folder / f"damaged-{part}")


def _only_bytes(sample: Sample) -> Sample:
    return replace(sample, parts=[part for part in sample.parts if part.name.startswith("byte")])


@contextmanager
def folder_in_memory() -> Iterator[Path]:
    """A folder that is removed at the end."""
    with TemporaryDirectory(prefix="shutbox-faults-", dir=MEMORY if MEMORY.is_dir() else None) as folder:
        yield Path(folder)
