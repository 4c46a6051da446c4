"""Reports as plain data, against their schema."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from shutbox.coach import Reason, analyse, document, hint, schema
from shutbox.coach.analysis import decision
from shutbox.coach.document import decision_data, exercise_data, hint_data, option_data, read_reason, reason_data
from shutbox.coach.exercise import exercise
from shutbox.coach.judgement import SYMBOLS, THRESHOLDS
from shutbox.play import begun, evolve, extended, new_game, read_event, read_record, replay, view
from shutbox.play.record import words
from shutbox.rules import changed, named
from tests.coach.told import RECORDS, at_random, games, looked_at, recorded
from tests.games.solved_tiny import tiny

# Those on the larger boxes take seconds to solve: two of them stand for the others.
SAMPLE = [path for path in sorted(RECORDS.glob("*.shutbox")) if not path.stem.startswith(("double", "triple", "last"))][
    ::3
]
SAMPLE += [RECORDS / f"{name}.shutbox" for name in ("double-shutter-one-each", "last-one-standing-taken")]
VALIDATOR = Draft202012Validator(schema())


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(schema())


def test_a_report_of_long_totals_keeps_to_the_schema() -> None:
    rules = changed(named("double-shutter"), {"box": [[1, 2, 3, 4, 5]] * 4, "total": "digits", "begins": "first"})
    game, events = new_game(rules, ["Ann", "Bo"]), []
    for word in ("1,1t", "1@2+1@1", "time", "1,1t", "1@2+1@1", "2,2t"):
        events.append(read_event(game, word))
        game = evolve(game, events[-1])
    data = document(analyse(extended(begun(rules, ["Ann", "Bo"]), *events)))
    VALIDATOR.validate(data)
    assert data["steps"][3]["to_beat"] == "112222333344445555"
    assert data["steps"][4]["choice"]["options"][0]["total"] == "112222333344445555"


@pytest.mark.parametrize("path", SAMPLE, ids=lambda path: path.stem)
def test_the_report_of_every_recorded_game_keeps_to_the_schema(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    data = document(analyse(record))
    VALIDATOR.validate(data)
    assert json.loads(json.dumps(data)) == data
    assert [step["word"] for step in data["steps"]] == list(words(record))
    assert (data["over"], data["winners"]) == (record.game.over, list(record.game.tally.winners))
    check_steps(data, [view(game) for game in (record.start, *replay(record))])


def check_steps(data: dict[str, Any], views: list[dict[str, Any]]) -> None:
    """The position, the throw and what was legal before each event are those of the game."""
    for step, seen in zip(data["steps"], views, strict=False):
        assert {key: step[key] for key in ("position", "throw", "phase", "round")} == {
            key: seen[key] for key in ("position", "throw", "phase", "round")
        }
        choice = step["choice"]
        if choice:
            own = ("value", "loss", "decides", "seats")
            offered = [{key: value for key, value in each.items() if key not in own} for each in choice["options"]]
            # The odds of a last throw are those of the view; the report has its values instead.
            assert offered == [{key: each[key] for key in each if key != "odds"} for each in seen["legal"]]
            assert choice["options"][choice["best"]]["loss"] == 0
            assert [place for place, each in enumerate(choice["options"]) if not each["decides"]] == [choice["best"]]
            assert choice["options"][choice["taken"]]["loss"] == choice["loss"]
            assert choice["forced"] == (len(offered) == 1)


@pytest.mark.parametrize("players", [2, 3])
def test_reports_of_rounds_and_of_a_shared_box_keep_to_the_schema(players: int) -> None:
    for form in ({"format": "chase", "rounds": 2, "begins": "throw"}, {"format": "last-one-standing", "limit": 2}):
        for seed in range(4):
            data = document(analyse(at_random(tiny("dice", **form), players, seed)))
            VALIDATOR.validate(data)


def test_a_turn_says_nothing_about_the_others() -> None:
    data = document(looked_at(tiny("row", format="knock-out", limit=20, next_start="winner"), 2, "3t 3 time 3t"))
    first, second = data["stretches"]
    assert (first["seat"], second["seat"]) == (0, 1)
    assert first["begin"][1] is None is second["begin"][0]
    assert data["steps"][0]["luck"][1] is None
    assert data["steps"][0]["values"][1] is None
    assert data["steps"][1]["choice"]["options"][0]["seats"][1] is None


def test_every_kind_of_event_is_told() -> None:
    script = "4,5t hint:1 9 undo 8+1 seat:2=person,Zoe time 6,6t leave:2 1,1t"
    data = document(looked_at(named("nine"), 3, script))
    VALIDATOR.validate(data)
    kinds = ["throw", "hint", "shut", "undo", "shut", "hand", "time", "throw", "leave", "throw"]
    assert [step["kind"] for step in data["steps"]] == kinds
    assert [step["counted"] for step in data["steps"]].count(False) == 2
    assert [step["seat"] for step in data["steps"]] == [0, 0, 0, 0, 0, 1, 0, 1, 1, 2]
    assert data["players"][0]["hints"] == 1


def test_what_was_written_down_at_a_real_box_is_told() -> None:
    data = document(looked_at(named("nine"), 2, "=9t 8+1 name:2=Anna order:2,1 total:17 total:0"))
    VALIDATOR.validate(data)
    assert [step["kind"] for step in data["steps"]] == ["throw", "shut", "name", "order", "total", "total"]
    assert [(step["throw"], step["sum"]) for step in data["steps"][:3]] == [([], None), ([], 9), ([], None)]
    assert [step["seat"] for step in data["steps"]] == [0, 0, 1, 0, 0, 1]
    assert [player["by_total"] for player in data["players"]] == [1, 1]
    start = document(looked_at(named("last-one-standing"), 2, "=9t"))
    VALIDATOR.validate(start)
    assert start["steps"][0]["kind"] == "start"


def test_throws_for_the_start_and_penalties_are_told() -> None:
    rules = tiny("choose", format="chase", begins="throw", off_mat="choose", off_mat_chance="0")
    data = document(looked_at(rules, 2, "3t 1t off:t raise"))
    VALIDATOR.validate(data)
    assert [step["kind"] for step in data["steps"]] == ["start", "start", "off", "penalty"]


def test_a_game_that_has_not_begun_keeps_to_the_schema() -> None:
    data = document(analyse(recorded(named("nine"), 2, "")))
    VALIDATOR.validate(data)
    assert data["steps"] == data["stretches"] == []


def test_every_step_can_be_played_from_its_word() -> None:
    record = at_random(named("nine"), 2, 3)
    game = record.start
    for step, event, after in zip(document(analyse(record))["steps"], record.events, replay(record), strict=True):
        assert read_event(game, step["word"]) == event
        game = after


def test_the_schema_names_the_signs_and_the_thresholds() -> None:
    found = schema()
    assert found["$defs"]["choice"]["properties"]["symbol"]["enum"] == list(SYMBOLS.values())
    assert found["$defs"]["judgement"]["enum"] == [judgement.value for judgement in SYMBOLS]
    assert list(found["properties"]["thresholds"]["properties"]) == [each.value for each in THRESHOLDS]


@pytest.mark.parametrize("spoiled", [{"v": 2}, {"moments": None}, {"more": 1}, {"players": []}])
def test_what_is_no_report_is_refused(spoiled: dict[str, Any]) -> None:
    data = document(looked_at(named("nine"), 2, "4,5t 9"))
    assert VALIDATOR.is_valid(data)
    assert not VALIDATOR.is_valid(data | spoiled)


# Live games and exercises


def test_a_hint_names_every_option_with_its_value_for_every_seat_and_the_reasons() -> None:
    game = games(named("nine"), 2, "4,5t")
    advice = hint(game)
    data = hint_data(game, advice)
    assert json.loads(json.dumps(data)) == data
    assert list(data) == ["seat", "horizon", "unit", "goal", "options", "reasons", "after"]
    assert (data["seat"], data["horizon"], data["unit"]) == (0, "game", "chance")
    for option, shown in zip(advice.ranking, data["options"], strict=True):
        plain = {"seats": list(option.seats), "chance": option.seats[0], "rank": shown["rank"]}
        assert shown == option_data(game, advice.options, option) | plain
        assert shown["value"] == option.seats[0]
    assert data["goal"] == {"kind": "win", "total": None}
    assert data["options"][0]["rank"] == "best"
    assert (data["after"]["of"], data["after"]["playable"]) == (36, advice.consequence.playable)
    assert [read_reason(each) for each in data["reasons"]] == list(advice.reasons)


def test_a_reason_is_read_as_it_was_written() -> None:
    reason = Reason("value", {"better_value": 0.5})
    assert reason_data(reason) == {"kind": "value", "args": {"better_value": 0.5}}
    assert read_reason(reason_data(reason)) == reason


def test_a_decision_names_what_was_chosen_and_what_would_have_been_best() -> None:
    game = games(named("nine"), 2, "4,5t")
    choice = decision(game, read_event(game, "6+2+1"))
    assert choice is not None
    data = decision_data(game, choice)
    assert list(data) == ["seat", "horizon", "unit", "goal", "taken", "best", "judgement", "reasons"]
    assert (data["taken"]["word"], data["best"]["word"]) == ("6+2+1", "9")
    assert data["taken"]["loss"] == choice.loss > data["best"]["loss"] == 0
    assert data["judgement"] == choice.judgement.value
    assert (data["best"]["rank"], data["taken"]["chance"]) == ("best", data["taken"]["value"])
    assert data["reasons"]


def test_an_exercise_shows_the_situation_and_what_is_said_of_every_option() -> None:
    game = games(named("nine"), 2, "4,5t")
    found = exercise(game)
    assert found is not None
    data = exercise_data(found)
    assert json.loads(json.dumps(data)) == data
    assert list(data) == ["level", "view", "horizon", "unit", "options"]
    assert data["view"] == view(game)
    assert [each["loss"] for each in data["options"]] == sorted(each["loss"] for each in data["options"])
    assert {"share", "judgement", "reasons"} < set(data["options"][0])
