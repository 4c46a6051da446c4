"""What is kept, and being rid of it."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.cli.console import run


@pytest.fixture(autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path_factory.mktemp("cache")))


def folder() -> Path:
    return Path(os.environ["SHUTBOX_CACHE"])


def test_an_empty_cache_says_where_it_would_be() -> None:
    assert json.loads(run("cache", "--json").out) == {"v": 1, "folder": str(folder()), "solutions": []}
    assert run("cache").out.startswith("0 solutions")


def test_solutions_are_listed_and_cleared() -> None:
    run("cache", "--clear")
    assert run("advise", "nine", "123456789", "3,5").code == 0
    (saved,) = json.loads(run("cache", "--json").out)["solutions"]
    assert saved["about"]["kind"] == "turn"
    assert "turn · 123456789" in run("cache").out
    assert json.loads(run("cache", "--clear", "--json").out)["cleared"] == 1
    assert list(folder().iterdir()) == []
    assert run("cache", "--clear").out.startswith("0 solutions removed")


def test_a_damaged_file_is_reported() -> None:
    (folder() / "bad.table").write_bytes(b"{}\n123")
    assert "damaged" in run("cache").out
