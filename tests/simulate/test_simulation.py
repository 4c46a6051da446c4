"""Simulations beside the exact values, and the same whoever does the work."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np
import pytest

from shutbox.bots import BOTS, strength
from shutbox.errors import NotationError, ShutboxError
from shutbox.rules import RuleSet, changed, named
from shutbox.simulate import simulate, simulation
from shutbox.simulate.counts import Counts
from shutbox.simulate.simulation import count
from shutbox.simulate.summary import QUANTILE, Estimate
from shutbox.simulate.table import Table
from shutbox.solve import library
from shutbox.solve.format.kind import Kind
from shutbox.solve.format.problem import Problem

ROWS = {"box": "1234/4321", "begins": "first"}
# Seeds are fixed, so that a simulation that is right stays right; four standard errors leave room for bad luck.
MANY = 4 / QUANTILE


def lies(value: float, found: Estimate | None) -> bool:
    """Whether a value is where a simulation says that it is."""
    assert found is not None
    assert found.low is not None
    assert found.high is not None
    half = MANY * (found.high - found.low) / 2
    assert half < 0.1 * max(abs(value), 0.1), "the interval says nothing"
    return abs(found.value - value) <= half


def same(one: Counts, other: Counts) -> bool:
    """Whether counts are the same in every number."""
    names = ("games", "totals", "wins", "began", "opened", "sums", "products")
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in names)


def test_the_work_can_be_divided_in_any_way(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, bots = changed(named("double-shutter"), ROWS | {"rounds": "2"}), ("perfect", "club")
    whole = count(rules, bots, 3000, "same", threads=1)
    monkeypatch.setattr(simulation, "FEW", 128)
    assert same(count(rules, bots, 3000, "same", threads=3), whole)
    monkeypatch.setattr(simulation, "MANY", 100)
    assert same(count(rules, bots, 3000, "same", threads=2), whole)
    assert same(count(rules, bots, 1234, "same") + count(rules, bots, 1766, "same", first=1234), whole)


def test_processes_come_to_the_same_result() -> None:
    one, two = (simulate(named("nine"), ("perfect", "novice"), 9000, "7", processes=each) for each in (1, 2))
    assert one == two


def test_another_seed_brings_other_games() -> None:
    one, two = (simulate(named("nine"), ("highest",), 500, seed) for seed in ("1", "2"))
    assert one.players != two.players


def test_progress_goes_up_to_the_end() -> None:
    seen: list[tuple[int, int]] = []
    simulate(named("nine"), ("highest",), 40_000, "1", progress=lambda done, of: seen.append((done, of)))
    assert seen == sorted(seen)
    assert seen[-1] == (40_000, 40_000)
    assert len(seen) > 1


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_as_strong_as_the_solver_says(name: str) -> None:
    exact = strength(name, named("nine").turn)
    for player in simulate(named("tournament-100"), (name, name), 8_000, "strong").players:
        assert lies(exact.mean, player.total)
        assert lies(exact.shut, player.shut)


@pytest.mark.parametrize("name", ["three-down", "double-shutter"])
def test_grades_are_as_strong_as_the_solver_says_on_other_boxes(name: str) -> None:
    rules = RuleSet(name, named(name).turn, named("tournament-100").game)
    for grade in ("novice", "perfect"):
        player = simulate(rules, (grade, "random"), 8_000, "boxes").players[0]
        assert lies(strength(grade, rules.turn).mean, player.total)


def test_alone_the_box_is_shut_as_often_as_can_be() -> None:
    found = simulate(named("nine"), ("perfect",), 400_000, "alone").players[0]
    assert lies(466473281 / 6530347008, found.wins)
    assert found.wins == found.shut


def chances(found: Sequence[float], rules: RuleSet, seed: str, games: int = 60_000) -> None:
    """Compares the winning shares of perfect players with their exact chances."""
    players = simulate(rules, ("perfect",) * len(found), games, seed).players
    assert all(lies(chance, player.wins) for chance, player in zip(found, players, strict=True))


def test_one_turn_each_is_won_as_the_solver_says() -> None:
    rules = named("shut-the-box")
    chances(library.solution(Problem(Kind.ONE_TURN, rules, 3)).tables["opened"].row(), rules, "one turn")


def test_running_totals_are_won_as_the_solver_says() -> None:
    rules = changed(named("ferme-ta-boite"), {"box": "1234567", "rounds": "3"})
    won = library.solution(Problem(Kind.RUNNING, rules, 2, 3)).tables["won"]
    first = won.at(3, won.shape[1] // 2)
    chances([first, 1 - first], rules, "running")


def test_a_chase_game_of_two_is_won_as_the_solver_says() -> None:
    rules = changed(named("double-shutter"), ROWS | {"rounds": "3"})
    first = library.expectation(Problem(Kind.DUEL, rules, 2, 3), (0, 0), 0)[0]
    chances([first, 1 - first], rules, "duel")


def test_a_chase_round_brings_the_points_that_the_solver_says() -> None:
    rules = changed(named("double-shutter-2008"), ROWS | {"fewest_rounds": "1", "rounds": "1"})
    opened = library.solution(Problem(Kind.CHASE, rules, 3)).tables["opened"].row()
    for points, player in zip(opened, simulate(rules, ("perfect",) * 3, 400_000, "chase").players, strict=True):
        assert player.points is not None
        assert player.points.low is not None
        assert abs(player.points.value - points) <= MANY * (player.points.value - player.points.low)


def test_last_one_standing_is_won_as_the_solver_says() -> None:
    rules = changed(named("last-one-standing"), ROWS | {"limit": "2", "next_start": "same"})
    won = library.solution(Problem(Kind.STANDING, rules, 2)).tables["won"]
    chances(won.row(0, 0, 0), rules, "standing")


MANY_GAMES = 10_000_000


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "settings", "players", "kind", "rounds"),
    [
        ("nine", {}, 3, Kind.ONE_TURN, 0),
        ("shut-the-box", {}, 4, Kind.ONE_TURN, 0),
        ("instant-win", {}, 2, Kind.ONE_TURN, 0),
        ("ferme-ta-boite", {"rounds": "3"}, 2, Kind.RUNNING, 3),
        # Here simulated players look no further than the turn, which is what a forecast says.
        ("ferme-ta-boite", {"rounds": "3"}, 3, Kind.BY_TURN, 3),
        ("knock-out-45", {}, 3, Kind.BY_TURN, 0),
        ("tournament-100", {}, 4, Kind.BY_TURN, 0),
    ],
)
def test_ten_million_games_on_one_row_are_won_as_the_solver_says(
    name: str, settings: dict[str, str], players: int, kind: Kind, rounds: int
) -> None:
    rules = changed(named(name), settings)
    found = library.expectation(Problem(kind, rules, players, rounds), (0,) * players, 0)
    chances(found, rules, "ten million", MANY_GAMES)


@pytest.mark.long
@pytest.mark.parametrize(
    ("players", "rounds", "kind"), [(2, 5, Kind.DUEL), (3, 2, Kind.MANY_CHASE), (4, 1, Kind.MANY_CHASE)]
)
def test_a_hundred_thousand_chases_are_won_as_the_solver_says(players: int, rounds: int, kind: Kind) -> None:
    rules = changed(named("double-shutter"), {"begins": "first", "rounds": str(rounds)})
    found = library.expectation(Problem(kind, rules, players, rounds), (0,) * players, 0)
    chances(found, rules, "chases", 100_000)


def test_whoever_begins_is_counted_wherever_it_sits() -> None:
    rules = changed(named("double-shutter"), {"box": "1234/4321", "rounds": "1"})
    first, _ = library.expectation(Problem(Kind.DUEL, rules, 2, 1), (0, 0), 0)
    assert lies(first, simulate(rules, ("perfect",) * 2, 60_000, "begins").opener)


@pytest.mark.parametrize(("bots", "code"), [(("perfekt",), "bot-unknown"), (("random",) * 13, "players-count")])
def test_bots_that_cannot_play_are_refused(bots: tuple[str, ...], code: str) -> None:
    with pytest.raises(NotationError, match=code):
        simulate(named("nine"), bots, 10, "1")


def test_an_error_of_a_worker_is_an_error_of_the_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "Table", partial(Table, patience=20))
    rules = changed(named("nine"), {"box": "20,", "ties": "play-off"})
    with pytest.raises(ShutboxError, match="simulate-endless"):
        simulate(rules, ("highest", "highest"), 100, "1")
