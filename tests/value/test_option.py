"""Options ranked: what is best, what the others cost, and what counts as equal."""

from __future__ import annotations

import pytest

from shutbox.play import Shut, Take, ThrowDice
from shutbox.rules.box import Move
from shutbox.solve.objective import SLACK
from shutbox.value import Criterion, Horizon, Option, Options, Unit


def ranked(unit: Unit, *values: float, seat: int = 0) -> Options:
    """Options worth so much to the seat that chooses, and as much less to another."""
    seats = [(value, -value) if seat == 0 else (-value, value) for value in values]
    return Options(
        Horizon.GAME, unit, seat, tuple(Option(Shut(Move(move)), each) for move, each in enumerate(seats, 1))
    )


@pytest.mark.parametrize(
    ("unit", "move"), [(Unit.CHANCE, 3), (Unit.POINTS, 3), (Unit.TOTAL, 2)], ids=lambda each: str(each)
)
def test_the_most_is_best_but_of_totals_the_least(unit: Unit, move: int) -> None:
    found = ranked(unit, 0.5, 0.25, 0.75, 0.75)
    assert found.best.action == Shut(Move(move))


def test_the_seat_that_chooses_looks_at_its_own_value() -> None:
    assert ranked(Unit.CHANCE, 0.25, 0.5, seat=1).best.action == Shut(Move(2))


def test_of_equals_the_first_is_best_and_the_others_cost_nothing() -> None:
    found = ranked(Unit.CHANCE, 0.25, 0.5, 0.5 + SLACK / 2, 0.5)
    assert found.best is found.options[1]
    assert [found.loss(option) for option in found.options] == [0.25, 0.0, 0.0, 0.0]


def test_what_is_better_by_more_than_rounding_is_better() -> None:
    found = ranked(Unit.CHANCE, 0.5, 0.5 + 3 * SLACK)
    assert found.best is found.options[1]
    assert found.loss(found.options[0]) == pytest.approx(3 * SLACK, rel=1e-3)


def test_rounding_of_great_totals_is_greater() -> None:
    found = ranked(Unit.TOTAL, 1e8, 1e8 - 1e-5)
    assert found.best is found.options[0]
    assert found.loss(found.options[1]) == found.loss(found.options[0]) == 0.0


def test_a_loss_is_never_negative_and_is_in_the_unit_of_the_value() -> None:
    found = ranked(Unit.TOTAL, 12.0, 11.0, 14.5)
    assert [found.loss(option) for option in found.options] == [1.0, 0.0, 3.5]


def test_a_lone_option_is_best() -> None:
    only = Option(ThrowDice(2), (0.5, 0.5))
    assert Options(Horizon.TURN, Unit.CHANCE, 1, (only,)).best is only


def test_taking_the_point_is_best_when_throwing_is_no_better() -> None:
    found = Options(Horizon.GAME, Unit.CHANCE, 0, (Option(Take(), (0.6, 0.4)), Option(ThrowDice(2), (0.6, 0.4))))
    assert found.best.action == Take()


def tied(*options: tuple[float, float, float]) -> Options:
    """Options by their chance, points and mean total."""
    made = (Option(Shut(Move(move)), (one,), (two, -three)) for move, (one, two, three) in enumerate(options, 1))
    return Options(Horizon.GAME, Unit.CHANCE, 0, tuple(made), (Criterion.POINTS, Criterion.TOTAL))


@pytest.mark.parametrize(
    ("options", "move", "criterion"),
    [
        (((0.5, 0.0, 9.0), (0.6, 0.0, 9.0)), 2, Criterion.RESULT),
        (((0.5, 0.0, 1.0), (0.5 - SLACK / 2, 1.0, 9.0)), 2, Criterion.POINTS),
        (((0.5, 1.0, 9.0), (0.5, 1.0, 8.0)), 2, Criterion.TOTAL),
        (((0.5, 1.0, 8.0), (0.5, 1.0, 8.0)), 1, Criterion.ORDER),
        (((0.5, 0.0, 9.0), (0.4, 2.0, 1.0)), 1, Criterion.RESULT),
    ],
)
def test_equals_are_decided_by_points_then_by_the_mean_total_then_by_their_order(
    options: tuple[tuple[float, float, float], ...], move: int, criterion: Criterion
) -> None:
    found = tied(*options)
    assert found.best.action == Shut(Move(move))
    assert found.compare(found.best, found.ranking[1])[1] is criterion


def test_a_ranking_has_the_best_first_and_equals_before_what_costs() -> None:
    found = tied((0.5, 0.0, 9.0), (0.4, 9.0, 0.0), (0.5, 1.0, 9.0), (0.5, 1.0, 8.0), (0.5, 0.0, 9.0))
    assert [found.options.index(option) for option in found.ranking] == [3, 2, 0, 4, 1]
    assert found.equals == found.ranking[:4]
    assert {found.loss(option) for option in found.equals} == {0.0}
