"""The properties of the parts of a report."""

from __future__ import annotations

import pytest

from shutbox.coach import Stretch
from shutbox.coach.report import furthest
from shutbox.rules import named
from shutbox.value import Horizon, Unit
from tests.coach.told import looked_at


def stretch(horizon: Horizon, seat: int | None = None) -> Stretch:
    """A stretch of two seats."""
    zero = (0.0, 0.0)
    return Stretch(horizon, Unit.CHANCE, 1, seat, 1, 2, (0.5, 0.5), (0.25, -0.25), zero, zero, (1.0, 0.0), settled=True)


def test_average_dice_take_the_luck_away() -> None:
    assert stretch(Horizon.GAME).average == (0.75, 0.25)


def test_a_turn_is_about_its_own_seat() -> None:
    assert [stretch(Horizon.GAME).has(seat) for seat in (0, 1)] == [True, True]
    assert [stretch(Horizon.TURN, 1).has(seat) for seat in (0, 1)] == [False, True]


@pytest.mark.parametrize(
    ("horizons", "longest"),
    [
        ((), None),
        ((Horizon.TURN,), Horizon.TURN),
        ((Horizon.TURN, Horizon.ROUND), Horizon.ROUND),
        ((Horizon.ROUND, Horizon.GAME, Horizon.TURN), Horizon.GAME),
    ],
)
def test_the_longest_horizon_counts(horizons: tuple[Horizon, ...], longest: Horizon | None) -> None:
    assert furthest([stretch(horizon) for horizon in horizons]) is longest


def test_what_a_choice_changed_is_measured_against_the_best() -> None:
    choice = looked_at(named("nine"), 2, "4,5t 4+3+2").steps[-1].choice
    assert choice is not None
    assert choice.change[0] == pytest.approx(-choice.loss)
    assert choice.change[0] + choice.change[1] == pytest.approx(0.0)
