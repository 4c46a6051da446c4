"""The mark beside a store: a store that has lost what was acknowledged is always found."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.sqlite.mark import SIZE, kept_log_path, log_path, mark_path
from shutbox.server.store.audit import audit_store
from shutbox.server.store.store import Store
from tests.server.sqlite.scribe import ACKS, SHIPPED, acked, stood
from tests.server.storing import file, stored, tables

FLIPS, CUTS = 60, 20


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a store whose process was killed, so that all that it was acknowledged is in the log."""
    folder = tmp_path_factory.mktemp("killed")
    command = [
        sys.executable,
        "-m",
        "tests.server.sqlite.scribe",
        "write",
        str(folder),
        "6",
        "100000",
        SHIPPED,
        "99999",
    ]
    told = folder / ACKS
    with subprocess.Popen(command, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}) as process:
        while not told.exists() or told.stat().st_size < 200:
            assert process.poll() is None
            time.sleep(0.005)
        process.send_signal(signal.SIGKILL)
    assert log_path(file(folder)).stat().st_size > 100_000
    return folder


def copied(killed: Path, folder: Path) -> Path:
    """A copy of a folder, with the path of its store."""
    shutil.copytree(killed, folder)
    return file(folder)


def harmless(store: Path, killed: Path) -> bool:
    """Whether everything that was acknowledged is in a store."""
    try:
        kept = stood(store)
    except ShutboxError:
        return False
    return all(kept.get(table, 0) >= n for table, n in acked((killed / ACKS).read_bytes()).items())


def codes(store: Path) -> list[str]:
    try:
        return [fault.code for fault in audit_store(store).faults]
    except ShutboxError as error:
        return [error.code]


def test_a_killed_store_is_sound_and_the_copy_of_its_log_goes(killed: Path, tmp_path: Path) -> None:
    store = copied(killed, tmp_path / "copy")
    assert codes(store) == []
    assert not kept_log_path(store).exists()
    assert harmless(store, killed)


def test_a_flipped_bit_in_the_log_is_found_or_harms_nothing(killed: Path, tmp_path: Path) -> None:
    chance, found = random.Random(7), 0
    for number in range(FLIPS):
        store = copied(killed, tmp_path / str(number))
        log = bytearray(log_path(store).read_bytes())
        log[chance.randrange(len(log))] ^= 1 << chance.randrange(8)
        log_path(store).write_bytes(log)
        if codes(store):
            found += 1
            assert kept_log_path(store).read_bytes() == log, "what was lost can still be looked for"
        else:
            assert harmless(store, killed)
    assert found > FLIPS // 2


def test_a_log_that_was_cut_is_found(killed: Path, tmp_path: Path) -> None:
    chance = random.Random(3)
    for number in range(CUTS):
        store = copied(killed, tmp_path / str(number))
        size = log_path(store).stat().st_size
        os.truncate(log_path(store), chance.randrange(1, size - 5000))
        assert codes(store) or harmless(store, killed)


@pytest.mark.parametrize("gone", ["cut", "emptied", "deleted"])
def test_without_its_log_a_store_is_refused_until_its_mark_is_deleted(killed: Path, tmp_path: Path, gone: str) -> None:
    store = copied(killed, tmp_path / gone)
    if gone == "deleted":
        log_path(store).unlink()
    else:
        os.truncate(log_path(store), 50_000 if gone == "cut" else 0)
    assert codes(store) in (["store-behind"], ["store-foreign"])

    async def use(_store: Store) -> None:
        """Nothing."""

    with pytest.raises(ShutboxError, match="store-behind"):
        stored(store.parent, use)
    mark_path(store).unlink()
    stored(store.parent, use)
    assert codes(store) == []


def test_an_older_copy_in_the_place_of_a_store_is_found(tmp_path: Path) -> None:
    async def two(store: Store) -> None:
        await tables(store, 2)

    stored(tmp_path, two)
    old = file(tmp_path).read_bytes()

    async def more(store: Store) -> None:
        await store.remember("bo")

    stored(tmp_path, more)
    assert codes(file(tmp_path)) == []
    file(tmp_path).write_bytes(old)
    assert codes(file(tmp_path)) == ["store-behind"]


def test_another_store_of_the_same_age_is_found(tmp_path: Path) -> None:
    for name in ("one", "two"):

        async def use(store: Store, name: str = name) -> None:
            await store.remember(name)

        stored(tmp_path / name, use)
    file(tmp_path / "two").write_bytes(file(tmp_path / "one").read_bytes())
    assert codes(file(tmp_path / "two")) == ["store-other"]


def test_every_flip_in_a_mark_is_found(tmp_path: Path) -> None:
    stored(tmp_path, two_lines)
    mark = mark_path(file(tmp_path))
    sound = mark.read_bytes()
    assert len(sound) == 2 * SIZE
    for at in range(len(sound)):
        mark.write_bytes(sound[:at] + bytes([sound[at] ^ 1]) + sound[at + 1 :])
        assert codes(file(tmp_path)) == ["store-mark"], at
    mark.write_bytes(sound)
    assert codes(file(tmp_path)) == []


async def two_lines(store: Store) -> None:
    """Two commits, so that both lines of the mark are written."""
    await store.remember("ann")
    await store.remember("bo")


@pytest.mark.parametrize("place", [0, 1])
def test_a_write_of_the_mark_that_stopped_half_way_hinders_no_start(tmp_path: Path, place: int) -> None:
    stored(tmp_path, two_lines)
    mark = mark_path(file(tmp_path))
    with mark.open("r+b") as half:
        half.seek(place * SIZE)
        half.write(b"7" * (SIZE // 2))
    assert codes(file(tmp_path)) == ["store-mark"]

    async def use(_store: Store) -> None:
        """Nothing."""

    stored(tmp_path, use)
    assert codes(file(tmp_path)) == [], "the damaged line was written anew"


def test_a_first_line_that_was_not_finished_hinders_no_start(tmp_path: Path) -> None:
    stored(tmp_path, two_lines)
    mark = mark_path(file(tmp_path))
    mark.write_bytes(mark.read_bytes()[: SIZE // 2])
    stored(tmp_path, two_lines)
    assert codes(file(tmp_path)) == []


def test_a_mark_that_has_its_size_but_no_bytes_yet_says_nothing(tmp_path: Path) -> None:
    """What a power cut may leave of a file that was just created."""
    stored(tmp_path, two_lines)
    mark_path(file(tmp_path)).write_bytes(bytes(SIZE))
    assert codes(file(tmp_path)) == []
    stored(tmp_path, two_lines)


def test_a_mark_of_which_both_lines_are_damaged_is_refused(tmp_path: Path) -> None:
    stored(tmp_path, two_lines)
    mark_path(file(tmp_path)).write_bytes(b"x" * 2 * SIZE)
    with pytest.raises(ShutboxError, match="store-mark"):
        stored(tmp_path, two_lines)
