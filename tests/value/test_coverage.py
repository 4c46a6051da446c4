"""How far ahead a live game is valued: as far as it is solved, within a budget, for those who still play."""

from __future__ import annotations

from pathlib import Path

import pytest

from shutbox.play import Leave, evolve, new_game
from shutbox.play.events import SeatNumber
from shutbox.rules import named
from shutbox.solve import library, solution
from shutbox.solve.format import row_of
from shutbox.solve.format.kind import Kind
from shutbox.solve.format.problem import Problem
from shutbox.solve.portable import closed_shelf
from shutbox.value import Horizon, options
from shutbox.value.coverage import coverage
from shutbox.value.stakes import _cached_solution


def horizon(name: str, players: int, budget: int) -> str:
    """How far ahead a game is valued within a budget."""
    game = new_game(named(name), [f"P{number}" for number in range(players)])
    return options(game, budget=budget).horizon.value


@pytest.mark.parametrize(
    ("name", "players", "kind", "far", "near"),
    [
        ("nine", 2, Kind.ONE_TURN, "game", "forecast"),
        ("ferme-ta-boite", 2, Kind.RUNNING, "game", "forecast"),
        ("knock-out-45", 4, Kind.BY_TURN, "forecast", "turn"),
        ("knock-out-45", 2, Kind.TO_LIMIT, "game", "forecast"),
        ("double-shutter", 2, Kind.DUEL, "game", "forecast"),
        ("double-shutter", 3, Kind.CHASE, "forecast", "turn"),
        ("last-one-standing", 2, Kind.STANDING, "game", "round"),
    ],
)
def test_what_is_too_dear_is_looked_at_less_far_ahead(
    name: str, players: int, kind: Kind, far: str, near: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    solution._lookup.cache_clear()
    _cached_solution.cache_clear()
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path))
    cost = library.price_of(Problem(kind, named(name), players, named(name).game.rounds))
    with closed_shelf():
        assert horizon(name, players, cost - 1) == near
        assert horizon(name, players, cost) == far
        # Now it has been made: whoever cannot afford that can look it up.
        assert horizon(name, players, cost - 2) == far


def test_what_comes_with_the_package_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path))
    solution._lookup.cache_clear()
    assert [horizon(name, 2, 0) for name in ("nine", "ferme-ta-boite", "double-shutter")] == ["game"] * 3
    assert horizon("double-shutter", 3, 0) == "game"


def test_what_takes_many_minutes_is_not_solved_unasked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path))
    rules = named("double-shutter")
    whole = Problem(Kind.MANY_CHASE, rules, 3, rules.game.rounds)
    assert library.price_of(whole) > row_of(Kind.MANY_CHASE).patience
    game = new_game(rules, ["Ann", "Bo", "Cy"])
    with closed_shelf():
        assert [each.kind for each in coverage(game)] == [Kind.BY_ROUND, Kind.CHASE]
    monkeypatch.setattr(library, "at_hand", lambda found: found == library.about(whole))
    assert [each.kind for each in coverage(game)] == [Kind.MANY_CHASE, Kind.BY_ROUND, Kind.CHASE]


def kinds(name: str, wanted: Horizon) -> list[Kind]:
    """What covers a game of two up to a horizon."""
    return [problem.kind for problem in coverage(new_game(named(name), ["Ann", "Bo"]), wanted)]


def test_nothing_beyond_the_horizon_that_is_wanted_covers_a_game() -> None:
    assert kinds("double-shutter", Horizon.GAME) == [Kind.DUEL, Kind.BY_ROUND, Kind.CHASE]
    assert kinds("double-shutter", Horizon.ROUND) == [Kind.CHASE]
    assert kinds("double-shutter", Horizon.TURN) == []
    assert kinds("nine", Horizon.ROUND) == []


def test_a_round_is_that_of_the_players_who_have_not_left() -> None:
    game = evolve(new_game(named("double-shutter"), ["Ann", "Bo", "Cy"]), Leave(SeatNumber(1)))
    assert [(each.kind, each.players) for each in coverage(game, Horizon.ROUND)] == [(Kind.CHASE, 2)]
