"""Views: plain data, always of the same shape, and consistent with the game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import strategies as st

from shutbox.play import Game, Leave, Phase, TimeUp, evolve, legal, read_event, story_data, view
from shutbox.play.events import SeatNumber
from shutbox.play.view import action_data
from shutbox.rules import Format
from tests.games.script import FOUR, ONE, THREE, TWO, house, known, play, toy
from tests.games.wander import law, rules_of, wanderings

KEYS = {
    *("v", "rules", "format", "phase", "at", "round", "rounds", "limit", "play_off", "position", "tiles", "throw"),
    *("total", "dice", "off_mat", "chase", "last_throw", "seats", "order", "starter", "undo", "over", "winners"),
    *("shut", "legal", "sum"),
}
SEAT_KEYS = {"seat", "name", "kind", "mark", "points", "total", "result", "turns", "rolls"}
TILE_KEYS = {"column", "row", "value", "state"}
CHASE_KEYS = {"holder", "to_beat", "tries", "super_box"}
ACTION_KEYS = {
    "throw": {"do", "dice"},
    "shut": {"do", "word", "tiles", "rows", "columns", "after", "total"},
    "penalty": {"do", "word"},
    "take": {"do", "word"},
}


@law
def test_a_view_has_one_shape_and_is_plain_data(form: Format, data: st.DataObject) -> None:
    told = data.draw(wanderings(rules_of(form))).games
    for game in (*told[:: 1 + len(told) // 12], told[-1]):
        seen = view(game)
        assert json.loads(json.dumps(seen)) == seen
        assert set(seen) == KEYS
        assert all(set(seat) == SEAT_KEYS for seat in seen["seats"])
        assert all(set(tile) == TILE_KEYS for row in seen["tiles"] for tile in row)
        assert all(set(action) - {"odds"} == ACTION_KEYS[action["do"]] for action in seen["legal"])
        assert all(game.phase is Phase.SURVIVOR for action in seen["legal"] if "odds" in action)
        assert seen["chase"] is None or set(seen["chase"]) == CHASE_KEYS


@law
def test_a_view_agrees_with_its_game(form: Format, data: st.DataObject) -> None:
    told = data.draw(wanderings(rules_of(form))).games
    for game in (*told[:: 1 + len(told) // 12], told[-1]):
        _agrees(game, view(game))


def _agrees(game: Game, seen: dict[str, Any]) -> None:
    assert (seen["v"], seen["rules"], seen["format"]) == (1, game.rules.name, game.format.value)
    assert (seen["over"], seen["winners"]) == (game.over, list(game.tally.winners))
    assert (seen["at"] is None) is game.over
    assert (seen["throw"], seen["total"]) == (list(game.throw), game.total)
    assert seen["sum"] == (sum(game.throw) or game.pips or None)
    assert len(seen["legal"]) == len(legal(game))
    up = [tile for row in seen["tiles"] for tile in row if tile["state"] != "shut"]
    assert sum(game.rules.turn.box.weights[tile["column"]] for tile in up) == game.position
    assert all(tile["value"] == game.rules.turn.box.columns[tile["column"]][tile["row"]] for tile in up)
    # At most one tile of a column can be reached, and it is in front of the hidden ones.
    reached = [tile["column"] for tile in up if tile["state"] == "standing"]
    assert sorted(reached) == sorted({tile["column"] for tile in up})
    marks = [seat["mark"] for seat in seen["seats"]]
    assert marks.count("at") == (0 if game.over else 1)
    assert [seat for seat, mark in enumerate(marks) if mark == "left"] == sorted(game.tally.left)


@law
def test_a_word_of_a_view_can_be_sent_back(form: Format, data: st.DataObject) -> None:
    told = data.draw(wanderings(rules_of(form))).games
    for game in told[:: 1 + len(told) // 12]:
        for action, shown in zip(legal(game), view(game)["legal"], strict=True):
            assert {key: value for key, value in shown.items() if key != "odds"} == action_data(game, action)
            if "word" in shown:
                event = read_event(game, shown["word"])
                assert event == action
                assert isinstance(evolve(game, event), Game)


def test_the_whole_view_of_a_small_game() -> None:
    rules = toy(format="chase", rounds=2, off_mat="raise", name="small")
    assert view(play(rules, TWO, "4s 4 4s 2s 2")) == {
        "v": 1,
        "rules": "small",
        "format": "chase",
        "phase": "throw",
        "at": 1,
        "round": 1,
        "rounds": 2,
        "limit": None,
        "play_off": False,
        "position": "1.4",
        "tiles": [
            [
                {"column": 0, "row": 0, "value": 1, "state": "standing"},
                {"column": 1, "row": 0, "value": 2, "state": "shut"},
                {"column": 2, "row": 0, "value": 4, "state": "standing"},
            ]
        ],
        "throw": [],
        "sum": None,
        "total": 5,
        "dice": [1],
        "off_mat": True,
        "chase": {"holder": 0, "to_beat": 3, "tries": [1], "super_box": False},
        "last_throw": False,
        "seats": [
            {
                "seat": 0,
                "name": "Ann",
                "kind": "person",
                "mark": "done",
                "points": 0,
                "total": None,
                "result": 3,
                "turns": 1,
                "rolls": [],
            },
            {
                "seat": 1,
                "name": "Bo",
                "kind": "person",
                "mark": "at",
                "points": 0,
                "total": None,
                "result": None,
                "turns": 0,
                "rolls": [],
            },
        ],
        "order": [0, 1],
        "starter": 0,
        "undo": True,
        "over": False,
        "winners": [],
        "shut": False,
        "legal": [{"do": "throw", "dice": 1}],
    }


def test_tiles_are_standing_hidden_or_shut() -> None:
    rules = house(box=[[5, 3], [3]])
    states = [[tile["state"] for tile in row] for row in view(play(rules, ONE, ""))["tiles"]]
    assert states == [["standing", "standing"], ["hidden"]]
    states = [[tile["state"] for tile in row] for row in view(play(rules, ONE, "1,4t 5"))["tiles"]]
    assert states == [["shut", "standing"], ["standing"]]


def test_a_move_is_shown_with_its_tiles_their_places_and_what_is_left() -> None:
    (move,) = view(play(house(box=[[5, 3], [2]]), ONE, "4,4t"))["legal"]
    assert move == {
        "do": "shut",
        "word": "5+3'",
        "tiles": [5, 3],
        "rows": [0, 1],
        "columns": [0, 0],
        "after": ".2/.-",
        "total": 2,
    }


def test_the_choices_of_a_penalty_and_of_the_survivor_have_words() -> None:
    rules = toy(format="last-one-standing", limit=5, off_mat="choose")
    assert view(play(rules, TWO, "off:t"))["legal"] == [
        {"do": "penalty", "word": "raise"},
        {"do": "penalty", "word": "end"},
    ]
    assert view(play(rules, TWO, "4t 4 4t"))["legal"] == [
        {"do": "take", "word": "take"},
        {
            "do": "throw",
            "dice": 1,
            "odds": [
                {"points": 4, "count": 1, "of": 4},
                {"points": 2, "count": 2, "of": 4},
                {"points": 0, "count": 1, "of": 4},
            ],
        },
    ]


def test_the_odds_of_the_last_throw_are_left_out_where_dice_leave_the_mat_by_chance_or_throws_are_too_many() -> None:
    leaving = toy(format="last-one-standing", limit=5, off_mat_chance="1/10")
    assert view(play(leaving, TWO, "4t 4 4t"))["legal"][1] == {"do": "throw", "dice": 1}
    large = toy(format="last-one-standing", limit=5, dice=2, faces=20)
    assert view(play(large, TWO, "1,3t 4 time"))["legal"][1] == {"do": "throw", "dice": 2}


def test_only_offered_actions_are_shown_as_data() -> None:
    with pytest.raises(TypeError):
        action_data(play(toy(), TWO, ""), Leave(SeatNumber(0)))


def marks(game: Game) -> list[str]:
    """The marks of the seats."""
    return [seat["mark"] for seat in view(game)["seats"]]


def test_a_seat_is_marked_by_its_place_in_the_round() -> None:
    assert marks(play(toy(), FOUR, "=3 leave:3")) == ["done", "at", "left", "waits"]
    assert marks(play(toy(format="knock-out", limit=3), THREE, "=5")) == ["out", "at", "waits"]
    assert marks(play(toy(ties="play-off"), THREE, "=2 =2 =3")) == ["at", "waits", "done"]
    assert marks(play(toy(), TWO, "=3 =4")) == ["done", "done"]


def test_in_the_throws_for_the_start_everybody_else_waits() -> None:
    game = play("double-shutter", THREE, "6t")
    assert (marks(game), view(game)["dice"]) == (["waits", "at", "waits"], [1])
    assert [seat["rolls"] for seat in view(game)["seats"]] == [[6], [], []]


def test_a_chase_is_shown_while_it_lasts() -> None:
    rules = toy(format="chase", rounds=1)
    nobody: dict[str, object] = {"holder": None, "to_beat": None, "tries": [], "super_box": False}
    assert view(play(rules, THREE, ""))["chase"] == nobody
    shut = {"holder": 0, "to_beat": 0, "tries": [1, 2], "super_box": True}
    assert view(play(rules, THREE, "=0"))["chase"] == shut
    assert view(play(rules, TWO, "=3 =4"))["chase"] is None
    assert view(play(toy(format="chase", tries="one-each"), TWO, "=3"))["chase"] is None
    assert view(play(toy(), TWO, "=3"))["chase"] is None


@pytest.mark.parametrize(
    ("form", "rounds", "limit", "points", "total"),
    [
        ({"format": "one-turn"}, None, None, None, None),
        ({"format": "running", "rounds": 3}, 3, None, None, 3),
        ({"format": "knock-out", "limit": 20}, None, 20, None, 3),
        ({"format": "until", "limit": 20}, None, 20, None, 3),
        ({"format": "chase", "rounds": 3}, 3, None, 0, None),
    ],
)
def test_only_what_the_format_counts_is_shown(
    form: dict[str, Any], rounds: int | None, limit: int | None, points: int | None, total: int | None
) -> None:
    seen = view(play(toy(**form), TWO, "=3"))
    assert (seen["rounds"], seen["limit"]) == (rounds, limit)
    assert (seen["seats"][0]["points"], seen["seats"][0]["total"]) == (points, total)
    assert (seen["seats"][0]["result"], seen["seats"][0]["turns"]) == (3, 1)


def test_last_one_standing_shows_its_limit_its_points_and_the_last_throw() -> None:
    rules = toy(format="last-one-standing", limit=5)
    seen = view(play(rules, TWO, "4t 4 4t 2t"))
    assert (seen["limit"], seen["seats"][0]["points"], seen["last_throw"]) == (5, 0, True)
    assert [seat["mark"] for seat in seen["seats"]] == ["at", "done"]


def test_a_report_off_the_mat_is_offered_when_dice_are_due() -> None:
    rules = known("ferme-ta-boite", begins="throw")
    told = [play(rules, TWO, script) for script in ("", "6t 1t", "6t 1t 3,6t")]
    assert [view(game)["off_mat"] for game in told] == [False, True, False]
    assert not view(play("nine", TWO, ""))["off_mat"]
    survivor = play(toy(format="last-one-standing", limit=5), TWO, "4t 4 4t")
    assert (survivor.phase, view(survivor)["off_mat"]) == (Phase.SURVIVOR, True)


def test_undo_is_offered_where_something_can_be_taken_back() -> None:
    assert [view(play("nine", TWO, script))["undo"] for script in ("", "3,6t", "3,6r", "3,6r 9")] == [
        False,
        True,
        False,
        True,
    ]


def test_alone_a_shut_box_is_shown_as_won() -> None:
    shut, missed = view(play(toy(), ONE, "=0")), view(play(toy(), ONE, "=1"))
    assert (shut["shut"], shut["winners"], shut["format"]) == (True, [0], "solitaire")
    assert (missed["shut"], missed["winners"]) == (False, [])


def test_a_play_off_is_shown() -> None:
    assert view(play(toy(ties="play-off"), TWO, "=2 =2"))["play_off"] is True


BOX, LONG = [[1, 2, 3, 4, 5]] * 4, 11112222333344445555


def test_a_long_total_is_a_text_of_its_digits_wherever_it_is_shown() -> None:
    rules = known("double-shutter", box=BOX, total="digits", begins="first")
    start, beaten = play(rules, TWO, ""), play(rules, TWO, "time")
    assert (start.total, view(start)["total"]) == (LONG, str(LONG))
    assert view(play(rules, TWO, "1,1t"))["legal"][0]["total"] == "112222333344445555"
    seen = view(beaten)
    assert (seen["chase"]["to_beat"], seen["seats"][0]["result"]) == (str(LONG), str(LONG))
    assert {"kind": "holds", "who": "Ann", "total": str(LONG), "tries": 1} in story_data(start, TimeUp(), beaten)
    running = known("ferme-ta-boite", box=BOX, total="digits")
    assert view(play(running, TWO, "time time time time"))["seats"][0]["total"] == str(2 * LONG)


def test_a_throw_known_by_its_sum_has_no_faces_in_the_view() -> None:
    seen = view(play("nine", ONE, "=9t"))
    assert (seen["throw"], seen["sum"]) == ([], 9)
    assert view(play("nine", ONE, "4,5t"))["legal"] == seen["legal"]


def test_a_game_that_a_total_has_ended_shows_the_last_box_that_is_known() -> None:
    seen = view(play("nine", ONE, "4,5t 9 total:17"))
    assert (seen["total"], seen["position"], seen["seats"][0]["result"]) == (17, "12345678.", 17)
    assert view(play("nine", ONE, "total:0"))["shut"]
    long = known("double-shutter", box=BOX, total="digits")
    assert view(play(long, ONE, f"total:{LONG}"))["total"] == str(LONG)
