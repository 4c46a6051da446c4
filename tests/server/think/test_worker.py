"""A worker that takes jobs: it answers what it can, and goes on when the database comes back."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator

import psycopg
import pytest

from shutbox.play.table import code_mark
from shutbox.server.http import Log
from shutbox.server.think.opinion import choose
from shutbox.server.think.thought import read_answer, write_job
from shutbox.server.think.worker import Worker
from tests.games.script import play
from tests.server.postgres.cluster import new_database

GAME = play("nine", ["Ann", "Bo"], "3,6r")


@pytest.fixture
def url() -> Iterator[str]:
    with new_database() as found:
        yield found


async def answers(url: str, count: int) -> list[bytes]:
    async with asyncio.timeout(60):
        while True:
            with psycopg.connect(url) as session:
                found = [body for (body,) in session.execute("SELECT body FROM answers ORDER BY id").fetchall()]
            if len(found) == count:
                return found
            await asyncio.sleep(0.1)


async def until_empty(url: str) -> None:
    async with asyncio.timeout(60):
        while True:
            with psycopg.connect(url) as session:
                if session.execute("SELECT count(*) FROM jobs").fetchone() == (0,):
                    return
            await asyncio.sleep(0.05)


def ask(url: str, *bodies: bytes) -> None:
    with psycopg.connect(url, autocommit=True) as session:
        for body in bodies:
            session.execute("INSERT INTO jobs(room, code, body) VALUES ('play', %s, %s)", (code_mark(), body))
        session.execute("NOTIFY shutbox_jobs")


def test_a_worker_answers_until_it_is_stopped_also_after_its_connections_were_cut(url: str) -> None:
    async def main() -> int:
        ready = asyncio.Event()
        running = asyncio.create_task(Worker(url, 1, Log()).run(ready.set))
        await ready.wait()
        job = write_job(choose, ["fewest-tiles", GAME])
        # What is no job at all costs its worker nothing, and nobody tries again.
        ask(url, job, b"nothing", write_job(choose, ["no such bot", GAME]), job)
        await answers(url, 3)
        await until_empty(url)
        with psycopg.connect(url, autocommit=True) as other:
            other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'shutbox'")
        ask(url, job)
        found = await answers(url, 4)
        assert read_answer(found[0]) == read_answer(found[3]) == choose("fewest-tiles", GAME)
        os.kill(os.getpid(), signal.SIGTERM)
        return await running

    assert asyncio.run(main()) == 0
