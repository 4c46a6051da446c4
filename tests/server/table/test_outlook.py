"""The outlook is sent if the table has a coach, and agrees with the solver."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from shutbox.play import begun, extended, new_game, read_record
from shutbox.play.events import Leave, SeatNumber
from shutbox.rules import changed, named
from shutbox.rules.codec import to_data
from shutbox.server.think.thinker import GLANCE_PRICE, MOST_PRICE, outlook
from shutbox.solve import library
from shutbox.solve.format import Kind, Problem
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


# Its forecast costs about a second, and the whole game some ten times as much.
LONG = {"box": "12345678/87654321", "rounds": "2"}


def test_what_is_known_at_once_is_told_before_what_takes_longer(tmp_path: Path) -> None:
    rules = changed(named("double-shutter"), LONG)
    whole, forecast = (library.price_of(Problem(kind, rules, 4, 2)) for kind in (Kind.MANY_CHASE, Kind.BY_ROUND))
    assert forecast < GLANCE_PRICE < whole < MOST_PRICE

    async def game(server: Server) -> list[dict[str, Any]]:
        clients = await running.begun(server, to_data(rules, whole=True), 4, coach="ask")
        await clients[0].until(lambda: len(outlooks(clients[0])) > 1)
        await running.gone(*clients)
        return outlooks(clients[0])

    with Server(tmp_path / "data", env={"SHUTBOX_LIMITS": "off", "SHUTBOX_CACHE": str(tmp_path)}) as server:
        first, second = asyncio.run(game(server))
    assert [each["outlook"]["horizon"] for each in (first, second)] == ["forecast", "game"]
    assert first["n"] == second["n"]
    assert [sum(each["outlook"]["seats"]) for each in (first, second)] == pytest.approx([1, 1])


def test_what_is_known_at_once_needs_no_compiled_loops(tmp_path: Path) -> None:
    code = (
        "import sys; from shutbox.play import begun; from shutbox.rules import named;"
        "from shutbox.server.think.thinker import glance;"
        "found = glance(begun(named('double-shutter'), ['Ann', 'Bo', 'Cy', 'Di']).game);"
        "print(found['outlook']['horizon'], found['further'], 'numba' in sys.modules)"
    )
    environment = os.environ | {"SHUTBOX_CACHE": str(tmp_path)}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["forecast", "True", "False"]


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
