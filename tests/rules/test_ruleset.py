"""Rule sets are valid as a whole: every fault has a code, and all of them are told at once."""

from __future__ import annotations

import pickle
import time
from dataclasses import fields, replace
from enum import Enum
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.errors import RulesError
from shutbox.rules import (
    BOXES,
    Box,
    Format,
    GameRules,
    RuleSet,
    TurnRules,
    dice_counts,
    from_data,
    moves,
    named,
    names,
    throws,
)
from shutbox.rules.box import Position, tiles
from shutbox.rules.moves import moves_by_total
from shutbox.rules.ruleset import BOX_SHUT, LAST_SHUT, MOST_WAYS, TAKEN, NextStart, Order, faults, most_moves, ways
from shutbox.rules.turn import OffMat, OneDie, When
from tests.rules.fault import codes_in, codes_of
from tests.strategies import game_rules, rule_sets, turn_rules

SEPARATE = {"one-turn", "running", "knock-out", "until"}
TOGETHER = {"chase", "last-one-standing"}
# The formats in which each setting means something (RULES 3).
MEANS = {
    "rounds": {"running", "chase"},
    "fewest_rounds": {"running", "chase"},
    "most_rounds": {"running", "chase"},
    "limit": {"knock-out", "until", "last-one-standing"},
    "out_at": {"knock-out"},
    "out_when": {"knock-out"},
    "points": {"chase"},
    "super_box": {"chase"},
    "tries": {"chase"},
    "begins": SEPARATE | TOGETHER,
    "order": SEPARATE | TOGETHER,
    "next_start": (SEPARATE | TOGETHER) - {"one-turn"},
    "ties": SEPARATE | {"chase"},
    "shut_wins": SEPARATE,
    "same_dice": SEPARATE | {"chase"},
    "most_players": SEPARATE | TOGETHER,
}

FAULTS: list[tuple[str, dict[str, Any]]] = [
    ("tile-value", {"box": [[0], [1]]}),
    ("tile-value", {"box": [[1], [-3]]}),
    ("tile-value", {"box": [[1], [100]]}),
    ("box-empty", {"box": []}),
    ("box-empty", {"box": [[1], []]}),
    ("box-empty", {"box": [[]], "set_up": "1"}),
    ("box-shape", {"box": [[1]] * 25}),
    ("box-shape", {"box": [[1] * 7]}),
    ("box-positions", {"box": [[1, 2, 3, 4, 5, 6]] * 12}),
    ("box-ways", {"box": [[1]] * 24}),
    ("box-ways", {"box": "triple", "dice": 6, "faces": 20}),
    ("set-up-empty", {"set_up": "........."}),
    ("first-throw-tile", {"first_throw": 10}),
    ("first-throw-tile", {"box": [[1, 5]], "first_throw": 5, "behind": "next-throw"}),
    ("first-throw-tile", {"box": "twelve", "dice": 1, "first_throw": 12}),
    ("box-never-shut", {"box": [1, 13], "format": "solitaire"}),
    ("box-never-shut", {"box": [1, 13], "shut_wins": True}),
    ("box-never-shut", {"box": [1, 13], "format": "last-one-standing", "limit": 5}),
    ("goal-never-shut", {"box": "1", "shut_wins": True}),
    ("goal-never-shut", {"box": "1", "format": "solitaire"}),
    ("goal-never-shut", {"box": "1", "format": "last-one-standing", "limit": 5}),
    ("first-throw-tile", {"first_throw": 1, "tiles": 1}),
    ("first-throw-tile", {"first_throw": 2, "set_up": "1.3456789"}),
    ("first-throw-tile", {"first_throw": -1}),
    ("setting-range", {"dice": 0}),
    ("setting-range", {"dice": 7}),
    ("setting-range", {"dice": -1}),
    ("setting-range", {"dice": 10**12}),
    ("setting-range", {"faces": 1}),
    ("setting-range", {"faces": 21}),
    ("setting-range", {"faces": 10**12}),
    ("setting-range", {"tiles": -1}),
    ("setting-range", {"tiles": 145}),
    ("setting-range", {"format": "running", "rounds": 0}),
    ("setting-range", {"format": "running", "rounds": 1001}),
    ("setting-range", {"format": "chase", "fewest_rounds": 6}),
    ("setting-range", {"format": "chase", "most_rounds": 4}),
    ("setting-range", {"format": "chase", "fewest_rounds": 0}),
    ("setting-range", {"format": "chase", "most_rounds": 1001}),
    ("setting-range", {"format": "knock-out"}),
    ("setting-range", {"format": "until", "limit": 1_000_001}),
    ("setting-range", {"format": "last-one-standing", "limit": -5}),
    ("setting-range", {"most_players": 1}),
    ("setting-range", {"most_players": 13}),
    ("setting-range", {"faces": -(10**23)}),
    ("setting-range", {"dice": 10**30}),
    ("setting-range", {"tiles": 10**30}),
    ("setting-range", {"format": "running", "rounds": 10**26}),
    ("setting-range", {"format": "running", "fewest_rounds": 10**26}),
    ("setting-range", {"format": "running", "most_rounds": -(10**26)}),
    ("setting-range", {"format": "until", "limit": 10**26}),
    ("setting-range", {"most_players": 10**26}),
    ("tile-value", {"box": [10**29]}),
    ("tile-value", {"box": [10**29], "set_up": "1"}),
    ("first-throw-tile", {"first_throw": 10**30}),
    ("unlucky-total", {"unlucky": 10**30}),
    ("one-die-limit", {"one_die": "standing:-1"}),
    ("one-die-limit", {"one_die": "standing:1000000000"}),
    ("one-die-always", {"dice": 1, "one_die": "standing:6"}),
    ("unlucky-total", {"unlucky": 1}),
    ("unlucky-total", {"unlucky": 13}),
    ("unlucky-total", {"unlucky": -7}),
    ("thai-one-tile", {"buys": "thai", "tiles": 2}),
    ("thai-one-tile", {"buys": "thai", "behind": "next-throw"}),
    ("off-mat-chance", {"off_mat": "end", "off_mat_chance": "3/2"}),
    ("off-mat-chance", {"off_mat_chance": -0.5}),
    ("off-mat-none", {"off_mat_chance": 0.02}),
    ("off-mat-endless", {"off_mat": "raise", "off_mat_chance": 1}),
    ("off-mat-endless", {"off_mat": "choose", "off_mat_chance": 1}),
    ("setting-no-meaning", {"points": "paid"}),
    ("setting-no-meaning", {"format": "solitaire", "most_players": 4}),
    ("order-needs-throw", {"order": "descending"}),
    ("super-box-one-each", {"format": "chase", "tries": "one-each", "super_box": "draw"}),
]


