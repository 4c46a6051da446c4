"""Lines drawn with characters."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from shutbox.cli.report.curve import ROWS, curve, sign
from shutbox.cli.terminal.stream import Style

PLAIN = Style(unicode=False, width=40)


def plot(*lines: Sequence[float | None], style: Style = PLAIN, low: float = 0.0, high: float = 1.0) -> list[str]:
    return curve(lines, low, high, lambda value: f"{value:g}", style)


def heights(rows: list[str], mark: str) -> list[set[int]]:
    """In which rows from the top a sign stands, column by column."""
    bodies = [row.partition("|")[2] for row in rows]
    widest = max(map(len, bodies))
    return [{row for row, body in enumerate(bodies) if body[column : column + 1] == mark} for column in range(widest)]


def test_the_top_is_the_most_and_the_bottom_the_least() -> None:
    rows = plot([1.0, 0.0, 0.5])
    step = 4
    assert heights(rows, "o") == [{0}] * step + [{ROWS - 1}] * step + [{ROWS // 2}] * step
    assert [row.split("|")[0].strip() for row in (rows[0], rows[ROWS // 2], rows[-1])] == ["1", "0.5", "0"]
    assert len(rows) == ROWS


def test_a_jump_is_led_by_a_stroke() -> None:
    rows = plot([1.0, 0.0])
    assert heights(rows, ".")[4] == set(range(1, ROWS - 1))


def test_every_line_has_a_sign_of_its_own_and_the_first_lies_on_top() -> None:
    rows = plot([0.5, 1.0], [0.5, 0.0])
    assert heights(rows, "o")[0] == {ROWS // 2}
    assert heights(rows, "x")[4] == {ROWS - 1}
    assert len({sign(place, PLAIN) for place in range(12)}) == 12
    assert len({sign(place, Style()) for place in range(12)}) == 12


@pytest.mark.parametrize("points", [1, 36, 37, 38, 500])
def test_a_line_is_never_wider_than_the_screen_and_ends_with_its_last_point(points: int) -> None:
    rows = plot([0.0] * (points - 1) + [1.0])
    assert max(map(len, rows)) <= 40
    assert heights(rows, "o")[-1] == {0}


def test_a_missing_value_is_not_drawn() -> None:
    rows = plot([None, 1.0, None])
    assert heights(rows, "o") == [set()] * 4 + [{0}] * 4


def test_values_that_are_all_equal_lie_in_the_middle() -> None:
    assert heights(plot([3.0, 3.0], low=3.0, high=3.0), "o") == [{ROWS // 2}] * 8


def test_a_screen_may_be_very_narrow() -> None:
    assert plot([0.0, 1.0], style=Style(unicode=False, width=1))
