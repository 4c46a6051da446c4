"""Connected clients: everybody sees who is present, and a client that was away gets all missed entries."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from shutbox.play import read_record
from tests.server.marathon import long_table
from tests.server.running import HASTY, Data, Server, begun, gone, record, table


def shown(body: bytes) -> Data:
    """A stored entry as everybody is told."""
    return {key: value for key, value in json.loads(body).items() if key not in ("by", "cmd")}


def test_everything_since_any_gap_is_told_whatever_its_length(tmp_path: Path) -> None:
    code, token, entries = asyncio.run(long_table(tmp_path / "data", 5000))

    async def asked(server: Server) -> None:
        ann, watcher = server.client(code, token), server.client(code)
        await ann.join()
        await watcher.join()
        assert ann.n == 5000
        for seen in (0, 1, 499, 500, 501, 2500, 4999, 5000):
            heard = await watcher.since(seen)
            assert [message["n"] for message in heard] == list(range(seen + 1, 5001))
            assert [message["event"] for message in heard] == [shown(body) for body in entries[seen:]]
        for odd in (-1, 5001, "0", None, True, 1.0):
            await watcher.send(json.dumps({"do": "since", "n": odd, "id": "odd"}))
        await watcher.until(lambda: sum('"wire-since"' in frame for frame in watcher.frames) == 6)
        # While somebody catches up the game goes on, and nothing is missed or told twice.
        begin = len(watcher.frames)
        await watcher.send(json.dumps({"do": "since", "n": 0, "id": "all"}))
        for _ in range(10):
            await ann.tell("report", faces=[1, 2])
            await ann.tell("play", word="undo")
        await watcher.until(lambda: watcher.n == 5020)
        heard = [json.loads(frame) for frame in watcher.frames[begin:]]
        numbers = [message["n"] for message in heard if "event" in message]
        # What came before the server heard the question is told again.
        assert numbers[numbers.index(1) :] == list(range(1, 5021))
        await gone(ann, watcher)

    with Server(tmp_path / "data") as server:
        asyncio.run(asked(server))


def test_who_asks_for_long_gaps_again_and_again_is_stopped(tmp_path: Path) -> None:
    code, token, _ = asyncio.run(long_table(tmp_path / "data", 5000))

    async def asked(server: Server) -> int:
        ann = server.client(code, token)
        await ann.join()
        for number in range(30):
            await ann.send(json.dumps({"do": "since", "n": 0, "id": str(number)}))
        assert (await ann.gone())[0] == 1008
        return sum(json.loads(frame).get("id") in map(str, range(30)) for frame in ann.frames)

    with Server(tmp_path / "data", env={}) as server:
        # Each has ten pages; a hundred messages are allowed, and a few more come back meanwhile.
        assert 8 <= asyncio.run(asked(server)) < 20


def test_everybody_sees_who_is_there(server: Server) -> None:
    async def seen() -> None:
        ann, bo = await table(server, "nine", 2)
        await ann.until(lambda: ann.present == [0, 1] and ann.watching == 0)
        watcher = server.client(ann.code)
        await watcher.join()
        await ann.until(lambda: ann.watching == 1)
        await watcher.until(lambda: watcher.present == [0, 1])
        second = server.client(ann.code, bo.token)
        await second.join()
        await bo.leave()
        # A seat is there as long as one of its tabs is.
        await watcher.leave()
        await ann.until(lambda: ann.watching == 0)
        assert ann.present == [0, 1]
        await second.leave()
        await ann.until(lambda: ann.present == [0])
        await gone(ann)

    asyncio.run(seen())


# Who is away

BOT = {"bot": "fewest-tiles", "name": ""}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a very short grace period."""
    folder = tmp_path_factory.mktemp("hasty") / "data"
    with Server(folder, program=HASTY) as running:
        yield running


def test_nobody_is_replaced_for_two_minutes_and_everybody_sees_how_long_it_takes(server: Server) -> None:
    async def dropped() -> None:
        ann, bo = await begun(server, "nine", 2)
        watcher = server.client(ann.code)
        await watcher.join()
        await bo.leave()
        for client in (ann, watcher):
            await client.until(lambda each=client: each.away)  # type: ignore[misc]
            (away,) = client.away
            assert (away["seat"], away["seconds"] + away["left"]) in ((1, 120), (1, 119))
            assert away["left"] > 60
        for do, more in (("fill", BOT), ("remove", {})):
            answer = await ann.do(do, seat=1, **more)
            assert answer["error"]["code"] == "player-awaited"
            assert 0 < answer["error"]["arguments"]["seconds"] <= 120
            assert await watcher.refused(do, seat=1, **more) == "seated-only"
        assert server.ask("GET", f"/api/tables/{ann.code}").data["away"][0]["seat"] == 1
        # A connection for a moment, and the whole time begins again.
        await bo.join()
        await ann.until(lambda: not ann.away)
        assert await ann.refused("fill", seat=1, **BOT) == "player-here"
        await gone(ann, bo, watcher)

    asyncio.run(dropped())


