"""How many dice are thrown, how likely each throw is, and throws in notation."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.errors import NotationError
from shutbox.rules import (
    BOXES,
    OneDie,
    TurnRules,
    dice_counts,
    named,
    read_position,
    read_throw,
    throws,
    write_throw,
)
from shutbox.rules.turn import When
from tests.rules import twin
from tests.strategies import turn_rules


@given(st.integers(1, 4), st.integers(2, 8))
def test_the_weights_of_all_throws_add_up_to_every_outcome(dice: int, faces: int) -> None:
    assert sum(weight for _, weight in throws(dice, faces)) == faces**dice


@given(st.integers(1, 4), st.integers(2, 6))
def test_a_throw_weighs_as_many_outcomes_as_show_it(dice: int, faces: int) -> None:
    outcomes = Counter(tuple(sorted(shown)) for shown in product(range(1, faces + 1), repeat=dice))
    assert dict(throws(dice, faces)) == outcomes
    assert [throw for throw, _ in throws(dice, faces)] == sorted(outcomes)


def test_two_dice_have_twenty_one_throws() -> None:
    assert len(throws(2, 6)) == 21
    assert dict(throws(2, 6))[3, 4] == 2
    assert dict(throws(2, 6))[3, 3] == 1


@given(turn_rules())
def test_the_dice_to_choose_from_are_those_of_the_rules_at_every_position(rules: TurnRules) -> None:
    for position in range(min(rules.box.size, 64)):
        counts = dice_counts(rules, position)
        assert len(set(counts)) == len(counts)
        assert set(counts) == twin.numbers_of_dice(rules, twin.standing(rules.box, position))


@pytest.mark.parametrize(
    ("rules", "position", "counts"),
    [
        ("nine", "1........", (2,)),
        ("nine-sum6", "1.3......", (2, 1)),
        ("nine-sum6", "...4.6...", (2,)),
        ("nine-sum6", "12.4.....", (2,)),
        ("nine-789", "123456...", (2, 1)),
        ("nine-789", "......7..", (2,)),
        ("ten", "1,2,3,4,5,6,.,.,.,.", (2, 1)),
        ("ten", ".,.,.,.,.,.,7,.,.,.", (2,)),
        ("double-shutter", "........./......32.", (2, 1)),
        ("double-shutter", "1......../9........", (2,)),
    ],
)
def test_one_die_may_be_chosen_where_the_rules_say(rules: str, position: str, counts: tuple[int, ...]) -> None:
    turn = named(rules).turn
    assert dice_counts(turn, read_position(turn.box, position)) == counts


def test_exposed_tiles_alone_can_allow_one_die() -> None:
    turn = TurnRules(BOXES["double"], one_die=OneDie(When.EXPOSED, 6))
    assert dice_counts(turn, read_position(turn.box, "123....../987......")) == (2, 1)
    assert dice_counts(turn, read_position(turn.box, "1234...../9876.....")) == (2,)


def test_one_die_can_be_forced() -> None:
    turn = TurnRules(one_die=OneDie(When.STANDING, 6, forced=True))
    assert dice_counts(turn, read_position(turn.box, ".....6...")) == (1,)
    assert dice_counts(turn, read_position(turn.box, "......7..")) == (2,)


@given(turn_rules())
def test_every_throw_reads_as_it_was_written(rules: TurnRules) -> None:
    for dice in {1, rules.dice}:
        for throw, _ in throws(dice, rules.faces):
            assert read_throw(rules, write_throw(throw)) == throw


def test_a_throw_is_sorted_however_it_is_typed() -> None:
    assert read_throw(TurnRules(), "5,3") == (3, 5)
    assert read_throw(TurnRules(), " 6, 1 ") == (1, 6)
    assert read_throw(TurnRules(), "4") == (4,)
    assert write_throw((3, 5)) == "3,5"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "throw-syntax"),
        ("three", "throw-syntax"),
        ("3,", "throw-syntax"),
        ("3-5", "throw-syntax"),
        ("3.5", "throw-syntax"),
        ("3 5", "throw-syntax"),
        ("7", "throw-faces"),
        ("3,7", "throw-faces"),
        ("0", "throw-faces"),
        ("0,3", "throw-faces"),
        ("-1,3", "throw-faces"),
        ("٣,٥", "throw-syntax"),
        ("1_0,3", "throw-syntax"),
        ("+1,3", "throw-syntax"),
        ("9" * 5000, "throw-syntax"),
        ("35", "throw-faces"),
        ("1,2,3", "throw-dice"),
    ],
)
def test_a_malformed_throw_is_refused_with_its_code(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_throw(TurnRules(), text)
    assert caught.value.code == code
    assert caught.value.arguments["got"] == text


def test_dice_with_twenty_faces_show_a_seven_and_three_dice_three_faces() -> None:
    assert read_throw(TurnRules(dice=3, faces=20), "20,7,1") == (1, 7, 20)
    with pytest.raises(NotationError) as caught:
        read_throw(TurnRules(dice=3), "1,2")
    assert caught.value.arguments["dice"] == 3
