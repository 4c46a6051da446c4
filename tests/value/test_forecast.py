"""Forecasts: against every game on tiny boxes in which nobody looks beyond the round, from any state."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from shutbox.play import Game, Phase, TurnTotal, evolve
from shutbox.rules import from_data
from shutbox.solve.format import Kind
from shutbox.value import Horizon, coverage
from shutbox.value.option import Stakes
from shutbox.value.stakes import _stakes
from tests.games.solved_tiny import begun, tiny
from tests.games.solved_twin import Twin, shares

PAIR: dict[str, Any] = {"box": [1, 2], "dice": 1, "faces": 2}


def forecast(game: Game) -> Stakes | None:
    """What the turn at hand is played for in a forecast."""
    rows = (each for each in coverage(game) if each.kind in (Kind.BY_TURN, Kind.BY_ROUND))
    return next((_stakes(game, problem) for problem in rows), None)


def check(start: Game, most: int = 25) -> int:
    """Compares what follows many turns with what every game says, and returns for how many turns."""
    twin = Twin(start, near=True)
    turns = [node.game for node in twin.undecided if node.game.phase is Phase.THROW and not node.game.turn_throws]
    compared = 0
    for game in Random(len(turns)).sample(turns, min(most, len(turns))):
        found = forecast(game)
        if found is None:
            continue
        compared += 1
        assert found.horizon is Horizon.FORECAST
        for total, seats in zip(found.totals, found.outcomes, strict=True):
            after = evolve(replace(game, throws=0, before=None), TurnTotal(int(total)))
            worth = shares(after) or twin.value(after)
            assert worth is None or seats == pytest.approx(worth, abs=1e-10)
    return compared


@pytest.mark.parametrize(
    ("players", "more"),
    [
        (3, {"format": "one-turn"}),
        (3, {"format": "one-turn", "shut_wins": True}),
        (2, {"format": "one-turn", "ties": "play-off"}),
        (3, {"format": "running", "rounds": 2}),
        (3, {"format": "running", "rounds": 2, "shut_wins": True, "next_start": "throw"}),
        (3, {"format": "running", "rounds": 2, "shut_wins": True, "next_start": "same"}),
        (3, {"format": "until", "limit": 3}),
        (2, {"format": "until", "limit": 4, "next_start": "winner", "ties": "play-off"}),
        (3, {"format": "until", "limit": 3, "shut_wins": True, "next_start": "clockwise"}),
        (2, {"format": "knock-out", "limit": 3}),
        (3, {"format": "knock-out", "limit": 1}),
        (3, {"format": "knock-out", "limit": 2, "next_start": "same", "shut_wins": True}),
        (2, {"format": "knock-out", "limit": 3, "next_start": "throw", "out_at": "reached"}),
        (2, {"format": "knock-out", "limit": 3, "out_when": "round-end", "next_start": "winner"}),
    ],
    ids=str,
)
def test_separate_totals_turn_by_turn_are_worth_what_every_game_says(players: int, more: dict[str, Any]) -> None:
    assert check(begun(from_data(PAIR | more), players, starter=1)) > 2


@pytest.mark.parametrize("box", ["rows", "choose"])
def test_totals_on_other_boxes_are_worth_what_every_game_says(box: str) -> None:
    assert check(begun(tiny(box, format="knock-out", limit=3), 2)) > 10


@pytest.mark.parametrize(
    ("super_box", "next_start"),
    [("handover", "clockwise"), ("draw", "winner"), ("first-keeps", "throw"), ("both-score", "same")],
)
def test_a_chase_round_by_round_is_worth_what_every_game_says(super_box: str, next_start: str) -> None:
    rules = from_data(PAIR | {"format": "chase", "rounds": 2, "super_box": super_box, "next_start": next_start})
    assert check(begun(rules, 3, starter=1)) > 10


@pytest.mark.parametrize(
    "more",
    [{"points": "paid"}, {"ties": "play-off"}, {"tries": "one-each"}],
    ids=lambda more: " ".join(map(str, more.values())),
)
def test_other_chases_are_worth_what_every_game_says(more: dict[str, Any]) -> None:
    assert check(begun(from_data(PAIR | {"format": "chase", "rounds": 2} | more), 3)) > 10
