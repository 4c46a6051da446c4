"""The thread that commits: order, shared commits, and failing commits."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.book.ledger import Ledger
from shutbox.server.sqlite.database import connect
from shutbox.server.sqlite.migration import migrate
from shutbox.server.sqlite.sqlite_ledger import SqliteLedger
from shutbox.server.store.writer import Kind, Writer
from tests.server.storing import Clock


class Failing:
    """A connection of which a statement fails when it is told to."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.fails = ""
        self.error: Exception = sqlite3.OperationalError("disk I/O error")
        self.tried: list[str] = []

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        self.tried.append(statement)
        if self.fails and statement.startswith(self.fails):
            raise self.error
        return self.connection.execute(statement, *values)

    def close(self) -> None:
        self.connection.close()


def run(use: Callable[[Writer, Failing, list[BaseException]], Awaitable[None]]) -> None:
    """A writer over a connection that can fail, and what was heard of its failure."""
    found: list[Failing] = []
    heard: list[BaseException] = []

    def opened() -> Ledger:
        connection = connect(Path(":memory:"))
        migrate(connection, Path(":memory:"))
        found.append(Failing(connection))
        return SqliteLedger(found[0], Clock())  # type: ignore[arg-type]

    async def main() -> None:
        writer = Writer(opened, heard.append)
        await writer.ready()
        await use(writer, found[0], heard)
        await asyncio.wait_for(writer.ask(lambda ledger: ledger.connection.close(), Kind.LAST), 10)

    asyncio.run(main())


def codes(outcomes: Iterable[Any]) -> list[Any]:
    return [each.code if isinstance(each, ShutboxError) else each for each in outcomes]


def touch(ledger: Ledger) -> None:
    """Work that has to be committed."""
    ledger.connection.execute("INSERT INTO devices VALUES (?, 1, 1)", (f"{ledger.anchor.devices.count}",))
    ledger.tally("devices", None, (f"{ledger.anchor.devices.count}", 1, 1))


def test_work_is_done_in_its_order() -> None:
    async def use(writer: Writer, _: Failing, __: list[BaseException]) -> None:
        done: list[int] = []
        kinds = [Kind.GUARDED, Kind.PLANNED, Kind.GUARDED]

        def note(_: Ledger, n: int) -> None:
            done.append(n)

        await asyncio.gather(*(writer.ask(partial(note, n=n), kinds[n % 3]) for n in range(1200)))
        assert done == list(range(1200))

    run(use)


@pytest.mark.parametrize("statement", ["COMMIT", "REPLACE INTO anchor", "SAVEPOINT", "RELEASE", "BEGIN"])
def test_a_commit_that_fails_is_never_tried_again_and_everybody_hears_of_it(statement: str) -> None:
    async def use(writer: Writer, disk: Failing, heard: list[BaseException]) -> None:
        await writer.ask(touch)
        disk.fails = statement
        waiting = [writer.ask(touch) for _ in range(3)]
        assert codes(await asyncio.gather(*waiting, return_exceptions=True)) == ["store-failed"] * 3
        tried = len(disk.tried)
        disk.fails = ""
        assert codes(await asyncio.gather(writer.ask(touch), return_exceptions=True)) == ["store-failed"]
        assert len(disk.tried) == tried
        assert heard == [disk.error]

    run(use)


def test_trouble_in_the_middle_of_work_is_a_failure_of_all() -> None:
    async def use(writer: Writer, disk: Failing, heard: list[BaseException]) -> None:
        disk.fails, disk.error = "INSERT", sqlite3.DatabaseError("database disk image is malformed")
        assert codes(await asyncio.gather(writer.ask(touch), return_exceptions=True)) == ["store-failed"]
        assert heard == [disk.error]

    run(use)


def test_a_mistake_in_one_piece_of_work_is_its_own() -> None:
    async def use(writer: Writer, disk: Failing, heard: list[BaseException]) -> None:
        def mistaken(ledger: Ledger) -> None:
            touch(ledger)
            raise KeyError("mistake")

        outcomes = await asyncio.gather(writer.ask(touch), writer.ask(mistaken), return_exceptions=True)
        assert [type(each) for each in outcomes] == [type(None), KeyError]
        assert disk.connection.execute("SELECT count(*) FROM devices").fetchone() == (1,)
        assert heard == []

    run_in_thread(use)


def run_in_thread(use: Callable[[Writer, Failing, list[BaseException]], Awaitable[None]]) -> None:
    """The same, with a connection that the test may look into as well."""
    shared = partial(sqlite3.connect, check_same_thread=False)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", shared)
        run(use)


