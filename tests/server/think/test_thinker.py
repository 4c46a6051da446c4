"""Worker processes: price checks, limits, timeouts, and no effect on live play."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.play import Record, Seat, Source, Thrown, read_event, write_record
from shutbox.play.record import begun as begun_record
from shutbox.play.record import extended
from shutbox.rules import changed, named, names
from shutbox.rules.box import Box
from shutbox.rules.codec import to_data
from shutbox.rules.ruleset import RuleSet
from shutbox.rules.turn import Buys
from shutbox.server.table.bots import STAND_IN, Bots
from shutbox.server.think import thinker as think
from shutbox.server.think.opinion import (
    Subject,
    advise,
    check_price,
    choose,
    judge,
    needs_tables,
    outlook,
    priced_record,
)
from shutbox.server.think.study import measures, report
from shutbox.server.think.thinker import PLAY, Allowance, Thinker
from tests.server.running import Server, begun, gone


def huge() -> RuleSet:
    """A rule set whose box has more positions than anybody can think through."""
    rules = named("nine")
    box = Box(tuple((value, value, value, value) for value in range(1, 10)))
    return replace(rules, name="huge", turn=replace(rules.turn, box=box, set_up=box.full))


def thrown(rules: RuleSet, faces: tuple[int, ...] = (3, 4)) -> Record:
    """A game in which somebody has just thrown."""
    return extended(begun_record(rules, [Seat("Ann"), Seat("Bot", "perfect")]), Thrown(faces, Source.TYPED))


async def codes(*thoughts: object) -> list[str]:
    """What came of thoughts that were thought together: a code, or nothing where all went well."""
    done = await asyncio.gather(*thoughts, return_exceptions=True)  # type: ignore[call-overload]
    assert all(not isinstance(each, BaseException) or isinstance(each, ShutboxError) for each in done), done
    return [each.code if isinstance(each, ShutboxError) else "" for each in done]


def test_a_thought_that_takes_too_long_is_stopped_and_the_others_go_on() -> None:
    async def thought() -> list[str]:
        thinker = Thinker(Allowance(seconds=2.0))
        await thinker.think(time.sleep, 0)
        try:
            return await codes(
                thinker.think(time.sleep, 0.1),
                thinker.think(time.sleep, 60),
                thinker.think(time.sleep, 0.1),
                thinker.think(os.getpid),
            )
        finally:
            thinker.stop()

    assert asyncio.run(thought()) == ["", "think-too-long", "", ""]


def test_a_worker_that_dies_is_replaced() -> None:
    async def thought() -> list[str]:
        thinker = Thinker()
        try:
            return await codes(thinker.think(os._exit, 3), thinker.think(os.getpid), thinker.think(os.getpid))
        finally:
            thinker.stop()

    assert asyncio.run(thought()) == ["think-failed", "", ""]


def test_a_worker_has_only_so_much_memory() -> None:
    async def thought() -> list[str]:
        thinker = Thinker(Allowance(megabytes=600))
        try:
            return await codes(thinker.think(bytearray, 2**30), thinker.think(os.getpid))
        finally:
            thinker.stop()

    assert asyncio.run(thought()) == ["think-failed", ""]


def hold(mebibytes: int, seconds: float) -> int:
    """Fills so much memory, for so long."""
    filled = b"x" * (mebibytes << 20)
    time.sleep(seconds)
    return len(filled)


def test_of_workers_that_together_use_too_much_memory_the_largest_is_stopped() -> None:
    async def thought() -> list[str]:
        small, large = Thinker(), Thinker()
        watch = asyncio.create_task(think.watch_memory((small, large), 600 << 20, seconds=0.05))
        try:
            return await codes(small.think(hold, 50, 5), large.think(hold, 700, 60), small.think(os.getpid))
        finally:
            watch.cancel()
            small.stop()
            large.stop()

    assert asyncio.run(thought()) == ["", "think-failed", ""]


def test_only_so_much_may_wait() -> None:
    async def thought() -> list[str]:
        thinker = Thinker(Allowance(waiting=3))
        try:
            return await codes(*(thinker.think(time.sleep, 0.05) for _ in range(5)))
        finally:
            thinker.stop()

    assert asyncio.run(thought()) == ["", "", "", "think-busy", "think-busy"]


NINE, TEN = Subject(named("nine"), 2), Subject(named("ten"), 2)


@pytest.mark.parametrize(("seconds", "then"), [(think.REFUSED_SECONDS, "think-too-dear"), (0.0, "")])
def test_a_game_that_took_too_long_is_refused_for_a_while_and_others_are_not(
    seconds: float, then: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def thought() -> list[str]:
        thinker = Thinker(Allowance(seconds=3.0))
        try:
            return await codes(
                thinker.think(time.sleep, 60, about=NINE),
                thinker.think(os.getpid, about=NINE),
                thinker.think(os.getpid, about=TEN),
                thinker.think(os.getpid),
            ) + await codes(thinker.think(os.getpid, about=NINE))
        finally:
            thinker.stop()

    monkeypatch.setattr(think, "REFUSED_SECONDS", seconds)
    assert asyncio.run(thought()) == ["think-too-long", then, "", "", then]


def test_only_so_many_games_are_remembered_as_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    async def thought() -> list[str]:
        thinker = Thinker(Allowance(seconds=0.0))
        try:
            games = [Subject(NINE.rules, players) for players in (2, 3, 4)]
            for game in games:
                await codes(thinker.think(time.sleep, 60, about=game))
            return await codes(*(thinker.think(time.sleep, 60, about=game) for game in reversed(games)))
        finally:
            thinker.stop()

    monkeypatch.setattr(think, "MOST_REFUSED", 2)
    assert asyncio.run(thought()) == ["think-too-dear", "think-too-dear", "think-too-long"]


def telling() -> Record:
    """A game in which the best move is not the one by the rule of thumb: 8+2 and not 9+1."""
    record = thrown(named("nine"), (1, 3))
    return extended(extended(record, read_event(record.game, "4")), Thrown((4, 6), Source.TYPED))


def test_a_bot_whose_thinker_fails_goes_on_by_a_rule_of_thumb() -> None:
    record = telling()

    async def chosen() -> object:
        return await Bots(Thinker(Allowance(waiting=0)), Thinker()).choice("perfect", record.game)

    assert asyncio.run(chosen()) == choose(STAND_IN, record.game) != choose("perfect", record.game)


def test_a_bot_does_not_wait_for_what_people_have_asked() -> None:
    record = telling()

    async def chosen() -> tuple[object, int]:
        thinker, slow = Thinker(replace(PLAY, seconds=60.0)), Thinker()
        asked = asyncio.create_task(slow.think(time.sleep, 3600))
        try:
            async with asyncio.timeout(50):
                return await Bots(thinker, slow).choice("perfect", record.game), slow.waiting
        finally:
            asked.cancel()
            thinker.stop()
            slow.stop()

    assert asyncio.run(chosen()) == (choose("perfect", record.game), 1)


def test_a_bot_stands_in_for_itself_until_a_slow_game_is_thought_through() -> None:
    record = telling()

    async def chosen() -> list[object]:
        thinker, slow = Thinker(Allowance(seconds=0.0)), Thinker()
        bots = Bots(thinker, slow, patience=50.0)
        asked = asyncio.create_task(slow.think(time.sleep, 1))
        try:
            done: list[object] = [await bots.choice("perfect", record.game) for _ in range(2)]
            # One thought beside what was asked: what is under way is not begun again.
            assert slow.waiting == 2
            while slow.waiting:
                await asyncio.sleep(0.05)
            return [*done, await bots.choice("perfect", record.game)]
        finally:
            await asked
            thinker.stop()
            slow.stop()

    best, thumb = (choose(kind, record.game) for kind in ("perfect", STAND_IN))
    assert asyncio.run(chosen()) == [thumb, thumb, best]


def test_bots_of_a_game_that_is_too_slow_for_everybody_go_by_a_rule_of_thumb() -> None:
    record = telling()

    async def chosen() -> tuple[list[object], list[str]]:
        thinker, slow = Thinker(Allowance(seconds=0.0)), Thinker(Allowance(seconds=0.0))
        bots = Bots(thinker, slow)
        try:
            done: list[object] = [await bots.choice("perfect", record.game)]
            while slow.waiting:
                await asyncio.sleep(0.01)
            done.append(await bots.choice("perfect", record.game))
            return done, await codes(slow.think(os.getpid, about=NINE))
        finally:
            thinker.stop()
            slow.stop()

    thumb = choose(STAND_IN, record.game)
    assert asyncio.run(chosen()) == ([thumb, thumb], ["think-too-dear"])


def slow_house_rule() -> RuleSet:
    """As many positions as three rows of nine have, and three dice that are looked at one by one."""
    box = Box(tuple((value,) for value in range(1, 19)))
    rules = named("double-shutter")
    return replace(rules, name="slow", turn=replace(rules.turn, box=box, set_up=box.full, dice=3, buys=Buys.EXACT))


@pytest.mark.parametrize("rules", names())
def test_every_rule_set_of_the_catalogue_can_be_thought_about(rules: str) -> None:
    check_price(named(rules), 2)


def test_what_is_too_dear_is_refused_before_anything_is_tried() -> None:
    for refused in (
        lambda: check_price(huge(), 2),
        lambda: check_price(slow_house_rule(), 2),
        lambda: priced_record(write_record(thrown(huge()))),
        lambda: asyncio.run(Thinker().think(os.getpid, about=Subject(huge(), 2))),
    ):
        with pytest.raises(ShutboxError) as raised:
            refused()
        assert raised.value.code == "think-too-dear"
    assert priced_record(write_record(thrown(named("nine")))).events


def test_bots_that_look_things_up_are_told_from_those_that_do_not() -> None:
    assert needs_tables("perfect")
    assert not needs_tables("fewest-tiles")


def test_advice_and_judgement_name_what_they_are_about() -> None:
    record = thrown(named("nine"))
    advice = advise(record.game)
    assert [option["do"] for option in advice["options"]] == ["shut"] * 5
    assert advice["options"][0]["loss"] == 0
    worst = advice["options"][-1]
    verdict = judge(record.game, read_event(record.game, worst["word"]))
    assert verdict is not None
    assert verdict["taken"]["word"] == worst["word"]
    assert verdict["best"]["word"] == advice["options"][0]["word"]
    assert verdict["taken"]["loss"] == pytest.approx(worst["loss"])


def test_a_table_whose_game_is_too_dear_can_be_played_but_not_coached(server: Server) -> None:
    async def asked() -> None:
        (ann,) = await begun(server, to_data(huge(), whole=True), 1, coach="ask")
        await ann.tell("hint")
        await ann.until(lambda: any('"think-too-dear"' in frame for frame in ann.frames))
        assert (await ann.act())["ok"]
        wanted = {"rules": to_data(huge(), whole=True), "seats": ["open", "perfect"]}
        reply = server.ask("POST", "/api/tables", wanted, token=ann.token)
        assert (reply.status, reply.code) == (400, "think-too-dear")
        await gone(ann)

    asyncio.run(asked())


def test_a_game_that_is_too_dear_as_a_whole_is_thought_about_by_the_round(tmp_path: Path) -> None:
    async def asked(server: Server) -> dict[str, Any]:
        (ann,) = await begun(server, "last-one-standing", 1, ("perfect",) * 3, coach="ask", pace=0)
        await ann.until(ann.my_turn)
        await ann.tell("hint")
        await ann.until(lambda: any('"reasons"' in frame for frame in ann.frames))
        await gone(ann)
        return next(json.loads(frame)["hint"] for frame in ann.frames if '"reasons"' in frame)

    # Nobody has solved it before, as other tests do.
    with Server(tmp_path / "data", env={"SHUTBOX_LIMITS": "off", "SHUTBOX_CACHE": str(tmp_path)}) as server:
        hint = asyncio.run(asked(server))
    assert (hint["horizon"], hint["unit"]) == ("round", "points")


def test_no_thought_of_a_worker_solves_what_is_too_dear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path))
    rules = changed(named("last-one-standing"), {"begins": "first"})
    start = begun_record(rules, [Seat(name) for name in ("Ann", "Bo", "Cy", "Di")])
    record = extended(start, Thrown((3, 4), Source.SCRIPTED))
    game, event = record.game, read_event(record.game, "7")
    assert choose("perfect", game)["do"] == choose("novice", game)["do"] == "shut"
    horizons = [found["horizon"] for found in (advise(game), judge(game, event), outlook(game)) if found]
    assert [*horizons, report(write_record(extended(record, event)))["stretches"][0]["horizon"]] == ["round"] * 4
    assert measures(to_data(rules, whole=True), 4, "start")["horizon"] is None
    assert not [path for path in tmp_path.glob("*.table") if not path.name.endswith(".swept.table")]


def workers(server: Server) -> list[int]:
    """The processes that a server has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            number, parent = path.parent.name, path.read_text().rpartition(")")[2].split()[1]
        except OSError:
            continue
        if int(parent) == server.pid and "spawn_main" in (path.parent / "cmdline").read_text():
            found.append(int(number))
    return found


