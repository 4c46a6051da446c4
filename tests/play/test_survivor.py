"""What the last throw of a survivor can bring, compared with the game itself."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from shutbox.play import Game, Phase, Shut, ThrowDice, Thrown, evolve, last_throw_gains, legal
from shutbox.play.events import Source
from shutbox.play.survivor import countable
from tests.games.script import TWO, known, play, toy

STANDING = {"format": "last-one-standing", "limit": 5}
# The first player is alone with the box, and has shut these tiles.
ALONE = {
    "a whole box but one": play(known("last-one-standing", begins="first"), TWO, "3,6t 9 time"),
    "one die": play(toy(**STANDING), TWO, "4t 4 time"),
    "one die or two": play(toy(**STANDING | {"dice": 2, "one_die": "standing:6:optional"}), TWO, "1,4t 4+1 time"),
}


def gained(game: Game, faces: tuple[int, ...]) -> int:
    """The most points that a survivor can get from these faces."""
    thrown = evolve(game, Thrown(tuple(sorted(faces)), Source.TYPED))
    shuts = [action for action in legal(thrown) if isinstance(action, Shut)] if thrown.phase is Phase.SHUT else []
    ends = [evolve(thrown, action) for action in shuts] or [thrown]
    return max(end.tally.points[game.at] - game.tally.points[game.at] for end in ends)


@pytest.mark.parametrize("game", ALONE.values(), ids=ALONE)
def test_the_gains_are_those_of_every_outcome_of_the_dice(game: Game) -> None:
    assert game.phase is Phase.SURVIVOR
    rules = game.rules.turn
    for dice in [action.dice for action in legal(game) if isinstance(action, ThrowDice)]:
        faces = product(range(1, rules.faces + 1), repeat=dice)
        found = {gain.points: gain.ways for gain in last_throw_gains(rules, game.position, dice)}
        assert found == Counter(gained(game, each) for each in faces)


def test_the_most_points_come_first() -> None:
    rules = toy(**STANDING, off_mat="none").turn
    assert [gain.points for gain in last_throw_gains(rules, 0b011, 1)] == [4, 2, 0]
    assert [gain.points for gain in last_throw_gains(rules, 0b001, 1)] == [4, 0]


def test_gains_are_counted_where_the_dice_stay_on_the_mat_and_show_few_throws() -> None:
    assert countable(known("last-one-standing").turn, 2)
    assert not countable(toy(**STANDING, off_mat_chance="1/10").turn, 1)
    assert not countable(toy(**STANDING, dice=3, faces=20).turn, 3)
