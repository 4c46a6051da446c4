"""Sealed games of every rule set are verified, and no forgery of any of them is."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.docs.page import ROOT

sys.path.append(str(ROOT / "benchmarks"))
sealed_games: Any = import_module("sealed_games")


def test_games_of_every_rule_set_are_verified_and_their_forgeries_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sealed_games, "KEPT", tmp_path / "games.jsonl")
    monkeypatch.setattr(sealed_games, "CHUNK", 40)
    assert sealed_games.main(["80"]) == 0
    assert sealed_games.main(["120"]) == 0
    said = capsys.readouterr().out
    assert "80 games" in said
    assert "120 games" in said
    assert "600 forgeries refused, 0 accepted" in said


@pytest.mark.parametrize("name", sealed_games.FORGERIES)
def test_a_forgery_is_another_record(name: str) -> None:
    for number, rules in enumerate(sealed_games.rule_sets()):
        record = sealed_games.played(number, rules)
        assert not sealed_games.is_refused(record)
        assert sealed_games.FORGERIES[name](record, Random(number)) != record


def test_a_forgery_that_is_accepted_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sealed_games, "KEPT", tmp_path / "games.jsonl")
    monkeypatch.setattr(sealed_games, "CHUNK", 2)
    monkeypatch.setattr(sealed_games, "is_refused", lambda _record: False)
    assert sealed_games.main(["2"]) == 1
