"""Advice at a position, in a situation, and at the end of a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shutbox.play import Shut, Source, Thrown, begun, extended, write_record
from shutbox.rules import named
from shutbox.rules.box import Move
from tests.cli.console import run


def advised(*arguments: str) -> Any:
    done = run("advise", *arguments, "--json")
    assert (done.code, done.err) == (0, "")
    return json.loads(done.out)


def test_options_are_ranked_and_say_what_they_cost() -> None:
    found = advised("nine", "123456789", "3,5")
    assert (found["horizon"], found["unit"], found["throw"]) == ("turn", "total", [3, 5])
    assert next(option["tiles"] for option in found["options"]) == [8]
    losses = [option["loss"] for option in found["options"]]
    assert losses == sorted(losses)
    assert [option["best"] for option in found["options"]] == [loss == 0 for loss in losses]


def test_equal_options_are_equal() -> None:
    found = advised("nine", "12.......", "1,2", "--objective", "below:9")
    assert [option["loss"] for option in found["options"]] == [0]
    same = advised("nine", "1234.....", "1,4", "--objective", "below:45")
    assert {option["loss"] for option in same["options"]} == {0}
    assert [option["best"] for option in same["options"]] == [True, False]
    assert [option["decides"] for option in same["options"]] == [None, "total"]


def test_what_decides_between_equal_options_is_said() -> None:
    lines = run("advise", "nine", "1234.....", "1,4", "--objective", "below:45").out.splitlines()
    assert [line.split()[-1] for line in lines[1:3]] == ["best", "equal"]
    assert lines[3].startswith("Equal chances: the mean total is ")


def test_without_a_throw_it_says_how_many_dice() -> None:
    found = advised("nine-sum6", "12.......")
    assert [option["dice"] for option in found["options"]] == [1, 2]
    assert [option["dice"] for option in advised("nine", "12.......")["options"]] == [2]


def test_against_a_total_the_chance_to_beat_it_counts() -> None:
    yale = ["--set", "one_die=standing:6:forced", "--set", "shut_wins=true", "--players", "2", "--tries", "1"]
    found = advised("nine", "123456789", *yale, "--to-beat", "8")
    assert found["options"][0]["value"] == pytest.approx(0.381212, abs=1e-6)
    sure = advised("nine", "123456.89", *yale, "--to-beat", "41")
    assert sure["options"][0]["value"] == pytest.approx(1)


def test_a_chase_looks_to_the_round_and_with_a_score_to_the_game() -> None:
    box = ["--set", "box=123/321", "--players", "2", "--to-beat", "9", "--tries", "1"]
    near = advised("double-shutter", "123/321", "2,3", *box)
    assert (near["horizon"], near["unit"]) == ("round", "points")
    far = advised("double-shutter", "123/321", "2,3", *box, "--score", "0,1", "--rounds", "2")
    assert (far["horizon"], far["unit"]) == ("game", "chance")
    assert all(sum(option["seats"]) == pytest.approx(1) for option in far["options"])


def test_running_totals_and_last_one_standing_have_situations_too() -> None:
    assert (
        advised("ferme-ta-boite", "123456789", "--players", "2", "--score", "9,4", "--tries", "1")["horizon"] == "game"
    )
    small = ["--set", "box=12/21", "--set", "limit=2", "--players", "2"]
    assert advised("last-one-standing", "12/21", *small)["options"][0]["do"] == "throw"
    alone = advised("last-one-standing", "12/21", *small, "--tries", "1")["options"]
    assert {option["do"] for option in alone} == {"take", "throw"}


def test_the_end_of_a_record_brings_its_own_situation(tmp_path: Path) -> None:
    record = extended(begun(named("nine"), ["Ann", "Bo"]), Thrown((3, 5), Source.TYPED))
    (tmp_path / "now.shutbox").write_text(write_record(record))
    found = advised("--record", "now.shutbox")
    assert (found["horizon"], found["seat"], len(found["options"])) == ("game", 0, 6)


def test_a_game_that_is_over_needs_no_advice(tmp_path: Path) -> None:
    record = begun(named("nine"), ["Ann"])
    for event in (Thrown((4, 5), Source.TYPED), Shut(Move(256)), Thrown((4, 5), Source.TYPED), Shut(Move(128 + 1))):
        record = extended(record, event)
    record = extended(extended(record, Thrown((6, 6), Source.TYPED)), Shut(Move(64 + 16)))
    record = extended(extended(record, Thrown((6, 6), Source.TYPED)), Shut(Move(32 + 8 + 2)))
    (tmp_path / "over.shutbox").write_text(write_record(extended(record, Thrown((6, 6), Source.TYPED))))
    done = run("advise", "--record", "over.shutbox")
    assert (done.code, done.out) == (2, "")
    assert "over" in done.err


def test_for_people() -> None:
    lines = run("advise", "nine", "123456789", "3,5").out.splitlines()
    assert "lower is better" in lines[0]
    assert lines[1].split() == ["shut", "8", "9.240806", "best"]
    assert "costs" in lines[2]
    assert "one die" in run("advise", "nine-sum6", "12.......").out


def test_a_total_that_nobody_can_end_with_can_still_be_beaten() -> None:
    box = ["--set", "box=28", "--players", "2", "--tries", "1"]
    values = [advised("double-shutter", "28", *box, "--to-beat", total)["options"] for total in ("3", "8")]
    assert values[0] == values[1]


def test_sharing_the_lowest_total_is_worth_less() -> None:
    situation = ["nine", "1........", "--players", "4", "--to-beat", "1", "--tries", "1"]
    alone, shared = (advised(*situation, "--sharers", count)["options"][0]["value"] for count in ("1", "2"))
    assert alone > shared > 0


def test_without_a_solved_game_taking_the_point_is_worth_one_point() -> None:
    small = ["--set", "box=12/21", "--set", "limit=9", "--players", "2", "--tries", "1"]
    found = advised("last-one-standing", "../2.", *small)
    assert (found["horizon"], found["unit"]) == ("round", "points")
    assert next(option["value"] for option in found["options"] if option["do"] == "take") == 1
