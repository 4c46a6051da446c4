"""Rule sets as plain data, TOML and JSON."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from dataclasses import fields
from enum import Enum
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.errors import NotationError, RulesError, ShutboxError, brief
from shutbox.rules import (
    BOXES,
    Box,
    GameRules,
    OneDie,
    RuleSet,
    TurnRules,
    changed,
    from_data,
    from_json,
    from_toml,
    named,
    to_data,
    to_json,
    to_toml,
    write_position,
)
from shutbox.rules.codec import WORDS, write_one_die
from shutbox.rules.ruleset import Begins, Format, NextStart, Order, OutAt, OutWhen, Points, SuperBox, Ties, Tries
from shutbox.rules.turn import Behind, Buys, OffMat, Total, When
from shutbox.words import Words
from tests.rules.fault import codes_in, codes_of
from tests.strategies import one_die_rules, rule_sets

SETTINGS = [each.name for part in (TurnRules, GameRules) for each in fields(part) if each.init]

FAULTS: list[tuple[str, dict[str, Any]]] = [
    ("setting-whole", {"dice": "two"}),
    ("setting-whole", {"dice": 1.5}),
    ("setting-whole", {"dice": True}),
    ("setting-whole", {"dice": None}),
    ("setting-whole", {"dice": "--5"}),
    ("setting-whole", {"dice": "9" * 5000}),
    ("setting-word", {"tiles": "none"}),
    ("setting-word", {"unlucky": "any"}),
    ("setting-word", {"first_throw": "two"}),
    ("setting-flag", {"shut_wins": "maybe"}),
    ("setting-flag", {"shut_wins": 1}),
    ("setting-flag", {"same_dice": []}),
    ("setting-chance", {"off_mat_chance": "often"}),
    ("setting-chance", {"off_mat_chance": "1/0"}),
    ("setting-chance", {"off_mat_chance": float("nan")}),
    ("setting-chance", {"off_mat_chance": True}),
    ("setting-chance", {"off_mat_chance": "1e99999999"}),
    ("setting-chance", {"off_mat_chance": "1E-99_999_999"}),
    ("setting-one-die", {"one_die": "sometimes"}),
    ("setting-one-die", {"one_die": "standing"}),
    ("setting-one-die", {"one_die": "standing:six"}),
    ("setting-one-die", {"one_die": "standing:1_0"}),
    ("setting-one-die", {"one_die": "standing: 6"}),
    ("setting-one-die", {"one_die": "standing:٦"}),
    ("setting-one-die", {"one_die": "standing:6:maybe"}),
    ("setting-one-die", {"one_die": "standing:6:optional:7"}),
    ("setting-one-die", {"one_die": "789:6"}),
    ("setting-one-die", {"one_die": "never:optional"}),
    ("setting-one-die", {"one_die": []}),
    ("setting-box", {"box": "eleven"}),
    ("setting-box", {"box": ""}),
    ("setting-box", {"box": "123/12"}),
    ("setting-box", {"box": "12-/3-4"}),
    ("setting-box", {"box": "[[1], [2]"}),
    ("setting-box", {"box": 9}),
    ("setting-box", {"box": [["1", "x"]]}),
    ("setting-box", {"box": [[1.5]]}),
    ("setting-choice", {"buys": "everything"}),
    ("setting-choice", {"format": []}),
    ("setting-choice", {"format": 3}),
    ("setting-unknown-near", {"dices": 2}),
    ("setting-unknown-near", {"one_dice": "never"}),
    ("setting-unknown", {"colour": "green"}),
    ("setting-text", {"name": 7}),
    ("setting-text", {"source": ["a", "b"]}),
    ("setting-text", {"about": None}),
    ("setting-set-up", {"set_up": "12345678"}),
    ("setting-set-up", {"set_up": [1, 2]}),
    ("setting-set-up", {"box": "double", "set_up": "123456789/.87654321"}),
]


@pytest.mark.parametrize(("code", "data"), FAULTS)
def test_a_value_that_a_setting_cannot_have_is_refused_for_exactly_that(code: str, data: dict[str, Any]) -> None:
    assert codes_of(data) == [code]


def test_the_table_of_faults_has_every_code() -> None:
    assert {code for code, _ in FAULTS} >= codes_in("codec")


def test_a_refusal_names_the_setting_and_what_was_expected() -> None:
    with pytest.raises(RulesError) as caught:
        from_data({"buys": "everything", "set_up": "12", "box": "ten", "first_throw": {"a": 1}})
    told = [dict(fault.arguments) for fault in caught.value.faults]
    assert told == [
        {"setting": "set_up", "got": "12", "expected": "1,2,3,4,5,6,7,8,9,10"},
        {"setting": "buys", "got": "everything", "choices": "sum, exact, thai"},
        {"setting": "first_throw", "got": '{"a": 1}', "word": "free", "low": 1, "high": 99},
    ]


@pytest.mark.parametrize(
    ("typed", "near"),
    [("dices", "dice"), ("off_matt", "off_mat"), ("nextstart", "next_start"), ("fromat", "format"), ("bx", "box")],
)
def test_an_unknown_setting_suggests_the_near_one(typed: str, near: str) -> None:
    with pytest.raises(RulesError) as caught:
        from_data({typed: 1})
    assert [dict(fault.arguments) for fault in caught.value.faults] == [{"setting": typed, "near": near}]


def test_faults_of_every_kind_are_told_together() -> None:
    data = {"dices": 3, "colour": "green", "name": 7, "dice": "two", "faces": 99, "points": "paid", "box": "none"}
    assert codes_of(data) == [
        "setting-unknown-near",
        "setting-unknown",
        "setting-text",
        "setting-box",
        "setting-whole",
        "setting-range",
        "setting-no-meaning",
    ]


@given(rules=rule_sets(), whole=st.booleans())
def test_a_rule_set_reads_from_its_data(rules: RuleSet, *, whole: bool) -> None:
    assert from_data(to_data(rules, whole=whole)) == rules


@given(rules=rule_sets(), whole=st.booleans())
def test_a_rule_set_reads_from_its_json(rules: RuleSet, *, whole: bool) -> None:
    text = to_json(rules, whole=whole)
    assert from_json(text) == rules
    assert json.loads(text) == to_data(rules, whole=whole)
    assert "\n" not in text


@given(rules=rule_sets(), whole=st.booleans())
def test_a_rule_set_reads_from_its_toml(rules: RuleSet, *, whole: bool) -> None:
    text = to_toml(rules, whole=whole)
    assert from_toml(text) == rules
    assert tomllib.loads(text) == to_data(rules, whole=whole)


@given(rule_sets())
def test_whole_data_has_every_setting(rules: RuleSet) -> None:
    assert list(to_data(rules, whole=True)) == ["name", "source", "about", *SETTINGS]


@given(rule_sets())
def test_short_data_names_only_what_differs(rules: RuleSet) -> None:
    defaults = to_data(RuleSet("", TurnRules(rules.turn.box)), whole=True)
    defaults["box"] = to_data(RuleSet(""), whole=True)["box"]
    whole = to_data(rules, whole=True)
    assert to_data(rules) == {key: value for key, value in whole.items() if value != defaults[key]}


@given(rule_sets(), rule_sets())
def test_any_rule_set_can_be_changed_into_any_other(rules: RuleSet, wanted: RuleSet) -> None:
    assert changed(rules, {}) == rules
    assert changed(rules, to_data(wanted, whole=True)) == wanted


@given(st.integers(2, 3).flatmap(one_die_rules))
def test_a_condition_for_one_die_reads_as_it_was_written(one_die: OneDie) -> None:
    assert from_data({"one_die": write_one_die(one_die)}).turn.one_die == one_die


def test_a_rule_set_of_defaults_is_nothing_but_its_name() -> None:
    assert to_data(RuleSet("plain")) == {"name": "plain"}
    assert to_toml(RuleSet("plain")) == 'name = "plain"\n'


def test_data_without_a_name_is_a_house_rule() -> None:
    assert from_data({}).name == from_toml("").name == from_json("{}").name == "house-rule"
    assert from_data({}, name="ours") == RuleSet("ours")
    assert from_toml("dice = 3", name="ours").name == "ours"
    assert from_json('{"name": "mine"}', name="ours").name == "mine"


@pytest.mark.parametrize(
    ("typed", "box"),
    [
        ("double", BOXES["double"]),
        ("123456789/987654321", BOXES["double"]),
        ([[1, 9], [2, 8]], Box(((1, 9), (2, 8)))),
        ([1, 2, [3, 4]], Box(((1,), (2,), (3, 4)))),
        ("[1, 2, [3, 4]]", Box(((1,), (2,), (3, 4)))),
        ("10,11", Box(((10,), (11,)))),
        ("123/-4-", Box(((1,), (2, 4), (3,)))),
    ],
)
def test_a_box_is_given_by_name_by_notation_or_by_its_columns(typed: Any, box: Box) -> None:
    assert from_data({"box": typed}).turn.box == box


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("never", OneDie()),
        ("standing:6", OneDie(When.STANDING, 6)),
        ("standing:6:optional", OneDie(When.STANDING, 6)),
        ("exposed:6:forced", OneDie(When.EXPOSED, 6, forced=True)),
        ("highest:6", OneDie(When.HIGHEST, 6)),
        ("789", OneDie(When.SHUT_789)),
        (789, OneDie(When.SHUT_789)),
        ("789:forced", OneDie(When.SHUT_789, forced=True)),
    ],
)
def test_a_condition_for_one_die_is_spelled_in_words(typed: Any, expected: OneDie) -> None:
    assert from_data({"one_die": typed}).turn.one_die == expected


@pytest.mark.parametrize(
    ("setting", "typed", "expected"),
    [
        ("dice", "3", 3),
        ("tiles", "any", 0),
        ("tiles", 2, 2),
        ("first_throw", "free", 0),
        ("first_throw", "2", 2),
        ("unlucky", "none", 0),
        ("unlucky", 7, 7),
        ("set_up", "1.3.5.7.9", 0b101010101),
        ("set_up", 123456789, 511),
        ("shut_wins", "yes", True),
        ("shut_wins", "true", True),
        ("shut_wins", "no", False),
        ("shut_wins", "False", False),
        ("same_dice", True, True),
    ],
)
def test_settings_may_be_typed_as_on_a_command_line(setting: str, typed: Any, expected: Any) -> None:
    rules = from_data({setting: typed})
    part = rules.turn if hasattr(rules.turn, setting) else rules.game
    assert getattr(part, setting) == expected


@pytest.mark.parametrize(
    ("typed", "expected"),
    [(0.02, Fraction(1, 50)), ("0.02", Fraction(1, 50)), ("1/3", Fraction(1, 3)), (0, 0), ("1e-2", Fraction(1, 100))],
)
def test_a_chance_is_exactly_what_was_typed(typed: Any, expected: Fraction) -> None:
    assert from_data({"off_mat": "end", "off_mat_chance": typed}).turn.off_mat_chance == expected


# What records and stores hold. A new value is added here; none is ever taken away or spelled in another way.
STORED = {
    When: "never standing exposed highest 789",
    Buys: "sum exact thai",
    Behind: "at-once next-throw",
    Total: "sum front-double tiles digits",
    OffMat: "none raise end choose void",
    Format: "one-turn running knock-out until chase last-one-standing solitaire",
    OutAt: "above reached",
    OutWhen: "at-once round-end",
    Points: "winner paid",
    SuperBox: "handover draw first-keeps both-score",
    Tries: "chase one-each",
    Begins: "first throw",
    Order: "clockwise descending",
    NextStart: "clockwise winner throw same",
    Ties: "shared play-off",
}


@pytest.mark.parametrize("choice", STORED, ids=lambda choice: choice.__name__)
def test_a_value_that_was_ever_stored_is_spelled_as_it_was(choice: type[Enum]) -> None:
    assert [each.value for each in choice] == STORED[choice].split()


def test_every_choice_of_the_rules_is_listed() -> None:
    choices = {type(getattr(part, each.name)) for part in (TurnRules(), GameRules()) for each in fields(part)}
    assert {each for each in choices if issubclass(each, Enum)} | {When} == set(STORED)


def test_a_chance_has_at_most_forty_signs() -> None:
    longest = "0.5".ljust(40, "0")
    assert from_data({"off_mat": "end", "off_mat_chance": longest}).turn.off_mat_chance == Fraction(1, 2)
    with pytest.raises(RulesError):
        from_data({"off_mat": "end", "off_mat_chance": longest + "0"})


def test_letters_are_written_as_they_are_because_seals_are_made_of_them() -> None:
    rules = from_data({"name": "Boîte à fermer"})
    assert '"Boîte à fermer"' in to_json(rules)
    assert '"Boîte à fermer"' in to_toml(rules)


def test_a_change_keeps_the_rest_of_a_rule_set() -> None:
    rules = changed(named("double-shutter"), {"one_die": "exposed:6:optional"})
    assert rules.turn.one_die == OneDie(When.EXPOSED, 6)
    assert (rules.name, rules.game, rules.turn.box) == ("double-shutter", named("double-shutter").game, BOXES["double"])


def test_a_changed_box_stands_full_unless_its_set_up_is_given() -> None:
    odds = named("odds")
    assert changed(odds, {"box": "ten"}).turn.set_up == BOXES["ten"].full
    assert changed(odds, {"dice": 3}).turn.set_up == odds.turn.set_up
    kept = changed(odds, {"box": "double", "set_up": "........./987654321"}).turn
    assert write_position(kept.box, kept.set_up) == "........./987654321"


@pytest.mark.parametrize(
    ("read", "text", "code"),
    [
        (from_toml, "dice = ", "toml-syntax"),
        (from_toml, "dice = 2\ndice = 3", "toml-syntax"),
        pytest.param(from_toml, "dice = " + "9" * 5000, "toml-syntax", id="too long for TOML"),
        pytest.param(from_json, '{"dice": ' + "9" * 5000 + "}", "json-syntax", id="too long for JSON"),
        (from_json, "{", "json-syntax"),
        (from_json, "", "json-syntax"),
        (from_json, "[1, 2]", "json-object"),
        (from_json, "null", "json-object"),
        (from_json, '"nine"', "json-object"),
        (from_json, '{"dice": 7}', "rules-faults"),
        (from_toml, "dice = 7", "rules-faults"),
        (from_toml, "[nine]\ndice = 3", "rules-faults"),
        (from_toml, "name = 1979-05-27", "rules-faults"),
    ],
)
def test_a_text_that_is_no_rule_set_is_refused_with_its_code(
    read: Callable[[str], RuleSet], text: str, code: str
) -> None:
    with pytest.raises(ShutboxError) as caught:
        read(text)
    assert caught.value.code == code
    assert isinstance(caught.value, NotationError) is (code != "rules-faults")


def test_of_what_is_no_object_the_beginning_is_shown() -> None:
    with pytest.raises(NotationError) as caught:
        from_json(f'"{"x" * 99}"')
    assert caught.value.arguments == {"got": "x" * 40}


@pytest.mark.parametrize(
    ("code", "data"),
    [
        ("setting-whole", {"dice": "--5"}),
        ("setting-whole", {"dice": "9" * 5000}),
        ("setting-range", {"dice": 10**12}),
        ("setting-range", {"faces": 10**7}),
        ("setting-chance", {"off_mat": "end", "off_mat_chance": "1e-5000"}),
        ("setting-chance", {"off_mat": "end", "off_mat_chance": "1e-99999999"}),
        ("setting-chance", {"off_mat": "end", "off_mat_chance": "1/" + "9" * 38}),
        ("setting-box", {"box": {"1": 5}}),
        ("setting-box", {"box": "[" * 100_000}),
        ("box-shape", {"box": [[1]] * 20_000}),
        ("setting-box", {"box": "1?", "set_up": "12"}),
    ],
    ids=range(11),
)
def test_hostile_data_is_refused_at_once_and_for_one_fault(code: str, data: dict[str, Any]) -> None:
    assert codes_of(data) == [code]


def test_after_a_faulty_box_its_set_up_is_left_alone_and_all_else_is_checked() -> None:
    assert codes_of({"box": "1?", "set_up": "12", "faces": 10**7, "name": 7}) == [
        "setting-text",
        "setting-box",
        "setting-range",
    ]


def test_whoever_names_no_box_is_told_their_names() -> None:
    with pytest.raises(RulesError) as caught:
        from_data({"box": "eleven"})
    assert caught.value.faults[0].arguments["boxes"] == "nine, ten, twelve, double, double-aligned, triple"


def test_a_text_that_is_none_is_shown_by_its_beginning() -> None:
    with pytest.raises(RulesError) as caught:
        from_data({"name": ["x" * 99]})
    assert [fault.arguments for fault in caught.value.faults] == [{"setting": "name", "got": '["' + "x" * 58}]


LONG = int("f" * 9000, 16)


@pytest.mark.parametrize("number", [10**30, -(10**30), LONG], ids=["high", "low", "long"])
@pytest.mark.parametrize("setting", [*SETTINGS, "name", "colour"])
def test_a_number_of_any_length_is_refused_in_a_few_words(setting: str, number: int) -> None:
    for value in (number, [number], [[number]], {"a": number}):
        with pytest.raises(RulesError) as caught:
            from_data({"format": "knock-out", "limit": 5, setting: value})
        assert len(Words().error(caught.value)) < 400


def test_a_number_too_long_to_be_read_is_shown_by_its_first_digits() -> None:
    texts = {10**30: "1.000e30", -(10**30) + 1: "-9.999e29", LONG: "1.201e10837", 10**16 - 1: "9.999e15"}
    assert {number: brief(number) for number in texts} == texts
    assert [brief(each) for each in (2**53 - 1, -7, True, "x")] == [2**53 - 1, -7, True, "x"]


@pytest.mark.parametrize("none", [0, "0", "00", "-0", False])
@pytest.mark.parametrize("setting", WORDS)
def test_nothing_is_spelled_as_a_word_and_not_as_0(setting: str, none: object) -> None:
    assert codes_of({setting: none}) == ["setting-word"]
    assert getattr(from_data({setting: WORDS[setting]}).turn, setting) == 0


@pytest.mark.parametrize("typed", ["٠.٢", "1_0/50", " 1/50", "1/50 ", "1 / 50", "nan", "inf", "0x1", "", "1/", "."])
def test_a_chance_is_written_in_plain_digits(typed: str) -> None:
    assert codes_of({"off_mat": "end", "off_mat_chance": typed}) == ["setting-chance"]


def test_a_text_nested_too_deeply_is_refused() -> None:
    for read, text in ((from_json, "[" * 100_000), (from_toml, "a=" + "[" * 100_000)):
        with pytest.raises(NotationError):
            read(text)


def test_del_in_a_name_survives_toml_and_so_does_an_empty_name() -> None:
    for name in ("a\x7fb", ""):
        assert from_toml(to_toml(RuleSet(name))) == RuleSet(name)


def test_half_a_surrogate_pair_is_no_text() -> None:
    with pytest.raises(RulesError) as caught:
        from_json('{"name": "\\ud800"}')
    assert [fault.code for fault in caught.value.faults] == ["setting-text"]