@pytest.mark.parametrize(("code", "data"), FAULTS)
def test_a_faulty_rule_set_is_refused_for_exactly_that_fault(code: str, data: dict[str, Any]) -> None:
    assert codes_of(data) == [code]


def test_the_table_of_faults_has_every_code() -> None:
    assert {code for code, _ in FAULTS} == codes_in("ruleset")


@given(rule_sets())
def test_a_valid_rule_set_has_no_faults_and_survives_pickling(rules: RuleSet) -> None:
    assert faults(rules.turn, rules.game) == []
    assert pickle.loads(pickle.dumps(rules)) == rules


@given(turn_rules(), game_rules())
def test_a_turn_serves_every_game_that_its_dice_can_end(turn: TurnRules, game: GameRules) -> None:
    found = {fault.code for fault in faults(turn, game)}
    needs = game.shut_wins or game.format in (Format.SOLITAIRE, Format.LAST_ONE_STANDING)
    high = max(tile.value for tile in tiles(turn.box, turn.set_up)) > turn.dice * turn.faces
    assert found == ({"box-never-shut"} if needs and high else set())


def test_a_rule_set_needs_nothing_but_a_name() -> None:
    rules = RuleSet("plain")
    assert (rules.turn, rules.game) == (TurnRules(), GameRules())
    assert (rules.turn.box, rules.game.format) == (BOXES["nine"], Format.ONE_TURN)


def other(setting: str) -> Any:
    """A value of the setting that is not its default."""
    default = getattr(GameRules(), setting)
    if isinstance(default, Enum):
        return next(member for member in type(default) if member is not default)
    return not default if isinstance(default, bool) else default - 1 if default > 1 else default + 1


@pytest.mark.parametrize("game_format", [member.value for member in Format])
@pytest.mark.parametrize("setting", MEANS)
def test_a_setting_that_means_nothing_in_a_format_must_be_left_alone(setting: str, game_format: str) -> None:
    found = faults(TurnRules(), replace(GameRules(Format(game_format)), **{setting: other(setting)}))
    meaningless = [fault for fault in found if fault.code == "setting-no-meaning"]
    if game_format in MEANS[setting]:
        assert not meaningless
    else:
        assert [fault.arguments for fault in meaningless] == [{"setting": setting, "format": game_format}]


def test_every_setting_of_a_game_but_its_format_means_something_somewhere() -> None:
    assert {each.name for each in fields(GameRules)} == {"format", *MEANS}


def test_all_faults_of_a_rule_set_are_told_at_once() -> None:
    turn = TurnRules(Box(((0,), (100,))), dice=9, unlucky=99, off_mat_chance=Fraction(2))
    game = GameRules(rounds=3, order=Order.DESCENDING, next_start=NextStart.SAME, most_players=99)
    with pytest.raises(RulesError) as caught:
        RuleSet("hopeless", turn, game)
    assert [fault.code for fault in caught.value.faults] == [
        "tile-value",
        "tile-value",
        "setting-range",
        "unlucky-total",
        "off-mat-chance",
        "setting-no-meaning",
        "setting-no-meaning",
        "setting-range",
        "order-needs-throw",
    ]
    assert caught.value.arguments["count"] == 9


