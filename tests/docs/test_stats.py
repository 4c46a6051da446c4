"""docs/stats.md lists every key of the document."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from shutbox.play import write_record
from tests.cli.console import run
from tests.coach.history.sample import LEFT, SHUT, sample
from tests.docs.page import read, rows


@pytest.fixture(name="document")
def _document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SHUTBOX_DATA", f"{tmp_path}/data")
    Path("game.shutbox").write_text(write_record(sample(f"{SHUT} {LEFT}", "Ann", "Bo")), encoding="utf-8")
    document: dict[str, Any] = json.loads(run("stats", "game.shutbox", "--json").out)
    return document


def _keys(heading: str) -> list[str]:
    page = read("docs/stats.md")
    return [key for cells in rows(page, heading) for key in re.findall(r"`(\w+)`", cells[0])]


def test_every_key_of_the_document_is_listed(document: dict[str, Any]) -> None:
    assert _keys("## The document") == list(document)


def test_every_key_of_a_tally_is_listed(document: dict[str, Any]) -> None:
    (tally,) = document["tallies"]
    assert _keys("`first`, `last` and `days` are missing if there are no games. A tally has these keys:") == list(tally)
