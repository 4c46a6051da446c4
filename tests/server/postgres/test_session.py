"""Sessions: placeholders, addresses without passwords, and settings that would lose what was acknowledged."""

from __future__ import annotations

import time
from contextlib import closing, suppress

import psycopg
import pytest
from psycopg.conninfo import make_conninfo

from shutbox.errors import ShutboxError
from shutbox.server.postgres.session import (
    PATIENCE,
    connect,
    end_stalled,
    is_database,
    numbered,
    shown,
    still_session,
    trouble,
)
from tests.server.postgres.cluster import new_database


def test_placeholders_are_those_of_postgresql() -> None:
    assert numbered("a = ? AND b = ?") == "a = $1 AND b = $2"
    assert numbered("a = ?1 AND b = ?2 OR a = ?1") == "a = $1 AND b = $2 OR a = $1"


def test_a_password_is_not_shown() -> None:
    url = "postgresql://ann:verysecret@db.example:5433/games"
    assert shown(url) == "postgresql://db.example:5433/games"
    assert "verysecret" not in str(trouble(url, ValueError("no route")))
    assert "verysecret" not in shown("postgresql://ann:verysecret@[broken/games")


def test_an_address_of_a_database_is_no_path() -> None:
    assert is_database("postgresql://db/games")
    assert not is_database("/var/lib/games")


def test_values_of_every_kind_come_back() -> None:
    values = (1, 1 << 40, "Ünïcödé", b"\x00\xff", b"")
    with new_database() as url, closing(connect(url)) as session:
        row = session.execute("SELECT ?::bigint, ?::bigint, ?::text, ?::bytea, ?::bytea", values).fetchone()
        assert row == values
        session.execute("CREATE TABLE many(n BIGINT)")
        session.executemany("INSERT INTO many VALUES (?)", [(n,) for n in range(20)])
        assert session.execute("SELECT count(*), sum(n) FROM many").fetchone() == (20, 190)


@pytest.mark.parametrize(
    ("setting", "value"),
    [("synchronous_commit", "off"), ("synchronous_commit", "local"), ("synchronous_commit", "remote_write")],
)
def test_a_database_that_may_lose_what_was_acknowledged_is_refused(setting: str, value: str) -> None:
    with new_database() as url:
        with psycopg.connect(url, autocommit=True) as raw:
            raw.execute(f"ALTER DATABASE {raw.info.dbname} SET {setting} = {value}".encode())
        with pytest.raises(ShutboxError, match=rf"{setting} is {value}, .* \[store-unsafe\]"):
            connect(url)


@pytest.mark.parametrize("pipelined", [False, True])
def test_a_session_that_stops_within_a_transaction_is_ended_and_what_it_had_locked_is_free(*, pipelined: bool) -> None:
    with new_database() as url, closing(connect(url)) as one, closing(connect(url)) as other:
        one.execute("CREATE TABLE rows(n BIGINT)")
        one.execute("INSERT INTO rows VALUES (1)")
        one.execute("BEGIN")
        one.execute("SELECT * FROM rows FOR UPDATE")
        if pipelined:
            # The database does not know that nothing follows.
            one.raw.pgconn.enter_pipeline_mode()
            one.raw.pgconn.send_query_params(b"SELECT 1", None)
            one.raw.pgconn.send_flush_request()
            one.raw.pgconn.flush()
        begin = time.monotonic()
        with suppress(psycopg.errors.LockNotAvailable):
            other.execute("UPDATE rows SET n = 2")
        end_stalled(other)
        other.execute("UPDATE rows SET n = 2")
        assert time.monotonic() - begin < PATIENCE + 1
        assert other.execute("SELECT n FROM rows").fetchone() == (2,)


def test_who_may_not_read_the_store_is_told_so() -> None:
    with new_database() as url:
        with closing(connect(url)) as owner:
            owner.execute("CREATE TABLE secrets (id INTEGER)")
            owner.execute("CREATE ROLE visitor LOGIN")
        try:
            visitor = make_conninfo(url, user="visitor")
            with pytest.raises(ShutboxError, match="store-open") as caught, still_session(visitor) as still:
                still.execute("SELECT * FROM secrets")
            assert "permission denied" in str(caught.value.arguments["why"])
        finally:
            with closing(connect(url)) as owner:
                owner.execute("DROP ROLE visitor")


def test_a_still_session_sees_one_moment() -> None:
    with new_database() as url, closing(connect(url)) as session:
        session.execute("CREATE TABLE rows(n BIGINT)")
        session.execute("INSERT INTO rows VALUES (1)")
        with still_session(url) as still:
            assert list(still.stream("SELECT n FROM rows")) == [(1,)]
            session.execute("INSERT INTO rows VALUES (2)")
            assert list(still.stream("SELECT n FROM rows")) == [(1,)]
            with pytest.raises(psycopg.Error):
                still.execute("INSERT INTO rows VALUES (3)")


def test_a_database_that_does_not_answer_is_named() -> None:
    with pytest.raises(ShutboxError, match="store-away") as caught, still_session("postgresql:///games?host=/nowhere"):
        pass
    assert caught.value.arguments["path"] == "postgresql:///nowhere/games"
