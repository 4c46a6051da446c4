"""Only one process can use a store."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.sqlite.lock import lock_path, take_lock
from shutbox.server.store.store import Store, open_store
from tests.server.storing import file, stored

HOLD = """
import asyncio, os, signal, sys
from pathlib import Path
from shutbox.server.store.store import open_store

async def main():
    await open_store(Path(sys.argv[1]))
    child = os.fork()
    if child == 0:
        signal.pause()
    print(child, flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


@contextmanager
def holding(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that has the store of a folder open, and has started another one."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(folder)], stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        child = int(process.stdout.readline())
        try:
            yield process
        finally:
            process.kill()
            os.kill(child, signal.SIGKILL)


def refused(folder: Path) -> ShutboxError:
    with pytest.raises(ShutboxError) as caught:
        asyncio.run(open_store(folder))
    assert caught.value.code == "store-in-use"
    return caught.value


def test_a_second_process_is_refused_and_told_who_has_it(tmp_path: Path) -> None:
    with holding(tmp_path) as process:
        assert refused(tmp_path).arguments == {"path": str(file(tmp_path)), "pid": str(process.pid)}


def test_a_killed_process_leaves_the_store_to_others_even_if_one_that_it_started_lives_on(tmp_path: Path) -> None:
    with holding(tmp_path) as process:
        process.kill()
        process.wait()
        assert stored(tmp_path, lambda store: store.is_known("ann")) is False


def test_a_second_opening_in_the_same_process_is_refused_too(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(ShutboxError, match="store-in-use"):
            await open_store(tmp_path)
        await store.remember("ann")

    stored(tmp_path, use)
    assert stored(tmp_path, lambda store: store.is_known("ann"))


def test_a_lock_is_nobody_elses_and_can_be_taken_again(tmp_path: Path) -> None:
    lock = take_lock(file(tmp_path))
    assert lock_path(file(tmp_path)).read_text() == f"{os.getpid()}\n"
    assert lock_path(file(tmp_path)).stat().st_mode & 0o777 == 0o600
    lock.open()
    take_lock(file(tmp_path)).open()


def test_a_folder_that_is_not_there_cannot_be_locked(tmp_path: Path) -> None:
    with pytest.raises(ShutboxError, match="store-open"):
        take_lock(tmp_path / "no" / "where.db")


def test_a_lock_names_who_holds_it_and_nobody_once_it_is_open(tmp_path: Path) -> None:
    store = tmp_path / "store.db"
    lock_path(store).write_text("12345678901234567890\n", encoding="ascii")
    lock = take_lock(store)
    assert lock_path(store).read_text(encoding="ascii") == f"{os.getpid()}\n"
    lock.open()
    assert lock_path(store).read_text(encoding="ascii") == ""
