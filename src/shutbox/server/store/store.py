"""The store of a server: tables and their entries, devices and their seats, the public log.

    store = await open_store(data_folder(), on_failure=stop)
    row = await store.create(NewTable(code_hash, public, commitment, secret), [body], held=[(holder, 0)])
    await store.append(Addition(row.id, row.count, [body, body], stage="playing"))
    bodies = await store.entries(row.id)

It is a file of SQLite, which one process has open, or a database of PostgreSQL, which many processes use. A change is
on disk when its future is done. One thread with one connection does everything (`store.writer`), in the order of the
requests; requests at the same time share a commit. Errors have codes: `store-in-use` and `store-newer` at opening,
`store-conflict` if an addition expects another number of entries than the table has, `store-no-table`, and
`store-failed` once the disk has failed. Then `on_failure` is called (from the store's thread), all waiting and later
requests fail, and the process has to end.

Each table is a hash chain whose count and head are anchored (`book.chain`, `book.anchor`). `store.audit` checks a
file, `store.forgetting` deletes data, `store.snapshot` reads a store that a server has open.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from operator import methodcaller
from pathlib import Path
from typing import TYPE_CHECKING

from shutbox.play.seal import SigningKey
from shutbox.server.book import Holding, Ledger, LogRow, NewTable, TableRow
from shutbox.server.sqlite import BROKEN, MEMORY, Lock, SqliteLedger, connect, migrate, take_lock, trouble
from shutbox.server.store import forgetting, seating, shelf
from shutbox.server.store.addition import Addition, addition
from shutbox.server.store.backup import back_up
from shutbox.server.store.folder import data_folder, keep_names, make_private, ready, require_postgres
from shutbox.server.store.forgetting import Forgotten, Target
from shutbox.server.store.seating import DeviceRow, Held
from shutbox.server.store.server_key import server_key
from shutbox.server.store.snapshot import clear
from shutbox.server.store.writer import Figures, Kind, Writer

if TYPE_CHECKING:
    from shutbox.server.postgres import Held as Leases
    from shutbox.server.postgres import Lines

__all__ = [
    "Addition",
    "Forgotten",
    "Held",
    "Holding",
    "LogRow",
    "NewTable",
    "Store",
    "TableRow",
    "Target",
    "addition",
    "data_folder",
    "open_store",
]
TABLES_AT_ONCE = 200


class Store:
    """An open store."""

    def __init__(
        self, path: Path | None, writer: Writer, lock: Lock | None, key: SigningKey, database: str = "", name: str = ""
    ) -> None:
        # The file, None for a database.
        self.path = path
        self.key = key
        self.database = database
        # The name of this process among those that use the store.
        self.process = name or secrets.token_hex(16)
        self._writer = writer
        self._lock = lock

    @property
    def figures(self) -> Figures:
        """The number of commits so far, and how long they took."""
        return self._writer.figures

    # Tables

    def create(self, new: NewTable, bodies: Sequence[bytes], held: Held = ()) -> asyncio.Future[TableRow]:
        """Creates a table with its first entries and the holders of its seats."""
        return self._writer.ask(partial(shelf.create, new=new, bodies=tuple(bodies), held=tuple(held)))

    def append(self, addition: Addition) -> asyncio.Future[int]:
        """Makes an addition, and returns the number of entries of the table after it."""
        kind = Kind.PLANNED if addition.plain else Kind.GUARDED
        return self._writer.ask(partial(shelf.add, addition=addition), kind, addition.table_id)

    def find(self, code_hash: bytes) -> asyncio.Future[TableRow | None]:
        """The table of a code."""
        return self._writer.ask(partial(shelf.find, code_hash=code_hash))

    def find_with_entries(self, code_hash: bytes) -> asyncio.Future[shelf.Stored | None]:
        """The table of a code with its snapshot and the entries after it, at most a page."""
        return self._writer.ask(partial(shelf.find_with_entries, code_hash=code_hash))

    def old_classrooms(self, seconds: int, limit: int = 20) -> asyncio.Future[list[TableRow]]:
        """Some classrooms that were opened so many seconds ago and are not to be kept."""
        return self._writer.ask(partial(shelf.old_classrooms, seconds=seconds, limit=limit))

    def by_public(self, public: str) -> asyncio.Future[TableRow | None]:
        """The table of a public id."""
        return self._writer.ask(partial(shelf.by_public, public=public))

    def page(self, table_id: int, since: int) -> asyncio.Future[list[bytes]]:
        """The next entries of a table after the first `since` of them, at most a page."""
        return self._writer.ask(partial(shelf.entries, table_id=table_id, since=since))

    async def entries(self, table_id: int, since: int = 0) -> list[bytes]:
        """All entries of a table after the first `since` of them."""
        bodies: list[bytes] = []
        while True:
            page = await self.page(table_id, since + len(bodies))
            bodies += page
            if len(page) < shelf.PAGE:
                return bodies

    async def unfinished(self, *marks: bytes) -> AsyncIterator[tuple[TableRow, list[bytes]]]:
        """Every table that is neither over nor abandoned, with its first entry and all entries that contain a mark."""
        after = 0
        while True:
            page = await self._writer.ask(partial(shelf.unfinished, after=after, limit=TABLES_AT_ONCE, marks=marks))
            for row, bodies in page:
                yield row, bodies
            if not page:
                return
            after = page[-1][0].id

    def log(self, first: int = 1, limit: int = 1000) -> asyncio.Future[list[LogRow]]:
        """Rows of the public log from a number on."""
        return self._writer.ask(partial(shelf.log, first=first, limit=limit))

    def last_log(self, limit: int) -> asyncio.Future[list[LogRow]]:
        """The last rows of the public log, in their order."""
        return self._writer.ask(partial(shelf.last_log, limit=limit))

    def sealed_row(self, public: str) -> asyncio.Future[LogRow | None]:
        """The row of the public log in which the dice of a table were sealed."""
        return self._writer.ask(partial(shelf.sealed_row, public=public))

    def last_time(self) -> asyncio.Future[int]:
        """The latest time at which anything in the store has happened; 0 if it is empty."""
        return self._writer.ask(shelf.last_time)

    # Devices

    def remember(self, holder: str) -> asyncio.Future[None]:
        """Updates the last visit of a device."""
        return self._writer.ask(partial(seating.remember, holder=holder))

    def is_known(self, holder: str) -> asyncio.Future[bool]:
        """Whether a device is known."""
        return self._writer.ask(partial(seating.is_known, holder=holder))

    def holdings_of(self, holder: str) -> asyncio.Future[list[Holding]]:
        """The seats that a device holds, those of the newest tables first."""
        return self._writer.ask(partial(seating.holdings, holder=holder))

    def put_transfer(self, code_hash: bytes, table_id: int, seat: int, seconds: int) -> asyncio.Future[None]:
        """Stores a code that moves a seat, valid for `seconds`."""
        return self._writer.ask(
            partial(seating.put_transfer, code_hash=code_hash, table_id=table_id, seat=seat, seconds=seconds)
        )

    def take_transfer(self, code_hash: bytes, table_id: int) -> asyncio.Future[int | None]:
        """Removes a code, and returns the seat that it moves; None if the code is not valid."""
        return self._writer.ask(partial(seating.take_transfer, code_hash=code_hash, table_id=table_id))

    # Other processes

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same store."""
        return bool(self.database)

    def listen(self, heard: Callable[[str, str], None]) -> Callable[[], None]:
        """Calls `heard` in this loop with what other processes say; returns what ends that."""
        from shutbox.server.postgres import Listener

        loop = asyncio.get_running_loop()

        def pass_on(channel: str, text: str) -> None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(heard, channel, text)

        return Listener(self.database, pass_on).close

    def tell(self, text: str) -> asyncio.Future[None]:
        """Tells all other processes something that is stored nowhere, after what was stored before."""
        from shutbox.server.postgres import TALK

        return self._writer.ask(methodcaller("tell", TALK, text), Kind.PLANNED)

    def lease(self, take: Sequence[int], give: Sequence[int]) -> asyncio.Future[Leases]:
        """Says that this process lives; takes and gives back leases, and takes over what others have left."""
        from shutbox.server.postgres import renew

        return self._writer.ask(partial(renew, owner=bytes.fromhex(self.process), take=take, give=give))

    def offer(self, table_ids: Sequence[int]) -> asyncio.Future[None]:
        """Offers tables that go on by themselves to all processes."""
        from shutbox.server.postgres import offer

        return self._writer.ask(partial(offer, tables=table_ids))

    def chores_due(self) -> asyncio.Future[bool]:
        """Whether this process is to do what one of all processes does once a day."""
        from shutbox.server.postgres import chores_due

        return self._writer.ask(chores_due)

    def resign(self) -> asyncio.Future[None]:
        """Leaves the leases of this process to the others at once."""
        from shutbox.server.postgres import resign

        return self._writer.ask(partial(resign, owner=bytes.fromhex(self.process)))

    def erased(self, after: int) -> asyncio.Future[tuple[int, list[int]]]:
        """The tables that were deleted or written anew since a mark, and the mark of now; -1 asks for that alone."""
        from shutbox.server.postgres import erased

        return self._writer.ask(partial(erased, after=after))

    def counts(self, table_ids: Sequence[int]) -> asyncio.Future[dict[int, int]]:
        """The number of entries of each of these tables; one that is gone is missing."""
        return self._writer.ask(partial(shelf.counts, table_ids=table_ids))

    def post_job(self, room: str, code: bytes, body: bytes) -> asyncio.Future[int]:
        """Asks workers elsewhere for a thought; returns its number."""
        from shutbox.server.postgres import JOBS, post

        made = self._writer.ask(partial(post, room=room, code=code, body=body))
        self._writer.ask(methodcaller("tell", JOBS, ""), Kind.PLANNED)
        return made

    def collect_job(self, number: int) -> asyncio.Future[bytes | None]:
        """The answer to a thought that was asked for, once."""
        from shutbox.server.postgres import collect

        return self._writer.ask(partial(collect, number=number))

    def withdraw_job(self, number: int) -> asyncio.Future[None]:
        """No longer asks for a thought."""
        from shutbox.server.postgres import withdraw

        return self._writer.ask(partial(withdraw, number=number))

    # The whole

    def forgettable(self, target: Target) -> asyncio.Future[Forgotten]:
        """What would be forgotten."""
        return self._writer.ask(partial(forgetting.looked_up, target=target))

    async def forget(self, target: Target, *, rewrite: bool = True) -> Forgotten:
        """Forgets a target, erases it from the file, and returns what was forgotten.

        With `rewrite` the whole file is written anew, which takes long if it is large; without it SQLite overwrites
        the deleted rows.
        """
        result = Forgotten()
        if target.holder is not None:
            # First, because a device that is still known can ask again after a crash.
            since = await self._writer.ask(partial(forgetting.created, holder=target.holder))
            result = Forgotten(renamed=await self.forget_names(target.holder, since)) if since is not None else result
        while True:
            part: Forgotten = await self._writer.ask(partial(forgetting.forget_some, target=target))
            result = forgetting.total(result, part)
            if len(part.tables) < forgetting.PART:
                break
        await self._writer.ask(methodcaller("erase" if rewrite else "clean"), Kind.ALONE)
        if self.path is not None and self.path != MEMORY:
            clear(self.path.parent)
        return result

    async def forget_names(self, holder: str, since: int) -> tuple[str, ...]:
        """Removes the name and the id of a device from tables that have changed since a time; returns these tables."""
        after, names = -1, []
        while after:
            work = partial(forgetting.forget_names, holder=holder, since=since, after=max(0, after))
            after, some = await self._writer.ask(work)
            names += some
        return tuple(names)

    def drop_snapshots(self, publics: Iterable[str]) -> asyncio.Future[None]:
        """Deletes the snapshots of tables, which are loaded from their entries then."""
        return self._writer.ask(partial(forgetting.drop_snapshots, publics=tuple(publics)))

    def belongings(self, holder: str, after: int) -> asyncio.Future[list[TableRow]]:
        """The next tables of a device after an id, those of a part of what it can export."""
        return self._writer.ask(partial(seating.belongings, holder=holder, after=after))

    def device(self, holder: str) -> asyncio.Future[DeviceRow | None]:
        """What is known of a device."""
        return self._writer.ask(partial(seating.device, holder=holder))

    def backup(self, path: Path) -> asyncio.Future[None]:
        """Copies the store to a new file, with everything that is committed until the copy is done."""
        return self._writer.ask(partial(back_up, path=path, between=self._writer.between), Kind.ALONE)

    async def close(self) -> None:
        """Finishes all requests and releases the lock; a failed store stays locked until the process ends."""
        await self._writer.ask(partial(_close, lock=self._lock), Kind.LAST)


