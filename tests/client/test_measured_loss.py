"""What choices have cost, with bounds."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from shutbox.bots import bot
from shutbox.client.measured_loss import measured_loss
from shutbox.coach import analyse, document
from shutbox.play import begun, decide, evolve, extended, seeded_dice
from shutbox.rules import named


def report(seed: str) -> dict[str, Any]:
    """The report of a game of a perfect player against one that shuts the fewest tiles."""
    told, dice = begun(named("nine"), ["Ann", "Bo"]), seeded_dice(seed)
    game, players = told.start, (bot("perfect", lambda: 0.0), bot("most-tiles", lambda: 0.0))
    while not game.over:
        event = decide(game, players[game.at].choose(game), dice)
        told, game = extended(told, event), evolve(game, event)
    return document(analyse(told))


def test_a_perfect_player_loses_nothing_and_others_lose_within_the_bounds() -> None:
    reports = [report(f"game {number}") for number in range(4)]
    ann, bo = (measured_loss(reports, name) for name in ("Ann", "Bo"))
    assert ann.mean == pytest.approx(0, abs=1e-9)
    assert ann.decisions > 4
    assert bo.low < bo.mean < bo.high
    accounts = [each for one in reports for each in one["players"][1]["accounts"]]
    assert bo.decisions == sum(each["decisions"] for each in accounts)
    assert str(bo).endswith(f"{bo.decisions} decisions)")


def test_without_games_nothing_is_known() -> None:
    assert measured_loss([], "Ann").high == inf
    assert measured_loss([report("one")], "Cy").decisions == 0
