"""The tables of a store in PostgreSQL, and how they change from version to version."""

from __future__ import annotations

import threading
from contextlib import closing

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.postgres.layout import KINDS, VERSION, found_version, migrate
from shutbox.server.postgres.session import Session, connect
from shutbox.server.sqlite.database import MEMORY
from shutbox.server.sqlite.database import connect as open_file
from shutbox.server.sqlite.schema import lay
from tests.server.postgres.cluster import new_database

COLUMNS = (
    "SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ?"
    " ORDER BY ordinal_position"
)


def test_an_empty_database_becomes_a_store_once() -> None:
    with new_database() as url, closing(connect(url)) as session:
        assert found_version(session) == 0
        migrate(session)
        migrate(session)
        assert found_version(session) == VERSION


def test_every_kind_has_the_same_cells_in_both_databases() -> None:
    with new_database() as url, closing(connect(url)) as session, closing(open_file(MEMORY)) as file:
        migrate(session)
        lay(file)
        for kind in KINDS:
            columns = [name for (name,) in session.execute(COLUMNS, (kind,)).fetchall()]
            assert columns == [name for _, name, *_ in file.execute(f"PRAGMA table_info({kind})")], kind


def test_processes_that_start_together_lay_the_tables_once() -> None:
    faults: list[BaseException] = []
    with new_database() as url:

        def start() -> None:
            try:
                with closing(connect(url)) as session:
                    migrate(session)
            except BaseException as error:
                faults.append(error)

        threads = [threading.Thread(target=start) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        with closing(connect(url)) as session:
            assert found_version(session) == VERSION
    assert faults == []


def test_an_older_store_goes_up_step_by_step_or_stays_as_it_was() -> None:
    def add_column(session: Session) -> None:
        session.execute("ALTER TABLE devices ADD COLUMN colour TEXT NOT NULL DEFAULT ''")

    def fail(session: Session) -> None:
        session.execute("DROP TABLE log")
        raise ShutboxError("store-anchor")

    steps = {VERSION: add_column, VERSION + 1: fail}
    with new_database() as url, closing(connect(url)) as session:
        migrate(session)
        migrate(session, version=VERSION + 1, steps=steps)
        assert found_version(session, VERSION + 1) == VERSION + 1
        assert ("colour",) in session.execute(COLUMNS, ("devices",)).fetchall()
        with pytest.raises(ShutboxError, match="store-anchor"):
            migrate(session, version=VERSION + 2, steps=steps)
        assert session.execute("SELECT count(*) FROM log").fetchone() == (0,)
        assert found_version(session, VERSION + 1) == VERSION + 1
        with pytest.raises(ShutboxError, match="store-newer"):
            migrate(session)


def test_a_database_of_something_else_is_left_alone() -> None:
    with new_database() as url, closing(connect(url)) as session:
        session.execute("CREATE TABLE tables(n BIGINT)")
        with pytest.raises(ShutboxError, match="store-foreign"):
            migrate(session)


def test_a_store_of_the_first_version_goes_up() -> None:
    with new_database() as url, closing(connect(url)) as session, closing(connect(url)) as fresh:
        migrate(session)
        for kind in ("leases", "processes", "erasures", "chores", "jobs", "answers"):
            session.execute(f"DROP TABLE {kind}")
        session.execute("CREATE TABLE leases(table_id BIGINT PRIMARY KEY, owner BYTEA, until TIMESTAMPTZ)")
        session.execute("UPDATE shutbox SET version = 1")
        migrate(fresh)
        assert found_version(session) == VERSION
        columns = [name for (name,) in session.execute(COLUMNS, ("leases",)).fetchall()]
        assert columns == ["table_id", "owner"]
