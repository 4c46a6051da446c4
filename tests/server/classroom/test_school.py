"""A class of forty phones behind one address: they join, predict, play and are exported, over real sockets.

The limits are those of a real server: a stranger from the same address is limited as ever.
"""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.classroom.phone import opened, phone, play, pupil_device
from tests.server.running import Server

PUPILS = 40


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with the limits that it usually has."""
    with Server(tmp_path / "data", env={}) as running:
        yield running


async def lesson(server: Server, code: str, token: str, number: int) -> None:
    """A pupil joins, predicts, and plays when the teacher begins."""
    async with phone(server, f"/ws/classrooms/{code}", token) as pupil:
        assert (await pupil.do("join", name=f"Pupil {number}"))["ok"]
        await pupil.see(lambda view: view["round"] == 1)
        assert (await pupil.do("predict", total=number))["ok"]
        view = await pupil.see(lambda view: view["table"])
        await play(server, view["table"], token)
        await pupil.see(lambda view: view["you"]["state"] == "done")


def test_forty_phones_behind_one_address_join_predict_play_and_are_exported(server: Server) -> None:
    asyncio.run(whole_lesson(server))


async def whole_lesson(server: Server) -> None:
    """A lesson of forty, from its first phone to the export, and what a stranger may do meanwhile."""
    code, key, teacher = opened(server, rounds=2, expected=PUPILS)
    tokens = [pupil_device(server, code) for _ in range(PUPILS)]
    async with phone(server, f"/ws/classrooms/{code}", teacher) as screen, asyncio.TaskGroup() as group:
        for number, token in enumerate(tokens):
            group.create_task(lesson(server, code, token, number))
        await screen.see(lambda view: len(view.get("pupils", [])) == PUPILS)
        assert (await screen.do("next", round=1))["ok"]
        view = await screen.see(lambda view: len(view["totals"]) == PUPILS)
        assert sorted(view["first"]) == list(range(PUPILS))
        assert view["opens"] == 0
        assert not (await screen.do("next", round=1))["ok"], "two taps begin one round"
        assert (await screen.do("finish"))["ok"]
        totals = view["totals"]
    exported = server.ask("GET", f"/api/classrooms/{code}/csv", token=teacher)
    rows = list(csv.DictReader(io.StringIO(exported.body.decode("utf-8-sig"))))
    assert [int(row["seat"]) for row in rows] == list(range(1, PUPILS + 1))
    assert sorted(int(row["left"]) for row in rows) == sorted(totals)
    assert {row["name"]: int(row["predicted"]) for row in rows} == {f"Pupil {n}": n for n in range(PUPILS)}
    assert server.ask("GET", f"/api/classrooms/{code}/csv", token=tokens[0]).code == "classroom-teacher"
    # A stranger from the same address is limited by it: new devices, and guesses at codes.
    strangers = [server.ask("POST", "/api/devices", {"cookie": False}).status for _ in range(40)]
    assert strangers.count(429) >= 10
    guesses = [server.ask("GET", f"/api/classrooms/zzzzz{letter}").status for letter in "abcdefghjkmn"]
    assert guesses.count(404) == 10
    assert guesses[-1] == 429
    # The class itself is not: its code is answered where others of it have come from.
    assert server.ask("GET", f"/api/classrooms/{code}").status == 200
    # What was stored survives the process, and the phone of the teacher has the powers of the teacher.
    server.restart()
    again = server.ask("GET", f"/api/classrooms/{code}").data["classroom"]
    assert sorted(again["totals"]) == sorted(totals)
    second = server.device()
    assert server.ask("POST", f"/api/classrooms/{code}/teach", {"key": "x"}, token=second).code == "classroom-key"
    assert server.ask("POST", f"/api/classrooms/{code}/teach", {"key": key}, token=second).status == 200
    assert server.ask("GET", f"/api/classrooms/{code}/csv", token=second).status == 200
