"""Messages of a table beside its entries: the thinking time, and the dice that a bot asks people to throw."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.exceptions import InvalidStatus

from shutbox.play.events import SeatNumber
from shutbox.play.table.company.pace import ROLL_SECONDS
from shutbox.play.table.setting import Settings
from shutbox.play.table.settle import Begin
from shutbox.play.table.wish import Fill, Sit, Start
from shutbox.rules import named
from shutbox.server.store.store import open_store
from shutbox.server.table.bots import Bots
from shutbox.server.table.live import BOT_MARKS, may_move_by_itself
from shutbox.server.think.thinker import Thinker
from tests.server.running import Data, Server, begun, gone, lay
from tests.server.table.memory import live_tables


def test_everybody_hears_how_long_the_player_to_act_may_think(server: Server) -> None:
    async def game() -> list[float | None]:
        clients = await begun(server, "nine", 2, seconds=900)
        await clients[0].act()
        await clients[1].until(lambda: clients[1].game["throw"])
        found = [client.clock for client in clients]
        await gone(*clients)
        return found

    for clock in asyncio.run(game()):
        assert clock is not None
        assert 800 < clock <= 900 + ROLL_SECONDS


def test_what_a_bot_wants_to_throw_is_told_also_to_whoever_comes_later(server: Server) -> None:
    async def game() -> tuple[list[int], int]:
        (ann,) = await begun(server, "nine", 1, ("fewest-tiles",), dice="typed", starter=1)
        await ann.until(lambda: any('"wants"' in frame for frame in ann.frames))
        late = server.client(ann.code, ann.token)
        await late.join()
        await gone(ann, late)
        told = [message["wants"] for frame in ann.frames if "wants" in (message := json.loads(frame))]
        return told, json.loads(late.frames[0])["wants"]

    assert asyncio.run(game()) == ([2], 2)


@pytest.mark.parametrize("seats", [["open", "open"], ["open", "fewest-tiles"]])
@pytest.mark.parametrize("seconds", [0, 30])
@pytest.mark.parametrize("filled", [0, 1])
@pytest.mark.parametrize("stage", ["waiting", "sealing", "playing"])
def test_a_stored_table_that_moves_by_itself_is_found_without_laying_it_again(
    seats: list[str],
    seconds: int,
    filled: int,
    stage: str,
) -> None:
    async def stored() -> tuple[str, list[bytes], bool]:
        store = await open_store(None)
        registry, executor, _ = live_tables(store, Bots(Thinker(), Thinker()), Thinker())
        plan = [{"kind": kind} for kind in seats]
        _, live = await registry.lay("h" * 32, named("nine"), plan, Settings(pace=10_000, seconds=seconds))
        for seat in [seat for seat, kind in enumerate(seats) if kind == "open"]:
            wish = (
                Fill(SeatNumber(seat), "random", f"Bot {seat}")
                if filled and seat
                else Sit(SeatNumber(seat), f"P{seat}", "ab" * 32)
            )
            await executor.keep(live, wish, by="h" * 32)
        if stage != "waiting":
            await executor.keep(live, Start(), by="h" * 32)
        if stage == "playing":
            await executor.keep(live, Begin())
        moves = live.moves_by_itself()
        ((_, telling),) = [each async for each in store.unfinished(*BOT_MARKS)]
        await store.close()
        return live.table.stage.value, telling, moves

    found, telling, moves = asyncio.run(stored())
    assert found == stage
    assert may_move_by_itself(found, *telling) or not moves
    if seats == ["open", "open"] and not seconds and not filled:
        assert may_move_by_itself(found, *telling) is (stage == "sealing")


def test_clients_of_both_versions_at_one_table_get_each_their_own(server: Server) -> None:
    async def game() -> list[list[Data]]:
        ann, _bo = clients = await begun(server, "nine", 2)
        newer = server.client(f"{ann.code}?v=2", ann.token)
        await newer.join()
        await ann.act()
        await newer.until(lambda: newer.n == ann.n)
        await newer.leave()
        await gone(*clients)
        return [[json.loads(frame) for frame in client.frames] for client in (ann, newer)]

    older, newer = asyncio.run(game())
    assert {message["v"] for message in older} == {1}
    assert {message["v"] for message in newer} == {2}
    assert all("legal" in message for message in older if "view" in message)
    last = [message for message in older if "view" in message][-1]
    views = [message for message in newer if "view" in message]
    assert len(views) == 2
    assert not any("legal" in message for message in views)
    assert views[-1]["view"] == last["view"]
    assert views[-1]["view"]["game"]["legal"] == last["legal"]
    assert views[-1]["may"] == {"act": [0], "type": [], "undo": [], "arrange": [], "host": []}


def test_a_version_that_is_not_known_gets_no_socket_and_no_state(server: Server) -> None:
    token = server.device()
    code = lay(server, token, "nine", ["open"])["code"]
    assert "legal" in server.ask("GET", f"/api/tables/{code}", token=token).data
    assert "legal" not in server.ask("GET", f"/api/tables/{code}?v=2", token=token).data
    reply = server.ask("GET", f"/api/tables/{code}?v=3", token=token)
    assert (reply.status, reply.code) == (400, "wire-version")
    with pytest.raises(InvalidStatus):
        asyncio.run(server.client(f"{code}?v=3", token).join())
