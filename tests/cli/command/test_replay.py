"""The story of a stored game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shutbox.cli.game.local_game import advance, new_record, open_game
from shutbox.play import read_event, read_record, view, write_record
from shutbox.play.record import words as event_words
from shutbox.rules import named
from tests.cli.console import run

RECORDS = sorted((Path(__file__).parents[2] / "data" / "records").glob("*.shutbox"))


def store_game(tmp_path: Path, rules: str, players: list[str], story: str) -> str:
    local = open_game(new_record(named(rules), players, "typed", None))
    for word in story.split():
        local = advance(local, read_event(local.game, word))
    path = tmp_path / "game.shutbox"
    path.write_text(write_record(local.record))
    return str(path)


def data(path: str) -> dict[str, Any]:
    result = run("replay", path, "--json")
    assert (result.code, result.err) == (0, "")
    actual: dict[str, Any] = json.loads(result.out)
    return actual


def test_a_game_is_shown_turn_by_turn_with_its_result(tmp_path: Path) -> None:
    path = store_game(
        tmp_path, "nine", ["Ann", "Bo"], "4,5t 9 3,6t 7+2 6,6t 8+4 1,1t 3,4t 7 6,6t 8+4 6,6t 9+3 6,6t 6+5+1 1,1t 2"
    )
    assert run("replay", path).out.splitlines() == [
        "Nine tiles, played by Ann and Bo",
        "",
        "Ann throws 4 and 5.",
        "Ann shuts 9.",
        "Ann throws 3 and 6.",
        "Ann shuts 7+2.",
        "Ann throws 6 and 6.",
        "Ann shuts 8+4.",
        "Ann throws 1 and 1.",
        "No tiles fit: Ann misses.",
        "Ann ends with a total of 15.",
        "",
        "Bo is next.",
        "Bo throws 3 and 4.",
        "Bo shuts 7.",
        "Bo throws 6 and 6.",
        "Bo shuts 8+4.",
        "Bo throws 6 and 6.",
        "Bo shuts 9+3.",
        "Bo throws 6 and 6.",
        "Bo shuts 6+5+1.",
        "Bo throws 1 and 1.",
        "Bo shuts 2.",
        "Bo shuts the box!",
        "",
        "Bo wins the game!",
        "",
        "How it ended",
        " ★ Bo   total 0   wins",
        "   Ann  total 15",
    ]


def test_an_unfinished_game_is_shown_as_far_as_it_goes(tmp_path: Path) -> None:
    path = store_game(tmp_path, "nine", ["Ann", "Bo"], "4,5t 9")
    assert run("replay", path).out.splitlines()[-3:] == ["How it stands", "   Ann", "   Bo"]
    assert (data(path)["over"], data(path)["winners"], data(path)["totals"]) == (False, [], {"Ann": None, "Bo": None})


def test_the_game_as_json(tmp_path: Path) -> None:
    actual = data(store_game(tmp_path, "nine", ["Ann"], "4,5t 9 1,6t 5+2 6,6t 8+4 6,6t"))
    assert {key: actual[key] for key in ("rules", "players", "over", "winners", "points", "totals")} == {
        "rules": "nine",
        "players": ["Ann"],
        "over": True,
        "winners": [],
        "points": None,
        "totals": {"Ann": 17},
    }
    assert actual["steps"][1] == {
        "n": 2,
        "word": "9",
        "facts": [{"kind": "shut", "who": "Ann", "tiles": "9", "count": 1, "position": "12345678."}],
        "position": "12345678.",
        "at": 0,
    }
    assert [fact["kind"] for fact in actual["steps"][-1]["facts"]] == [
        "thrown",
        "missed",
        "turn-total",
        "solitaire-over",
    ]
    assert actual["steps"][-1]["at"] is None


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_recorded_game_is_told_and_its_standing_is_the_games(path: Path) -> None:
    assert run("replay", str(path)).code == 0
    record, actual = read_record(path.read_text(encoding="utf-8")), data(str(path))
    game = record.game
    assert actual["standing"] == view(game)["seats"]
    assert actual["winners"] == [game.players[seat].name for seat in game.tally.winners]
    assert [step["word"] for step in actual["steps"]] == list(event_words(record))
    if actual["points"] is not None:
        assert list(actual["points"].values()) == list(game.tally.points)