def test_a_fault_says_what_was_expected_and_what_was_found() -> None:
    with pytest.raises(RulesError) as caught:
        from_data({"dice": 7, "format": "knock-out"})
    assert [dict(fault.arguments) for fault in caught.value.faults] == [
        {"setting": "dice", "low": 1, "high": 6, "got": 7},
        {"setting": "limit", "low": 1, "high": 10**6, "got": 0},
    ]


def test_a_start_position_must_be_one_of_the_box() -> None:
    assert [fault.code for fault in faults(TurnRules(set_up=Position(512)), GameRules())] == ["set-up-empty"]
    assert faults(TurnRules(set_up=Position(511)), GameRules()) == []


def test_a_certain_off_mat_is_allowed_where_it_ends_the_turn() -> None:
    for penalty in (OffMat.END, OffMat.VOID):
        assert faults(TurnRules(off_mat=penalty, off_mat_chance=Fraction(1)), GameRules()) == []


@given(turn_rules())
def test_the_bound_on_ways_holds_at_every_position(rules: TurnRules) -> None:
    for position in range(0, rules.box.size, 1 + rules.box.size // 16):
        assert sum(map(len, moves_by_total(rules, Position(position)))) < ways(rules) <= MOST_WAYS


@pytest.mark.parametrize(
    "box",
    [
        [[1]] * 1000,
        [[1] * 10_000],
        [[1] * 6] * 24,
        [[1, 1]] * 20,
        [[1]] * 24,
    ],
    ids=["wide", "deep", "many positions", "many ways in two rows", "many ways"],
)
def test_a_box_too_large_is_refused_at_once(box: list[list[int]]) -> None:
    begin = time.perf_counter()
    (code,) = codes_of({"box": box, "dice": 6, "faces": 20})
    assert code in {"box-shape", "box-positions", "box-ways"}
    assert time.perf_counter() - begin < 2


@pytest.mark.parametrize("one_die", [OneDie(When.NEVER, 3), OneDie(When.SHUT_789, 3), OneDie(When.STANDING, -3)])
def test_a_condition_for_one_die_that_could_not_be_written_is_a_fault(one_die: OneDie) -> None:
    assert [fault.code for fault in faults(TurnRules(one_die=one_die), GameRules())] == ["one-die-limit"]


def test_a_box_of_too_many_tiles_is_told_with_both_bounds() -> None:
    (fault,) = faults(TurnRules(box=Box(((1,),) * 25)), GameRules())
    assert fault.arguments == {"columns": 25, "rows": 1, "most_columns": 24, "most_rows": 6}


def test_a_condition_for_one_die_has_up_to_nine_digits() -> None:
    assert from_data({"one_die": "standing:999999999"}).turn.one_die.limit == 10**9 - 1


@pytest.mark.parametrize("name", names())
def test_no_throw_of_the_catalogue_has_more_moves_than_the_bound(name: str) -> None:
    rules = named(name).turn
    position = Position(rules.box.full)
    counts = [len(moves(rules, position, throw)) for throw, _ in throws(rules.dice, rules.faces)]
    assert max(counts) <= most_moves(rules)


@given(turn_rules(), st.data())
def test_no_throw_has_more_moves_than_the_bound(rules: TurnRules, data: st.DataObject) -> None:
    position = Position(data.draw(st.integers(1, rules.box.full)))
    for dice in dice_counts(rules, position):
        for throw, _ in throws(dice, rules.faces):
            assert len(moves(rules, position, throw)) <= most_moves(rules)


def test_a_box_may_have_four_billion_positions_and_no_more() -> None:
    # Four counts in each of sixteen columns are 2 ** 32; a fourth tile in one of them makes it a quarter more.
    columns = [[90, 91, 92]] * 16
    from_data({"box": columns})
    with pytest.raises(RulesError) as caught:
        from_data({"box": [[90, 91, 92, 93], *columns[1:]]})
    (fault,) = caught.value.faults
    assert (fault.code, dict(fault.arguments)) == ("box-positions", {"got": 5 * 2**30, "most": 2**32})


def test_too_many_ways_are_told_with_the_limit() -> None:
    with pytest.raises(RulesError) as caught:
        from_data({"box": [[1]] * 24})
    (fault,) = caught.value.faults
    assert fault.arguments["most"] == 50_000
    assert int(str(fault.arguments["got"])) > 50_000


def test_a_number_of_rounds_outside_its_own_limits_is_told_by_its_name() -> None:
    with pytest.raises(RulesError) as caught:
        from_data({"format": "chase", "rounds": 6, "most_rounds": 5})
    assert {fault.arguments["setting"] for fault in caught.value.faults} == {"rounds"}


def test_the_points_of_the_last_one_standing_are_those_of_the_rules() -> None:
    assert (TAKEN, LAST_SHUT, BOX_SHUT) == (1, 2, 4)