def test_a_checkpoint_that_fails_stops_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CHECKPOINT_IDLE", "CHECKPOINT_EVERY"):
        monkeypatch.setattr(f"shutbox.server.store.writer.{name}", 2)

    async def use(writer: Writer, disk: Failing, heard: list[BaseException]) -> None:
        disk.fails = "PRAGMA wal_checkpoint"
        outcomes = await asyncio.gather(*(writer.ask(touch) for _ in range(2)), return_exceptions=True)
        assert outcomes == [None, None]
        assert codes(await asyncio.gather(writer.ask(touch), return_exceptions=True)) == ["store-failed"]
        assert heard == [disk.error]

    run(use)


def test_soon_after_the_last_work_the_log_is_written_to_the_file_once(monkeypatch: pytest.MonkeyPatch) -> None:
    checkpoint = "PRAGMA wal_checkpoint(PASSIVE)"
    monkeypatch.setattr("shutbox.server.store.writer.CHECKPOINT_AFTER", 0.05)

    async def use(writer: Writer, disk: Failing, _heard: list[BaseException]) -> None:
        for works in (1, 2):
            await writer.ask(touch)
            async with asyncio.timeout(30):
                while disk.tried.count(checkpoint) < works:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
            assert disk.tried.count(checkpoint) == works

    run(use)


def test_work_alone_may_be_refused_or_fail_the_store() -> None:
    async def use(writer: Writer, disk: Failing, heard: list[BaseException]) -> None:
        def refuse(_: Ledger) -> None:
            raise ShutboxError("store-no-table")

        outcomes = await asyncio.gather(writer.ask(refuse, Kind.ALONE), writer.ask(touch), return_exceptions=True)
        assert codes(outcomes) == ["store-no-table", None]
        disk.fails = "VACUUM"
        alone = writer.ask(lambda ledger: ledger.connection.execute("VACUUM"), Kind.ALONE)
        assert codes(await asyncio.gather(alone, return_exceptions=True)) == ["store-failed"]
        assert codes(await asyncio.gather(writer.ask(touch), return_exceptions=True)) == ["store-failed"]
        assert heard == [disk.error]

    run(use)


def test_what_waits_is_done_in_the_middle_of_long_work_and_other_long_work_after_it() -> None:
    async def use(writer: Writer, _: Failing, __: list[BaseException]) -> None:
        told: list[str] = []
        begun = threading.Event()

        def long(ledger: Ledger) -> None:
            begun.set()
            while "asked" not in told:
                writer.between(ledger)
            told.append("long")

        first = writer.ask(long, Kind.ALONE)
        await asyncio.to_thread(begun.wait)
        second = writer.ask(lambda _: told.append("next"), Kind.ALONE)
        await asyncio.gather(first, second, writer.ask(lambda _: told.append("asked")))
        assert told == ["asked", "long", "next"]

    run(use)


def test_a_failure_in_the_middle_of_long_work_ends_it() -> None:
    async def use(writer: Writer, disk: Failing, heard: list[BaseException]) -> None:
        begun = threading.Event()

        def long(ledger: Ledger) -> None:
            disk.fails = "COMMIT"
            begun.set()
            while True:
                writer.between(ledger)

        first = writer.ask(long, Kind.ALONE)
        await asyncio.to_thread(begun.wait)
        outcomes = await asyncio.gather(first, writer.ask(touch), return_exceptions=True)
        assert codes(outcomes) == ["store-failed"] * 2
        assert heard == [disk.error]

    run(use)


def test_a_store_that_cannot_be_opened_says_why() -> None:
    def broken() -> Ledger:
        raise ShutboxError("store-anchor")

    async def main() -> None:
        with pytest.raises(ShutboxError, match="store-anchor"):
            await Writer(broken, None).ready()

    asyncio.run(main())


def test_a_loop_that_has_gone_is_no_harm() -> None:
    async def main() -> Writer:
        connection: list[sqlite3.Connection] = []

        def opened() -> Ledger:
            connection.append(connect(Path(":memory:")))
            migrate(connection[0], Path(":memory:"))
            return SqliteLedger(connection[0], Clock())

        writer = Writer(opened, None)
        await writer.ready()
        return writer

    with asyncio.Runner() as runner:
        writer = runner.run(main())
        last = writer.ask(lambda ledger: ledger.connection.close(), Kind.LAST)
        del last
