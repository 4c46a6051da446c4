"""How long a player may think, and what happens then."""

from __future__ import annotations

import asyncio

from shutbox.play.table.company.pace import ROLL_SECONDS
from tests.server.running import Server, begun, gone


def test_a_turn_ends_when_its_time_is_over(server: Server) -> None:
    async def timed() -> None:
        ann, bo = await begun(server, "nine", 2, seconds=1)
        assert ann.clock is not None
        await ann.until(lambda: ann.game["at"] == 1)
        assert [event["word"] for event in ann.events.values() if event["kind"] == "played"] == ["time"]
        await bo.until(lambda: bo.ended)
        await gone(ann, bo)

    asyncio.run(timed())


def test_time_to_think_begins_when_the_dice_rest(server: Server) -> None:
    async def timed() -> None:
        (ann,) = await begun(server, "nine", 1, seconds=900)
        await ann.tell("throw", dice=2)
        assert ann.clock is not None
        assert 900 < ann.clock <= 900 + ROLL_SECONDS
        await gone(ann)

    asyncio.run(timed())


def test_undo_gives_no_time_to_think_beyond_what_was_left(server: Server) -> None:
    async def timed() -> None:
        (ann,) = await begun(server, "nine", 1, seconds=900, undo=True)
        await ann.tell("throw", dice=2)
        await asyncio.sleep(ROLL_SECONDS + 0.3)
        choice = ann.legal[0]["word"]
        await ann.tell("play", word=choice)
        assert ann.clock is not None
        assert ann.clock > 899.8, "the next choice has its own time"
        await ann.tell("play", word="undo")
        assert ann.clock <= 899.8
        await ann.tell("play", word=choice)
        await ann.tell("play", word="undo")
        assert ann.clock <= 899.7
        await gone(ann)

    asyncio.run(timed())


def test_time_that_was_over_begins_anew_where_dice_are_typed_again(server: Server) -> None:
    async def timed() -> None:
        (ann,) = await begun(server, "nine", 1, seconds=1, undo=True, dice="typed")
        await ann.until(lambda: ann.ended)
        await ann.tell("play", word="undo")
        assert ann.stage == "playing"
        assert ann.clock is not None
        assert ann.clock > 0.5
        await gone(ann)

    asyncio.run(timed())
