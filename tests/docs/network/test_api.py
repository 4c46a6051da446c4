"""The page about the API: its examples work at a real server, and it names every operation, error and limit."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shutbox.server.http.limit import Limits
from shutbox.server.http.request import STATUS
from shutbox.server.interface.v1.operation import OPERATIONS
from shutbox.server.interface.v1.repetition import SECONDS
from tests.docs.page import ROOT, read, rows, try_out
from tests.server.running import Server, gone, lay, seal_of

PAGE = "docs/api.md"
ADDRESS = "127.0.0.1:8000"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, tables: Path) -> Iterator[Server]:
    """A server of its own, with the usual limits."""
    with Server(tmp_path_factory.mktemp("api") / "data", env={"SHUTBOX_CACHE": str(tables)}) as running:
        yield running


@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed: apt install curl")
def test_the_examples_work(server: Server, tmp_path: Path) -> None:
    try_out(read(PAGE).replace(ADDRESS, f"127.0.0.1:{server.port}"), tmp_path)


@pytest.mark.parametrize("bot", ["my_bot.py", "examples/bot.py"])
def test_a_bot_that_was_invited_plays_to_the_end(server: Server, tmp_path: Path, bot: str) -> None:
    (program,) = re.findall(rf"```python\n(# file: {bot}\n.*?)```", read(PAGE), re.DOTALL) or [""]
    path = tmp_path / "bot.py"
    path.write_text(program or (ROOT / bot).read_text(encoding="utf-8"), encoding="utf-8")

    async def through() -> str:
        host = server.device()
        code = lay(server, host, "nine", ["open", "open"])["code"]
        ann = await server.client(code, host).join()
        await ann.sit(0, "Ann")
        link = f"http://127.0.0.1:{server.port}/t/{code}"
        running = await asyncio.create_subprocess_exec(
            sys.executable, str(path), link, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        await ann.until(lambda: all(seat["kind"] != "open" for seat in ann.view["seats"]))
        assert ann.view["seats"][1]["seal"]
        await ann.tell("start")
        await ann.play()
        out, _ = await running.communicate()
        assert running.returncode == 0, out.decode()
        assert ann.stage == "over"
        await gone(ann)
        return out.decode()

    said = asyncio.run(through())
    assert said.startswith("over" if bot == "my_bot.py" else "what a choice has cost"), said


def test_the_page_names_every_operation_with_its_scope() -> None:
    named = {row[0].strip("`"): row[2].strip("`") for row in rows(read(PAGE), "## All operations")}
    found = {f"{each.method} /api/v1/{each.path}": each.scope for each in OPERATIONS}
    wanted = {name: {None: "", "": "any"}.get(scope, scope) for name, scope in found.items()}
    assert named == wanted | {"GET /api/v1/openapi.json": ""}


def test_the_page_tells_the_status_of_errors() -> None:
    told = {
        code: int(row[0].split(",")[0])
        for row in rows(read(PAGE), "## Errors")
        for code in re.findall("`([a-z-]+)`", row[2])
    }
    assert told.pop("where") == 400
    for code, status in told.items():
        assert STATUS.get(code, 422) // 10 == status // 10, code
    assert len(told) > 15


def test_the_page_tells_the_limits() -> None:
    text, usual = " ".join(read(PAGE).split()), Limits()
    for said in (
        f"An address has {usual.request.count} requests a minute",
        f"{usual.study.count} questions that need computation",
        f"{usual.create.count} new tokens and tables",
        f"records {usual.own.count} times an hour",
        f"{usual.player.count} in {usual.player.seconds} seconds",
    ):
        assert said in text, said
    assert usual.request.seconds == usual.study.seconds == usual.create.seconds == 60
    assert SECONDS == 600


def test_a_seal_made_as_the_page_says_is_the_seal_of_its_seed() -> None:
    (program,) = re.findall(r"```python\n(# file: seal.py\n.*?)```", read(PAGE), re.DOTALL)
    made: dict[str, Any] = {}
    exec(program, made)
    assert made["body"]["seal"] == seal_of(made["public"], made["seat"], made["seed"])
