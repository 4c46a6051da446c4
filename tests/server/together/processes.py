"""Several real server processes at one database, for tests. They are forked, because to start Python takes longer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic

from tests.server.faults.nursery import AHEAD, ONLOOKERS, ForkedServer, Nursery
from tests.server.running import Client, lay

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")


class Processes:
    """Servers at one database, each with a folder of its own and the same key."""

    def __init__(
        self, nursery: Nursery, url: str, folder: Path, count: int = 2, apart: Callable[[int], float] | None = None
    ) -> None:
        self.url = url
        self.servers = [
            ForkedServer(
                nursery, folder / f"host{n}" / "data", "--database", url,
                constants={ONLOOKERS: 200, **({AHEAD: apart(n)} if apart else {})},
            )
            for n in range(1, count + 1)
        ]  # fmt: skip

    def start(self) -> None:
        """Starts all of them; the first makes the key and the tables."""
        for server in self.servers:
            server.folder.mkdir(parents=True, exist_ok=True)
            if server is not self.servers[0]:
                (server.folder / "server.key").write_bytes((self.servers[0].folder / "server.key").read_bytes())
            server.start()


@contextmanager
def processes(url: str, folder: Path, count: int = 2) -> Iterator[Processes]:
    """Servers at one database, which end at the end."""
    with ExitStack() as stack:
        made = Processes(stack.enter_context(Nursery()), url, folder, count)
        for server in made.servers:
            stack.callback(server.kill)
        made.start()
        yield made


async def seated(made: Processes, *bots: str, people: int = 2, **settings: object) -> tuple[str, list[Client]]:
    """A table whose game has begun, each of its people at the next process."""
    first = made.servers[0]
    token = first.device()
    code = str(lay(first, token, "nine", ["open"] * people + list(bots), **settings)["code"])
    servers = [made.servers[seat % len(made.servers)] for seat in range(people)]
    clients = [server.client(code, "" if seat else token) for seat, server in enumerate(servers)]
    for seat, client in enumerate(clients):
        await client.join()
        await client.sit(seat, NAMES[seat])
    await clients[0].until(lambda: all(each.n == clients[0].n for each in clients))
    await clients[0].tell("start")
    for client in clients:
        await client.reveal()
    for client in clients:
        await client.until(lambda each=client: each.stage == "playing")  # type: ignore[misc]
    return code, clients


async def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    """Waits until something is true that no message tells."""
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end
        await asyncio.sleep(0.02)
