"""Simulations from the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.console import error_line, process, run

NINE = ["simulate", "nine", "--players", "perfect,club", "--games", "3000", "--seed", "7"]


def run_json(*tokens: str) -> Any:
    result = run(*tokens, "--json")
    assert result.code == 0, result.err
    return json.loads(result.out)


def test_a_simulation_shows_shares_means_and_totals_with_intervals() -> None:
    result = run(*NINE)
    assert result.code == 0
    assert result.out.startswith(
        "Nine tiles: 3,000 games, seed 7\nIn brackets: where the truth lies in 95 of 100 simul"
    )
    for title in ("Games won", "Total of a turn", "Turns that shut the box", "Throws in a turn", "How the totals"):
        assert title in result.out
    assert "  1 perfect  " in result.out
    assert "Points" not in result.out


def test_the_same_seed_says_the_same_and_another_one_something_else() -> None:
    assert run_json(*NINE) == run_json(*NINE)
    assert run_json(*NINE) != run_json(*NINE[:-1], "8")


def test_a_seat_that_never_plays_has_no_averages() -> None:
    tokens = ["simulate", "instant-win", "--players", "perfect,club", "--games", "1", "--seed", "7"]
    first, second = run_json(*tokens)["players"]
    assert (first["turns"], first["total"]["value"], second["turns"]) == (1, 0, 0)
    assert [second[name] for name in ("total", "shut", "throws", "totals")] == [None, None, None, {}]
    lines = run(*tokens).out.splitlines()
    heads = [lines.index(title) for title in ("Total of a turn", "Turns that shut the box", "Throws in a turn")]
    assert [lines[head + 2].split() for head in heads] == [["2", "club", "-"]] * 3
    assert lines[-3].split()[2:] == ["100.0%", "-"]


def test_a_knock_out_may_end_before_the_last_seat_plays() -> None:
    tokens = ["simulate", "knock-out-45", "--set", "limit=1", "--players", "club,club", "--games", "1", "--seed", "1"]
    players = run_json(*tokens)["players"]
    assert (players[1]["turns"], players[1]["throws"]) == (0, None)
    assert run(*tokens).code == 0


def test_processes_change_nothing() -> None:
    assert run_json(*NINE) == run_json(*NINE, "--processes", "2")


def test_json_has_every_number() -> None:
    actual = run_json(
        "simulate", "double-shutter", "--set", "box=1234/4321", "--players", "highest,@random", "--rounds", "3"
    )
    assert (actual["games"], actual["level"], actual["horizon"]) == (10_000, 0.95, "turn")
    assert actual["rounds"]["value"] == 3
    assert actual["opener"]["low"] < actual["opener"]["value"] < actual["opener"]["high"]
    assert [player["bot"] for player in actual["players"]] == ["highest", "random"]
    for player in actual["players"]:
        assert sum(player["totals"].values()) == player["turns"]
        mean = sum(int(total) * count for total, count in player["totals"].items()) / player["turns"]
        assert player["total"]["value"] == pytest.approx(mean)
        assert player["shut"]["value"] == player["totals"]["0"] / player["turns"]
    assert sum(player["wins"]["value"] for player in actual["players"]) == pytest.approx(1)


def test_without_a_seed_one_is_chosen_and_named() -> None:
    first, second = (run_json("simulate", "nine", "--players", "random", "--games", "10") for _ in range(2))
    assert first["seed"] != second["seed"]
    again = run_json("simulate", "nine", "--players", "random", "--games", "10", "--seed", first["seed"])
    assert again == first


def test_alone_a_shut_box_is_what_counts() -> None:
    result = run("simulate", "double-shutter", "--players", "perfect", "--games", "50", "--seed", "1")
    assert "play for a shut box" in result.out
    assert "Games won" not in result.out
    assert "Rounds" not in result.out


def test_a_shared_box_has_no_totals() -> None:
    changes = ["--set", "box=1234/4321", "--players", "perfect,highest", "--games", "100", "--seed", "1"]
    result = run("simulate", "last-one-standing", *changes)
    assert "Points of a game" in result.out
    assert "Throws in a round" in result.out
    assert "otal" not in result.out


def test_one_game_can_be_looked_into(tmp_path: Path) -> None:
    result = run(*NINE, "--game", "2999", "--save", "last.shutbox")
    assert result.code == 0
    assert "Game 2999 of seed 7 is in last.shutbox" in result.out
    assert run("verify", "last.shutbox").code == 0
    assert "note simulation 7 2999" in (tmp_path / "last.shutbox").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (["nine"], "say which bots play: --players perfect,club"),
        (["nine", "--players", "perfekt"], 'there is no bot "perfekt"'),
        (["nine", "--players", "club,"], "empty item"),
        (["nine", "--players", ",".join(["club"] * 13)], "1 to 12 players, not 13"),
        (["nine", "--players", "club", "--games", "0"], "--games must be a whole number from 1"),
        (["nine", "--players", "club", "--seed", " "], "--seed must not be empty"),
        (["nine", "--players", "club", "--rounds", "3"], "no number of rounds"),
        (["nine", "--players", "club", "--processes", "0"], "--processes must be"),
        (["nine", "--players", "club", "--game", "3"], "--game means nothing without --save"),
        (["nine", "--players", "club", "--games", "3", "--game", "3", "--save", "x"], "--game must be"),
        (["nine", "--players", "club", "--set", "dice=6", "--set", "faces=20"], "can fall in 64,000,000 ways"),
        (
            ["nine", "--players", "highest,random", "--set", f"box={'9,' * 23}9", "--set", "tiles=1"],
            "this box is too large to be solved",
        ),
    ],
)
def test_an_invalid_simulation_is_a_one_line_error(tokens: list[str], said: str) -> None:
    assert said in error_line(run("simulate", *tokens))


def test_without_a_terminal_there_is_no_bar() -> None:
    assert process(*NINE).err == ""
