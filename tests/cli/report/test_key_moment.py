"""The moments that mattered, told by what made them."""

from __future__ import annotations

import pytest

from shutbox.cli.report.key_moment import key_moments
from shutbox.cli.terminal.stream import Style
from shutbox.coach import analyse
from shutbox.rules import changed, named
from shutbox.words import Words
from tests.coach.told import looked_at, recorded
from tests.games.solved_tiny import tiny

NINE = named("nine")


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("4,5t 4+3+2", "Ann chooses 4+3+2 instead of 9 at 123456789"),
        ("4,5t 9 6,6t 8+4 6,6t 7+5 1,1t", "Ann throws 1 and 1 at 123..6..."),
        ("off:t end", "Ann chooses end instead of raise at 123456789"),
        ("leave:2", "Bo leaves the game"),
        ("4,5t time", "the time of Ann is up"),
    ],
)
def test_the_text_of_a_moment_depends_on_its_cause(script: str, told: str) -> None:
    lines = key_moments(Words(), looked_at(changed(NINE, {"off_mat": "choose"}), 2, script), Style())
    assert any(line.endswith(told) for line in lines)


def test_a_die_off_the_mat_is_a_moment_too() -> None:
    lines = key_moments(Words(), looked_at(changed(NINE, {"off_mat": "end"}), 2, "off:t"), Style())
    assert lines[1].endswith("a die of Ann leaves the mat at 123456789")


def test_a_throw_for_the_start_is_a_moment_too() -> None:
    report = looked_at(tiny("row", format="chase", begins="throw"), 2, "3t 1t")
    assert any(line.endswith("Ann throws 3 for the start") for line in key_moments(Words(), report, Style()))


def test_a_game_without_moments_has_no_section_for_them() -> None:
    assert key_moments(Words(), analyse(recorded(NINE, 2, "")), Style()) == []