async def open_store(
    folder: Path | None,
    *,
    database: str = "",
    on_failure: Callable[[BaseException], None] | None = None,
    clock: Callable[[], float] = time.time,
    log: Lines | None = None,
) -> Store:
    """Opens the store in a folder or in a database, creating or migrating it if needed.

    The folder has the key with which the server signs. Without a folder the key is not kept, and without a database
    everything is in memory, for tests. The log says when a database is away and back.
    """
    if database:
        return await _open_database(folder, database, on_failure, clock, log)
    path = MEMORY if folder is None else ready(folder)
    lock = None if folder is None else take_lock(path)
    try:
        key = server_key(folder)
        writer = Writer(partial(_ledger, path, clock), on_failure)
        await writer.ready()
    except BaseException:
        if lock is not None:
            lock.open()
        raise
    return Store(path, writer, lock, key)


async def _open_database(
    folder: Path | None, url: str, on_failure: Callable[[BaseException], None] | None, clock: Callable[[], float],
    log: Lines | None,
) -> Store:  # fmt: skip
    require_postgres()
    from shutbox.server.postgres import PostgresLedger

    if folder is not None:
        make_private(folder)
    key, owner = server_key(folder), secrets.token_bytes(16)
    public = "" if folder is None else key.public.hex()
    writer = Writer(partial(PostgresLedger, url, clock, public, owner, log), on_failure)
    await writer.ready()
    return Store(None, writer, None, key, url, owner.hex())


def _ledger(path: Path, clock: Callable[[], float]) -> SqliteLedger:
    connection = connect(path)
    try:
        migrate(connection, path)
        connection.execute("PRAGMA foreign_keys = ON")
        if path != MEMORY:
            clear(path.parent)
            keep_names(path.parent)
        return SqliteLedger(connection, clock, None if path == MEMORY else path)
    except (*BROKEN, OSError) as error:
        connection.close()
        raise trouble(path, error) from None
    except BaseException:
        connection.close()
        raise


def _close(ledger: Ledger, lock: Lock | None) -> None:
    ledger.close()
    if lock is not None:
        lock.open()
