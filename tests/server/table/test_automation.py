"""Clocks and bots at a table."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any, cast

import pytest

from shutbox.play import read_record
from shutbox.play.seal import check_sealed
from shutbox.play.table import Settings, Stage
from shutbox.play.table.wish import Start
from shutbox.rules import named
from shutbox.server.socket import Socket
from shutbox.server.store import open_store
from shutbox.server.table import Bots, Live
from shutbox.server.think import Thinker
from tests.server.running import PATIENCE, Server, begun, gone, record, table
from tests.server.table.memory import live_tables


def test_seeds_that_do_not_come_are_recorded_as_missing_and_the_game_begins(server: Server) -> None:
    async def waited() -> None:
        ann, bo = await table(server, "nine", 2)
        await ann.tell("start")
        await ann.reveal()
        await bo.until(lambda: bo.stage == "playing")
        assert {"kind": "begun", "missing": [1]} in bo.events.values()
        assert await bo.refused("reveal", seat=1, seed=bo.seeds[1].hex()) == "table-stage"
        await ann.tell("close")
        opening = check_sealed(read_record(record(server, ann.code)))
        assert opening is not None
        assert opening.envelope.missing == (1,)
        await gone(ann, bo)

    asyncio.run(waited())


def test_a_bot_waits_for_its_pace(server: Server) -> None:
    async def paced() -> None:
        (ann,) = await begun(server, "nine", 1, ("fewest-tiles",), pace=400, starter=1)
        moments = []
        for number in range(3):
            begin = monotonic()
            await ann.until(lambda least=ann.n + 1: ann.n >= least)  # type: ignore[misc]
            moments.append(monotonic() - begin)
            if number == 0:
                assert ann.game["at"] == 1
        # The first began before it could be watched; none of the others came early.
        assert min(moments[1:]) > 0.35
        await gone(ann)

    asyncio.run(paced())


async def bots_alone(seconds: float, *, watched: bool) -> Live:
    """A table of two bots after some time, or when its game has ended."""
    store, thinker = await open_store(None), Thinker()
    registry, executor, presence, _ = live_tables(store, Bots(thinker, thinker), thinker)
    _, live = await registry.lay("h" * 32, named("nine"), [{"kind": "highest"}] * 2, Settings(pace=0))
    await executor.keep(live, Start(), by="h" * 32)
    if watched:
        presence.join(live, Socket(cast(Any, None), server_state=None))
    try:
        async with asyncio.timeout(seconds):
            while not live.table.ended:
                await asyncio.sleep(0.01)
    except TimeoutError:
        pass
    await store.close()
    return live


def test_bots_alone_play_only_while_somebody_watches() -> None:
    assert asyncio.run(bots_alone(0.3, watched=False)).table.live.throws == 0
    assert asyncio.run(bots_alone(PATIENCE, watched=True)).table.stage is Stage.OVER


def test_a_table_that_is_too_long_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutbox.server.table.executor.MOST_ENTRIES", 6)
    live = asyncio.run(bots_alone(PATIENCE, watched=True))
    # Created, called, begun and three events of the game; then it is closed, and its envelope is opened.
    assert (live.desk.n, live.table.stage) == (8, Stage.ABANDONED)
    assert live.table.secret
