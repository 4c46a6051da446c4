"""The jobs of a database as a worker sees them."""

from __future__ import annotations

import threading

import psycopg
import pytest

from shutbox.errors import ShutboxError
from shutbox.server.postgres.job_table import JOBS
from shutbox.server.think.job_desk import JobDesk
from tests.server.postgres.cluster import new_database


def test_a_desk_hears_of_jobs_takes_one_and_survives_a_lost_connection() -> None:
    heard = threading.Event()
    with new_database() as url:
        desk = JobDesk(url, b"ann", b"code")
        desk.open(heard.set)
        with psycopg.connect(url, autocommit=True) as other:
            other.execute("INSERT INTO jobs(room, code, body) VALUES ('hint', %s, %s)", (b"code", b"think"))
            heard.clear()
            other.execute(f"NOTIFY {JOBS}".encode())
            assert heard.wait(30)
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'shutbox'"
                " AND datname = current_database()"
            )
            with pytest.raises(ShutboxError, match="store-away"):
                desk.take(["hint"])
            job = desk.take(["hint"])
            assert job is not None
            desk.beat()
            desk.finish(job.number, b"thought")
            assert other.execute("SELECT body FROM answers").fetchone() == (b"thought",)
        desk.close()


def test_a_desk_without_a_database_says_so() -> None:
    with pytest.raises(ShutboxError, match="store-away"):
        JobDesk("postgresql:///games?host=/nowhere", b"ann", b"code").open(lambda: None)
