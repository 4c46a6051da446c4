"""The rows of solved formats: complete, in order, and dearer where more has to be swept."""

from __future__ import annotations

from itertools import pairwise

import pytest

from shutbox.rules import RuleSet, from_data, named
from shutbox.rules.codec import GAME
from shutbox.rules.ruleset import Format
from shutbox.solve.format.kind import Horizon, Kind
from shutbox.solve.format.problem import Problem
from shutbox.solve.format.solved_format import FORMATS, is_solvable, row_of
from shutbox.solve.library import price_of
from shutbox.solve.price import price

ROW = [[value] for value in range(1, 17)]
# From quick to slow, each at least twice as long as the one before on the machine where it was measured.
LADDER = [
    Problem(Kind.ONE_TURN, named("nine"), 2),
    Problem(Kind.CHASE, named("double-shutter"), 4),
    Problem(Kind.CHASE, named("double-shutter"), 8),
    Problem(Kind.DUEL, named("double-shutter"), 2, 10),
    Problem(Kind.RUNNING, from_data({"box": ROW, "format": "running"}), 2, 5),
]


def test_each_round_or_game_has_one_row() -> None:
    parts = {Kind.POINTS, Kind.CHASE_AT, Kind.CHASE_RANGE, Kind.STANDING_RANGE, Kind.ROUND_ENDS}
    assert {row.kind for row in FORMATS} == {kind for kind in Kind if not kind.small} - parts
    assert [row_of(row.kind) for row in FORMATS] == list(FORMATS)


def test_of_one_format_the_game_comes_before_the_round() -> None:
    chases = [row.horizon for row in FORMATS if Format.CHASE in row.formats]
    assert chases == [Horizon.GAME, Horizon.GAME, Horizon.FORECAST, Horizon.ROUND]


def test_the_settings_of_a_row_are_settings_of_a_game() -> None:
    assert all(set(row.settings) <= set(GAME) for row in FORMATS)


def test_a_problem_of_another_format_is_not_solvable() -> None:
    assert is_solvable(Problem(Kind.CHASE, named("double-shutter"), 2))
    assert not is_solvable(Problem(Kind.CHASE, named("nine"), 2))


@pytest.mark.parametrize(("cheap", "dear"), list(pairwise(LADDER)))
def test_what_takes_longer_costs_more(cheap: Problem, dear: Problem) -> None:
    assert price_of(cheap) < price_of(dear)


@pytest.mark.parametrize(
    ("rules", "kind"),
    [
        (named("nine"), Kind.ONE_TURN),
        (named("double-shutter"), Kind.CHASE),
        (named("last-one-standing"), Kind.STANDING),
    ],
)
def test_more_players_cost_more(rules: RuleSet, kind: Kind) -> None:
    three, four = (price_of(Problem(kind, rules, players)) for players in (3, 4))
    assert price(rules) < three < four
