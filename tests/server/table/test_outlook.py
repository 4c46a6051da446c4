"""The outlook is sent if the table has a coach, and agrees with the solver."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from shutbox.play import begun, extended, new_game, read_record
from shutbox.play.events import Leave, SeatNumber
from shutbox.rules import changed, named
from shutbox.server.think.opinion import outlook
from shutbox.value import options
from tests.server import running
from tests.server.running import Server


def outlooks(client: running.Client) -> list[dict[str, Any]]:
    return [message for frame in client.frames if "outlook" in (message := json.loads(frame))]


def test_everybody_hears_what_they_can_expect(server: Server) -> None:
    async def game() -> tuple[list[dict[str, Any]], dict[str, Any], str]:
        clients = await running.begun(server, "nine", 2, coach="ask")
        for client in clients:
            await client.until(lambda each=client: outlooks(each))  # type: ignore[misc]
        await clients[0].act()
        await clients[1].until(lambda: outlooks(clients[1])[-1]["n"] == clients[0].n)
        late = server.client(clients[0].code)
        await late.join()
        await running.gone(*clients, late)
        record = server.ask("GET", f"/api/tables/{clients[0].code}/record").body.decode()
        return outlooks(clients[1]), json.loads(late.frames[0])["outlook"], record

    heard, late, record = asyncio.run(game())
    first = options(new_game(named("nine"), ["Ann", "Bo"]))
    assert heard[0]["outlook"]["seats"] == pytest.approx(first.best.seats)
    assert late == heard[-1]["outlook"]
    assert late["seats"] == pytest.approx(options(read_record(record).game).best.seats)


def test_a_table_without_a_coach_is_told_nothing(server: Server) -> None:
    async def game() -> list[dict[str, Any]]:
        clients = await running.begun(server, "nine", 2)
        await clients[0].act()
        await server.client().leave()
        await asyncio.to_thread(server.ask, "GET", f"/api/tables/{clients[0].code}/story")
        await running.gone(*clients)
        return outlooks(clients[0])

    assert asyncio.run(game()) == []


def test_where_only_the_turn_is_solved_the_others_have_no_number() -> None:
    rules = changed(named("ferme-ta-boite"), {"shut_wins": True, "next_start": "winner"})
    found = outlook(begun(rules, ["Ann", "Bo", "Cy"]).game)
    assert found is not None
    assert (found["horizon"], found["unit"]) == ("turn", "total")
    assert found["seats"][1:] == [None, None]


def test_of_a_game_that_is_over_nothing_more_can_be_expected() -> None:
    assert outlook(extended(begun(named("nine"), ["Ann", "Bo"]), Leave(SeatNumber(0))).game) is None
