"""`shutbox site`: what it says, as text and as data, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shutbox.cli.network import site
from shutbox.offline import Site
from tests.cli.console import error_line, run


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, dict[str, dict[str, str]]]]:
    """What sites were written, with the titles of bots in them."""
    calls: list[tuple[Path, dict[str, dict[str, str]]]] = []

    def write(out: Path, titles: dict[str, dict[str, str]]) -> Site:
        calls.append((out, titles))
        return Site(files=42, bytes=9_900_000, python=6_000_000, tables=2_900_000, docs=False)

    monkeypatch.setattr(site, "write_site", write)
    return calls


def test_it_says_where_the_site_is_and_what_a_browser_fetches(
    tmp_path: Path, written: list[tuple[Path, dict[str, dict[str, str]]]]
) -> None:
    told = run("site", str(tmp_path / "out"))
    assert told.code == 0
    assert "42 files" in told.out
    assert "9.9 MB" in told.out
    ((out, titles),) = written
    assert out == tmp_path / "out"
    assert set(titles) >= {"en", "de"}
    assert titles["de"]["perfect"] != titles["en"]["perfect"]


def test_a_program_gets_the_sizes(tmp_path: Path, written: list[tuple[Path, dict[str, dict[str, str]]]]) -> None:
    found = json.loads(run("site", str(tmp_path / "out"), "--json").out)
    assert (found["files"], found["bytes"], found["docs"]) == (42, 9_900_000, False)
    assert len(written) == 1


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    told = run("site", str(tmp_path))
    assert told.code == 2
    assert str(tmp_path) in error_line(told)
