"""The store as a server uses it, also compared with a model made of dictionaries."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, precondition, rule

from shutbox.errors import ShutboxError
from shutbox.server.book.chain import LOG_ROOT, link, log_body, table_root
from shutbox.server.store import shelf
from shutbox.server.store.forgetting import DAY, Target
from shutbox.server.store.store import Addition, Holding, NewTable, Store, TableRow, open_store
from tests.server.postgres.cluster import new_database
from tests.server.storing import START, Clock, Place, new, stored, tables

MARK = "x' OR 'q7' = 'q7"


class Listener(sqlite3.Connection):
    """A connection that notes the text of every statement."""

    heard: ClassVar[list[str]] = []

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        self.heard.append(sql)
        return super().execute(sql, *values)


def test_values_reach_sqlite_as_parameters_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def marked(store: Store) -> None:
        await store.remember("Ann")
        other = await store.create(new(1), [b"one"], [("Ann", 0)])
        await store.remember(MARK)
        row = await store.create(replace(new(2), public=MARK), [MARK.encode()], [(MARK, 0)])
        await store.append(Addition(row.id, 1, [MARK.encode()], stage=MARK, held=[(MARK, 0), (MARK, 1)]))
        assert [each.public for each in [await store.by_public(MARK)] if each] == [MARK]
        assert [each.seat for each in await store.holdings_of(MARK)] == [0, 1]
        assert (await store.forgettable(Target(holder=MARK))).tables == (await store.by_public(MARK),)
        await store.forget(Target(public=MARK))
        assert await store.by_public(MARK) is None
        await store.forget(Target(holder=MARK))
        assert not await store.is_known(MARK)
        assert await store.by_public(new(1).public) == other

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Listener))
    stored(tmp_path, marked)
    assert len(Listener.heard) > 50
    assert not [sql for sql in Listener.heard if "q7" in sql]


def test_what_is_stored_is_there_after_opening_again(place: Place) -> None:
    async def lay(store: Store) -> TableRow:
        await store.remember("ann")
        row = await store.create(new(1), [b"one"], [("ann", 0)])
        assert await store.append(Addition(row.id, 1, [b"two", b"three"], stage="playing")) == 3
        return row

    row = stored(place, lay)

    async def look(store: Store) -> None:
        found = await store.find(new(1).code_hash)
        assert found == await store.by_public(new(1).public)
        assert found is not None
        assert (found.id, found.count, found.stage, found.secret) == (row.id, 3, "playing", new(1).secret)
        assert found.head == link(link(link(table_root(new(1).public), b"one"), b"two"), b"three")
        assert await store.entries(row.id) == [b"one", b"two", b"three"]
        assert await store.entries(row.id, since=2) == [b"three"]
        assert await store.holdings_of("ann") == [Holding(row.id, new(1).public, 0, "playing")]
        assert await store.find(b"0" * 32) is None

    stored(place, look)


def test_a_table_of_any_length_is_given_whole(place: Place) -> None:
    bodies = [b"%d" % number for number in range(2 * shelf.PAGE)]

    async def use(store: Store) -> None:
        row = await store.create(new(1), bodies)
        assert await store.entries(row.id) == bodies
        assert await store.entries(row.id, since=shelf.PAGE + 1) == bodies[shelf.PAGE + 1 :]

    stored(place, use)


def test_what_is_asked_for_at_the_same_time_shares_commits(place: Place) -> None:
    async def use(store: Store) -> None:
        rows = await asyncio.gather(*(store.create(new(number), [b"0"]) for number in range(40)))
        before = store.figures.commits
        await asyncio.gather(*(store.append(Addition(row.id, 1, [b"1"])) for row in rows))
        assert store.figures.commits - before < 10
        assert store.figures.works == 80

    stored(place, use)


async def refused(code: str, asked: Awaitable[Any]) -> ShutboxError:
    with pytest.raises(ShutboxError) as caught:
        await asked
    assert caught.value.code == code
    return caught.value


def test_what_is_refused_is_refused_alone(place: Place) -> None:
    async def use(store: Store) -> None:
        row = await store.create(new(1), [b"0"])
        await asyncio.gather(store.remember("ann"), store.remember("bo"))
        asked: list[asyncio.Future[Any]] = [
            store.append(Addition(row.id, 1, [b"good"])),
            store.append(Addition(row.id, 1, [b"late"])),
            store.append(Addition(99, 0, [b"nowhere"])),
            store.create(new(1), [b"twice"]),
            store.append(Addition(row.id, 2, [b"two seats"], held=[("ann", 0), ("bo", 0)])),
            store.append(Addition(row.id, 2, [b"good too"], held=[("ann", 0)])),
            store.remember(b"no text"),  # type: ignore[arg-type]
        ]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        codes = [each.code if isinstance(each, ShutboxError) else each for each in outcomes]
        assert codes[:2] == [2, "store-conflict"]
        assert codes[2:] == ["store-no-table", "store-constraint", "store-constraint", 3, "store-constraint"]
        assert await store.entries(row.id) == [b"0", b"good", b"good too"]

    stored(place, use)
    assert place.audit().sound


def test_whoever_stops_waiting_harms_nobody(place: Place) -> None:
    async def use(store: Store) -> None:
        row = await store.create(new(1), [b"0"])
        gone, stays = store.append(Addition(row.id, 1, [b"1"])), store.append(Addition(row.id, 2, [b"2"]))
        gone.cancel()
        assert await stays == 3

    stored(place, use)


def test_an_opened_table_has_its_secret_in_the_log_and_nowhere_else(place: Place) -> None:
    async def use(store: Store) -> None:
        row = await store.create(new(1), [b"0"])
        await store.append(Addition(row.id, 1, [b"end"], stage="over", opened=True))
        await store.append(Addition(row.id, 2, [b"again"], opened=True))
        found = await store.find(new(1).code_hash)
        assert found is not None
        assert found.secret == b""
        rows = await store.log()
        told = [(each.n, each.kind, each.public, each.value, each.at) for each in rows]
        assert told == [
            (1, "sealed", new(1).public, new(1).commitment, START),
            (2, "opened", new(1).public, new(1).secret.hex(), START),
        ]
        first = link(LOG_ROOT, log_body(1, "sealed", new(1).public, new(1).commitment, START))
        assert [rows[0].hash, (await store.log(2, 1))[0].hash] == [first.hex(), rows[1].hash]

    stored(place, use)


def test_no_row_shows_its_secret(place: Place) -> None:
    async def use(store: Store) -> None:
        row = await store.create(new(1), [])
        for text in (repr(row), str(row), repr(new(1))):
            assert "secret" not in text
            assert repr(new(1).secret)[2:-1] not in text

    stored(place, use)


def test_unfinished_tables_come_with_the_entries_that_are_marked(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutbox.server.store.store.TABLES_AT_ONCE", 3)

    async def use(store: Store) -> None:
        await tables(store, 10)
        found = [(row.stage, bodies) async for row, bodies in store.unfinished()]
        assert [stage for stage, _ in found] == ["playing"] * 8
        first = [bodies for _, bodies in found]
        assert [len(bodies) for bodies in first] == [1] * 8
        last = b'{"kind":"played","word":"8.2"}'
        marked = [bodies async for _, bodies in store.unfinished(b'"8.2"', b"nowhere")]
        assert marked == [*first[:-1], [*first[-1], last]]
        assert [len(bodies) async for _, bodies in store.unfinished(b"played", b"word")] == [3] * 8

    stored(place, use)


def test_a_store_in_memory_is_for_tests() -> None:
    async def use() -> list[bytes]:
        store = await open_store(None)
        row = await store.create(new(1), [b"0"])
        found = await store.entries(row.id)
        await store.close()
        return found

    assert asyncio.run(use()) == [b"0"]


def test_after_closing_nothing_is_done(place: Place) -> None:
    async def use() -> None:
        store = await place.open(Clock())
        await store.close()
        await refused("store-closed", store.remember("ann"))
        await refused("store-closed", store.close())

    asyncio.run(use())


def test_a_device_is_remembered_and_its_last_visit_written_once_in_a_while(place: Place) -> None:
    clock = Clock()

    async def visit(store: Store) -> bool:
        before = await store.is_known("ann")
        await store.remember("ann")
        return before

    for known, seconds, seen in ((False, 0, START), (True, 3599, START), (True, 3600, START + 3600)):
        clock.now = START + seconds
        assert stored(place, visit, clock) == known
        assert place.content()["devices"] == [("ann", START, seen)]


def test_a_code_moves_its_seat_once_and_not_for_long(place: Place) -> None:
    clock = Clock()

    async def use(store: Store) -> None:
        row, other = await store.create(new(1), []), await store.create(new(2), [])
        await store.put_transfer(b"a", row.id, 1, 900)
        assert await store.take_transfer(b"a", other.id) is None
        assert await store.take_transfer(b"a", row.id) == 1
        assert await store.take_transfer(b"a", row.id) is None
        await store.put_transfer(b"b", row.id, 1, 900)
        await store.put_transfer(b"c", row.id, 1, 900)
        assert await store.take_transfer(b"b", row.id) is None
        clock.now += 900
        assert await store.take_transfer(b"c", row.id) is None

    stored(place, use, clock)


HOLDERS = st.sampled_from(["ann", "bo", "cy"])
BODIES = st.lists(st.binary(max_size=30), max_size=4)


class StoreMachine(RuleBasedStateMachine):
    """Everything that a store does, beside a model that does the same with dictionaries and is never saved."""

    ids = Bundle("ids")

    def database(self) -> str:
        """The address of an empty database, none for a file."""
        return ""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.place = Place(Path(self.folder.name), self.database())
        self.runner = asyncio.Runner()
        self.clock = Clock()
        self.made = 0
        self.entries: dict[int, list[bytes]] = {}
        self.about: dict[int, dict[str, Any]] = {}
        self.seats: dict[tuple[int, int], str] = {}
        self.devices: dict[str, int] = {}
        self.transfers: dict[bytes, tuple[int, int, int]] = {}
        self.log: list[tuple[str, str, str]] = []
        self.open()

    def open(self) -> None:
        self.store = self.runner.run(self.place.open(self.clock))

    def run(self, asked: Awaitable[Any]) -> Any:
        async def wait() -> Any:
            return await asked

        return self.runner.run(wait())

    def at_once(self, *asked: Any) -> list[Any]:
        async def wait() -> list[Any]:
            return await asyncio.gather(*(each() for each in asked), return_exceptions=True)

        return self.runner.run(wait())

    def teardown(self) -> None:
        self.run(self.store.close())
        assert self.place.audit().faults == []
        self.runner.close()
        self.folder.cleanup()

    def hold(self, table: int, held: list[tuple[str, int]]) -> None:
        self.seats = {key: holder for key, holder in self.seats.items() if key[0] != table}
        for holder, seat in held:
            if holder in self.devices:
                self.seats[table, seat] = holder

    @rule(target=ids, bodies=BODIES, sealed=st.booleans(), held=st.dictionaries(st.integers(0, 2), HOLDERS))
    def create(self, bodies: list[bytes], *, sealed: bool, held: dict[int, str]) -> int:
        self.made += 1
        table: NewTable = new(self.made, sealed=sealed)
        seats = [(holder, seat) for seat, holder in held.items()]

        async def ask() -> TableRow:
            return await self.store.create(table, bodies, seats)

        row = self.runner.run(ask())
        self.entries[row.id] = list(bodies)
        self.about[row.id] = {"new": table, "stage": "waiting", "secret": table.secret, "changed": self.clock.now}
        self.hold(row.id, seats)
        if sealed:
            self.log.append(("sealed", table.public, table.commitment))
        return int(row.id)

    def added(self, table: int, bodies: list[bytes], stage: str) -> None:
        self.entries[table] += bodies
        self.about[table] |= {"stage": stage, "changed": self.clock.now}

    @rule(table=ids, parts=st.lists(BODIES, min_size=1, max_size=3), late=st.booleans())
    def append_at_once(self, table: int, parts: list[list[bytes]], *, late: bool) -> None:
        count = len(self.entries.get(table, []))
        asked: list[Callable[[], Awaitable[int]]] = []
        wanted: list[object] = []
        for bodies in parts:
            asked.append(partial(self.store.append, Addition(table, count, bodies, stage="playing")))
            count += len(bodies)
            wanted.append(count if table in self.entries else "store-no-table")
            if table in self.entries:
                self.added(table, bodies, "playing")
        if late:
            asked.append(partial(self.store.append, Addition(table, count + 1, [b"early"])))
            wanted.append("store-conflict" if table in self.entries else "store-no-table")
        got = [each.code if isinstance(each, ShutboxError) else each for each in self.at_once(*asked)]
        assert got == wanted

    @rule(table=ids, held=st.none() | st.dictionaries(st.integers(0, 2), HOLDERS), opened=st.booleans())
    def append_more(self, table: int, held: dict[int, str] | None, *, opened: bool) -> None:
        if table not in self.entries:
            return
        seats = None if held is None else [(holder, seat) for seat, holder in held.items()]
        before, stage = len(self.entries[table]), "over" if opened else "playing"

        async def ask() -> int:
            return await self.store.append(Addition(table, before, [b"more"], stage=stage, opened=opened, held=seats))

        assert self.runner.run(ask()) == before + 1
        self.added(table, [b"more"], stage)
        about = self.about[table]
        if seats is not None:
            self.hold(table, seats)
        if opened and about["secret"]:
            self.log.append(("opened", about["new"].public, about["secret"].hex()))
            about["secret"] = b""

    @rule(holder=HOLDERS)
    def remember(self, holder: str) -> None:
        async def ask() -> None:
            await self.store.remember(holder)

        self.runner.run(ask())
        if self.clock.now - self.devices.get(holder, 0) >= 3600:
            self.devices[holder] = self.clock.now

    @rule(table=ids, code=st.sampled_from([b"x", b"y"]), seat=st.integers(0, 2))
    def transfer(self, table: int, code: bytes, seat: int) -> None:
        if table not in self.entries:
            return
        kept = {
            key: value
            for key, value in self.transfers.items()
            if value[2] > self.clock.now and value[:2] != (table, seat)
        }

        async def ask() -> None:
            await self.store.put_transfer(code, table, seat, 2 * DAY)

        if code in kept:
            with pytest.raises(ShutboxError, match="store-constraint"):
                self.runner.run(ask())
            return
        self.runner.run(ask())
        self.transfers = {**kept, code: (table, seat, self.clock.now + 2 * DAY)}

    @rule(table=ids, code=st.sampled_from([b"x", b"y"]))
    def take(self, table: int, code: bytes) -> None:
        async def ask() -> int | None:
            return await self.store.take_transfer(code, table)

        there, seat, expires = self.transfers.get(code, (0, 0, 0))
        assert self.runner.run(ask()) == (seat if there == table and expires > self.clock.now else None)
        if there == table:
            del self.transfers[code]

    @rule(days=st.integers(0, 3))
    def wait(self, days: int) -> None:
        self.clock.now += days * DAY + 1

    def drop(self, tables: list[int]) -> None:
        for table in tables:
            about = self.about.pop(table)
            del self.entries[table]
            if about["secret"]:
                self.log.append(("opened", about["new"].public, about["secret"].hex()))
        self.seats = {key: holder for key, holder in self.seats.items() if key[0] not in tables}
        self.transfers = {code: each for code, each in self.transfers.items() if each[0] not in tables}

    def forget(self, target: Target) -> set[str]:
        async def ask() -> set[str]:
            would, is_gone = await self.store.forgettable(target), await self.store.forget(target)
            assert would == is_gone
            return {row.public for row in is_gone.tables}

        return self.runner.run(ask())

    @precondition(lambda self: self.entries)
    @rule(data=st.data())
    def forget_table(self, data: st.DataObject) -> None:
        table = data.draw(st.sampled_from(sorted(self.entries)))
        public = self.about[table]["new"].public
        self.drop([table])
        assert self.forget(Target(public=public)) == {public}

    @rule(days=st.integers(0, 3))
    def forget_old(self, days: int) -> None:
        old = self.clock.now - days * DAY
        going = [table for table, about in self.about.items() if about["changed"] <= old]
        publics = {self.about[table]["new"].public for table in going}
        self.drop(sorted(going))
        sitting = set(self.seats.values())
        self.devices = {who: seen for who, seen in self.devices.items() if seen > old or who in sitting}
        assert self.forget(Target(days=days)) == publics

    @precondition(lambda self: self.devices)
    @rule(data=st.data())
    def forget_device(self, data: st.DataObject) -> None:
        holder = data.draw(st.sampled_from(sorted(self.devices)))
        own = {table for (table, _), who in self.seats.items() if who == holder}
        shared = {table for (table, _), who in self.seats.items() if who != holder}
        seats = {key for key, who in self.seats.items() if who == holder}
        publics = {self.about[table]["new"].public for table in own - shared}
        self.drop(sorted(own - shared))
        self.seats = {key: who for key, who in self.seats.items() if who != holder}
        self.transfers = {code: each for code, each in self.transfers.items() if each[:2] not in seats}
        del self.devices[holder]
        assert self.forget(Target(holder=holder)) == publics

    @rule()
    def reopen(self) -> None:
        self.run(self.store.close())
        self.open()

    @invariant()
    def all_is_as_in_the_model(self) -> None:
        self.runner.run(self.compare())

    async def compare(self) -> None:
        rows = await self.store.log(1, 10_000)
        assert [(row.kind, row.public, row.value) for row in rows] == self.log
        assert [row.n for row in rows] == list(range(1, len(rows) + 1))
        live = {row.id: bodies async for row, bodies in self.store.unfinished(b"")}
        assert live == {table: self.entries[table] for table, each in self.about.items() if each["stage"] != "over"}
        for table, about in self.about.items():
            row = await self.store.find(about["new"].code_hash)
            assert row is not None
            assert (row.id, row.stage, row.secret) == (table, about["stage"], about["secret"])
            assert (row.changed, row.count) == (about["changed"], len(self.entries[table]))
            assert await self.store.entries(table) == self.entries[table]
        for holder in ("ann", "bo", "cy"):
            assert await self.store.is_known(holder) == (holder in self.devices)
            held = {(each.table_id, each.seat) for each in await self.store.holdings_of(holder)}
            assert held == {key for key, who in self.seats.items() if who == holder}


StoreMachine.TestCase.settings = settings(max_examples=25, stateful_step_count=20, deadline=None)
TestStoreMachine = StoreMachine.TestCase


class DatabaseMachine(StoreMachine):
    """The same with PostgreSQL."""

    def database(self) -> str:
        """The address of an empty database."""
        self.context = new_database()
        return self.context.__enter__()

    def teardown(self) -> None:
        super().teardown()
        self.context.__exit__(None, None, None)


DatabaseMachine.TestCase.settings = settings(max_examples=6, stateful_step_count=20, deadline=None)
TestDatabaseMachine = DatabaseMachine.TestCase
