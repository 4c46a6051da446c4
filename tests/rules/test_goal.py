"""Goals that no play can reach are refused, and no others: compared with a search of every throw."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from shutbox.errors import RulesError
from shutbox.rules import Box, Format, GameRules, RuleSet, TurnRules, from_data, from_json, named, names, to_json
from shutbox.rules.box import Position, raised
from shutbox.rules.goal import RAISING, can_be_shut, first_throw_possible
from shutbox.rules.perft import lines
from shutbox.rules.ruleset import faults, impossible_goals
from shutbox.rules.turn import Buys
from tests.rules.fault import codes_of
from tests.strategies import boxes, turn_rules


def reached(rules: TurnRules) -> set[int]:
    """Every position that a turn can come to, by every throw, move and penalty."""
    found, waiting = {rules.set_up}, [rules.set_up]
    while waiting:
        position = waiting.pop()
        after = {position - move for _, move in lines(rules, position)}
        if rules.off_mat in RAISING:
            after.add(raised(rules.box, rules.set_up, position))
        waiting += [Position(each) for each in after - found]
        found |= {Position(each) for each in after}
    return set(found)


@given(boxes(most_columns=4, most_rows=3).flatmap(turn_rules))
def test_a_box_can_be_shut_if_some_throws_shut_it(rules: TurnRules) -> None:
    assert can_be_shut(rules) is (0 in reached(rules))


@given(boxes(most_columns=6, most_rows=1, most_value=4).flatmap(turn_rules))
def test_a_row_of_low_tiles_can_be_shut_if_some_throws_shut_it(rules: TurnRules) -> None:
    assert can_be_shut(rules) is (0 in reached(rules))


@given(turn_rules())
def test_a_first_throw_is_possible_if_some_throw_has_a_move(rules: TurnRules) -> None:
    assert first_throw_possible(rules) is (not rules.first_throw or any(True for _ in lines(rules, rules.set_up)))


@pytest.mark.parametrize("name", names())
def test_every_box_of_the_catalogue_can_be_shut(name: str) -> None:
    assert can_be_shut(named(name).turn)


NEVER: list[dict[str, Any]] = [
    {"box": "1"},
    {"box": "1,12"},
    {"box": [1, *[12] * 20]},
    {"box": "triple", "tiles": 1},
    {"box": "3", "unlucky": 3},
    {"box": "twelve", "dice": 6, "faces": 20, "tiles": 1},
    {"box": "12,", "one_die": "standing:12:forced"},
    {"box": "9,9", "buys": "exact", "dice": 3, "faces": 2},
    {"box": "[[1, 12]]"},
]


@pytest.mark.parametrize("data", NEVER)
@pytest.mark.parametrize("goal", [{"shut_wins": True}, {"format": "solitaire"}])
def test_a_game_about_a_box_that_stays_open_is_refused(data: dict[str, Any], goal: dict[str, Any]) -> None:
    assert codes_of(data | goal)[0] in ("goal-never-shut", "box-never-shut")
    assert from_data(data).game.format is Format.ONE_TURN


def test_a_tile_that_is_shut_beforehand_need_not_be_within_reach() -> None:
    assert from_data({"box": [2, 13], "set_up": "2,.", "shut_wins": True}).game.shut_wins


def test_a_box_too_large_to_be_searched_is_allowed() -> None:
    # The third 1 has no partner. But 2 ** 20 positions come before that is found out.
    columns = tuple((value,) for value in (1, 1, 1, *range(21, 41)))
    assert not can_be_shut(TurnRules(Box(columns[:8]), faces=20, buys=Buys.EXACT))
    assert can_be_shut(TurnRules(Box(columns), faces=20, buys=Buys.EXACT))


def test_a_stored_game_keeps_a_goal_that_earlier_versions_accepted() -> None:
    rules = RuleSet("old", TurnRules(Box(((1,),))), GameRules(shut_wins=True))
    assert not faults(rules.turn, rules.game)
    assert impossible_goals(rules.turn, rules.game)
    assert from_json(to_json(rules, whole=True), stored=True) == rules
    with pytest.raises(RulesError):
        from_json(to_json(rules, whole=True))


@pytest.mark.parametrize(
    ("game", "goal"), [({"shut_wins": True}, "shut_wins = true"), ({"format": "solitaire"}, "format = solitaire")]
)
def test_a_goal_out_of_reach_is_named_with_the_box(game: dict[str, Any], goal: str) -> None:
    with pytest.raises(RulesError) as caught:
        from_data({"box": "1"} | game)
    (fault,) = caught.value.faults
    assert fault.arguments == {"goal": goal, "position": "1"}


def test_a_tile_as_high_as_the_highest_throw_is_not_out_of_reach() -> None:
    # Only a throw of two sixes shuts the 12.
    from_data({"box": [3, 12], "shut_wins": True})
    with pytest.raises(RulesError) as caught:
        from_data({"box": [3, 13, 14], "shut_wins": True})
    (fault,) = caught.value.faults
    assert fault.arguments == {"tile": 14, "most": 12, "format": "one-turn"}
