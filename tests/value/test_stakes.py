"""What a turn is played for. That it is right is tested in `test_prospect`, against every game on tiny boxes."""

from __future__ import annotations

import pytest

from shutbox.play import new_game
from shutbox.play.game import with_tally
from shutbox.rules import named
from shutbox.value import Horizon, Unit, stakes


@pytest.mark.parametrize(
    ("name", "players", "wanted", "horizon", "unit"),
    [
        ("nine", 2, Horizon.GAME, Horizon.GAME, Unit.CHANCE),
        ("ferme-ta-boite", 2, Horizon.GAME, Horizon.GAME, Unit.CHANCE),
        ("double-shutter", 2, Horizon.GAME, Horizon.GAME, Unit.CHANCE),
        ("double-shutter", 2, Horizon.ROUND, Horizon.ROUND, Unit.POINTS),
        ("double-shutter", 3, Horizon.GAME, Horizon.GAME, Unit.CHANCE),
        ("double-shutter", 3, Horizon.ROUND, Horizon.ROUND, Unit.POINTS),
    ],
)
def test_a_turn_is_played_for_the_longest_horizon_that_is_solved_and_wanted(
    name: str, players: int, wanted: Horizon, horizon: Horizon, unit: Unit
) -> None:
    found = stakes(new_game(named(name), ["Ann", "Bo", "Cy"][:players]), wanted)
    assert found is not None
    assert (found.horizon, found.unit) == (horizon, unit)
    assert len(found.totals) == len(found.outcomes)
    own = [seats[0] for seats in found.outcomes]
    assert own == sorted(own, reverse=True)


def test_at_a_shared_box_there_are_no_stakes() -> None:
    assert stakes(new_game(named("last-one-standing"), ["Ann", "Bo"])) is None


def test_a_chase_game_that_is_decided_is_played_for_the_points_of_its_round() -> None:
    game = with_tally(new_game(named("double-shutter"), ["Ann", "Bo"]), points=(11, 0))
    found = stakes(game)
    assert found is not None
    assert found.horizon is Horizon.ROUND
