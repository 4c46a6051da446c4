"""The design notes are true: a throw takes the way through the rooms that they describe."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest

from tests.docs.page import ROOT, read
from tests.server.running import UNLIMITED, Server, begun, gone

_ROW = re.compile(r"^\| [^|]+ \| `([^`]+)` \| `([^`]+)` \|$", re.MULTILINE)
PAGE = read("docs/design.md")
WAY = _ROW.findall(PAGE[PAGE.index("## The way of one throw") : PAGE.index("## Sizes")])
IN_PYTHON = [step for step in WAY if step[0].endswith(".py")]


@pytest.mark.parametrize(("file", "name"), WAY)
def test_a_step_of_the_way_is_defined_where_the_page_says(file: str, name: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert re.search(rf"\b(?:def|class|function|const|interface) {name}\b|^  (?:private )?{name}\(", text, re.MULTILINE)


def test_a_throw_takes_the_way_that_the_page_describes(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    program = (str(Path(__file__).with_name("traced_server.py")),)
    env = {**UNLIMITED, "SHUTBOX_TRACED": json.dumps(IN_PYTHON), "SHUTBOX_TRACE": str(trace)}
    with Server(tmp_path / "data", env=env, program=program) as server:
        before, after = asyncio.run(lines_around_a_throw(server, trace))
    calls = iter([json.loads(line) for line in after[len(before) :]])
    # `in` goes on where the step before was found.
    missing = next((step for step in IN_PYTHON if list(step) not in calls), None)
    assert missing is None, f"not called after the step before it: {missing}"


async def lines_around_a_throw(server: Server, trace: Path) -> tuple[list[str], list[str]]:
    """What the server has written before a throw, and once it was answered."""
    clients = await begun(server, "nine")
    player = next(client for client in clients if client.my_turn())
    before = trace.read_text(encoding="utf-8").splitlines()
    await player.tell("throw", dice=2)
    after = trace.read_text(encoding="utf-8").splitlines()
    await gone(*clients)
    return before, after