def test_live_tables_go_on_while_a_worker_thinks_and_the_worker_ends_with_its_server(tmp_path: Path) -> None:
    async def played(server: Server) -> list[int]:
        (ann,) = await begun(server, "nine", 1, ("perfect",), coach="ask", starter=0)
        await ann.tell("hint")
        await ann.until(lambda: any('"options"' in frame for frame in ann.frames))
        busy = workers(server)
        assert len(busy) == 1
        # A worker that stands still: as busy as one can be.
        os.kill(busy[0], signal.SIGSTOP)
        try:
            await ann.tell("hint")
            other, friend = await begun(server, "double-shutter", 2)
            await asyncio.gather(other.play(), friend.play())
            assert other.stage == "over"
            # A bot's turn is live play too.
            (dan,) = await begun(server, "nine", 1, ("perfect",), starter=1)
            await dan.play()
            assert dan.stage == "over"
            assert busy[0] in workers(server), "no thought of a bot has ended it"
        finally:
            # A worker that stands still would keep the pipe of its server open.
            os.kill(busy[0], signal.SIGCONT)
        await ann.until(lambda: sum('"options"' in frame for frame in ann.frames) == 2)
        await gone(ann, other, friend, dan)
        return busy

    with Server(tmp_path / "data") as server:
        busy = asyncio.run(played(server))
        server.kill()
        begin = time.monotonic()
        while any(
            Path(f"/proc/{number}/cmdline").exists() and Path(f"/proc/{number}/cmdline").read_text() for number in busy
        ):
            time.sleep(0.05)
            assert time.monotonic() - begin < 10
    assert json.loads(server.log.splitlines()[0])["event"] == "start"
