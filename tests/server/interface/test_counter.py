"""The door for commands of the same machine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.server.http.request import HttpError, Request
from shutbox.server.interface.counter import Admin
from shutbox.server.store.store import Store
from tests.server.storing import new, stored, tables


def request(what: str, data: dict[str, Any] | None = None, *, method: str = "POST", token: str = "secret") -> Request:
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    return Request(method, f"/admin/{what}", {}, headers, "127.0.0.1", json.dumps(data or {}).encode())


async def nobody(_: set[str]) -> None:
    raise AssertionError("nothing was forgotten")


def test_only_the_token_opens_the_door(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        admin = Admin(store, "secret", nobody)
        admin.check(request("backup"))
        for other in (request("backup", token="guess"), request("backup", method="GET")):
            with pytest.raises(HttpError, match="http-path"):
                admin.check(other)
        without = request("backup")
        without.headers.clear()
        with pytest.raises(HttpError, match="http-path"):
            admin.check(without)

    stored(tmp_path, use)


def test_whoever_watches_a_forgotten_table_is_told(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await tables(store, 2)
        gone: list[set[str]] = []

        async def forgotten(public: set[str]) -> None:
            gone.append(public)

        admin = Admin(store, "secret", forgotten)
        dry = await admin.answer(request("forget", {"table": new(1).public, "dry": True}))
        assert gone == []
        done = await admin.answer(request("forget", {"table": new(1).public}))
        assert gone == [{new(1).public}]
        assert json.loads(done.body) == json.loads(dry.body)
        assert json.loads(done.body)["tables"] == [new(1).public]

    stored(tmp_path, use)


def test_the_path_names_the_task(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        copy = str(tmp_path / "copy.db")
        done = await Admin(store, "secret", nobody).answer(request("backup", {"path": copy}))
        assert (done.status, json.loads(done.body)) == (200, {"v": 1, "path": copy})
        with pytest.raises(ShutboxError, match="admin-task"):
            await Admin(store, "secret", nobody).answer(request("explode"))

    stored(tmp_path / "data", use)
    assert (tmp_path / "copy.db").is_file()
