"""A classroom whose screens are connected to two processes at one database."""

from __future__ import annotations

import asyncio
from pathlib import Path

from shutbox.server.store.audit import audit_database
from tests.server.classroom.phone import opened, phone, play, pupil_device
from tests.server.postgres.cluster import new_database
from tests.server.together.processes import Processes, processes


def test_a_class_at_two_processes_is_one_class(tmp_path: Path) -> None:
    with new_database() as url, processes(url, tmp_path) as both:
        asyncio.run(lesson(both))
        for server in both.servers:
            assert server.stop() == 0
            assert '"fault"' not in server.log
        assert audit_database(url).faults == []


async def lesson(both: Processes) -> None:
    """The teacher is at one process, one pupil there and one at the other; each plays where the phone is."""
    here, there = both.servers[:2]
    code, _, teacher = opened(here, rounds=1)
    tokens = [pupil_device(here, code), pupil_device(there, code)]
    path = f"/ws/classrooms/{code}"
    async with (
        phone(here, path, teacher) as screen,
        phone(here, path, tokens[0]) as ada,
        phone(there, path, tokens[1]) as bea,
    ):
        for pupil, name in ((ada, "Ada"), (bea, "Bea")):
            assert (await pupil.do("join", name=name))["ok"]
        await screen.see(lambda view: [each["state"] for each in view["pupils"]] == ["here", "here"])
        assert (await screen.do("next", round=1))["ok"]
        for pupil, server, token in ((ada, here, tokens[0]), (bea, there, tokens[1])):
            await pupil.see(lambda view: view["round"] == 1)
            assert (await pupil.do("predict", total=9))["ok"]
            view = await pupil.see(lambda view: view["table"])
            await play(server, view["table"], token)
            await pupil.see(lambda view: view["you"]["state"] == "done")
        view = await screen.see(lambda view: len(view["totals"]) == 2)
        assert [each["predicted"] for each in view["pupils"]] == [9, 9]
