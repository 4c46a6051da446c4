"""Values as people read them."""

from __future__ import annotations

import pytest

from shutbox.cli.amount import amount, change
from shutbox.value import Unit


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
    assert (amount(unit, value), change(unit, value)) == (plain, signed)


def test_small_values_get_more_digits() -> None:
    assert amount(Unit.CHANCE, 0.00123, more=1) == "0.12%"
