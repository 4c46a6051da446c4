"""docs/card.md compared with the command: its table, its list of simple rules, and its picture."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shutbox.bots.thumb import THUMBS
from shutbox.cli.report.card_page import habit_name
from shutbox.words import Words
from tests.cli.console import run
from tests.docs.page import ROOT, read, rows

PAGE = read("docs/card.md")
COSTS = rows(PAGE, "## What it costs")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("row", COSTS, ids=lambda row: str(row[0]))
def test_a_card_costs_what_the_page_says(row: list[str]) -> None:
    made = json.loads(run("card", row[0].strip("`"), "card.svg", "--json").out)
    simple = made["simple"][0]
    name = habit_name(Words(), simple["thumbs"])
    assert row[1:] == [f"{made['best']['mean']:.4f}", f"+{made['extra']:.4f}", name, f"+{simple['extra']:.4f}"]


def test_every_simple_rule_is_explained() -> None:
    assert {row[0] for row in rows(PAGE, "## Simple rules")} == {habit_name(Words(), [name]) for name in THUMBS}


def test_the_picture_is_what_the_command_draws(tmp_path: Path) -> None:
    assert run("card", "nine", "nine-card.svg").code == 0
    drawn = (tmp_path / "nine-card.svg").read_text(encoding="utf-8")
    assert drawn == (ROOT / "docs" / "nine-card.svg").read_text(encoding="utf-8")
