"""Values as people read them."""

from __future__ import annotations

import pytest

from shutbox.cli.report.amount import amount, change, faces
from shutbox.value import Unit
from shutbox.words import Words


@pytest.mark.parametrize(
    ("unit", "value", "plain", "signed"),
    [
        (Unit.CHANCE, 0.12345, "12.3%", "+12.3%"),
        (Unit.CHANCE, -0.5, "-50.0%", "-50.0%"),
        (Unit.CHANCE, -0.0001, "0.0%", "0.0%"),
        (Unit.POINTS, 0.5, "0.500", "+0.500"),
        (Unit.TOTAL, 11.159, "11.16", "+11.16"),
        (Unit.TOTAL, -0.001, "0.00", "0.00"),
    ],
)
def test_a_value_is_written_by_its_unit(unit: Unit, value: float, plain: str, signed: str) -> None:
    assert (amount(Words(), unit, value), change(Words(), unit, value)) == (plain, signed)


def test_small_values_get_more_digits() -> None:
    assert amount(Words(), Unit.CHANCE, 0.00123, more=1) == "0.12%"


def test_a_value_is_written_as_its_language_writes_numbers() -> None:
    assert amount(Words("de"), Unit.CHANCE, 0.12345) == "12,3\u00a0%"
    assert change(Words("pt"), Unit.TOTAL, 1234.5) == "+1\u00a0234,50"


def test_no_throw_looks_like_a_decimal_number() -> None:
    assert [faces((4,)), faces((3, 5))] == ["4", "3+5"]
