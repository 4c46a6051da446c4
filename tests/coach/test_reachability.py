"""Tiles that nothing can shut any more, against a search without a bound."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shutbox.coach import reachability
from shutbox.coach.reachability import places, shut_by, unreachable
from shutbox.rules import TurnRules, changed, dice_counts, moves, named, read_position, taken
from shutbox.rules.box import Move, Position, raised
from shutbox.rules.turn import OffMat
from tests.games.solved_tiny import small_turns


def listed(rules: TurnRules, position: int) -> set[int]:
    """The moves of a position, from every way that its dice can fall."""
    counts = dice_counts(rules, position)
    outcomes = [faces for dice in counts for faces in product(range(1, rules.faces + 1), repeat=dice)]
    return {move for faces in outcomes for move in moves(rules, Position(position), tuple(sorted(faces)))}


def ever_shut(rules: TurnRules, position: int) -> set[tuple[int, int]]:
    """The tiles that some course of a turn shuts."""
    found: set[tuple[int, int]] = set()
    seen: set[int] = set()

    def go(place: int) -> None:
        if place in seen or place == 0:
            return
        seen.add(place)
        for move in listed(rules, place):
            found.update((tile.column, tile.row) for tile in taken(rules.box, Position(place), Move(move)))
            go(place - move)
        if rules.off_mat in (OffMat.RAISE, OffMat.CHOOSE):
            go(raised(rules.box, rules.set_up, Position(place)))

    go(position)
    return found


@settings(max_examples=80, deadline=None)
@given(small_turns, st.data())
def test_no_course_of_a_turn_shuts_an_unreachable_tile_and_some_course_every_other(
    rules: TurnRules, data: st.DataObject
) -> None:
    position = data.draw(st.integers(0, rules.set_up))
    assert unreachable(rules, position) == places(rules, Position(position)) - ever_shut(rules, position)


@settings(max_examples=60)
@given(small_turns, st.data())
def test_the_tiles_of_a_move_by_place(rules: TurnRules, data: st.DataObject) -> None:
    position = data.draw(st.integers(0, rules.box.full))
    for move in listed(rules, position):
        assert sorted(shut_by(rules, Position(position), Move(move))) == sorted(
            (tile.column, tile.row) for tile in taken(rules.box, Position(position), Move(move))
        )


@pytest.mark.parametrize(
    ("name", "position", "lost"),
    [
        ("nine", "1........", frozenset({(0, 0)})),
        ("nine", "12.......", frozenset()),
        ("nine-sum6", "1........", frozenset()),
        ("evens", "...4.....", frozenset()),
        ("double-shutter", "........./........1", frozenset()),
        ("double-shutter", "123456789/987654321", frozenset()),
    ],
)
def test_a_lone_one_cannot_be_shut_by_two_dice(name: str, position: str, lost: frozenset[tuple[int, int]]) -> None:
    turn = named(name).turn
    assert unreachable(turn, read_position(turn.box, position)) == lost


def test_what_would_take_too_long_to_establish_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = changed(named("nine"), {"tiles": "1"}).turn
    assert unreachable(turn, turn.set_up) == frozenset({(0, 0)})
    monkeypatch.setattr(reachability, "MOST_POSITIONS", 100)
    unreachable.cache_clear()
    assert unreachable(turn, turn.set_up) is None
    # What is found soon is said all the same.
    assert unreachable(turn, read_position(turn.box, "1.3......")) == frozenset({(0, 0)})
    assert unreachable(named("nine").turn, named("nine").turn.set_up) == frozenset()
    unreachable.cache_clear()
