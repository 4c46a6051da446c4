"""The decisions of a report, line by line."""

from __future__ import annotations

import pytest

from shutbox.cli.report.decision import decisions, option_text
from shutbox.cli.terminal.stream import Style
from shutbox.rules import changed
from shutbox.rules import named as known
from shutbox.value import options
from shutbox.words import Words
from tests.coach.told import games, looked_at
from tests.games.solved_tiny import tiny

NINE = known("nine")


@pytest.mark.parametrize(
    ("script", "names"),
    [
        ("", ["2 dice"]),
        ("1,2t", ["3", "2+1"]),
        ("off:t", ["raise", "end"]),
    ],
)
def test_options_are_named_in_a_word_or_two(script: str, names: list[str]) -> None:
    game = games(changed(NINE, {"off_mat": "choose"}), 2, script)
    assert [option_text(Words(), game, option) for option in options(game).options] == names


def test_the_survivors_options_are_named_too() -> None:
    game = games(tiny("row", format="last-one-standing", limit=3), 2, "3t 3 time")
    assert [option_text(Words(), game, option) for option in options(game).options] == ["take", "1 die"]


def test_a_die_off_the_mat_is_a_line_of_its_own() -> None:
    told = decisions(Words(), looked_at(changed(NINE, {"off_mat": "end"}), 2, "off:t"), Style())
    assert any(line.endswith("off the mat") for line in told)


def test_a_throw_for_the_start_is_a_line_with_a_name() -> None:
    report = looked_at(tiny("row", format="chase", begins="throw"), 2, "3t 1t")
    told = [line.split() for line in decisions(Words(), report, Style())]
    assert ["1", "Ann", "3"] in [line[:3] for line in told]


def test_a_turn_is_headed_by_what_it_has_to_beat() -> None:
    chase = tiny("row", format="chase")
    told = decisions(Words(), looked_at(chase, 2, "3t 3 3t 2+1 3t"), Style())
    assert "Round 1, Ann" in told
    assert "Round 1, Bo, to match a shut box" in told
    assert "Round 1, Bo, to beat 3" in decisions(Words(), looked_at(chase, 2, "3t 3 time 3t"), Style())


def test_an_unused_throw_is_not_a_miss() -> None:
    lines = decisions(Words(), looked_at(NINE, 2, "4,5t"), Style())
    assert not any(line.endswith("miss") for line in lines)
    assert any(line.split()[:3] == ["1", "123456789", "4+5"] for line in lines)


def test_a_hint_between_throw_and_tiles_does_not_part_them() -> None:
    lines = decisions(Words(), looked_at(NINE, 2, "4,5t hint:1 9"), Style())
    (line,) = [line for line in lines if line.split()[:1] == ["1"]]
    assert line.split()[-2:] == ["9", "✓"]
