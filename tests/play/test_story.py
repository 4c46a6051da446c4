"""The facts that follow from an event."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import strategies as st

from shutbox.play import Fact, Hand, Hint, Rename, Undo, course, read_event, read_record, story
from shutbox.play.story import scoresheet, story_data
from shutbox.rules import Format, RuleSet, named
from tests.games.script import ONE, THREE, TWO, games, known, recorded, toy, words
from tests.games.wander import law, rules_of, wanderings

RECORDS = sorted((Path(__file__).parents[1] / "data" / "records").glob("*.shutbox"))
KINDS = {
    *("thrown", "start-thrown", "shut", "off", "taken", "left", "time-up", "undone", "hint", "handed"),
    *("penalty-end", "penalty-void", "penalty-raise", "penalty-nothing", "box-shut", "missed", "turn-total"),
    *("holds", "super-box-held", "scores", "pays", "knocked-out", "no-points", "round", "play-off"),
    *("thrown-sum", "start-thrown-sum", "start-tied", "renamed", "reordered"),
    *("survivor", "begins", "turn", "won", "shared", "solitaire-won", "solitaire-over"),
}


@law
def test_a_story_never_fails(form: Format, data: st.DataObject) -> None:
    for before, event, after in data.draw(wanderings(rules_of(form))).steps:
        facts = story(before, event, after)
        assert facts
        for fact in facts:
            assert fact.kind in KINDS
            assert json.dumps(fact.arguments)


@law
def test_a_story_is_the_same_where_a_turn_simply_goes_on(form: Format, data: st.DataObject) -> None:
    for before, event, after in data.draw(wanderings(rules_of(form))).steps:
        # With a tally that is equal but another, nothing is taken for granted.
        copied = replace(after, tally=replace(after.tally))
        assert story(before, event, copied) == story(before, event, after)


@law
def test_every_end_every_new_round_and_every_point_is_told(form: Format, data: st.DataObject) -> None:
    for before, event, after in data.draw(wanderings(rules_of(form))).steps:
        if isinstance(event, Undo | Hint | Hand | Rename):
            continue
        kinds = [fact.kind for fact in story(before, event, after)]
        ends = {"won", "shared", "solitaire-won", "solitaire-over"}
        assert bool(ends & set(kinds)) is after.over
        assert bool({"round", "play-off"} & set(kinds)) is (after.tally.round != before.tally.round)
        changed = sum(old != new for old, new in zip(before.tally.points, after.tally.points, strict=True))
        assert kinds.count("scores") + kinds.count("pays") == changed
        assert kinds.count("knocked-out") == len(after.tally.out - before.tally.out)


def last(rules: RuleSet | str, players: tuple[str, ...], script: str) -> list[Fact]:
    """The facts of the last word of a script."""
    before, after = games(rules, players, script)[-2:]
    *_, word = words(script)
    return story(before, read_event(before, word), after)


def kinds(rules: RuleSet | str, players: tuple[str, ...], script: str) -> list[str]:
    """The kinds of the facts of the last word of a script."""
    return [fact.kind for fact in last(rules, players, script)]


def test_a_throw_is_told_with_its_sum_and_source() -> None:
    assert last("nine", TWO, "3,6t") == [
        Fact("thrown", {"who": "Ann", "throw": "3,6", "sum": 9, "source": "typed"}),
    ]


def test_a_throw_for_the_start_is_told_apart_and_so_is_who_begins() -> None:
    assert kinds("double-shutter", TWO, "6t") == ["start-thrown"]
    facts = last("double-shutter", TWO, "3t 6s")
    assert [fact.kind for fact in facts] == ["start-thrown", "begins"]
    assert facts[0].arguments["source"] == "seeded"
    assert facts[1].arguments == {"who": "Bo"}


def test_a_tie_for_the_start_is_told_with_its_names() -> None:
    assert kinds("double-shutter", THREE, "6t 6t") == ["start-thrown"]
    facts = last("double-shutter", THREE, "6t 2t 6t")
    assert facts[1:] == [Fact("start-tied", {"names": ["Ann", "Cy"]})]
    assert kinds("double-shutter", THREE, "6t 2t 6t 1t") == ["start-thrown"]
    assert kinds("double-shutter", THREE, "6t 2t 6t 1t 1t") == ["start-thrown", "start-tied"]
    assert kinds("double-shutter", THREE, "6t 6t leave:3") == ["left", "start-tied"]


def test_tiles_are_told_in_notation_with_their_number_and_what_is_left() -> None:
    assert last("nine", TWO, "3,6t 6+3") == [
        Fact("shut", {"who": "Ann", "tiles": "6+3", "count": 2, "position": "12.45.789"}),
    ]


def test_a_miss_ends_a_turn_with_its_total_and_the_next_is_named() -> None:
    facts = last(toy(), TWO, "4t 4 4t")
    assert [fact.kind for fact in facts] == ["thrown", "missed", "turn-total", "turn"]
    assert facts[2].arguments == {"who": "Ann", "total": 3, "position": "12."}
    assert facts[3].arguments == {"who": "Bo"}


def test_a_shut_box_is_told() -> None:
    assert kinds(toy(), TWO, "=0") == ["shut", "box-shut", "turn"]


def test_the_penalties_are_told() -> None:
    end, raises, choose = (known("ferme-ta-boite", off_mat=kind) for kind in ("end", "raise", "choose"))
    assert kinds(end, TWO, "off:t") == ["off", "penalty-end", "turn-total", "turn"]
    facts = last(raises, TWO, "3,6t 6+3 off:t")
    assert [fact.kind for fact in facts] == ["off", "penalty-raise"]
    assert facts[1].arguments == {"who": "Ann", "tile": 6, "row": 0}
    assert kinds(raises, TWO, "off:t") == ["off", "penalty-nothing"]
    assert kinds(choose, TWO, "off:t") == ["off"]
    facts = last(known("ferme-ta-boite", off_mat="void"), TWO, "3,6t 9 off:t")
    assert [fact.kind for fact in facts] == ["off", "penalty-void", "turn-total", "turn"]
    assert facts[2].arguments == {"who": "Ann", "total": 45, "position": "123456789"}
    assert kinds(choose, TWO, "off:t raise") == ["penalty-nothing"]
    assert kinds(choose, TWO, "off:t end") == ["penalty-end", "turn-total", "turn"]


def test_a_raised_tile_has_its_row_in_a_box_of_several_rows() -> None:
    double = known("ferme-ta-boite", off_mat="raise", box="double")
    front, back = (last(double, TWO, f"{shut} off:t")[1].arguments for shut in ("3,5t 8", "4,6t 1+9'"))
    assert front == {"who": "Ann", "tile": 8, "row": 1}
    assert back == {"who": "Ann", "tile": 9, "row": 2}


def test_time_and_leaving_are_told() -> None:
    assert kinds("nine", TWO, "time") == ["time-up", "turn-total", "turn"]
    assert last("nine", THREE, "leave:1") == [Fact("left", {"who": "Ann"}), Fact("turn", {"who": "Bo"})]
    assert kinds("nine", THREE, "leave:3") == ["left"]
    assert kinds("nine", TWO, "leave:1") == ["left", "won"]


def test_notes_are_told_and_nothing_else_with_them() -> None:
    assert last("nine", TWO, "3,6t undo") == [Fact("undone")]
    assert last("nine", TWO, "hint:2") == [Fact("hint", {"who": "Bo"})]
    assert last("nine", TWO, "seat:2=optimal,Robo") == [
        Fact("handed", {"who": "Bo", "to": "Robo", "bot": "optimal"}),
    ]


CHASE = {"format": "chase", "rounds": 2}


def test_a_new_total_to_beat_is_told_with_the_tries_against_it() -> None:
    facts = last(toy(**CHASE), THREE, "=5 =3")
    assert [fact.kind for fact in facts] == ["off", "penalty-end", "turn-total", "holds", "turn"]
    assert facts[3].arguments == {"who": "Bo", "total": 3, "tries": 2}
    assert kinds(toy(**CHASE), THREE, "=0") == ["shut", "box-shut", "super-box-held", "turn"]
    assert "holds" not in kinds(toy(**CHASE), THREE, "=3 =5")


def test_points_are_told_with_the_round_they_end() -> None:
    facts = last(toy(**CHASE), TWO, "=3 =5")
    assert [fact.kind for fact in facts][3:] == ["scores", "round", "begins"]
    assert facts[3].arguments == {"who": "Ann", "points": 1, "now": 1}
    assert facts[4].arguments == {"round": 2, "names": []}


def test_what_the_others_pay_is_told() -> None:
    facts = [fact for fact in last(toy(**CHASE, points="paid"), TWO, "=0 =5") if fact.kind in ("scores", "pays")]
    assert facts == [
        Fact("scores", {"who": "Ann", "points": 2, "now": 2}),
        Fact("pays", {"who": "Bo", "points": 2, "now": -2}),
    ]


def test_everybody_who_scores_for_a_shut_box_is_told() -> None:
    facts = last(toy(**CHASE, super_box="both-score"), TWO, "=0 =0")
    assert [fact.kind for fact in facts] == ["shut", "box-shut", "scores", "scores", "round", "begins"]
    paid = last(toy(**CHASE, points="paid", super_box="both-score"), TWO, "=0 =0")
    assert [fact.kind for fact in paid] == ["shut", "box-shut", "no-points", "round", "begins"]


def test_a_round_without_points_is_told() -> None:
    facts = last(toy(**CHASE, super_box="draw"), TWO, "=0 =0")
    assert [fact.kind for fact in facts] == ["shut", "box-shut", "no-points", "round", "begins"]
    assert facts[2].arguments == {"round": 1}
    assert "holds" not in kinds(toy(**CHASE, tries="one-each"), TWO, "=3")


def test_a_round_of_totals_is_not_called_one_without_points() -> None:
    assert kinds(toy(format="running"), TWO, "=3 =4")[-2:] == ["round", "begins"]


def test_a_play_off_is_told_with_its_names() -> None:
    facts = last(toy(ties="play-off"), THREE, "=2 =2 =3")
    assert facts[-2:] == [Fact("play-off", {"round": 2, "names": ["Ann", "Bo"]}), Fact("begins", {"who": "Ann"})]


def test_going_out_is_told_with_the_total() -> None:
    facts = last(toy(format="knock-out", limit=3), THREE, "=5")
    assert facts[-2:] == [Fact("knocked-out", {"who": "Ann", "total": 5}), Fact("turn", {"who": "Bo"})]


STANDING = {"format": "last-one-standing", "limit": 5}


def test_last_one_standing_is_told_throw_by_throw() -> None:
    rules = toy(**STANDING)
    assert kinds(rules, TWO, "4t 4") == ["shut", "turn"]
    assert kinds(rules, TWO, "4t 4 4t") == ["thrown", "missed", "survivor"]
    assert kinds(rules, TWO, "4t 4 4t take") == ["taken", "scores", "round", "begins"]
    assert kinds(rules, TWO, "4t 4 4t 4t") == ["thrown", "missed", "no-points", "round", "begins"]
    assert kinds(rules, TWO, "4t 4 3t 2+1") == ["shut", "box-shut", "scores", "round", "begins"]
    assert kinds(rules, TWO, "4t 4 4t time") == ["time-up", "scores", "round", "begins"]
    void = toy(**STANDING, off_mat="void")
    assert kinds(void, THREE, "4t 4 off:t") == ["off", "penalty-end", "turn"]
    alone = "4t 4 4t off:t leave:1 raise"
    assert kinds(toy(**STANDING, off_mat="choose"), THREE, alone) == ["penalty-raise", "survivor"]


def test_the_next_round_of_last_one_standing_waits_for_the_throws() -> None:
    script = "6,6t 1,1t time take"
    assert kinds("last-one-standing", TWO, script) == ["taken", "scores", "round"]


@pytest.mark.parametrize(
    ("rules", "players", "script", "end"),
    [
        (toy(), TWO, "=3 =4", Fact("won", {"who": "Ann"})),
        (toy(), TWO, "=3 =3", Fact("shared", {"names": ["Ann", "Bo"], "count": 2})),
        (toy(), ONE, "=0", Fact("solitaire-won", {"total": 0})),
        (toy(), ONE, "=5", Fact("solitaire-over", {"total": 5})),
        (named("nine"), ONE, "leave:1", Fact("solitaire-over", {"total": 45})),
    ],
)
def test_the_end_is_told(rules: RuleSet, players: tuple[str, ...], script: str, end: Fact) -> None:
    assert last(rules, players, script)[-1] == end


def test_a_fact_is_plain_data_by_kind_with_its_arguments() -> None:
    before, after = games("nine", TWO, "4,5t")
    facts = story_data(before, read_event(before, "4,5t"), after)
    assert facts == [{"kind": "thrown", "who": "Ann", "throw": "4,5", "sum": 9, "source": "typed"}]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_points_of_a_scoresheet_add_up(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    pages = scoresheet(course(record))
    assert [sum(column) for column in zip(*(page["points"] for page in pages), strict=True)] == list(
        record.game.tally.points
    )


def test_the_totals_of_a_scoresheet_are_what_the_turns_ended_with() -> None:
    record = read_record((RECORDS[0].parent / "ferme-ta-boite-won.shutbox").read_text(encoding="utf-8"))
    totals = [0] * len(record.players)
    for page in scoresheet(course(record)):
        for seat, ended in enumerate(page["totals"]):
            totals[seat] += sum(ended)
    assert totals == list(record.game.tally.totals)


def test_what_was_taken_back_and_notes_are_not_on_a_scoresheet() -> None:
    undone = recorded("nine", TWO, "3,5t 8 6,6t hint:1 undo undo")
    assert scoresheet(course(undone)) == scoresheet(course(recorded("nine", TWO, "3,5t")))


def test_what_was_written_down_at_a_real_box_is_told() -> None:
    told = games("ferme-ta-boite", TWO, "=9t 9 total:17 name:1=Anna order:2,1 total:0")
    facts = [
        story(before, read_event(before, word), after)
        for before, word, after in zip(
            told, ["=9t", "9", "total:17", "name:1=Anna", "order:2,1", "total:0"], told[1:], strict=False
        )
    ]
    assert facts[0] == [Fact("thrown-sum", {"who": "Ann", "sum": 9, "source": "typed"})]
    assert facts[2] == [
        Fact("turn-total", {"who": "Ann", "total": 17, "position": None}),
        Fact("turn", {"who": "Bo"}),
    ]
    assert facts[3] == [Fact("renamed", {"who": "Ann", "to": "Anna"})]
    assert facts[4] == [Fact("reordered", {"names": ["Bo", "Anna"]})]
    assert facts[5][0] == Fact("box-shut", {"who": "Bo"})


def test_a_sum_that_fits_nothing_is_a_miss() -> None:
    told = games("nine", TWO, "=2t 2 =2t")
    kinds = [fact.kind for fact in story(told[2], read_event(told[2], "=2t"), told[3])]
    assert kinds == ["thrown-sum", "missed", "turn-total", "turn"]


def test_a_throw_for_the_start_can_be_told_by_its_sum() -> None:
    told = games("last-one-standing", TWO, "=7t")
    assert story(told[0], read_event(told[0], "=7t"), told[1])[0].kind == "start-thrown-sum"


def test_totals_without_tiles_are_on_the_sheet() -> None:
    sheet = scoresheet(course(recorded("ferme-ta-boite", TWO, "total:17 total:0 total:9 undo total:8")))
    assert [page["totals"] for page in sheet] == [[[17], [0]], [[], [8]]]
