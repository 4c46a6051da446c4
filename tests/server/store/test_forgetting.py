"""What is forgotten is gone, from the file too; everything else stays and still fits."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import pytest

from shutbox.errors import ShutboxError
from shutbox.rules import named
from shutbox.server.store import forgetting, seating
from shutbox.server.store.audit import audit_store
from shutbox.server.store.forgetting import DAY, Forgotten, Target
from shutbox.server.store.store import Addition, Store
from tests.play.table.tables import BO, begun
from tests.play.table.test_desk_snapshot import wander
from tests.server.storing import START, Clock, Place, content, file, game_table, new, stored, tables


def marked(number: int, place: int) -> bytes:
    return b"<<entry %d of table %d, which nobody else says>>" % (place, number)


async def marked_tables(store: Store, count: int) -> None:
    """Fills a store with tables that grow side by side, so that its pages split and rows move about."""
    for number in range(count):
        await store.create(new(number), [], [(f"device-{number:032}", 0)])
    for place in range(20):
        bodies = [marked(number, place) * (1 + place % 7) for number in range(count)]
        await asyncio.gather(*(store.append(Addition(number + 1, place, [bodies[number]])) for number in range(count)))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("marked")
    stored(folder, lambda store: marked_tables(store, 12))
    return folder


@pytest.fixture
def folder(made: Path, tmp_path: Path) -> Path:
    shutil.copy(file(made), file(tmp_path))
    return tmp_path


def bytes_of(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


def forget(place: Path | Place, target: Target, clock: Clock | None = None) -> Forgotten:
    return stored(place, lambda store: store.forget(target), clock)


def test_nothing_of_a_forgotten_table_is_left_in_any_file(folder: Path) -> None:
    table = new(5)
    assert marked(5, 3) in bytes_of(folder)
    gone = forget(folder, Target(public=table.public))
    assert ([row.public for row in gone.tables], gone.events, gone.devices) == ([table.public], 20, 0)
    after = bytes_of(folder)
    assert b"of table 5," not in after
    assert table.code_hash not in after
    assert table.secret not in after
    assert marked(4, 3) in after
    audit = audit_store(file(folder))
    assert (audit.sound, audit.tables, audit.events) == (True, 11, 220)


def test_nothing_of_it_is_left_while_the_server_runs_on(folder: Path) -> None:
    async def use(store: Store) -> None:
        await store.append(Addition(2, 20, [b"the last word at table 1"]))
        await store.forget(Target(public=new(1).public))
        after = bytes_of(folder)
        assert b"of table 1," not in after
        assert b"the last word" not in after
        with pytest.raises(ShutboxError, match="store-no-table"):
            await store.append(Addition(2, 21, [b"more"]))
        assert await store.append(Addition(3, 20, [b"goes on"])) == 21

    stored(folder, use)


def test_nothing_is_left_where_rows_have_moved_about(tmp_path: Path) -> None:
    """Pages that split keep stale copies of rows, which only a file written anew is rid of."""
    chance, counts = random.Random(2), dict.fromkeys(range(1, 31), 0)

    async def grow(store: Store, times: int) -> None:
        asked = []
        for _ in range(times):
            table = chance.choice(list(counts))
            counts[table] += 1
            body = b"<entry of table %02d>" % table * chance.randrange(1, 40)
            asked.append(store.append(Addition(table, counts[table] - 1, [body])))
        await asyncio.gather(*asked)

    async def use(store: Store) -> None:
        for number in counts:
            await store.create(new(number), [])
        await grow(store, 2000)
        for table in range(1, 11):
            del counts[table]
            await store.forget(Target(public=new(table).public))
            await grow(store, 50)
            assert b"of table %02d>" % table not in bytes_of(tmp_path)

    stored(tmp_path, use)
    assert audit_store(file(tmp_path)).sound


def test_the_log_opens_what_is_forgotten_and_has_no_gap(folder: Path) -> None:
    before = content(file(folder))["log"]
    forget(folder, Target(public=new(5).public))
    after = content(file(folder))["log"]
    assert after[:-1] == before
    assert after[-1][:4] == (len(before) + 1, "opened", new(5).public, new(5).secret.hex())


def test_a_table_that_is_open_already_is_not_opened_again(folder: Path) -> None:
    stored(folder, lambda store: store.append(Addition(6, 20, [], stage="over", opened=True)))
    before = content(file(folder))["log"]
    forget(folder, Target(public=new(5).public))
    assert content(file(folder))["log"] == before


def test_a_number_is_never_given_to_another_table(folder: Path) -> None:
    forget(folder, Target(public=new(11).public))
    assert stored(folder, lambda store: store.create(new(99), [])).id == 13


def test_a_device_is_forgotten_with_the_tables_that_are_its_alone(tmp_path: Path) -> None:
    async def lay(store: Store) -> None:
        await store.remember("ann" * 10)
        await store.remember("bo" * 10)
        await store.create(new(1), [b"alone"], [("ann" * 10, 0), ("ann" * 10, 1)])
        await store.create(new(2), [b"together"], [("ann" * 10, 0), ("bo" * 10, 1)])
        await store.create(new(3), [b"others"], [("bo" * 10, 0)])
        await store.put_transfer(b"c" * 32, 2, 0, 900)

    stored(tmp_path, lay)
    would = stored(tmp_path, lambda store: store.forgettable(Target(holder="ann" * 10)))
    gone = forget(tmp_path, Target(holder="ann" * 10))
    assert would == gone
    assert gone.data == {"tables": [new(1).public], "events": 1, "devices": 1, "shared": [new(2).public]}
    left = content(file(tmp_path))
    assert left["holdings"] == [(2, 1, "bo" * 10), (3, 0, "bo" * 10)]
    assert left["transfers"] == []
    assert b"ann" * 10 not in bytes_of(tmp_path)
    assert audit_store(file(tmp_path)).sound


def test_a_device_that_is_forgotten_stays_so_when_others_at_its_table_move(place: Place) -> None:
    async def lay(store: Store) -> None:
        await store.remember("ann")
        await store.remember("bo")
        await store.create(new(1), [b"together"], [("ann", 0), ("bo", 1)])
        await store.forget(Target(holder="ann"))
        # The table itself still names its holders.
        await store.append(Addition(1, 1, [b"stood"], held=[("ann", 0)]))
        assert not await store.is_known("ann")
        assert await store.holdings_of("ann") == []

    stored(place, lay)
    assert place.audit().sound


def test_everything_that_has_lain_for_long_is_forgotten(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgetting, "PART", 2)
    clock = Clock()
    stored(place, lambda store: tables(store, 5), clock)
    clock.now += 10 * DAY

    async def young(store: Store) -> None:
        await store.create(new(50), [b"young"], [("holder0", 0)])
        await store.append(Addition(2, 3, [b"still played"]))

    stored(place, young, clock)
    clock.now += 1
    assert forget(place, Target(days=11), clock) == Forgotten()
    gone = forget(place, Target(days=10), clock)
    assert ([row.id for row in gone.tables], gone.events, gone.devices) == ([1, 3, 4, 5], 12, 0)
    assert [row[0] for row in place.content()["tables"]] == [2, 6]
    clock.now = START + 30 * DAY
    gone = forget(place, Target(days=0), clock)
    assert (len(gone.tables), gone.devices) == (2, 3)
    left = place.content()
    assert [kind for kind, rows in left.items() if rows] == ["log", "anchor"]
    assert place.audit().sound


@pytest.mark.parametrize("target", [Target(public="nobody"), Target(holder="nobody")])
def test_what_there_is_not_cannot_be_forgotten(folder: Path, target: Target) -> None:
    with pytest.raises(ShutboxError, match="forget-unknown"):
        stored(folder, lambda store: store.forgettable(target))
    with pytest.raises(ShutboxError, match="forget-unknown"):
        stored(folder, lambda store: store.forget(target))


def test_the_snapshot_of_a_table_is_forgotten_with_it_and_with_a_device_that_sat_there(tmp_path: Path) -> None:
    table = begun(named("nine"))
    wander(table, random.Random(3), 30)
    stored(tmp_path, lambda store: game_table(store, table, 12))
    assert content(file(tmp_path))["snapshots"]
    copy = Path(shutil.copytree(tmp_path, tmp_path.parent / f"{tmp_path.name}-copy"))
    forget(tmp_path, Target(holder=BO))
    assert not content(file(tmp_path))["snapshots"]
    assert audit_store(file(tmp_path)).sound
    forget(copy, Target(public=table.table.public))
    assert not content(file(copy))["snapshots"]
    assert audit_store(file(copy)).sound


# Names at tables with others

STAYS, GOES = "a" * 32, "b" * 32
NAMED = "<<a name that nobody else has>>"


def said(kind: str, by: str, **fields: object) -> bytes:
    """An entry as it is stored."""
    return json.dumps({"kind": kind, **fields, "by": by, "cmd": f"{by}:1"}, separators=(",", ":")).encode()


async def shared_tables(store: Store, count: int) -> None:
    """Tables of two devices that grow side by side, so that pages split and rows move about."""
    for holder in (STAYS, GOES):
        await store.remember(holder)
    for number in range(count):
        sat = [said("sat", GOES, seat=1, name=NAMED, seal=""), said("sat", STAYS, seat=0, name="Ann", seal="")]
        # At every third table Bo has no seat any more, but was there.
        held = [(STAYS, 0), (GOES, 1)] if number % 3 else [(STAYS, 0)]
        await store.create(new(number), sat, held)
    for place in range(20):
        word = said("played", (STAYS, GOES)[place % 2], word=f"name:2={quote(NAMED)}" if place % 5 == 0 else "4,4t")
        await asyncio.gather(*(store.append(Addition(number + 1, place + 2, [word])) for number in range(count)))


@pytest.mark.parametrize("rewrite", [True, False])
def test_a_device_that_is_forgotten_leaves_no_name_and_no_id_in_any_file(tmp_path: Path, *, rewrite: bool) -> None:
    stored(tmp_path, lambda store: shared_tables(store, 30))
    publics = [new(number).public for number in range(30)]
    gone = stored(tmp_path, lambda store: store.forget(Target(holder=GOES), rewrite=rewrite))
    assert (gone.tables, gone.devices, sorted(gone.renamed)) == ((), 1, sorted(publics))
    assert sorted(gone.shared) == sorted(new(number).public for number in range(30) if number % 3)
    assert gone.changed == set(publics)
    left = bytes_of(tmp_path)
    assert NAMED.encode() not in left
    assert quote(NAMED).encode() not in left
    assert GOES.encode() not in left
    assert STAYS.encode() in left
    # The chains fit, and no two tables share an id that would link them.
    assert audit_store(file(tmp_path)).sound
    with closing(sqlite3.connect(file(tmp_path))) as connection:
        sats = connection.execute("SELECT body FROM events WHERE n = 1").fetchall()
    assert len({json.loads(body)["by"] for (body,) in sats}) == 30


def test_a_damaged_table_is_not_made_to_fit_by_forgetting(place: Place) -> None:
    stored(place, lambda store: shared_tables(store, 3))
    place.change("UPDATE events SET body = ? WHERE table_id = 2 AND n = 2", said("stood", STAYS, seat=0))
    gone = stored(place, lambda store: store.forget(Target(holder=GOES)))
    assert sorted(gone.renamed) == sorted([new(0).public, new(2).public])
    assert not place.audit().sound


def test_a_device_s_tables_come_in_parts_of_few_entries(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOST_ENTRIES", 50)

    async def parts(store: Store) -> list[list[int]]:
        await shared_tables(store, 5)
        found: list[list[int]] = [[0]]
        while found[-1]:
            found.append([row.id for row in await store.belongings(STAYS, found[-1][-1])])
        return found

    assert stored(place, parts) == [[0], [1, 2], [3, 4], [5], []]
