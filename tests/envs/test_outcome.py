"""Chances of throws, beside every ordered outcome counted one by one."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shutbox.envs.outcome import OFF, chances, outcomes
from shutbox.play import Game, Off, Source, Thrown, TimeUp, evolve, new_game
from shutbox.play.evolve import turn_throw
from shutbox.rules import Throw, named
from tests.envs.variety import house, shared


def counted(game: Game, dice: int) -> dict[Throw, Fraction]:
    """The chances by listing all ordered outcomes that agree with what has been seen; one die is the first of all."""
    turn = game.rules.turn
    seen = game.shown.get(turn_throw(game), frozenset())
    agreeing = [
        each
        for each in product(range(1, turn.faces + 1), repeat=turn.dice)
        if all(tuple(sorted(each[: len(shown)])) == shown for shown in seen)
    ]
    found = Counter(tuple(sorted(each[:dice])) for each in agreeing)
    return {throw: Fraction(count, len(agreeing)) for throw, count in found.items()}


def thrown(game: Game, faces: Throw) -> Game:
    return evolve(game, Thrown(faces, Source.SCRIPTED))


def seen_by_the_next(first: Throw, **settings: Any) -> Game:
    """The game before the second player's first throw, after the first player's has shown this."""
    return evolve(thrown(new_game(shared(**settings), ["Ann", "Bo"]), first), TimeUp())


@pytest.mark.parametrize("name", ["nine", "double-shutter", "last-one-standing"])
def test_fair_dice_show_every_outcome_alike(name: str) -> None:
    game = new_game(named(name), ["Ann", "Bo"])
    dice = 1 if name == "double-shutter" else 2
    assert chances(game, dice) == counted(game, dice)
    assert sum(chances(game, dice).values()) == 1


@pytest.mark.parametrize(
    ("dice", "first"), [(2, (1, 3)), (2, (2, 2)), (2, (2,)), (3, (1, 1, 2)), (3, (1, 2, 3)), (3, (2,))]
)
def test_the_same_dice_come_again_for_the_next_player(dice: int, first: Throw) -> None:
    game = seen_by_the_next(first, dice=dice, faces=3)
    assert game.at == 1
    for count in (1, dice):
        assert chances(game, count) == counted(game, count)
        assert sum(chances(game, count).values()) == 1


def test_of_two_dice_either_may_be_the_first() -> None:
    game = seen_by_the_next((1, 3))
    assert chances(game, 2) == {(1, 3): 1}
    assert chances(game, 1) == {(1,): Fraction(1, 2), (3,): Fraction(1, 2)}


@pytest.mark.parametrize("name", ["raise", "end", "choose", "void"])
def test_a_die_leaves_the_mat_by_the_chance_of_the_rules(name: str) -> None:
    rules = house(name)
    game = new_game(rules, ["Ann", "Bo"])
    found = chances(game, 2)
    assert found[OFF] == rules.turn.off_mat_chance
    assert sum(found.values()) == 1
    assert evolve(game, Off(Source.SCRIPTED)).throws == 1


def test_a_die_may_leave_the_mat_for_certain() -> None:
    rules = shared(same_dice=False, off_mat="end", off_mat_chance="1")
    assert chances(new_game(rules, ["Ann", "Bo"]), 2) == {OFF: 1}


@given(st.integers(1, 3), st.integers(2, 6), st.booleans())
def test_every_outcome_has_its_place(dice: int, faces: int, off: bool) -> None:  # noqa: FBT001
    settings = {"off_mat": "end", "off_mat_chance": "1/3"} if off else {}
    rules = shared(dice=dice, faces=faces, one_die="never", **settings)
    found = outcomes(rules.turn)
    game = new_game(rules, ["Ann", "Bo"])
    assert len(set(found)) == len(found)
    assert {throw for count in {1, dice} for throw in counted(game, count)} == set(found) - {OFF}
    assert (OFF in found) == off
