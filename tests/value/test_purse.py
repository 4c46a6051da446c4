"""Where a process may not spend what a solution costs, and nobody else has, its games are looked at less far ahead."""

from __future__ import annotations

from pathlib import Path

import pytest

from shutbox.play import new_game
from shutbox.rules import named
from shutbox.solve import library, solution
from shutbox.solve.price import price
from shutbox.value import options


def horizon(name: str, players: int, purse: int) -> str:
    """How far ahead a game is looked at with so much to spend; its players' names keep it apart from others."""
    library.spend_at_most(purse)
    return options(new_game(named(name), [f"P{number} {purse}" for number in range(players)])).horizon.value


@pytest.mark.parametrize(
    ("name", "players", "kind", "far", "near"),
    [
        ("nine", 2, "one-turn", "game", "turn"),
        ("ferme-ta-boite", 2, "running", "game", "turn"),
        ("double-shutter", 2, "chase-game", "game", "round"),
        ("double-shutter", 3, "chase", "round", "turn"),
        ("last-one-standing", 2, "standing", "game", "turn"),
    ],
)
def test_what_is_too_dear_is_looked_at_less_far_ahead(
    name: str, players: int, kind: str, far: str, near: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library._Purse, "most", library._Purse.most)  # put back afterwards
    solution._kept.cache_clear()
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path))
    cost = price(named(name), kind, players, named(name).game.rounds)
    assert horizon(name, players, cost - 1) == near
    assert horizon(name, players, cost) == far
    # Now it has been made: whoever cannot afford that can look it up.
    assert horizon(name, players, cost - 2) == far
