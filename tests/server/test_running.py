"""The server process and the clients with which the others test: a first game between them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from shutbox.play import read_record
from shutbox.play.seal import check_sealed
from tests.server.running import Server, begun, gone, record


def test_two_clients_and_a_bot_play_a_game_whose_dice_can_be_verified(tmp_path: Path) -> None:
    async def game(server: Server) -> str:
        clients = await begun(server, "nine", 2, ("fewest-tiles",))
        await asyncio.gather(*(client.play() for client in clients))
        await gone(*clients)
        return record(server, clients[0].code)

    with Server(tmp_path / "data") as server:
        told = read_record(asyncio.run(game(server)))
    opening = check_sealed(told)
    assert told.game.over
    assert opening is not None
    assert opening.fit
    assert not opening.unchecked


def test_a_server_stops_when_it_is_asked_to_and_goes_on_after_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        token = server.device()
        server.restart()
        assert server.ask("GET", "/api/mine", token=token).data["tables"] == []
        assert server.stop() == 0
