"""Races of separate totals. That they are right is tested in `value/test_forecast`, against games on tiny boxes."""

from __future__ import annotations

import numpy as np
import pytest

from shutbox.rules import changed, named
from shutbox.solve.forecast import after_totals, opened_race
from shutbox.solve.forecast.finish import lowest, products_of_others
from shutbox.solve.forecast.turns import total_chances
from shutbox.solve.format.race import Race, start_of_race

RACES = ["golf", "tournament-100", "nine", "instant-win", "knock-out-45", "digits"]


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("name", RACES)
def test_the_chances_before_a_turn_are_the_mean_of_those_after_it(name: str, players: int) -> None:
    rules, race = named(name), start_of_race((0,) * players, 1, 2 if name == "golf" else 0)
    opened, after = opened_race(rules, race), after_totals(rules, race)
    assert opened.sum() == pytest.approx(1.0, abs=1e-12)
    assert after.sum(axis=1) == pytest.approx(1.0, abs=1e-12)
    assert total_chances(rules.turn)[1] @ after == pytest.approx(opened, abs=1e-13)


@pytest.mark.parametrize("name", ["ferme-ta-boite", "tournament-100", "nine"])
def test_where_no_order_matters_all_have_the_same_chance(name: str) -> None:
    assert opened_race(named(name), start_of_race((0,) * 12, 0, 3)) == pytest.approx(1 / 12, abs=1e-12)


def test_one_turn_that_wins_at_once_is_worth_most_to_the_first() -> None:
    rules = named("instant-win")
    first, second = opened_race(rules, start_of_race((0, 0), 0, 0))
    shut = total_chances(rules.turn)[1][0]
    # The first shuts the box, or nobody does and both have the same chance.
    assert first == pytest.approx(shut + (1 - shut) ** 2 / 2, abs=1e-12)
    assert second == pytest.approx(1 - first, abs=1e-12)


def test_who_has_left_after_every_turn_can_still_win() -> None:
    rules = changed(named("ferme-ta-boite"), {"off_mat": "none"})
    race = Race((0, 0, 0), (0, 1), (1,), present=(2,))
    chances = after_totals(rules, race)
    assert chances[0] == pytest.approx([1 / 3] * 3)
    assert chances[1] == pytest.approx([0.5, 0.0, 0.5])


def test_a_shared_lowest_total_counts_as_its_share() -> None:
    certain = {seat: np.eye(3)[[total]] for seat, total in enumerate((1, 0, 0, 2))}
    assert [float(chance[0]) for chance in lowest(certain).values()] == pytest.approx([0, 0.5, 0.5, 0])


def test_the_products_of_all_others_need_no_division() -> None:
    assert products_of_others([2.0, 0.0, 5.0]) == [0.0, 10.0, 0.0]
