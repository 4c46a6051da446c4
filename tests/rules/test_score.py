"""Totals of a turn."""

from __future__ import annotations

import pytest
from hypothesis import given

from shutbox.rules import BOXES, Box, TurnRules, plain_total, read_position, score
from shutbox.rules.turn import Total
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
