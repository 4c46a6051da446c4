"""Which solutions come with the package."""

from __future__ import annotations

import pytest

from shutbox.rules import from_data, named
from shutbox.solve.format import Kind, is_solvable
from shutbox.solve.portable.inventory import inventory


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("nine", {Kind.ONE_TURN}),
        ("golf", {Kind.RUNNING}),
        ("ferme-ta-boite", {Kind.RUNNING, Kind.MANY_RUNNING}),
        ("double-shutter", {Kind.DUEL, Kind.MANY_CHASE, Kind.BY_ROUND, Kind.CHASE}),
        ("last-one-standing", {Kind.STANDING}),
        ("knock-out-45", {Kind.TO_LIMIT}),
        ("tournament-100", {Kind.TO_LIMIT}),
        ("triple", set()),
    ],
)
def test_a_game_ships_what_continues_it(name: str, kinds: set[Kind]) -> None:
    assert {problem.kind for problem in inventory(named(name))} == kinds
    assert all(is_solvable(problem) for problem in inventory(named(name)))


def test_numbers_that_the_rules_forbid_are_left_out() -> None:
    rounds = {problem.rounds for problem in inventory(named("double-shutter-2008")) if problem.kind is Kind.DUEL}
    assert min(rounds) == named("double-shutter-2008").game.fewest_rounds
    two = from_data({"box": [1, 2, 3], "dice": 1, "faces": 3, "most_players": 2})
    assert {problem.players for problem in inventory(two)} == {2}


def test_a_box_with_many_totals_ships_fewer_players() -> None:
    most = {name: max(problem.players for problem in inventory(named(name))) for name in ("nine", "digits")}
    assert most == {"nine": 6, "digits": 4}
