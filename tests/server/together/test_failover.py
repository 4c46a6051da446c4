"""A real standby takes over in mid-game: clients wait, nothing acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from time import sleep

import psycopg
import pytest

from shutbox.errors import ShutboxError
from shutbox.server.postgres import postgres_ledger as ledger
from shutbox.server.postgres.postgres_ledger import PostgresLedger
from shutbox.server.run import STORE_FAILED
from tests.server.faults.kills import check, until_acked
from tests.server.faults.nursery import ForkedServer, Nursery
from tests.server.postgres.cluster import Cluster
from tests.server.storing import Clock
from tests.server.together.crowd import places, roamers
from tests.server.together.processes import Processes

ACKS = 30


class Pair:
    """A server of PostgreSQL and its standby, which has every commit before it is acknowledged."""

    def __init__(self) -> None:
        self.first = Cluster("wal_level=replica", "max_wal_senders=4", "hot_standby=on")
        self.first.start()
        self.name = self.first.database().partition("?")[0].rpartition("/")[2]
        self.second = Cluster(*self.first.settings, data=False)
        conninfo = f"host={self.first.folder} user=shutbox application_name=second"
        self.second.command("pg_basebackup", "-D", self.second.data, "-d", conninfo, "-R", "-X", "stream", "-c", "fast")
        self.second.start()

    def url(self, *clusters: Cluster) -> str:
        """The address of the database on these servers."""
        return f"postgresql://shutbox@/{self.name}?host={','.join(str(each.folder) for each in clusters)}"

    def require_standby(self) -> None:
        """From now on a commit waits for the standby."""
        with psycopg.connect(self.first.address("postgres"), autocommit=True) as session:
            session.execute("ALTER SYSTEM SET synchronous_standby_names = 'second'")
            session.execute("SELECT pg_reload_conf()")
            for _ in range(300):
                row = session.execute("SELECT sync_state FROM pg_stat_replication").fetchone()
                if row == ("sync",):
                    return
                sleep(0.05)
        raise AssertionError(row)

    def fail_over(self) -> None:
        """The first server is gone, and the second takes its place."""
        self.first.stop("immediate")
        self.second.command("pg_ctl", "-D", self.second.data, "-w", "promote")

    def remove(self) -> None:
        """Stops both."""
        self.second.remove()
        self.first.remove()


@pytest.fixture
def pair() -> Iterator[Pair]:
    made = Pair()
    try:
        yield made
    finally:
        made.remove()


def test_a_database_that_stays_away_ends_a_server_with_the_code_after_which_it_is_started_again(tmp_path: Path) -> None:
    cluster = Cluster()
    try:
        cluster.start()
        options = ("--database", cluster.database())
        with (
            Nursery() as nursery,
            ForkedServer(
                nursery, tmp_path / "data", *options, constants={f"{ledger.__name__}.PATIENCE": 1.0}
            ) as server,
        ):
            cluster.stop("fast")
            assert server.ended() == STORE_FAILED
            said = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
            assert [line["event"] for line in said] == ["start", "store-away", "store-failed", "stop"]
            assert said[-1]["failed"]
            cluster.start()
            server.start()
            assert server.ask("GET", "/health").status == 200
            assert server.stop() == 0
    finally:
        cluster.remove()


def test_nothing_acknowledged_is_lost_when_the_standby_takes_over(pair: Pair, tmp_path: Path) -> None:
    url = pair.url(pair.first, pair.second)
    with pytest.raises(ShutboxError, match="synchronous_standby_names"):
        PostgresLedger(url, Clock())
    # One server alone promises less, and says so.
    with closing(PostgresLedger(pair.url(pair.first), Clock())):
        pair.require_standby()

    async def main(made: Processes) -> None:
        persons = roamers(made, 3)
        tasks = [asyncio.create_task(person.live()) for person in persons]
        await until_acked(tasks, persons, ACKS)
        await asyncio.to_thread(pair.fail_over)
        before = [{"holder": person.holder, **ack} for person in persons for ack in person.client.acks]
        await until_acked(tasks, persons, ACKS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        after = [{"holder": person.holder, **ack} for person in persons for ack in person.client.acks]
        assert len(after) >= len(before) + ACKS
        check(after, await asyncio.to_thread(places, url, tmp_path))

    with ExitStack() as stack:
        made = Processes(stack.enter_context(Nursery()), url, tmp_path, 2)
        for server in made.servers:
            stack.callback(server.kill)
        made.start()
        asyncio.run(main(made))
        for server in made.servers:
            assert server.stop() == 0
