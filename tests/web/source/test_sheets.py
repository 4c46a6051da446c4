"""What is printed of each game is what its rules and the coach say."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sheets

from shutbox.rules import moves, named, names, read_position, score

TOLD: dict[str, dict[str, Any]] = json.loads(sheets.FILE.read_text(encoding="utf-8"))
# Its card takes half a minute.
LARGE = {"triple"}


def test_every_game_has_its_sheets_in_the_form_that_the_tool_writes() -> None:
    assert tuple(TOLD) == tuple(names())
    assert sheets.FILE.read_text(encoding="utf-8") == sheets.text(TOLD)


@pytest.mark.parametrize("name", names())
def test_an_example_is_what_the_rules_allow(name: str) -> None:
    turn = named(name).turn
    told = TOLD[name]
    assert {key: told[key] for key in ("ways", "missed", "total")} == sheets.example(turn)
    position = read_position(turn.box, told["missed"]["position"])
    assert moves(turn, position, tuple(told["missed"]["faces"])) == ()
    assert score(turn, position) == told["total"]


@pytest.mark.parametrize("name", [name for name in names() if name not in LARGE])
def test_a_card_is_that_of_the_command(name: str) -> None:
    assert sheets.strategy(named(name)) == TOLD[name]["card"]