def test_time_runs_against_nobody_while_the_server_is_down_or_nobody_is_there(tmp_path: Path) -> None:
    async def first(server: Server) -> tuple[str, str, str]:
        ann, bo = await begun(server, "nine", 2)
        await gone(ann, bo)
        return ann.code, ann.token, bo.token

    async def later(server: Server, code: str, token: str) -> None:
        ann = server.client(code, token)
        await ann.join()
        await ann.until(lambda: ann.away)
        assert ann.away[0]["left"] > 60
        assert ann.away[0]["seconds"] < 60
        assert await ann.refused("fill", seat=1, **BOT) == "player-awaited"
        await gone(ann)

    with Server(tmp_path / "data") as server:
        code, ann, _ = asyncio.run(first(server))
        asyncio.run(later(server, code, ann))
        server.restart()
        asyncio.run(later(server, code, ann))


def test_a_bot_plays_on_for_whoever_is_away_until_they_take_the_seat_back(hasty: Server) -> None:
    async def played() -> None:
        ann, bo, cy = await begun(hasty, "nine", 3)
        watcher = hasty.client(ann.code)
        await watcher.join()
        await cy.leave()
        await bo.until(lambda: [away["left"] for away in bo.away] == [0])
        assert await watcher.refused("fill", seat=2, **BOT) == "seated-only"
        assert await bo.refused("fill", seat=0, **BOT) == "player-here"
        message = bo.command("fill", seat=2, **BOT)
        answer = await bo.raw(message)
        assert answer["ok"]
        assert (await bo.raw(message))["n"] == answer["n"]
        assert await ann.refused("fill", seat=2, **BOT) == "seat-bot"
        await ann.until(lambda: ann.view["seats"][2]["player"] == "Cy" and not ann.away)
        await cy.join()
        assert (cy.you, cy.back) == ([], [2])
        assert await ann.refused("return", seat=2) == "not-your-seat"
        await cy.tell("return", seat=2)
        await cy.until(lambda: cy.you == [2] and cy.back == [])
        await ann.until(lambda: ann.view["seats"][2]["name"] == "Cy")
        await asyncio.gather(*(client.play() for client in (ann, bo, cy)))
        text = record(hasty, ann.code)
        assert [seat.kind for seat in read_record(text).game.players] == ["person"] * 3
        assert text.startswith("shutbox 1")
        assert "seat:3=fewest-tiles," in text
        await gone(ann, bo, cy, watcher)

    asyncio.run(played())


def test_the_others_go_on_without_whoever_is_away(hasty: Server) -> None:
    async def played() -> None:
        ann, bo, cy = await begun(hasty, "nine", 3)
        await cy.leave()
        await bo.until(lambda: [away["left"] for away in bo.away] == [0])
        await bo.tell("remove", seat=2)
        assert await bo.refused("remove", seat=2) == "seat-gone"
        await bo.until(lambda: not bo.away)
        await asyncio.gather(ann.play(), bo.play())
        assert read_record(record(hasty, ann.code)).game.tally.left == {2}
        await gone(ann, bo)

    asyncio.run(played())


def test_the_powers_of_the_host_pass_on_and_come_back(hasty: Server) -> None:
    async def passed() -> None:
        ann, bo, cy = await table(hasty, "nine", 3)
        path = f"/api/tables/{ann.code}/spoken"
        assert hasty.ask("POST", path, token=bo.token).code == "host-only"
        await ann.leave()
        await cy.until(lambda: cy.deputy == 1)
        await bo.until(lambda: bo.host)
        assert not cy.host
        assert hasty.ask("POST", path, token=bo.token).status == 201
        assert await cy.refused("start", without_seals=True) == "host-only"
        await ann.join()
        assert ann.host
        await bo.until(lambda: not bo.host and bo.deputy is None)
        assert await bo.refused("close") == "host-only"
        await ann.tell("close")
        await gone(ann, bo, cy)

    asyncio.run(passed())
