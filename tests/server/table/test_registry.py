"""Tables without connected clients."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random
from time import monotonic, sleep, time

from msgspec import Raw

from shutbox.errors import ShutboxError
from shutbox.play.events import SeatNumber
from shutbox.play.table.desk import Desk, bodies
from shutbox.play.table.entry import Created, Sat
from shutbox.play.table.setting import Settings, TableDice, settings_data
from shutbox.play.table.state import OPEN, Stage
from shutbox.play.table.wish import Close, Play, Sit, Start, ToThrow
from shutbox.rules import named
from shutbox.rules.codec import to_data
from shutbox.server.http import Log, decode
from shutbox.server.identity.token import holder_of, new_token
from shutbox.server.store.audit import audit_store
from shutbox.server.store.folder import STORE
from shutbox.server.store.loading import EVERY
from shutbox.server.store.store import Addition, NewTable, Store, open_store
from shutbox.server.table import Bots, Live
from shutbox.server.think import Thinker
from tests.play.table.tables import Keeper, begun
from tests.play.table.test_desk_snapshot import same, wander
from tests.server.running import PATIENCE, Server
from tests.server.storing import Clock, game_table, stored
from tests.server.table.memory import live_tables

DAY = 24 * 3600


def test_an_unfinished_table_is_kept_for_a_year_after_the_last_thing_that_happened_at_it(tmp_path: Path) -> None:
    token, clock = new_token(), Clock()
    holder = str(holder_of(token))
    settings = settings_data(Settings(dice=TableDice.TYPED))

    async def laid(store: Store, number: int, laid_before: int, sat_before: int) -> None:
        """A table for two that was laid, and at which somebody sat down, so many days ago."""
        public = f"{number:016x}"
        created = Created(public, to_data(named("nine"), whole=True), [{"kind": OPEN, "name": ""}] * 2, settings)
        clock.now = int(time()) - laid_before * DAY
        await store.remember(holder)
        row = await store.create(NewTable(bytes([number]) * 32, public), bodies((created,), holder))
        clock.now = int(time()) - sat_before * DAY
        await store.append(
            Addition(row.id, 1, bodies((Sat(SeatNumber(0), "Ann"),), holder), stage="waiting", held=[(holder, 0)])
        )

    async def quiet() -> None:
        store = await open_store(tmp_path / "data", clock=clock)
        # The last one is given up last: then the others were looked at.
        for number, days in enumerate(((300, 31), (700, 364), (366, 366))):
            await laid(store, number, *days)
        clock.now = int(time())
        await store.remember(holder)
        await store.close()

    asyncio.run(quiet())
    with Server(tmp_path / "data") as server:
        begun_at = monotonic()
        stages: list[str] = []
        while "abandoned" not in stages and monotonic() - begun_at < PATIENCE:
            sleep(0.1)
            held = server.ask("GET", "/api/mine", token=token).data["tables"]
            stages = [each["stage"] for each in sorted(held, key=lambda each: str(each["public"]))]
    assert stages == ["waiting", "waiting", "abandoned"]


def changed_rows(folder: Path, *statements: str) -> None:
    """Changes the file of a store behind its back."""
    with closing(sqlite3.connect(folder / STORE, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def test_a_damaged_table_is_put_aside_and_all_others_go_on(tmp_path: Path) -> None:
    folder, log = tmp_path / "data", StringIO()

    async def lay() -> list[str]:
        store = await open_store(folder)
        registry, *_ = live_tables(store, Bots(Thinker(), Thinker()), Thinker())
        tables = [
            await registry.lay("h" * 32, named("nine"), [{"kind": "highest"}] * 2, Settings(pace=0)) for _ in range(5)
        ]
        await store.close()
        return [code for code, _ in tables]

    async def look(codes: list[str]) -> list[str]:
        store = await open_store(folder)
        registry, *_ = live_tables(store, Bots(Thinker(), Thinker()), Thinker(), Log(log))
        found = []
        await registry.resume(time())
        for code in codes * 2:
            try:
                found.append((await registry.live(code)).table.stage.value)
            except ShutboxError as error:
                found.append(error.code)
        await store.close()
        return found

    codes = asyncio.run(lay())
    changed_rows(
        folder,
        "UPDATE events SET body = CAST(replace(body, 'nine', 'mine') AS BLOB) WHERE table_id = 1",
        "UPDATE tables SET secret = zeroblob(32) WHERE id = 2",
        "DELETE FROM events WHERE table_id = 3",
        "UPDATE tables SET stage = 'playing' WHERE id IN (1, 2, 3, 4)",
    )
    wanted = ["table-damaged"] * 3 + ["waiting"] * 2
    assert asyncio.run(look(codes)) == wanted * 2
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert [line["event"] for line in lines] == ["table-damaged"] * 3, "each is told once"


# Snapshots


def played() -> Keeper:
    """A table at which a game has gone on for a while."""
    table = begun(named("double-shutter"))
    wander(table, Random(2), 40)
    return table


def laid(folder: Path, table: Keeper, snapshot_at: int = 20) -> str:
    """The code of a stored table with a snapshot."""
    return stored(folder, lambda store: game_table(store, table, snapshot_at))


async def visit(store: Store, code: str, log: StringIO) -> tuple[str, str]:
    """What happens when somebody comes to a table, and then when something is done at it; codes of errors, or empty."""
    registry, executor, *_ = live_tables(store, Bots(Thinker(), Thinker()), Thinker(), Log(log))
    try:
        live = await registry.live(code)
    except ShutboxError as error:
        return error.code, ""
    try:
        await executor.keep(live, Close())
    except ShutboxError as error:
        return "", error.code
    return "", ""


def test_a_table_is_loaded_from_its_snapshot_as_from_its_entries(tmp_path: Path) -> None:
    table = played()
    code = laid(tmp_path, table)

    async def loaded(store: Store) -> Live:
        return await live_tables(store, Bots(Thinker(), Thinker()), Thinker()).registry.live(code)

    live = stored(tmp_path, loaded)
    assert same(live.desk, table.desk)
    assert (live.snapped, live.vouch is None) == (20, False)
    changed_rows(tmp_path, "DELETE FROM snapshots")
    live = stored(tmp_path, loaded)
    assert same(live.desk, table.desk)
    assert (live.snapped, live.vouch) == (0, None)


def test_a_damaged_snapshot_is_ignored(tmp_path: Path) -> None:
    code, log = laid(tmp_path, played()), StringIO()
    changed_rows(tmp_path, "UPDATE snapshots SET body = CAST(replace(body, 'Bo', 'Bu') AS BLOB)")
    assert stored(tmp_path, lambda store: visit(store, code, log)) == ("", "")
    assert not log.getvalue()


def test_nothing_is_added_to_a_table_whose_entries_before_the_snapshot_were_changed(tmp_path: Path) -> None:
    code, log = laid(tmp_path, played()), StringIO()
    changed_rows(tmp_path, "UPDATE events SET body = CAST(replace(body, 'Bo', 'Bu') AS BLOB) WHERE n = 2")
    assert stored(tmp_path, lambda store: visit(store, code, log)) == ("", "table-damaged")
    assert [json.loads(line)["event"] for line in log.getvalue().splitlines()] == ["table-damaged"]


def test_a_table_that_was_put_aside_is_not_loaded_from_its_snapshot_again(tmp_path: Path) -> None:
    code, log = laid(tmp_path, played()), StringIO()
    changed_rows(tmp_path, "DELETE FROM events WHERE n = 3")

    async def visits(store: Store) -> list[str]:
        registry, *_ = live_tables(store, Bots(Thinker(), Thinker()), Thinker(), Log(log))
        live, found = await registry.live(code), []
        assert live.vouch is not None
        for ask in (live.vouch, partial(registry.live, code), partial(registry.live, code)):
            try:
                await ask()
            except ShutboxError as error:
                found.append(error.code)
        assert not registry.count
        return found

    assert stored(tmp_path, visits) == ["table-damaged"] * 3
    assert len(log.getvalue().splitlines()) == 1


def test_a_table_gets_snapshots_as_it_is_played(tmp_path: Path) -> None:
    async def play(store: Store) -> tuple[Desk, Desk]:
        registry, executor, *_ = live_tables(store, Bots(Thinker(), Thinker()), Thinker())
        code, live = await registry.lay(
            "h" * 32, named("nine"), [{"kind": "open"}], Settings(dice=TableDice.SEEDED, seed="1")
        )
        for wish in (Sit(SeatNumber(0), "Ann", ""), Start(without_seals=True)):
            await executor.keep(live, wish, by="h" * 32)
        while live.table.stage is Stage.PLAYING and live.snapped < 2 * EVERY:
            offer = live.state()["legal"]
            first = (decode(b'{"offers":%b}' % bytes(offer))["offers"] if isinstance(offer, Raw) else offer)[0]
            throws = first.get("do") == "throw"
            await executor.keep(live, ToThrow(first["dice"]) if throws else Play(first["word"]), by="h" * 32)
        again = await live_tables(store, Bots(Thinker(), Thinker()), Thinker()).registry.live(code)
        assert again.snapped == live.snapped >= EVERY
        return live.desk, again.desk

    before, after = stored(tmp_path, play)
    assert same(before, after)
    assert audit_store(tmp_path / STORE).sound
