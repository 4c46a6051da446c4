"""Several processes at one database: any of them serves any table."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic

import pytest

from shutbox.play import read_record
from shutbox.play.seal import check_sealed, check_signed
from shutbox.server.store.audit import audit_database
from tests.server.postgres.cluster import new_database
from tests.server.running import Client, Server, gone, lay, record

# A lease runs out, another process takes it and loads the table, and a bot plays twice at its pace; on a busy machine.
SOON = 5.0
FREE = {"SHUTBOX_LIMITS": "off"}


class Both:
    """Two servers at one database."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        self.servers = [Server(folder / f"host{n}" / "data", "--database", url, env=FREE) for n in (1, 2)]
        for server in self.servers:
            server.folder.mkdir(parents=True)
        self.servers[0].start()
        (self.servers[1].folder / "server.key").write_bytes((self.servers[0].folder / "server.key").read_bytes())
        self.servers[1].start()


@pytest.fixture
def both(tmp_path: Path) -> Iterator[Both]:
    with new_database() as url, ExitStack() as stack:
        made = Both(url, tmp_path)
        for server in made.servers:
            stack.callback(server.kill)
        yield made


async def seated(both: Both, *bots: str, **settings: object) -> tuple[str, list[Client]]:
    """A table of two people, each at a process of their own."""
    one, other = both.servers
    token = one.device()
    code = str(lay(one, token, "nine", ["open", "open", *bots], **settings)["code"])
    clients = [one.client(code, token), other.client(code)]
    for seat, client in enumerate(clients):
        await client.join()
        await client.sit(seat, ("Ann", "Bo")[seat])
    await clients[0].tell("start")
    for client in clients:
        await client.reveal()
    for client in clients:
        await client.until(lambda each=client: each.stage == "playing")  # type: ignore[misc]
    return code, clients


async def play_on(clients: list[Client]) -> None:
    await asyncio.gather(*(client.play() for client in clients))
    for client in clients:
        await client.until(lambda each=client: each.ended)  # type: ignore[misc]


def test_players_at_two_processes_play_one_game(both: Both) -> None:
    async def main() -> None:
        code, clients = await seated(both)
        await clients[0].until(lambda: clients[0].n == clients[1].n)
        await play_on(clients)
        assert clients[0].view == clients[1].view
        records = [record(server, code) for server in both.servers]
        assert records[0] == records[1]
        game = read_record(records[0])
        assert check_sealed(game) is not None
        assert check_signed(game) is not None
        await gone(*clients)

    asyncio.run(main())
    assert audit_database(both.url).faults == []


def test_of_many_who_want_the_last_seat_one_gets_it(both: Both) -> None:
    async def main() -> None:
        one, other = both.servers
        token = one.device()
        for _ in range(3):
            code = str(lay(one, token, "nine", ["open"])["code"])
            clients = [server.client(code) for server in (one, other) for _ in range(10)]
            await asyncio.gather(*(client.join() for client in clients))
            answers = await asyncio.gather(
                *(client.do("sit", seat=0, name=f"P{n}") for n, client in enumerate(clients))
            )
            assert sum(bool(answer["ok"]) for answer in answers) == 1
            codes = {answer["error"]["code"] for answer in answers if not answer["ok"]}
            assert codes <= {"stale", "seat-taken"}
            await gone(*clients)

    asyncio.run(main())
    assert audit_database(both.url).faults == []


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_bot_goes_on_soon_when_its_process_is_killed_or_stopped(both: Both, how: signal.Signals) -> None:
    async def main() -> None:
        one, other = both.servers
        token = one.device()
        code = str(lay(one, token, "nine", ["fewest-tiles", "fewest-tiles"], pace=200)["code"])
        first, second = one.client(code, token), other.client(code)
        await first.join()
        await first.tell("start")
        await first.until(lambda: first.stage == "playing" and first.n > 4)
        await second.join()
        os.kill(one.pid, how)
        before, begin = second.n, monotonic()
        # What the process had sent may still come.
        await second.until(lambda: second.n > before + 2)
        waited = monotonic() - begin
        await second.until(lambda: second.ended, 60)
        os.kill(one.pid, signal.SIGCONT)
        await gone(first, second)
        assert waited < SOON

    asyncio.run(main())
    assert audit_database(both.url).faults == []
