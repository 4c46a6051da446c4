"""Counting lines."""

from __future__ import annotations

import json

from tests.cli.console import run


def test_the_count_that_every_implementation_must_reach() -> None:
    result = run("perft", "nine", "1", "--json")
    assert json.loads(result.out) == {"v": 1, "rules": "nine", "position": "123456789", "depth": 1, "count": 114}


def test_depth_0_counts_one_and_beyond_the_last_tile_none() -> None:
    assert json.loads(run("perft", "nine", "0", "--json").out)["count"] == 1
    assert json.loads(run("perft", "nine", "999999999", "--json").out)["count"] == 0


def test_it_counts_from_the_set_up_or_from_a_given_position() -> None:
    assert json.loads(run("perft", "odds", "1", "--json").out)["position"] == "1.3.5.7.9"
    text = run("perft", "nine", "2", "--position", "12.......", "--json")
    assert json.loads(text.out) == {"v": 1, "rules": "nine", "position": "12.......", "depth": 2, "count": 0}


def test_the_split_adds_up() -> None:
    actual = json.loads(run("perft", "double-shutter", "2", "--divide", "--json").out)
    assert sum(line["count"] for line in actual["divide"]) == actual["count"]
    assert set(actual["divide"][0]) == {"throw", "tiles", "rows", "after", "count"}


def test_a_split_beyond_the_last_tile_counts_nothing() -> None:
    actual = json.loads(run("perft", "nine", "900", "--divide", "--position", "12.......", "--json").out)
    assert actual["count"] == sum(line["count"] for line in actual["divide"]) == 0


def test_the_output_as_text() -> None:
    assert run("perft", "nine", "2").out == "5,664 lines of 2 throws from 123456789\n"
    split = run("perft", "nine", "1", "--divide", "--position", "12.......").out.splitlines()
    assert split == ["  1+1  2    1", "  1+2  2+1  1", "2 lines of 1 throw from 12......."]
