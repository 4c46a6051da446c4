"""Totals of a turn."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.rules import BOXES, Box, Position, TurnRules, attainable, plain_total, read_position, score, standing
from shutbox.rules.turn import OffMat, Total
from tests.rules import twin
from tests.strategies import turn_rules


@given(turn_rules())
def test_a_total_is_what_still_stands_on_the_table_at_every_position(rules: TurnRules) -> None:
    for position in range(min(rules.box.size, 64)):
        assert score(rules, position) == twin.total(rules, twin.standing(rules.box, position))


@given(turn_rules())
def test_only_a_shut_box_counts_nothing(rules: TurnRules) -> None:
    assert score(rules, 0) == 0
    assert all(score(rules, position) > 0 for position in range(1, min(rules.box.size, 64)))


@pytest.mark.parametrize(
    ("total", "box", "position", "expected"),
    [
        (Total.SUM, "nine", "12.4...89", 24),
        (Total.SUM, "double", "12......./98.......", 20),
        (Total.FRONT_DOUBLE, "double", "12......./98.......", 23),
        (Total.FRONT_DOUBLE, "double", "123456789/987654321", 135),
        (Total.FRONT_DOUBLE, "triple", "1......../9......2./12.....8.", 24),
        (Total.FRONT_DOUBLE, "nine", "123456789", 45),
        (Total.TILES, "double", "12......./98......1", 5),
        (Total.DIGITS, "nine", "12.4...89", 12489),
        (Total.DIGITS, "double", "12......./98......1", 12981),
        (Total.DIGITS, "twelve", "1,.,.,.,.,.,.,.,.,10,.,12", 11012),
        (Total.DIGITS, "nine", ".........", 0),
    ],
)
def test_totals_are_counted_as_in_the_rules(total: Total, box: str, position: str, expected: int) -> None:
    rules = TurnRules(BOXES[box], total=total)
    assert score(rules, read_position(rules.box, position)) == expected


def test_a_column_of_one_tile_has_no_front_row_that_counts_double() -> None:
    rules = TurnRules(Box(((1,), (2,), (3, 4))), total=Total.FRONT_DOUBLE)
    assert score(rules, rules.box.full) == 1 + 2 + 2 * 3 + 4


def test_a_total_that_json_would_round_is_a_text_of_its_digits() -> None:
    assert [plain_total(total) for total in (0, 2**53 - 1)] == [0, 2**53 - 1]
    assert [plain_total(total) for total in (2**53, 10**140)] == ["9007199254740992", "1" + "0" * 140]


@given(turn_rules(), st.data())
def test_a_total_is_attainable_where_some_tiles_of_the_position_count_it(rules: TurnRules, data: st.DataObject) -> None:
    box = rules.box
    position = data.draw(st.integers(0, min(box.size, 256) - 1).map(Position))
    top = rules.set_up if rules.off_mat in (OffMat.RAISE, OffMat.CHOOSE) else position
    below = [
        other
        for other in map(Position, range(min(box.size, 256)))
        if all(few <= many for few, many in zip(standing(box, other), standing(box, top), strict=True))
    ]
    totals = {score(rules, other) for other in below}
    if rules.off_mat is OffMat.VOID:
        totals.add(score(rules, rules.set_up))
    assert all(attainable(rules, position, total) for total in totals)
    if rules.total is not Total.DIGITS and top < 256:
        assert [total for total in range(max(totals) + 3) if attainable(rules, position, total)] == sorted(totals)


def test_a_void_turn_counts_the_whole_box_whatever_is_shut() -> None:
    end, void = (TurnRules(BOXES["nine"], off_mat=rule) for rule in (OffMat.END, OffMat.VOID))
    position = read_position(void.box, "12.4...89")
    assert [attainable(rules, position, 45) for rules in (end, void)] == [False, True]
    assert not attainable(void, position, 44)


@pytest.mark.parametrize(
    ("box", "position", "total", "possible"),
    [
        ("nine", "12.4...89", 1489, True),
        ("nine", "12.4...89", 9, True),
        ("nine", "12.4...89", 0, True),
        ("nine", "12.4...89", 198, False),
        ("nine", "12.4...89", 13, False),
        ("twelve", "1,.,.,.,.,.,.,.,.,10,.,12", 112, True),
        ("twelve", "1,.,.,.,.,.,.,.,.,10,.,12", 101, False),
    ],
)
def test_a_total_of_digits_is_spelled_by_tiles_in_their_order(
    box: str,
    position: str,
    total: int,
    possible: bool,  # noqa: FBT001
) -> None:
    rules = TurnRules(BOXES[box], total=Total.DIGITS)
    assert attainable(rules, read_position(rules.box, position), total) is possible
