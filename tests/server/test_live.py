"""What a table in memory tells beside its entries: how long one may think, and what a bot without hands waits for."""

from __future__ import annotations

import asyncio
import json

from tests.server.running import Server, begun, gone


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
        assert 800 < clock <= 900


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
