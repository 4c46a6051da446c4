"""Copies of a store that is in use meanwhile."""

from __future__ import annotations

import asyncio
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.store.audit import audit_store
from shutbox.server.store.store import Addition, Store
from tests.server.sqlite.disk import cuts, environment, library
from tests.server.storing import content, file, new, stored, tables


def test_a_copy_is_a_whole_store_in_one_file(tmp_path: Path) -> None:
    folder, copy = tmp_path / "data", tmp_path / "copy.db"

    async def use(store: Store) -> None:
        await tables(store, 9)
        await store.backup(copy)

    stored(folder, use)
    assert [path.name for path in tmp_path.iterdir() if path != folder] == ["copy.db"]
    assert copy.stat().st_mode & 0o777 == 0o600
    assert content(copy) == content(file(folder))
    assert audit_store(copy).sound


def test_commits_go_on_while_a_large_store_is_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutbox.server.sqlite.sqlite_ledger.PAGES", 1)
    folder, copy = tmp_path / "data", tmp_path / "copy.db"

    async def use(store: Store) -> int:
        rows = [await store.create(new(number), [b"x" * 3000] * 20) for number in range(20)]
        backup = store.backup(copy)
        added = 0
        while not backup.done():
            row = rows[added % 20]
            await store.append(Addition(row.id, 20 + added // 20, [b"meanwhile"]))
            added += 1
        await backup
        await store.append(Addition(rows[0].id, len(await store.entries(rows[0].id)), [b"after the copy"]))
        return added

    added = stored(folder, use)
    assert added > 1
    copied, kept = content(copy)["events"], content(file(folder))["events"]
    assert audit_store(copy).sound
    assert len(kept) - 3 <= len(copied) < len(kept)
    assert set(copied) < set(kept)


def test_a_copy_can_take_the_place_of_the_store(tmp_path: Path) -> None:
    folder, copy = tmp_path / "data", tmp_path / "copy.db"

    async def use(store: Store) -> None:
        await tables(store, 2)
        await store.backup(copy)

    stored(folder, use)
    other = tmp_path / "other"
    other.mkdir()
    shutil.copy(copy, file(other))

    async def go_on(store: Store) -> int:
        return await store.append(Addition(1, 3, [b"goes on"]))

    assert stored(other, go_on) == 4


def test_what_is_there_is_never_replaced(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_bytes(b"precious")
    with pytest.raises(ShutboxError, match="export-exists"):
        stored(tmp_path / "data", lambda store: store.backup(copy))
    assert copy.read_bytes() == b"precious"


def test_a_copy_that_cannot_be_written_harms_nothing(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        outcomes = await asyncio.gather(store.backup(tmp_path / "no" / "copy.db"), return_exceptions=True)
        assert isinstance(outcomes[0], ShutboxError)
        assert outcomes[0].code == "backup-failed"
        await store.remember("ann")

    stored(tmp_path / "data", use)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full here")
def test_a_full_disk_elsewhere_does_not_stop_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(store: Store) -> None:
        await tables(store, 2)
        monkeypatch.setattr(Path, "touch", lambda path, **_: path.symlink_to("/dev/full"))
        outcomes = await asyncio.gather(store.backup(tmp_path / "copy.db"), return_exceptions=True)
        assert isinstance(outcomes[0], ShutboxError)
        assert outcomes[0].code == "backup-failed"
        await store.remember("ann")

    stored(tmp_path / "data", use)
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize("chance", [None, random.Random(1)], ids=["kept-what-was-synced", "kept-some-of-the-rest"])
def test_after_a_power_cut_a_copy_is_complete_or_does_not_exist(tmp_path: Path, chance: random.Random | None) -> None:
    folder, copies, left = tmp_path / "data", tmp_path / "copies", tmp_path / "left.db"
    copies.mkdir()
    stored(folder, lambda store: tables(store, 40))
    given = environment(library(tmp_path), copies, tmp_path / "diary")
    command = [sys.executable, "-m", "tests.server.sqlite.scribe", "copy", str(folder), str(copies / "copy.db")]
    subprocess.run(command, env=given, check=True, timeout=100)
    whole, found = content(copies / "copy.db"), []
    for _, disk in cuts(tmp_path / "diary", copies.name):
        files = disk.after_power_cut(chance)
        if "copy.db" in files:
            left.write_bytes(files["copy.db"])
            assert audit_store(left).sound
            assert content(left) == whole
        found.append("copy.db" in files)
    assert not found[0]
    assert found[-1]
