"""Small stores for tests: tables by number, and several requests at once."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import psycopg

from shutbox.play.table.desk import read_desk
from shutbox.server.identity.token import code_hash, new_code
from shutbox.server.postgres.layout import KINDS
from shutbox.server.store.addition import holders
from shutbox.server.store.audit import Audit, audit_database, audit_store
from shutbox.server.store.folder import STORE
from shutbox.server.store.loading import snapshot_body
from shutbox.server.store.store import Addition, NewTable, Store, open_store
from tests.games.sealed import SECRET
from tests.play.table.tables import Keeper

T = TypeVar("T")
START = 1_600_000_000


class Clock:
    """A time that tests set."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return float(self.now)


def new(number: int, *, sealed: bool = True) -> NewTable:
    """A table to be stored, all its parts made of a number."""
    seed = hashlib.sha256(b"%d" % number)
    commitment, secret = (hashlib.sha256(seed.digest()).hexdigest(), b"S" + seed.digest()[1:]) if sealed else ("", b"")
    return NewTable(seed.digest(), seed.hexdigest()[:16], commitment, secret)


@dataclass(frozen=True)
class Place:
    """Where a store is kept: in a folder, or in a database, with its key in the folder."""

    folder: Path
    database: str = ""

    async def open(self, clock: Callable[[], float]) -> Store:
        """The store, opened."""
        return await open_store(self.folder, database=self.database, clock=clock)

    def audit(self) -> Audit:
        """What an audit finds."""
        return audit_database(self.database) if self.database else audit_store(file(self.folder))

    def content(self) -> dict[str, list[Any]]:
        """Everything in the store, read past all code of ours."""
        return database_content(self.database) if self.database else content(file(self.folder))

    def change(self, sql: str, *values: object) -> None:
        """Changes the store behind the back of all code of ours; `?` stands for a value."""
        if self.database:
            with psycopg.connect(self.database) as session:
                session.execute(sql.replace("?", "%s").encode(), values)
        else:
            with closing(sqlite3.connect(file(self.folder))) as connection, connection:
                connection.execute(sql, values)


def stored(place: Path | Place, use: Callable[[Store], Awaitable[T]], clock: Clock | None = None) -> T:
    """What comes of using a store, which is closed again."""

    async def main() -> T:
        where = place if isinstance(place, Place) else Place(place)
        store = await where.open(clock or Clock())
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(main())


async def tables(store: Store, count: int, entries: int = 3) -> None:
    """Fills a store with tables of entries: some over, some without sealed dice, two devices at each, a transfer."""
    for number in range(count):
        held = [(f"holder{number % 3}", 0), (f"holder{(number + 1) % 3}", 1)]
        for holder, _ in held:
            await store.remember(holder)
        row = await store.create(new(number, sealed=number % 4 != 3), [b'{"kind":"created"}'], held)
        bodies = [b'{"kind":"played","word":"%d.%d"}' % (number, place) for place in range(1, entries)]
        over = number % 5 == 4
        await store.append(Addition(row.id, 1, bodies, stage="over" if over else "playing", opened=over))
        await store.put_transfer(hashlib.sha256(b"t%d" % number).digest(), row.id, 0, 900)


def content(path: Path) -> dict[str, list[Any]]:
    """Everything in a store, read past all code of ours."""
    connection = sqlite3.connect(f"file:{path}?immutable=1", uri=True)
    try:
        kinds = [kind for (kind,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {kind: connection.execute(f"SELECT * FROM {kind} ORDER BY 1, 2").fetchall() for kind in kinds}
    finally:
        connection.close()


def database_content(url: str) -> dict[str, list[Any]]:
    """Everything in a database, read past all code of ours; its shares in place of an anchor."""
    with psycopg.connect(url) as connection:
        found = {
            kind: connection.execute(f"SELECT * FROM {kind} ORDER BY 1, 2".encode(), binary=True).fetchall()
            for kind in (*KINDS, "shares")
        }
    return {("anchor" if kind == "shares" else kind): rows for kind, rows in found.items()}


def file(folder: Path) -> Path:
    """The file of the store in a folder."""
    return folder / STORE


async def game_table(store: Store, table: Keeper, snapshot_at: int = 0) -> str:
    """The code of a table with the entries of a real game, and with a snapshot after some of them."""
    code, count = new_code(), snapshot_at or 1
    opened = NewTable(code_hash(code), table.table.public, table.table.commitment, SECRET, "playing")
    for holder in {place.holder for place in table.table.places if place.holder}:
        await store.remember(holder)
    row = await store.create(opened, table.stored[:count], holders(table.table))
    snapshot = snapshot_body(read_desk(table.stored[:count])) if snapshot_at else b""
    await store.append(Addition(row.id, count, table.stored[count:], stage="playing", snapshot=snapshot))
    return code
