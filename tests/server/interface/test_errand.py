"""Errands of commands, done by the server or here."""

from __future__ import annotations

from pathlib import Path

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.interface.errand import perform
from shutbox.server.store.audit import audit_store
from tests.server.running import Server
from tests.server.storing import file, new, stored, tables


def test_an_errand_goes_to_the_server_that_has_the_store_open(server: Server, tmp_path: Path) -> None:
    assert perform(server.folder, "backup", path=str(tmp_path / "copy.db")) == {
        "v": 1,
        "path": str(tmp_path / "copy.db"),
    }
    with pytest.raises(ShutboxError, match="forget-unknown"):
        perform(server.folder, "forget", table="nobody")


def test_an_errand_is_done_here_when_nobody_serves(tmp_path: Path) -> None:
    stored(tmp_path, lambda store: tables(store, 2))
    assert perform(tmp_path, "forget", table=new(1).public)["events"] == 3
    assert audit_store(file(tmp_path)).tables == 1


def test_an_errand_that_fails_here_leaves_the_store_to_others(tmp_path: Path) -> None:
    stored(tmp_path, lambda store: tables(store, 1))
    for _ in range(2):
        with pytest.raises(ShutboxError, match="forget-unknown"):
            perform(tmp_path, "forget", table="nobody")
    assert audit_store(file(tmp_path)).tables == 1


def test_an_errand_makes_no_store(tmp_path: Path) -> None:
    with pytest.raises(ShutboxError, match="store-none"):
        perform(tmp_path / "none", "backup", path=str(tmp_path / "copy.db"))
    assert list(tmp_path.iterdir()) == []
