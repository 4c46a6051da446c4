"""What is acknowledged is on the disk: power cuts, failing disks and killed processes."""

from __future__ import annotations

import errno
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.sqlite.database import connect, looked_into
from shutbox.server.store.audit import audit_store
from tests.server.sqlite.disk import cuts, environment, library
from tests.server.sqlite.scribe import ACKS, SHIPPED, acked, stood
from tests.server.storing import file, stored, tables

KILLS = 20
# In place of an error: a write that does only half of what it was asked for.
SHORT = 0


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return library(tmp_path_factory.mktemp("disk"))


def scribe(*arguments: object, environment: dict[str, str]) -> list[str]:
    command = [sys.executable, "-m", "tests.server.sqlite.scribe", *map(str, arguments)]
    return subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, encoding="utf-8", timeout=100, check=True
    ).stdout.split()


def diary(built: Path, folder: Path, synchronous: str) -> Path:
    """What a process did to its files that laid a store, played at three tables, and was acknowledged."""
    folder.mkdir()
    path = folder.with_name(f"{folder.name}.diary")
    scribe("write", folder, 3, 8, synchronous, 12, environment=environment(built, folder, path))
    return path


def lost(path: Path, folder: Path, chance: random.Random | None) -> Iterator[int]:
    """At each deed after which the power is cut: how many acknowledged entries are then not in the store."""
    for number, disk in cuts(path, folder.name):
        found = disk.after_power_cut(chance)
        told = disk.names.get(ACKS)
        heard = acked(b"".join(deed.data for deed in told.fresh)) if told else {}
        again = folder.with_name(f"{folder.name}-{number}")
        again.mkdir()
        for name in found.keys() - {ACKS}:
            (again / name).write_bytes(found[name])
        kept = stood(file(again))
        assert audit_store(file(again)).faults == []
        yield sum(max(0, n - kept.get(table, 0)) for table, n in heard.items())


def test_what_was_acknowledged_survives_a_power_cut_at_any_moment(built: Path, tmp_path: Path) -> None:
    path = diary(built, tmp_path / "full", SHIPPED)
    missing = list(lost(path, tmp_path / "full", None))
    assert len(missing) > 100
    assert set(missing) == {0}


def test_it_survives_when_some_sectors_of_what_was_not_synced_are_kept(built: Path, tmp_path: Path) -> None:
    path = diary(built, tmp_path / "full", SHIPPED)
    assert set(lost(path, tmp_path / "full", random.Random(1))) == {0}


def test_with_less_syncing_a_power_cut_does_lose_something(built: Path, tmp_path: Path) -> None:
    """The control: a disk on which nothing can be lost would prove nothing."""
    path = diary(built, tmp_path / "less", "NORMAL")
    assert any(missing > 0 for missing in lost(path, tmp_path / "less", None))


def test_without_syncing_a_power_cut_loses_or_breaks_something(built: Path, tmp_path: Path) -> None:
    path = diary(built, tmp_path / "none", "OFF")
    with pytest.raises((ShutboxError, sqlite3.Error, AssertionError)):
        assert set(lost(path, tmp_path / "none", random.Random(1))) == {0}


@pytest.mark.parametrize(("error", "lasting"), [(errno.EIO, 0), (errno.ENOSPC, 1), (SHORT, 0), (SHORT, 1)])
def test_wherever_the_disk_fails_nobody_was_told_otherwise(
    built: Path, tmp_path: Path, error: int, lasting: int
) -> None:
    (deeds,) = scribe("fail", tmp_path, error, lasting, environment=environment(built, tmp_path))
    assert int(deeds) > 100


def test_what_was_acknowledged_is_there_once_and_in_order_after_every_kill(tmp_path: Path) -> None:
    chance = random.Random(5)
    command = [
        sys.executable,
        "-m",
        "tests.server.sqlite.scribe",
        "write",
        str(tmp_path),
        "6",
        "100000",
        SHIPPED,
        "150",
    ]
    told = tmp_path / ACKS
    for number in range(KILLS):
        before = told.stat().st_size if number else 0
        with subprocess.Popen(command, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}) as process:
            while not told.exists() or told.stat().st_size == before:
                assert process.poll() is None
                time.sleep(0.005)
            time.sleep(chance.random() * 0.05)
            process.send_signal(signal.SIGKILL)
        kept, heard = stood(file(tmp_path)), acked(told.read_bytes())
        assert all(kept[table] >= n for table, n in heard.items())
    assert audit_store(file(tmp_path)).faults == []


def test_what_is_no_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_bytes(b"precious" * 1000)
    for look in (connect, looked_into):
        with pytest.raises(ShutboxError, match="store-foreign"):
            look(tmp_path / "text")
    with pytest.raises(ShutboxError, match="store-none"):
        looked_into(tmp_path / "nowhere")
    with pytest.raises(ShutboxError, match="store-open"):
        connect(tmp_path / "no" / "where")
    assert (tmp_path / "text").read_bytes() == b"precious" * 1000


def test_looking_into_a_store_changes_nothing(tmp_path: Path) -> None:
    stored(tmp_path, lambda store: tables(store, 3))
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    connection = looked_into(file(tmp_path))
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        connection.execute("DELETE FROM log")
    connection.close()
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_library_that_is_too_old_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 36, 0))
    with pytest.raises(ShutboxError, match="store-library"):
        connect(tmp_path / "new")


class Reluctant(sqlite3.Connection):
    """A connection that stays with a rollback journal, as after an error of the disk in the middle of the change."""

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        return super().execute(statement.replace("journal_mode = WAL", "journal_mode = DELETE"), *values)


def test_a_store_without_a_log_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite says only in its answer that it could not change to a log."""
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Reluctant))
    with pytest.raises(ShutboxError, match="store-open"):
        connect(tmp_path / "new")
