"""The copies, the way back and the rollback of docs/hosting.md, with a server at which people play."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from time import sleep

import pytest

from shutbox.server.sqlite.schema import VERSION
from shutbox.server.store import open_store
from tests.hosting.page import SHUTBOX, commands, run
from tests.hosting.proxy import HOSTING
from tests.server.running import UNLIMITED, Client, Server, begun, gone

RELEASES = Path(__file__).parent.parent / "data" / "releases"


class Machine:
    """A machine as the page describes it: its folders, and the units that it can start."""

    def __init__(self, folder: Path, tables: Path) -> None:
        self.folder = folder
        self.backups = folder / "backups"
        self.backups.mkdir()
        (folder / "opt").mkdir()
        self.server = Server(folder / "data", env={**UNLIMITED, "SHUTBOX_CACHE": str(tables)})
        self.done: list[str] = []

    @property
    def places(self) -> dict[str, str]:
        """What stands in the page, and what it is here."""
        return {
            SHUTBOX: SHUTBOX,
            "/var/lib/shutbox": str(self.folder / "data"),
            "/var/backups/shutbox": str(self.backups),
            "http://127.0.0.1:8000": f"http://127.0.0.1:{self.server.port}",
        }

    def follow(self, heading: str) -> None:
        """Does what the page says under a heading, in its order."""
        for line in commands(heading):
            run(line, self.places, self.units, self.folder)
            self.done.append(line)

    def units(self, told: list[str]) -> None:
        """Does what systemctl would."""
        what, unit = told
        if unit == "shutbox-backup.service":
            assert what == "start"
            self.copy()
        elif what == "stop":
            assert self.server.stop() == 0, self.server.log
        else:
            assert (what, unit) == ("start", "shutbox.service")
            self.server.start()

    def copy(self) -> None:
        """Runs what the unit runs, never twice within a second, because its copies are named by the second."""
        sleep(1)
        text = (HOSTING / "shutbox-backup.service").read_text(encoding="utf-8")
        for line in re.findall(r"^ExecStart(?:Post)?=(.+)$", text, re.MULTILINE):
            run(line.replace("%%", "%"), self.places, self.units, self.folder)


@pytest.fixture
def machine(tmp_path: Path, tables: Path) -> Machine:
    return Machine(tmp_path, tables)


async def a_few_moves(clients: list[Client], count: int) -> None:
    """People play on."""
    for _ in range(count):
        (player,) = [client for client in clients if client.my_turn()] or [clients[0]]
        answer = await player.act()
        assert answer["ok"], answer
        for client in clients:
            await client.until(lambda each=client, n=answer["n"]: each.n >= n)  # type: ignore[misc]


async def until_the_end(server: Server, clients: list[Client]) -> list[Client]:
    """The same devices come back and play to the end."""
    back = [server.client(client.code, client.token) for client in clients]
    for client in back:
        await client.join()
    await asyncio.gather(*(client.play() for client in back))
    await gone(*back)
    return back


async def played(machine: Machine) -> None:
    """The drill, in the middle of a game."""
    clients = await begun(machine.server, "double-shutter")
    await a_few_moves(clients, 4)
    copied = clients[0].n
    await asyncio.to_thread(machine.copy)
    await a_few_moves(clients, 3)
    await gone(*clients)
    # The copy above is older than that of the drill.
    (old,) = machine.backups.glob("*.db")
    await asyncio.to_thread(machine.follow, "## Copies")
    assert len(list(machine.backups.glob("*.db"))) == 2
    assert old.exists()
    back = await until_the_end(machine.server, clients)
    assert back[0].stage == "over"
    entries = {n: event for n, event in clients[0].events.items() if n <= copied}
    assert entries
    later = machine.server.client(clients[0].code, clients[0].token)
    await later.join()
    told = {message["n"]: message["event"] for message in await later.since(0)}
    assert {n: told[n] for n in entries} == entries
    await gone(later)


def test_the_drill_brings_a_game_back_and_it_is_played_to_the_end(machine: Machine) -> None:
    with machine.server:
        asyncio.run(played(machine))
    assert (machine.folder / "data-lost" / "shutbox.db").exists()
    assert [line for line in machine.done if "verify" in line]


def test_a_copy_that_is_old_is_deleted_and_a_new_one_is_not(machine: Machine) -> None:
    old, other = machine.backups / "2020-01-01-000000.db", machine.backups / "notes.txt"
    for path in (old, other):
        path.touch()
        os.utime(path, (0, 0))
    with machine.server:
        machine.copy()
    (left,) = machine.backups.glob("*.db")
    assert left != old
    assert other.exists()


def version(path: Path) -> int:
    """The version of a store."""
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


async def opened(folder: Path) -> None:
    """The program of today opens a store."""
    await (await open_store(folder)).close()


def test_a_rollback_goes_back_to_the_store_as_it_was_before_the_upgrade(machine: Machine) -> None:
    data = shutil.copytree(RELEASES / "0.1.0" / "store", machine.folder / "data")
    before = version(data / "shutbox.db")
    assert before < VERSION, "without a step there is nothing to go back to"
    asyncio.run(opened(data))
    assert version(data / "shutbox.db") == VERSION
    for line in commands("## Upgrade and rollback"):
        if "install.py" not in line and "systemctl" not in line:
            places = {**machine.places, "/opt/shutbox": str(machine.folder / "opt")}
            run(line, places, machine.units, machine.folder)
    assert version(data / "shutbox.db") == before
    assert (machine.folder / "opt" / "current").readlink() == machine.folder / "opt" / "0.1.0"
    # It is whole: the program of today opens it again.
    asyncio.run(opened(data))


def test_what_the_page_forgets_is_forgotten_while_the_server_runs(machine: Machine) -> None:
    with machine.server:
        machine.server.device()
        (line,) = commands("## Retention")
        assert "nothing" in run(line, machine.places, machine.units, machine.folder).lower()
