"""The sums of a report in columns."""

from __future__ import annotations

import pytest

from shutbox.cli.report.player_table import player_tables
from shutbox.cli.terminal.grid import width
from shutbox.cli.terminal.stream import Style
from shutbox.coach import Report, analyse
from shutbox.rules import named
from shutbox.words import Words
from tests.coach.told import NAMES, at_random, looked_at


def many() -> Report:
    """A game of five."""
    return analyse(at_random(named("shut-the-box"), 5, 1))


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_a_table_of_many_players_is_split_at_the_width_of_the_screen(columns: int) -> None:
    lines = player_tables(Words(), many(), Style(width=columns))
    assert max(map(width, lines)) <= columns
    heads = [line.split() for line in lines if line.split()[:1] and line.split()[0] in NAMES]
    assert [name for head in heads for name in head] == [*NAMES, *NAMES]
    parts = len([line for line in lines if line.strip().startswith("result")])
    assert parts == len(heads) / 2


def test_a_row_without_values_is_left_out() -> None:
    text = "\n".join(player_tables(Words(), looked_at(named("nine"), 2, "4,5t 9"), Style()))
    assert "neither luck nor choice" not in text
    assert "as it stands" in text
    left = "\n".join(player_tables(Words(), looked_at(named("nine"), 2, "4,5t 9 time"), Style()))
    assert "neither luck nor choice" in left


def test_a_player_without_choices_has_no_mean_loss() -> None:
    lines = player_tables(Words(), looked_at(named("nine"), 2, "4,5t 9"), Style())
    (line,) = [line for line in lines if line.strip().startswith("lost per choice")]
    assert len(line.split()) == 4
