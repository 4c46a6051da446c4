"""Rounds for their points, against the sweep over every set of players who are still in."""

from __future__ import annotations

import numpy as np
import pytest

from shutbox.rules import BOX_SHUT, LAST_SHUT, TAKEN, RuleSet, changed, named
from shutbox.solve import Ends, graph, last_throws, play_ring, play_round, ring_start, states

BOXES = {
    "double": {"box": "1234/4321"},
    "row": {"box": "12345"},
    "one die or two": {"box": "123/321", "one_die": "standing:2:optional"},
}


def rules_of(name: str) -> RuleSet:
    return changed(named("last-one-standing"), BOXES[name])


def ends_for_points(players: int) -> Ends:
    """The ends of a round as `play_round` takes them, in which the chances are points."""

    def rows(worth: int) -> np.ndarray:
        seats = worth * np.eye(players)
        return np.hstack([seats, np.zeros((players, 1)), seats])

    return Ends(rows(BOX_SHUT), rows(TAKEN), rows(LAST_SHUT), np.zeros(2 * players + 1))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", BOXES)
def test_a_ring_has_the_points_of_every_set_of_players(name: str, players: int) -> None:
    moves = graph(rules_of(name).turn)
    values, single = play_round(moves, players, ends_for_points(players))
    found = play_ring(moves, players)
    for state, (alive, mover) in enumerate(states(players).pairs):
        first = alive.index(mover)
        for place in range(len(alive)):
            seat = alive[(first + place) % len(alive)]
            column = ring_start(len(alive)) + place
            np.testing.assert_allclose(found[1:, column], values[1:, state, seat], atol=1e-12)
    np.testing.assert_allclose(found[1:, 0], single[1:, 0, 0], atol=1e-12)


@pytest.mark.parametrize("name", BOXES)
def test_a_survivor_takes_the_point_or_throws_once_more(name: str) -> None:
    moves = graph(rules_of(name).turn)
    thrown = last_throws(moves)
    np.testing.assert_allclose(play_ring(moves, 1)[1:, 0], np.maximum(thrown, TAKEN)[1:], atol=1e-12)
    # Whoever throws can also miss.
    assert thrown[1:].min() > 0
    assert thrown.max() <= BOX_SHUT


def test_a_round_brings_no_more_than_the_points_of_a_shut_box() -> None:
    moves = graph(rules_of("double").turn)
    values = play_ring(moves, 12)
    for count in range(1, 13):
        whole = values[1:, ring_start(count) : ring_start(count + 1)].sum(axis=1)
        assert (whole <= BOX_SHUT + 1e-9).all()
