"""What an option leads to, against a count by hand and the values of the turn."""

from __future__ import annotations

import pytest

from shutbox.coach.plain.consequence import consequence
from shutbox.play import Shut, evolve, legal
from shutbox.rules import moves, named, throws
from shutbox.solve import MEAN, SHUT
from shutbox.value import options
from tests.coach.told import games


def test_the_throws_that_fit_afterwards_are_counted() -> None:
    game = games(named("nine"), 2, "4,5t")
    for place, action in enumerate(legal(game)):
        assert isinstance(action, Shut)
        found, after = consequence(game, action), evolve(game, action)
        fits = [weight for throw, weight in throws(2, 6) if moves(game.rules.turn, after.position, throw)]
        assert (found.playable, found.of) == (sum(fits), 36)
        assert found.shut == options(game, SHUT).options[place].seats[game.at]
        assert found.mean == options(game, MEAN).options[place].seats[game.at]


def test_what_ends_the_turn_leads_to_no_throw() -> None:
    game = games(named("last-one-standing"), 2, "1,2t 1,1t time")
    found = consequence(game, legal(game)[0], budget=0)
    assert (found.playable, found.shut, found.mean) == (None, None, None)


def test_at_a_shared_box_only_throws_are_counted() -> None:
    game = games(named("last-one-standing"), 2, "1,2t 1,1t 4,5t")
    found = consequence(game, legal(game)[0], budget=0)
    assert found.of == 36
    assert found.playable == pytest.approx(36, abs=12)
    assert (found.shut, found.mean) == (None, None)
