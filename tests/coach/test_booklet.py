"""A booklet: the report, and the data for stepping through the game."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from shutbox.coach import analyse, document
from shutbox.coach.booklet import booklet
from shutbox.play import new_game, read_record, replay, story, view, write_event
from shutbox.rules import named
from tests.coach.told import RECORDS, looked_at
from tests.games.sealed import BOTH, PUBLIC, notes_of, played, seed

NAMES = ["nine-won", "double-shutter-super-box", "ferme-ta-boite-penalty-choose", "double-shutter-solitaire-missed"]


@pytest.mark.parametrize("name", NAMES)
def test_a_booklet_holds_the_report_the_record_and_the_game_after_every_event(name: str) -> None:
    text = (RECORDS / f"{name}.shutbox").read_text(encoding="utf-8")
    record = read_record(text)
    report = analyse(record)
    made = booklet(report)
    assert json.loads(json.dumps(made)) == made
    assert (made["report"], read_record(made["record"])) == (document(report), record)
    games = [record.start, *replay(record)]
    assert made["view"] == view(games[-1])
    assert len(made["course"]) == len(games)
    for leaf, game in zip(made["course"], games, strict=True):
        seen = view(game)
        assert {key: leaf[key] for key in leaf.keys() & seen.keys()} == {key: seen[key] for key in leaf.keys() & seen}
    for number, event in enumerate(record.events):
        facts = story(games[number], event, games[number + 1])
        assert made["course"][number + 1]["facts"] == [{"kind": fact.kind, **fact.arguments} for fact in facts]
        assert made["report"]["steps"][number]["word"] == write_event(games[number], event)
    assert made["course"][0]["facts"] == []


def test_scores_are_what_decides_between_the_players() -> None:
    points = booklet(looked_at(named("double-shutter"), 2, "6t 1t"))["course"][-1]
    assert points["scores"] == [0, 0]
    one_turn = booklet(looked_at(named("nine"), 2, "4,5t 9 6,6t 8+4 1,1t 2 1,1t"))["course"]
    assert (one_turn[0]["scores"], one_turn[-1]["scores"]) == ([None, None], [22, None])
    running = booklet(looked_at(named("ferme-ta-boite"), 2, "4,5t 9"))["course"][-1]
    assert running["scores"] == [0, 0]


def test_a_game_that_has_not_begun_is_one_leaf() -> None:
    made = booklet(looked_at(named("nine"), 2, ""))
    assert (len(made["course"]), made["report"]["steps"]) == (1, [])
    assert made["course"][0]["position"] == view(new_game(named("nine"), ["Ann", "Bo"]))["position"]


def test_without_sealed_dice_there_is_no_envelope() -> None:
    assert booklet(looked_at(named("nine"), 2, "4,5t 9"))["envelope"] is None


def test_the_envelope_says_how_many_throws_are_those_that_were_sealed() -> None:
    record = played(named("nine"))
    throws = sum("thrown" in str(fact) for fact in booklet(analyse(record))["course"])
    found = booklet(analyse(record))["envelope"]
    assert (found["fault"], found["open"], found["public"]) == (None, True, PUBLIC)
    assert (found["fit"], found["unchecked"], found["others"]) == (throws, 0, 0)
    shut = booklet(analyse(played(named("nine"), opened=False)))["envelope"]
    assert (shut["open"], shut["fit"], shut["unchecked"]) == (False, 0, throws)


def test_dice_that_do_not_fit_their_envelope_are_named_and_the_report_is_there_all_the_same() -> None:
    record = played(named("nine"))
    forged = replace(record, notes=notes_of(record.rules, BOTH, secret=seed("another")))
    made = booklet(analyse(forged))
    assert made["envelope"] == {"fault": "record-dice"}
    assert made["report"]["over"]
