"""Perft: counted lines as a contract, one file for each entry of the catalogue."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings

from shutbox.rules import (
    TurnRules,
    dice_counts,
    divide,
    moves,
    named,
    names,
    perft,
    read_position,
    throws,
    write_move,
    write_throw,
)
from shutbox.rules.box import Position
from tests.rules import twin
from tests.strategies import boxes, turn_rules

DATA = Path(__file__).parent.parent / "data" / "perft"


def counts_in(text: str) -> dict[int, int]:
    """The counts of a perft file by depth."""
    rows = (line.split() for line in text.splitlines() if not line.startswith("#"))
    return {int(depth): int(count) for depth, count in rows}


def split(rules: TurnRules, position: int, depth: int) -> str:
    """The count of every first throw and move, one a line, to lay beside another implementation's."""
    return "\n".join(
        f"{write_throw(throw)} {write_move(rules.box, Position(position), move)} {count}"
        for throw, move, count in divide(rules, Position(position), depth)
    )


def check(name: str, depth: int, expected: int) -> None:
    """Compare one count; where it differs, show how it is made up."""
    turn = named(name).turn
    found = perft(turn, turn.set_up, depth)
    if found != expected:
        pytest.fail(f"perft {name} {depth}: expected {expected}, got {found}\n{split(turn, turn.set_up, depth)}")


def test_every_catalogue_entry_has_a_perft_file_and_every_file_an_entry() -> None:
    assert sorted(path.stem for path in DATA.glob("*")) == sorted(names())


@pytest.mark.parametrize("name", names())
def test_the_counts_are_those_on_file(name: str) -> None:
    counts = counts_in((DATA / f"{name}.txt").read_text(encoding="utf-8"))
    assert list(counts) == list(range(1, len(counts) + 1))
    assert len(counts) >= 3
    for depth, expected in counts.items():
        check(name, depth, expected)


@pytest.mark.parametrize("name", names())
def test_the_counts_on_file_are_those_of_the_literal_recursion(name: str) -> None:
    counts = counts_in((DATA / f"{name}.txt").read_text(encoding="utf-8"))
    turn = named(name).turn
    for depth in range(1, 3 if turn.box.rows < 3 else 2):
        assert twin.perft(turn, twin.standing(turn.box, turn.set_up), depth) == counts[depth]


def test_nine_has_a_hundred_and_fourteen_first_lines() -> None:
    check("nine", 1, 114)


def test_a_wrong_count_is_shown_move_by_move() -> None:
    with pytest.raises(pytest.fail.Exception, match="expected 5000, got 5664") as caught:
        check("nine", 2, 5000)
    turn = named("nine").turn
    first_lines = str(caught.value).splitlines()[1:]
    assert len(first_lines) == 114
    assert f"1,1 2 {perft(turn, Position(turn.set_up - 2), 1)}" in first_lines
    assert f"4,5 4+3+2 {perft(turn, Position(turn.set_up - 14), 1)}" in first_lines


@settings(max_examples=30)
@given(boxes(most_columns=3, most_rows=2).flatmap(turn_rules))
def test_perft_counts_what_the_literal_recursion_counts(rules: TurnRules) -> None:
    for depth in range(4):
        assert perft(rules, rules.set_up, depth) == twin.perft(rules, twin.standing(rules.box, rules.set_up), depth)


@given(turn_rules())
def test_the_split_adds_up_to_the_count(rules: TurnRules) -> None:
    rows = divide(rules, rules.set_up, 2)
    assert sum(count for _, _, count in rows) == perft(rules, rules.set_up, 2)
    assert len(rows) == perft(rules, rules.set_up, 1)
    assert len({(throw, move) for throw, move, _ in rows}) == len(rows)


@given(turn_rules())
def test_the_first_lines_are_every_move_of_every_throw_of_every_number_of_dice(rules: TurnRules) -> None:
    at_hand = [
        (throw, move)
        for dice in dice_counts(rules, rules.set_up)
        for throw, _ in throws(dice, rules.faces)
        for move in moves(rules, rules.set_up, throw)
    ]
    assert [(throw, move) for throw, move, _ in divide(rules, rules.set_up, 1)] == at_hand


def test_nothing_follows_a_shut_box_or_a_box_that_no_throw_fits() -> None:
    turn = named("nine").turn
    assert perft(turn, Position(0), 0) == 1
    assert perft(turn, Position(0), 1) == 0
    assert divide(turn, Position(0), 1) == []
    assert perft(turn, read_position(turn.box, "1........"), 1) == 0
