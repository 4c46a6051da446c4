"""Workers that share a port: each is replaced when it ends, and all are renewed while people play."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from shutbox.server.store.audit import audit_database
from tests.server.postgres.cluster import new_database
from tests.server.running import Client, Data, Server, begun
from tests.server.together.processes import until


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Server]:
    (tmp_path / "data").mkdir()
    with new_database() as url, Server(tmp_path / "data", "--database", url, "--workers", "2") as server:
        yield server
        assert server.stop() == 0
        assert audit_database(url).faults == []


def lines(server: Server, event: str) -> list[Data]:
    return [line for line in map(json.loads, server.log.splitlines()) if line["event"] == event]


def children(server: Server) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()]


async def played_through(client: Client) -> None:
    """Plays to the end, and comes back whenever its process has gone."""
    while True:
        try:
            await client.play()
            return
        except (ConnectionResetError, OSError):
            await client.join()


def test_a_rolling_restart_aborts_no_game_and_a_killed_worker_is_replaced(two: Server) -> None:
    async def main() -> None:
        clients = await begun(two, "nine", 2, ("fewest-tiles",), seconds=60, pace=300)
        games = asyncio.gather(*(played_through(client) for client in clients))
        before = children(two)
        os.kill(two.pid, signal.SIGHUP)
        await until(lambda: bool(lines(two, "workers-renewed")), 120)
        assert not set(before) & set(children(two))
        os.kill(children(two)[0], signal.SIGKILL)
        await until(lambda: len(lines(two, "start")) == 5, 120)
        assert [line["code"] for line in lines(two, "worker-ended")] == [-signal.SIGKILL]
        await games
        words = " ".join(str(event) for client in clients for event in client.events.values())
        assert "timeout" not in words
        for client in clients:
            await client.leave()

    asyncio.run(main())


def test_workers_end_with_their_supervisor(two: Server) -> None:
    workers = children(two)
    two.kill()
    for pid in workers:
        asyncio.run(until(lambda pid=pid: not Path(f"/proc/{pid}").exists()))  # type: ignore[misc]
    two.start()


def test_a_worker_that_is_just_being_started_ends_with_the_others(two: Server) -> None:
    os.kill(two.pid, signal.SIGHUP)
    asyncio.run(until(lambda: len(children(two)) == 3))
    workers = children(two)
    assert two.stop() == 0
    for pid in workers:
        asyncio.run(until(lambda pid=pid: not Path(f"/proc/{pid}").exists()))  # type: ignore[misc]
    assert '"fault"' not in two.log
    two.start()


def test_several_processes_need_a_database(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "shutbox", "serve", "--workers", "2", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2
    assert "only one process at a time can write a file of SQLite" in done.stderr
