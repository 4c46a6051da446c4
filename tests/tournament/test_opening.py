"""What beginning is worth, beside games played out by brute force."""

from __future__ import annotations

from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.rules import named
from shutbox.tournament.opening import opening
from shutbox.value import Horizon, Unit
from tests.games.solved_tiny import begun, tiny
from tests.games.solved_twin import Twin, round_points

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("row", 2, {}),
    ("dice", 3, {"shut_wins": True}),
    ("row", 2, {"format": "running", "rounds": 2}),
    ("row", 2, {"format": "running", "rounds": 2, "next_start": "same"}),
    ("row", 2, {"format": "chase", "rounds": 2}),
    ("rows", 2, {"format": "chase", "rounds": 1, "points": "paid"}),
    ("row", 2, {"format": "last-one-standing", "limit": 2}),
    ("row", 3, {"format": "last-one-standing", "limit": 1}),
]


@pytest.mark.parametrize(("box", "players", "settings"), GAMES)
def test_the_opener_wins_as_often_as_when_every_game_is_played_out(
    box: str, players: int, settings: dict[str, Any]
) -> None:
    rules = tiny(box, **settings)
    found = opening(rules, players)
    assert found is not None
    assert (found.horizon, found.unit) == (Horizon.GAME, Unit.CHANCE)
    won = Twin(begun(rules, players)).root.value[0]
    assert found.advantage == pytest.approx(won - 1 / players, abs=1e-7)


@pytest.mark.parametrize("points", ["winner", "paid"])
def test_of_a_longer_chase_the_opener_of_a_round_is_looked_at(points: str) -> None:
    rules = tiny("row", format="chase", points=points, ties="play-off")
    found = opening(rules, 3)
    assert found is not None
    assert (found.horizon, found.unit) == (Horizon.ROUND, Unit.POINTS)
    game = begun(rules, 3)
    seats = Twin(game, round_points(game)).root.value
    assert found.advantage == pytest.approx(seats[0] - sum(seats) / 3, abs=1e-9)


def test_beginning_is_worth_what_the_results_say() -> None:
    found = opening(named("nine"), 2)
    assert found is not None
    assert f"{100 * found.advantage:.4f}" == "-0.2006"


@pytest.mark.parametrize(("name", "players"), [("knock-out-45", 4), ("last-one-standing", 5), ("nine", 9)])
def test_nothing_is_said_where_no_more_than_the_turn_is_solved(name: str, players: int) -> None:
    assert opening(named(name), players) is None


def test_best_answers_that_go_round_in_a_circle_are_not_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def circle(*_: object) -> None:
        raise ShutboxError("solve-no-rest", score="0, 0")

    monkeypatch.setattr("shutbox.solve.solve_standing", circle)
    assert opening(tiny("row", format="last-one-standing", limit=2), 2) is None
