"""The figures of the published games that the web app shows are those that the solver finds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks.published import GAMES, OUT, figures
from shutbox.rules import named
from shutbox.tournament.measure import start_measures, turn_measures

TOLD: dict[str, dict[str, Any]] = json.loads(Path(OUT).read_text(encoding="utf-8"))


def test_every_published_game_is_there() -> None:
    assert tuple(TOLD) == GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_is_what_is_told(name: str) -> None:
    found = figures(turn_measures(named(name)))
    assert {key: TOLD[name][key] for key in found} == pytest.approx(found, abs=2e-6)


# The 2008 edition pays otherwise, but with two players the same side is ahead: one of the two is enough.
@pytest.mark.parametrize("name", [name for name in GAMES if name != "double-shutter-2008"])
def test_the_start_is_worth_what_is_told(name: str) -> None:
    found = figures(start_measures(named(name), 2))
    assert TOLD[name]["opener"] == pytest.approx(found["opener"], abs=2e-6)
    assert (TOLD[name]["unit"], TOLD[name]["horizon"]) == (found["unit"], found["horizon"])
