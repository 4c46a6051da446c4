"""Classrooms at a store in memory: who sits where, with which dice, and what is forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.play.classroom import Finish, Join, Next, Pause, Predict, Remove, Switch, opening
from shutbox.play.table import Play, Stage, TableDice, ToThrow
from shutbox.rules import named
from shutbox.server import Tables
from shutbox.server.book import TableRow
from shutbox.server.classroom import Lesson, key_hash
from shutbox.server.identity import classroom_hash, code_hash
from shutbox.server.store import Store, Target, open_store
from shutbox.server.table import Bots, Live
from shutbox.server.think import Thinker
from tests.server.table.memory import live_tables

TEACHER, ADA, BEA, CEM = (letter * 32 for letter in "fabc")
DAY = 24 * 3600


class Class:
    """A classroom with three pupils, at a server in this process whose clock can be set."""

    def __init__(self, store: Store, live: Tables, clock: list[float]) -> None:
        self.store, self.live, self.clock = store, live, clock
        self.lesson: Lesson

    async def open(self, **options: bool) -> None:
        """Opens it; everybody joins."""
        for holder in (TEACHER, ADA, BEA, CEM):
            await self.store.remember(holder)
        entry = opening("7b", named("nine"), 5, 30, options, key_hash("key"))
        self.lesson = await self.live.school.open(TEACHER, entry)
        for holder, name in ((ADA, "Ada"), (BEA, "Bea"), (CEM, "Cem")):
            await self.do(holder, Join(name))

    async def do(self, who: str, wish: Any) -> int:
        """Does what somebody wishes."""
        return await self.live.school.perform(self.lesson, who, wish)

    async def begin(self, *predictions: int) -> None:
        """Begins the next round; the first pupils predict."""
        await self.do(TEACHER, Next(len(self.lesson.classroom.played) + 1))
        for holder, total in zip((ADA, BEA, CEM), predictions, strict=False):
            await self.do(holder, Predict(total))

    async def tables(self) -> list[Live]:
        """The tables of the round."""
        return [await self.live.registry.live(box.code) for box in self.lesson.classroom.current.boxes]

    async def row(self) -> TableRow | None:
        """The classroom as it is stored."""
        return await self.store.find(classroom_hash(self.lesson.code))

    async def settled(self, true: Callable[[], object]) -> None:
        """Waits for what is done in the background."""
        async with asyncio.timeout(20):
            while not true():
                await asyncio.sleep(0.01)


def held(act: Callable[[Class], Awaitable[None]]) -> None:
    """Holds a lesson at a store in memory."""

    async def run() -> None:
        clock = [1_800_000_000.0]
        store = await open_store(None, clock=lambda: clock[0])
        thinker = Thinker()
        try:
            await act(Class(store, live_tables(store, Bots(thinker, thinker), thinker), clock))
        finally:
            await store.close()

    asyncio.run(run())


def test_a_table_is_laid_when_its_pupils_have_predicted() -> None:
    async def act(it: Class) -> None:
        await it.open(pairs=True)
        await it.begin(12)
        assert await it.tables() == []
        await it.do(BEA, Predict(3))
        (pair,) = await it.tables()
        assert [place.holder for place in pair.table.places] == [ADA, BEA]
        assert (pair.table.stage, pair.table.settings.dice) == (Stage.PLAYING, TableDice.SEALED)
        assert pair.table.host == TEACHER

    held(act)


def test_the_same_dice_fall_for_everyone_and_real_ones_are_typed() -> None:
    async def act(it: Class) -> None:
        await it.open(same_dice=True, pairs=True)
        await it.begin(1, 2, 3)
        throws = []
        for live in await it.tables():
            assert await it.live.executor.keep(live, ToThrow(2), by=live.table.places[0].holder)
            assert live.table.game is not None
            throws.append(live.table.game.throw)
        assert len(throws) == 3
        assert len(set(throws)) == 1
        await it.do(TEACHER, Switch("same_dice", on=False))
        await it.do(TEACHER, Switch("real", on=True))
        await it.begin(1, 2, 3)
        pair, alone = await it.tables()
        assert {pair.table.settings.dice, alone.table.settings.dice} == {TableDice.TYPED}
        await it.live.executor.keep(alone, Play("total:17"), by=CEM)
        await it.settled(lambda: it.lesson.classroom.current.totals)
        assert it.lesson.classroom.current.totals == {2: 17}

    held(act)


def test_a_total_that_is_corrected_counts() -> None:
    async def act(it: Class) -> None:
        await it.open(real=True)
        await it.begin(1)
        (table,) = await it.tables()
        await it.live.executor.keep(table, Play("total:17"), by=ADA)
        await it.settled(lambda: it.lesson.classroom.current.totals == {0: 17})
        await it.live.executor.keep(table, Play("undo"), by=ADA)
        await it.live.executor.keep(table, Play("total:12"), by=ADA)
        await it.settled(lambda: it.lesson.classroom.current.totals == {0: 12})

    held(act)


def test_whoever_waited_for_a_pupil_who_is_removed_gets_a_table_of_the_own() -> None:
    async def act(it: Class) -> None:
        await it.open(pairs=True, real=True)
        await it.begin(1, 2)
        (pair,) = await it.tables()
        await it.do(TEACHER, Remove(0))
        await it.settled(lambda: pair.table.ended)
        (alone,) = await it.tables()
        assert [place.holder for place in alone.table.places] == [BEA]
        await it.live.executor.keep(alone, Play("total:9"), by=BEA)
        await it.settled(lambda: it.lesson.classroom.current.totals)
        assert it.lesson.classroom.current.totals == {1: 9}

    held(act)


def test_a_new_round_closes_what_is_open_and_a_pause_halts_it() -> None:
    async def act(it: Class) -> None:
        await it.open()
        await it.begin(1, 2, 3)
        before = await it.tables()
        await it.do(TEACHER, Pause(on=True))
        assert all(live.halted for live in before)
        await it.do(TEACHER, Next(2))
        await it.settled(lambda: all(live.table.stage is Stage.ABANDONED for live in before))
        await it.do(ADA, Predict(4))
        (table,) = await it.tables()
        assert not table.halted
        await it.do(TEACHER, Remove(0))
        await it.settled(lambda: table.table.ended)
        await it.do(BEA, Predict(4))
        *_, last = await it.tables()
        await it.do(TEACHER, Finish())
        await it.settled(lambda: last.table.ended)
        assert it.lesson.classroom.stage.value == "finished"

    held(act)


def test_a_classroom_is_found_again_with_its_tables_at_another_server() -> None:
    async def act(it: Class) -> None:
        await it.open()
        await it.begin(1, 2, 3)
        thinker = Thinker()
        other = live_tables(it.store, Bots(thinker, thinker), thinker)
        lesson = await other.school.find(it.lesson.code)
        assert lesson.classroom == it.lesson.classroom
        box = lesson.classroom.current.boxes[0]
        live = await other.registry.live(box.code)
        while not live.table.ended:
            game = live.table.game
            assert game is not None
            wish = ToThrow(2) if not game.throw else Play(_first_move(game))
            await other.executor.keep(live, wish, by=ADA)
        await it.settled(lambda: 0 in lesson.classroom.current.totals)
        await it.live.school.catch_up(it.lesson)
        assert it.lesson.classroom.current.totals == lesson.classroom.current.totals

    held(act)


def _first_move(game: Any) -> str:
    from shutbox.play import action_data, legal

    return str(action_data(game, legal(game)[0])["word"])


def test_a_classroom_is_forgotten_after_a_day_with_its_tables_unless_it_is_kept() -> None:
    async def act(it: Class) -> None:
        await it.open()
        await it.begin(1, 2, 3)
        codes = [box.code for box in it.lesson.classroom.current.boxes]
        it.clock[0] += DAY - 3600
        assert await it.live.school.tidy() == 0
        await it.do(TEACHER, Switch("kept", on=True))
        it.clock[0] += 3600
        assert await it.live.school.tidy() == 0
        await it.do(TEACHER, Switch("kept", on=False))
        assert await it.live.school.tidy() == 1
        assert await it.row() is None
        assert [await it.store.find(code_hash(code)) for code in codes] == [None] * 3
        with pytest.raises(ShutboxError):
            await it.live.school.find(it.lesson.code)

    held(act)


def test_a_pupil_who_is_forgotten_leaves_no_name() -> None:
    async def act(it: Class) -> None:
        await it.open()
        await it.store.forget(Target(holder=ADA), rewrite=False)
        row = await it.row()
        assert row is not None
        entries = b"".join(await it.store.entries(row.id))
        assert b"Ada" not in entries
        assert b"Bea" in entries
        assert ADA.encode() not in entries

    held(act)


def test_a_classroom_is_no_table() -> None:
    async def act(it: Class) -> None:
        await it.open()
        # Its code leads to no table, and the chores of tables pass it by.
        with pytest.raises(ShutboxError):
            await it.live.registry.live(it.lesson.code)
        await it.live.registry.resume(it.clock[0] + 400 * DAY)
        assert it.live.registry.count == 0

    held(act)
