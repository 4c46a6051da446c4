"""Several real server processes at one database, for tests. They are forked, because to start Python takes longer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import cycle
from pathlib import Path
from time import monotonic
from types import MappingProxyType
from typing import Any

from tests.server.faults.nursery import AHEAD, ONLOOKERS, ForkedServer, Nursery
from tests.server.running import Client, Reply, lay

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")


class Processes:
    """Servers at one database, each with a folder of its own and the same key."""

    def __init__(
        self, nursery: Nursery, url: str, folder: Path, count: int = 2, apart: Callable[[int], float] | None = None,
        env: Mapping[str, str] = MappingProxyType({}),
    ) -> None:  # fmt: skip
        self.url = url
        self.servers = [
            ForkedServer(
                nursery, folder / f"host{n}" / "data", "--database", url, env=env,
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
def processes(
    url: str, folder: Path, count: int = 2, env: Mapping[str, str] = MappingProxyType({})
) -> Iterator[Processes]:
    """Servers at one database, which end at the end."""
    with ExitStack() as stack:
        made = Processes(stack.enter_context(Nursery()), url, folder, count, env=env)
        for server in made.servers:
            stack.callback(server.kill)
        made.start()
        yield made


class Anywhere:
    """Processes that are used as if they were one server: whatever is asked for, the next of them does it."""

    def __init__(self, made: Processes) -> None:
        self._next = cycle(made.servers)

    def device(self) -> str:
        """The token of a new device."""
        return next(self._next).device()

    def client(self, code: str, token: str) -> Client:
        """A client of a table."""
        return next(self._next).client(code, token)

    def ask(self, *arguments: Any, **options: Any) -> Reply:
        """The answer to a request."""
        return next(self._next).ask(*arguments, **options)

    def restart(self) -> None:
        """Kills a process and starts it again."""
        next(self._next).restart()


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
