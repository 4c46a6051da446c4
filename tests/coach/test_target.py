"""The target of a turn."""

from __future__ import annotations

from fractions import Fraction

import pytest

from shutbox.coach.target import Target, target
from shutbox.play.game import with_tally
from shutbox.solve.objective import below
from tests.coach.told import games
from tests.games.solved_tiny import begun, tiny


@pytest.mark.parametrize(
    ("settings", "players", "script", "expected"),
    [
        ({}, 1, "", None),
        ({}, 2, "", None),
        ({}, 2, "time", Target(6, shared=True)),
        ({}, 3, "3t 3 time time", Target(3, shared=True)),
        ({"format": "chase"}, 2, "", None),
        ({"format": "chase"}, 2, "3t 3 time", Target(3, shared=False)),
        ({"format": "chase", "tries": "one-each"}, 2, "time", None),
        ({"format": "running", "rounds": 2}, 2, "time", None),
        ({"format": "running", "rounds": 1}, 2, "time", Target(6, shared=True)),
        ({"format": "running", "rounds": 1}, 3, "time time", None),
        ({"format": "knock-out", "limit": 9, "next_start": "winner"}, 2, "time", None),
        ({"format": "last-one-standing", "limit": 2}, 2, "time", None),
    ],
    ids=str,
)
def test_the_total_to_beat_is_what_the_format_makes_it(
    settings: dict[str, object], players: int, script: str, expected: Target | None
) -> None:
    assert target(games(tiny("row", **settings), players, script)) == expected


def test_who_is_ahead_already_beats_any_total_and_has_no_target() -> None:
    game = with_tally(begun(tiny("row", format="running", rounds=1), 2), totals=(4, 4), queue=())
    assert target(game) is None
    assert target(with_tally(game, totals=(3, 4))) == Target(1, shared=True)


def test_a_target_as_objectives() -> None:
    aim = Target(5, shared=True)
    assert (aim.below, aim.at_most) == (below(5), below(5, Fraction(1)))
