"""Snapshots of a store that a server may have open; tasks that go to that server."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.interface.errand import perform
from shutbox.server.sqlite.lock import lock_path, take_lock
from shutbox.server.store.admin import announce
from shutbox.server.store.archive import count, stored_tables
from shutbox.server.store.audit import audit_store
from shutbox.server.store.forgetting import Target
from shutbox.server.store.snapshot import still
from shutbox.server.store.store import Store
from tests.server.running import Server
from tests.server.storing import file, new, stored, tables


def test_a_store_that_nobody_has_open_is_kept_to_oneself(tmp_path: Path) -> None:
    stored(tmp_path, lambda store: tables(store, 2))
    with still(file(tmp_path)) as path:
        assert path == file(tmp_path)
        assert lock_path(path).read_text() != ""
    take_lock(file(tmp_path)).open()


def test_a_copy_that_was_never_served_needs_no_lock(tmp_path: Path) -> None:
    stored(tmp_path / "data", lambda store: tables(store, 2))
    copy = Path(shutil.copy(file(tmp_path / "data"), tmp_path / "copy.db"))
    with still(copy) as path:
        assert audit_store(path).tables == 2
    assert sorted(each.name for each in tmp_path.iterdir()) == ["copy.db", "data"]


def test_of_a_store_that_a_server_has_open_the_server_makes_a_copy(server: Server) -> None:
    with still(file(server.folder)) as path:
        assert path != file(server.folder)
        assert audit_store(path).sound
    assert not path.exists()


def test_a_store_in_use_by_somebody_who_does_not_answer_is_said_to_be(tmp_path: Path) -> None:
    stored(tmp_path, lambda store: tables(store, 1))
    with Held(tmp_path):
        for use in (lambda: perform(tmp_path, "forget", days=0), lambda: still(file(tmp_path)).__enter__()):
            with pytest.raises(ShutboxError, match="store-in-use"):
                use()
        announce(tmp_path, "127.0.0.1:1", "token")
        with pytest.raises(ShutboxError, match="admin-silent"):
            perform(tmp_path, "forget", days=0)


class Held:
    """A process that has a store open, and answers nobody."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(folder)

    def __enter__(self) -> None:
        self.server.start()
        (self.server.folder / "server.json").unlink()

    def __exit__(self, *_: object) -> None:
        self.server.kill()


def test_there_must_be_a_store(tmp_path: Path) -> None:
    with pytest.raises(ShutboxError, match="store-none"), still(file(tmp_path)):
        pass
    with pytest.raises(ShutboxError, match="store-none"):
        perform(tmp_path, "forget", days=0)
    assert list(tmp_path.iterdir()) == []


def test_copies_that_were_left_behind_are_removed_at_opening_and_with_what_is_forgotten(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        own = {"shutbox.db", "shutbox.db-mark", "shutbox.db-wal", "shutbox.db.lock", "server.key", "other.db"}
        assert {path.name for path in tmp_path.iterdir()} == own
        leave()
        await store.forget(Target(days=0))
        assert {path.name for path in tmp_path.iterdir()} == own

    def leave() -> None:
        for name in ("still-1.db", "still-2.db.part", "still-3.db-journal", "other.db"):
            (tmp_path / name).write_bytes(b"x")

    leave()
    stored(tmp_path, use)


def test_the_tables_of_a_store_come_one_after_the_other(tmp_path: Path) -> None:
    stored(tmp_path, lambda store: tables(store, 3, entries=2))
    found = list(stored_tables(file(tmp_path)))
    assert [public for public, _ in found] == [new(number).public for number in range(3)]
    assert found[1][1] == [b'{"kind":"created"}', b'{"kind":"played","word":"1.1"}']
    assert count(file(tmp_path)) == 3
