"""`shutbox docs`: the address of the built pages, or a line that says how to build them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shutbox.cli.command import docs
from tests.cli.console import error_line, run


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "a site"
    folder.mkdir()
    monkeypatch.setattr(docs, "SITE", folder)
    return folder


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the browser was asked to open."""
    addresses: list[str] = []
    monkeypatch.setattr(docs, "browse", lambda address, **_: addresses.append(address))
    return addresses


def test_the_first_page_is_named_and_opened(site: Path, opened: list[str]) -> None:
    (site / "index.html").write_text("<html></html>", encoding="utf-8")
    told = run("docs")
    assert told.code == 0
    assert opened == [(site / "index.html").as_uri()]
    assert opened[0] in told.out.replace("\n", "")


def test_a_program_gets_the_address_and_no_browser(site: Path, opened: list[str]) -> None:
    (site / "index.html").write_text("<html></html>", encoding="utf-8")
    assert json.loads(run("docs", "--json").out)["address"] == (site / "index.html").as_uri()
    assert opened == []


@pytest.mark.usefixtures("site")
def test_without_the_pages_it_says_how_they_are_built(opened: list[str]) -> None:
    line = error_line(run("docs"))
    assert "tools/build_docs.py" in line
    assert "docs/" in line
    assert opened == []
