"""Clocks and bots at a table."""

from __future__ import annotations

import asyncio
from time import monotonic

from shutbox.play import read_record
from shutbox.play.seal import check_sealed
from tests.server.running import Server, begun, gone, record, table


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
