"""Throwing for the start: the chances to begin, against every way in which the dice can fall."""

from __future__ import annotations

from fractions import Fraction

import pytest

from shutbox.play import Game, Leave, Phase, Source, Thrown, evolve
from shutbox.play.events import SeatNumber
from shutbox.play.round import start_dice
from shutbox.rules import from_data, named, throws
from shutbox.value.start import starters
from tests.games.solved_tiny import begun

DEPTH = 12


def enumerated(game: Game, depth: int = DEPTH) -> dict[int, Fraction]:
    """The chance of each seat to begin, by trying every throw; what is still undecided after many throws is shared."""
    if game.phase is not Phase.START:
        return {game.tally.starter: Fraction(1)}
    dice, faces = start_dice(game), game.rules.turn.faces
    found: dict[int, Fraction] = {}
    if depth == 0:
        return found
    for throw, weight in throws(dice, faces):
        after = evolve(game, Thrown(throw, Source.SCRIPTED))
        for seat, chance in enumerated(after, depth - 1).items():
            found[seat] = found.get(seat, Fraction(0)) + chance * Fraction(weight, faces**dice)
    return found


def rolled(game: Game, *faces: int) -> Game:
    """The game after throws of one die for the start."""
    for face in faces:
        game = evolve(game, Thrown((face,), Source.SCRIPTED))
    return game


COIN = from_data({"box": [1, 2], "dice": 1, "faces": 2, "begins": "throw"})
DIE = from_data({"box": [1, 2], "dice": 1, "faces": 3, "begins": "throw"})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_before_the_first_throw_everybody_begins_as_often(players: int) -> None:
    for rules in (COIN, DIE, named("double-shutter"), named("last-one-standing")):
        chances = starters(begun(rules, players))
        assert chances == {seat: Fraction(1, players) for seat in range(players)}


@pytest.mark.parametrize(
    "faces", [(), (1,), (2,), (3,), (3, 3), (3, 1), (1, 3), (2, 2), (3, 3, 1), (2, 2, 2), (3, 3, 3, 2), (3, 1, 3, 1)]
)
def test_the_chances_are_those_of_every_way_the_dice_can_fall(faces: tuple[int, ...]) -> None:
    game = rolled(begun(DIE, 3), *faces)
    assert game.phase is Phase.START
    chances = starters(game)
    assert sum(chances.values()) == 1
    tried = enumerated(game, 9)
    undecided = 1 - sum(tried.values())
    for seat in map(SeatNumber, range(3)):
        assert 0 <= chances.get(seat, Fraction(0)) - tried.get(seat, Fraction(0)) <= undecided


def test_who_has_thrown_the_highest_face_can_only_be_tied() -> None:
    assert starters(rolled(begun(COIN, 2), 2)) == {0: Fraction(3, 4), 1: Fraction(1, 4)}
    assert starters(rolled(begun(COIN, 2), 1)) == {0: Fraction(1, 4), 1: Fraction(3, 4)}


def test_only_the_tied_throw_again() -> None:
    assert starters(rolled(begun(DIE, 3), 3, 1, 3)) == {0: Fraction(1, 2), 2: Fraction(1, 2)}


def test_two_dice_decide_in_last_one_standing() -> None:
    game = evolve(begun(named("last-one-standing"), 2), Thrown((6, 6), Source.SCRIPTED))
    assert starters(game) == {0: Fraction(71, 72), 1: Fraction(1, 72)}


def test_who_has_left_does_not_begin() -> None:
    game = evolve(rolled(begun(DIE, 3), 3, 1), Leave(SeatNumber(0)))
    assert starters(game) == {1: starters(game)[SeatNumber(1)], 2: 1 - starters(game)[SeatNumber(1)]}
    assert starters(game)[SeatNumber(1)] == Fraction(1, 6)
