"""Processes that write to a store and log what was acknowledged, for tests that kill them."""

from __future__ import annotations

import asyncio
import ctypes
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

from shutbox.errors import ShutboxError
from shutbox.server.sqlite import database
from shutbox.server.sqlite.migration import migrate
from shutbox.server.store import writer
from shutbox.server.store.audit import audit_store
from shutbox.server.store.store import Addition, Store, open_store
from tests.server.storing import new

ACKS = "acks"
# In place of a level: the store syncs as it does for everybody.
SHIPPED = "shipped"


def body(table: int, n: int) -> bytes:
    """The n-th entry of a table; only it is right in this place."""
    return json.dumps({"kind": "played", "table": table, "n": n, "pad": "x" * (table * n % 97)}).encode()


Acked = Callable[[int, int], None]


async def play(store: Store, table: int, acked: Acked, rounds: int) -> None:
    """Adds to one table, one command after the other, going on where it stands."""
    row = await store.find(new(table).code_hash)
    if row is None:
        await store.remember("ann")
        row = await store.create(new(table), [body(table, 1)], [("ann", 0)])
        acked(table, 1)
    count = row.count
    for turn in range(rounds):
        more = [body(table, count + 1 + each) for each in range(1 + turn % 2)]
        held = [("ann", 0), (f"bo{turn}", 1)] if turn % 5 == 3 else None
        if held:
            await store.remember(f"bo{turn}")
        count = await store.append(Addition(row.id, count, more, stage="playing", held=held))
        acked(table, count)


async def play_all(store: Store, acked: Acked, tables: int, rounds: int) -> None:
    """Plays at several tables at once."""
    await asyncio.gather(*(play(store, table, acked, rounds) for table in range(tables)))


def stood(path: Path) -> dict[int, int]:
    """How many entries each table has, all of them right and in their places; opened as a server opens it."""
    connection = database.connect(path)
    try:
        migrate(connection, path)
        found: dict[int, int] = {}
        publics = {new(table).public: table for table in range(20)}
        query = "SELECT public, n, body FROM events JOIN tables ON id = table_id ORDER BY table_id, n"
        for public, n, text in connection.execute(query):
            table = publics[public]
            assert n == found.get(table, 0) + 1, (table, n, found)
            assert text == body(table, n)
            found[table] = n
        return found
    finally:
        connection.close()


async def _write(folder: Path, tables: int, rounds: int) -> None:
    """Writes each acknowledgement to a file, in the moment in which it comes."""
    file = os.open(folder / ACKS, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    store = await open_store(folder)
    await play_all(store, lambda table, n: _note(file, table, n), tables, rounds)
    await store.close()


def _note(file: int, table: int, n: int) -> None:
    os.write(file, b"%d %d\n" % (table, n))


def acked(text: bytes) -> dict[int, int]:
    """The most that was acknowledged of each table."""
    found: dict[int, int] = {}
    for line in text.split(b"\n")[:-1]:
        table, n = map(int, line.split())
        assert n > found.get(table, 0)
        found[table] = n
    return found


async def _try(folder: Path, heard: dict[int, int]) -> int:
    """How often something was refused because the disk had failed; what was acknowledged is heard."""
    errors: list[BaseException] = []
    try:
        store = await open_store(folder, on_failure=errors.append)
    except ShutboxError as error:
        return _only("store-open", error)
    done = [play(store, table, lambda table, n: heard.__setitem__(table, n), 4) for table in range(3)]
    outcomes = await asyncio.gather(*done, return_exceptions=True)
    refused = [each for each in outcomes if each is not None]
    assert all(isinstance(each, ShutboxError) and each.code == "store-failed" for each in refused), refused
    if refused:
        late = await asyncio.gather(store.remember("late"), return_exceptions=True)
        assert isinstance(late[0], ShutboxError)
        assert late[0].code == "store-failed"
        assert len(errors) == 1
    try:
        await store.close()
    except ShutboxError as error:
        return len(refused) + _only("store-failed", error)
    return len(refused)


def _only(code: str, error: ShutboxError) -> int:
    assert error.code == code, error
    return 1


def _failing(folder: Path, number: int, error: int, lasting: int) -> tuple[bool, dict[int, int]]:
    """Whether the disk failed in a process of its own, and what that process had been acknowledged."""
    reader, pipe = os.pipe()
    child = os.fork()
    if child == 0:
        heard: dict[int, int] = {}
        disk = ctypes.CDLL(None)
        disk.disk_fail(number, error, lasting)
        refused = asyncio.run(_try(folder, heard))
        reached = disk.disk_count() > number
        os.write(pipe, json.dumps([reached, refused, heard]).encode())
        os._exit(0)
    os.close(pipe)
    with os.fdopen(reader, "rb") as answers:
        reached, refused, heard = json.loads(answers.read())
    assert os.waitpid(child, 0)[1] == 0
    assert not refused or reached
    return reached, {int(table): n for table, n in heard.items()}


async def _reopen(folder: Path) -> None:
    """Opens a store on a disk that is well again, as the next server does."""
    store = await open_store(folder)
    await store.remember("after")
    await store.close()


def fail_everywhere(folder: Path, error: int, lasting: int) -> int:
    """How many deeds there are at which the disk can fail; at each, nothing acknowledged is missing afterwards."""
    number = 0
    while True:
        own = folder / f"{error}-{lasting}-{number}"
        reached, heard = _failing(own, number, error, lasting)
        asyncio.run(_reopen(own))
        found = stood(own / "shutbox.db")
        assert all(found.get(table, 0) >= n for table, n in heard.items()), (number, heard, found)
        assert audit_store(own / "shutbox.db").sound
        if not reached:
            return number
        number += 1


async def _copy(folder: Path, path: Path) -> None:
    """Copies the store of a folder as it stands."""
    store = await open_store(folder)
    await store.backup(path)
    await store.close()


def main() -> None:
    """`scribe write FOLDER TABLES ROUNDS SYNCHRONOUS CHECKPOINT`, `fail FOLDER ERROR LASTING` or `copy FOLDER PATH`."""
    match sys.argv[1:]:
        case ["write", folder, tables, rounds, synchronous, checkpoint]:
            if synchronous != SHIPPED:
                database.SYNCHRONOUS = synchronous
            writer.CHECKPOINT_IDLE = writer.CHECKPOINT_EVERY = int(checkpoint)
            asyncio.run(_write(Path(folder), int(tables), int(rounds)))
        case ["fail", folder, error, lasting]:
            writer.CHECKPOINT_IDLE = writer.CHECKPOINT_EVERY = 5
            print(fail_everywhere(Path(folder), int(error), int(lasting)))
        case ["copy", folder, path]:
            asyncio.run(_copy(Path(folder), Path(path)))


if __name__ == "__main__":
    main()
