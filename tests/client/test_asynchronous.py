"""The client for asyncio, at a real server."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shutbox.client import ApiError, AsyncClient, Client
from tests.server.running import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, tables: Path) -> Iterator[Server]:
    """A server without limits."""
    folder = tmp_path_factory.mktemp("client") / "data"
    with Server(folder, env={"SHUTBOX_LIMITS": "off", "SHUTBOX_CACHE": str(tables)}) as running:
        yield running


def first(_game: dict[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any]:
    return legal[0]


def test_both_clients_have_the_same_methods() -> None:
    def methods(kind: type) -> dict[str, list[str]]:
        found = inspect.getmembers(kind, inspect.isfunction)
        return {name: list(inspect.signature(each).parameters) for name, each in found if not name.startswith("_")}

    assert methods(AsyncClient) == {name: each for name, each in methods(Client).items() if name != "close"}


def test_bots_play_each_other_at_the_same_time(server: Server) -> None:
    address = f"http://127.0.0.1:{server.port}"

    async def through() -> list[str]:
        async with AsyncClient(address) as ann, AsyncClient(address) as bo:
            for client in (ann, bo):
                await client.create_token("create", "play", "watch")
            code = (await ann.create_table("nine", ["open", "open"], pace=0))["code"]
            playing = asyncio.create_task(bo.play(code, "Bo", first))
            while (await ann.table(code))["view"]["seats"][0]["kind"] == "open":
                await asyncio.sleep(0.01)
            views = [await ann.play(code, "Ann", first, start=True), await playing]
            assert [each["ok"] async for each in ann.verify_many([await ann.record(code)])] == [True]
            assert (await ann.loss("Ann")).decisions > 0
            return [view["stage"] for view in views]

    assert asyncio.run(through()) == ["over", "over"]


def test_many_questions_can_be_under_way(server: Server) -> None:
    async def through() -> list[int]:
        async with AsyncClient(f"http://127.0.0.1:{server.port}") as client:
            found = await asyncio.gather(*(client.perft("nine", depth) for depth in range(4)))
            with pytest.raises(ApiError) as refusal:
                await client.moves("nine", "1", [1, 2])
            assert refusal.value.code == "position-shape"
            return [each["count"] for each in found]

    assert asyncio.run(through())[-1] == 154404
