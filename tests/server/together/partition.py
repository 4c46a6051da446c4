"""A process that is cut off: packets between it and its database, or all of its packets, are lost for a while.

.venv/bin/python -m tests.server.together.partition URL FOLDER TROUBLES SEED

One process is beside the database, the other in a network namespace of its own (`faults.link`). It reaches the database
through a relay, so only its own end is told nothing: to the database its old sessions stay open, as after a router has
gone. People play at both, and what was acknowledged is checked after each trouble.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sys
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any

from psycopg.conninfo import conninfo_to_dict

from tests.server.faults.kills import LOST, check, pause, until_acked
from tests.server.faults.link import CLIENTS, Link, ProxyLink, link
from tests.server.running import Data, Server, gone, lay
from tests.server.together.crowd import ACKS, places, roamers

# Which of the two kinds of packets of the other process are lost: those of the database, and those of its clients.
TROUBLES = {"database": (True, False), "machine": (True, True), "clients": (False, True)}
# Whether what it is sent is lost, and what it sends.
WAYS = ((True, True), (True, True), (True, False), (False, True))
# Shorter than anybody notices; longer than a lease and a transaction last; longer than a connection is waited for.
SECONDS = (7.0, 0.5, 3.0)
# After so many troubles a new database begins: each kind for each time.
LAP = 9
# Until the other process takes over, and until the one that comes back has told the database.
SOON, BACK = 10.0, 40.0
PORT = 5432


class Away(Server):
    """A server in the other namespace."""

    address = ""

    def connection(self) -> HTTPConnection:
        return HTTPConnection(self.address, self.port, timeout=120)

    def socket_to(self, path: str) -> Data:
        return {"uri": f"ws://{self.address}:{self.port}{path}"}


@dataclass
class Two:
    """Both processes."""

    servers: list[Server]
    url: str


def relay(target: str) -> None:
    """Passes connections from the other namespace on to a socket of a file, for ever."""
    door = socket.create_server((CLIENTS, PORT))

    def carry(source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        for each in (source, sink):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def welcome() -> None:
        while True:
            near, _ = door.accept()
            far = socket.socket(socket.AF_UNIX)
            far.connect(target)
            for source, sink in ((near, far), (far, near)):
                Thread(target=carry, args=(source, sink), daemon=True).start()

    Thread(target=welcome, daemon=True).start()


class Scene:
    """Two processes, of which the second can be cut off."""

    def __init__(self, network: Link, two: Two, folder: Path, chance: random.Random) -> None:
        self.network, self.two, self.folder, self.chance = network, two, folder, chance
        self.counts: dict[str, int] = {}
        self.waited = 0.0

    def cut(self, name: str, way: tuple[bool, bool]) -> None:
        """Loses packets from now on; `clear` ends it."""
        # The process reaches the database from its first address.
        for weather, lost in zip(self.network.weathers, TROUBLES[name], strict=True):
            weather.deaf, weather.mute = (lost and each for each in reversed(way))

    def clear(self) -> None:
        """All packets arrive."""
        for weather in self.network.weathers:
            weather.deaf = weather.mute = False

    async def trouble(self, number: int) -> None:
        """One trouble, which is over afterwards: the process that was cut off works as before."""
        name, way = list(TROUBLES)[number % len(TROUBLES)], self.chance.choice(WAYS)
        seconds = SECONDS[number // len(TROUBLES) % len(SECONDS)]
        self.counts[name] = self.counts.get(name, 0) + 1
        self.cut(name, way)
        try:
            await asyncio.sleep(seconds)
        finally:
            self.clear()
        await self.back()

    async def back(self) -> None:
        """Waits until the process that was cut off stores something."""
        begin = monotonic()
        async with asyncio.timeout(BACK):
            while True:
                with suppress(OSError):
                    reply = await asyncio.to_thread(self.two.servers[1].ask, "POST", "/api/devices", {"cookie": False})
                    assert reply.status == 201, reply
                    break
                await asyncio.sleep(0.1)
        self.waited = max(self.waited, monotonic() - begin)

    async def bots_go_on(self) -> float:
        """How long bots stand still whose process is cut off from everything."""
        one, other = self.two.servers
        token = other.device()
        code = str(lay(other, token, "double-shutter", ["highest", "fewest-tiles"], pace=200)["code"])
        host, watcher = other.client(code, token), one.client(code)
        await host.join()
        await host.tell("start")
        await host.until(lambda: host.stage == "playing" and host.n > 4)
        await watcher.join()
        self.cut("machine", (True, True))
        before, begin = watcher.n, monotonic()
        try:
            # What the process had sent may still come.
            await watcher.until(lambda: watcher.n > before + 2, SOON)
            waited = monotonic() - begin
        finally:
            self.clear()
        await self.back()
        # They go on, whichever process has them now.
        later = watcher.n
        await watcher.until(lambda: watcher.ended or watcher.n > later + 2)
        with suppress(*LOST):
            await gone(host)
        await gone(watcher)
        return waited


async def lived(scene: Scene, troubles: int) -> dict[str, Any]:
    """People play through so many troubles."""
    persons = roamers(scene.two, 4)  # type: ignore[arg-type]
    tasks = [asyncio.create_task(person.live()) for person in persons]
    for number in range(troubles):
        await until_acked(tasks, persons, scene.chance.randint(0, 2 * ACKS))
        await pause(tasks, scene.chance.uniform(0.0, 0.02))
        await scene.trouble(number)
        acks = [{"holder": person.holder, **ack} for person in persons for ack in person.client.acks]
        check(acks, await asyncio.to_thread(places, scene.two.url, scene.folder))
    await until_acked(tasks, persons, ACKS)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    stood = await scene.bots_go_on()
    acks_ = sum(len(person.client.acks) for person in persons)
    return {**scene.counts, "acks": acks_, "back": round(scene.waited, 1), "bots": round(stood, 1)}


def main(arguments: list[str]) -> int:
    """Cuts a process off again and again, and prints what happened."""
    url, folder, troubles, seed = arguments[0], Path(arguments[1]), int(arguments[2]), int(arguments[3])
    network, made_of = link(1)
    if isinstance(network, ProxyLink):
        print(json.dumps({"network": made_of}))
        return 0
    parts = conninfo_to_dict(url)
    relay(f"{parts['host']}/.s.PGSQL.{PORT}")
    far = f"postgresql://{parts['user']}@{CLIENTS}:{PORT}/{parts['dbname']}"
    for place in ("near", "far"):
        (folder / place).mkdir()
    address = network.address(1, 0).partition(":")[0]
    near = Server(folder / "near" / "data", "--database", url)
    away = Away(folder / "far" / "data", "--database", far, "--also", address, host="0.0.0.0", before=network.enter)
    away.address = address
    with ExitStack() as stack:
        for server in (near, away):
            stack.callback(server.kill)
        near.start()
        away.folder.mkdir()
        (away.folder / "server.key").write_bytes((near.folder / "server.key").read_bytes())
        away.start()
        found = asyncio.run(lived(Scene(network, Two([near, away], url), folder, random.Random(seed)), troubles))
        for server in (near, away):
            assert server.stop() == 0
            assert not [line for line in server.log.splitlines() if "Traceback" in line or '"fault"' in line], (
                server.log
            )
    print(json.dumps({"network": made_of, **found}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
