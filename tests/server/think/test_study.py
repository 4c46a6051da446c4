"""Questions beside live play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shutbox.coach.exercise import Level
from shutbox.errors import ShutboxError
from shutbox.play import read_record, view
from shutbox.rules import changed, named, to_data
from shutbox.server.think.study import (
    asked_rules,
    booklet,
    day,
    exercises,
    measures,
    mistakes_of,
    perfect,
    report,
    report_page,
    rule_data,
    verification,
    written,
)

SMALL = changed(named("nine"), {"box": "12345", "faces": "4"})
RULES = to_data(SMALL, whole=True) | {"name": "small"}
DATA = Path(__file__).parents[2] / "data"
RECORD = (DATA / "records" / "nine-won.shutbox").read_text(encoding="utf-8")


def test_rules_are_named_or_spelled_out_and_changed() -> None:
    assert asked_rules("nine") == named("nine")
    assert asked_rules({"box": [1, 2]}).turn.box.columns == ((1,), (2,))
    assert asked_rules("nine", {"dice": 3}) == changed(named("nine"), {"dice": "3"})


@pytest.mark.parametrize(
    ("told", "changes", "code"),
    [
        (None, None, "table-rules"),
        (["nine"], None, "table-rules"),
        ("nine", ["dice=3"], "table-rules"),
        ("nine", "dice=3", "table-rules"),
        ("nine", {"dice": 0}, "rules-faults"),
        ("nobody", None, "rules-unknown"),
    ],
)
def test_rules_that_make_no_sense_are_refused(told: object, changes: object, code: str) -> None:
    with pytest.raises(ShutboxError) as raised:
        asked_rules(told, changes)
    assert raised.value.code == code


def test_a_rule_set_says_what_it_changes_of_the_defaults() -> None:
    data = rule_data(named("nine-789"))
    assert data["name"] == "nine-789"
    assert data["own"].items() <= data["settings"].items()
    assert asked_rules(data["settings"]).turn == asked_rules(data["own"]).turn == named("nine-789").turn


def test_exercises_are_those_of_their_seed_and_level() -> None:
    first = exercises(RULES, 2, None, "a seed", 3)
    assert len(first["exercises"]) == 3
    assert first == exercises(RULES, 2, None, "a seed", 3)
    assert first != exercises(RULES, 2, None, "another", 3)
    with pytest.raises(ValueError, match="impossible"):
        exercises(RULES, 2, "impossible", "a seed", 1)
    for level in Level:
        assert exercises(RULES, 1, level.value, "a seed", 1)["exercises"]


def _left(seed: str) -> tuple[int, str]:
    game = perfect(RULES, seed)
    return game.total, view(game)["position"]


def test_a_day_brings_everybody_the_same() -> None:
    monday, tuesday = day(RULES, "2026-11-16"), day(RULES, "2026-11-17")
    assert monday == day(RULES, "2026-11-16")
    assert (monday["date"], monday["rules"]) == ("2026-11-16", "small")
    assert monday["seed"] != tuesday["seed"]
    assert (monday["perfect"], monday["left"]) == _left(monday["seed"])


def test_the_perfect_player_leaves_what_can_be_left() -> None:
    left = {perfect(RULES, str(number)).total for number in range(20)}
    assert left <= set(range(16))
    assert len(left) > 1


def test_measures_come_whole_or_in_parts() -> None:
    turn, start, whole = (measures(RULES, 2, part) for part in ("turn", "start", None))
    assert turn.keys() | start.keys() <= whole.keys()
    assert {key: whole[key] for key in turn} == turn


def test_a_report_and_a_booklet_are_about_their_record() -> None:
    names = [player.name for player in read_record(RECORD).players]
    for found in (report(RECORD), booklet(RECORD)):
        assert all(name in str(found) for name in names)


def test_an_answer_is_written_where_it_is_found() -> None:
    assert json.loads(written(report, RECORD)) == json.loads(json.dumps(report(RECORD)))
    assert report_page(RECORD, "de").startswith(b'<!doctype html>\n<html lang="de">')


def test_mistakes_are_those_of_one_player_or_of_all() -> None:
    names = [player.name for player in read_record(RECORD).players]
    by_name = [mistakes_of(RECORD, name)["exercises"] for name in names]
    assert sum(map(len, by_name)) == len(mistakes_of(RECORD, None)["exercises"]) > 0


def test_a_whole_record_is_verified_with_its_faces() -> None:
    found = verification(RECORD)
    record = read_record(RECORD)
    assert (found["ok"], found["rules"], found["envelope"], found["over"]) == (True, "nine", None, True)
    assert found["events"] == len(record.events)
    assert sum(found["observed"].values()) == 2 * found["throws"]


def test_sealed_dice_are_compared_with_their_envelope() -> None:
    text = (DATA / "sealed" / "two-seats.shutbox").read_text(encoding="utf-8")
    assert verification(text)["envelope"] is not None


def test_a_record_that_cannot_be_is_an_error_with_its_code() -> None:
    for text in ("", RECORD.replace("9", "8")):
        found = verification(text)
        assert found["ok"] is False
        assert found["error"]["code"]
