"""What a server does for commands of its own machine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.interface.service import answer, read_target
from shutbox.server.store.audit import audit_store
from shutbox.server.store.forgetting import Forgotten, Target
from shutbox.server.store.store import Store
from tests.server.storing import new, stored, tables


def test_a_copy_is_made_where_it_is_asked_for(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await tables(store, 2)
        assert await answer(store, "backup", {"path": str(tmp_path / "copy.db")}) == {"path": str(tmp_path / "copy.db")}

    stored(tmp_path / "data", use)
    assert audit_store(tmp_path / "copy.db").tables == 2


def test_forgetting_is_tried_first_and_told_when_it_is_done(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await tables(store, 2)
        gone: list[Forgotten] = []
        target = {"table": new(0).public}
        would = await answer(store, "forget", target | {"dry": True}, gone.append)
        assert (would["tables"], gone) == ([new(0).public], [])
        assert await answer(store, "forget", target, gone.append) == would
        assert [[row.public for row in each.tables] for each in gone] == [[new(0).public]]

    stored(tmp_path, use)


def test_one_thing_is_forgotten_at_a_time() -> None:
    assert read_target({"table": "x"}) == Target(public="x")
    assert read_target({"device": "x", "dry": True}) == Target(holder="x")
    assert read_target({"days": 0}) == Target(days=0)


@pytest.mark.parametrize(
    ("what", "asked", "code"),
    [
        ("explode", {}, "admin-task"),
        ("backup", {}, "admin-path"),
        ("backup", {"path": "relative.db"}, "admin-path"),
        ("backup", {"path": 3}, "admin-path"),
        ("forget", {}, "forget-one"),
        ("forget", {"table": "x", "device": "y"}, "forget-one"),
        ("forget", {"table": "x", "days": "y"}, "forget-one"),
        ("forget", {"table": 3}, "forget-one"),
        ("forget", {"days": -1}, "forget-one"),
        ("forget", {"days": True}, "forget-one"),
        ("forget", {"days": 10**9}, "forget-one"),
    ],
)
def test_what_makes_no_sense_is_refused(tmp_path: Path, what: str, asked: dict[str, Any], code: str) -> None:
    with pytest.raises(ShutboxError, match=code):
        stored(tmp_path, lambda store: answer(store, what, asked))
