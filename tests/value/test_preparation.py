from __future__ import annotations

from pathlib import Path

import pytest

from shutbox.play import new_game
from shutbox.rules import changed, named
from shutbox.solve.solution import contents
from shutbox.value import Horizon, prepare, prepared_horizon

SMALL = {"box": "12345"}


@pytest.mark.parametrize(
    ("name", "changes", "players", "kind"),
    [
        ("shut-the-box", {}, 3, "one-turn"),
        ("ferme-ta-boite", {"rounds": "2"}, 2, "running"),
        ("double-shutter", {"rounds": "2"}, 2, "chase-game"),
        ("double-shutter", {"rounds": "2"}, 3, "many-chase"),
        ("last-one-standing", {"limit": "2"}, 2, "standing"),
    ],
)
def test_what_a_game_needs_is_made_before_it(
    name: str, changes: dict[str, str], players: int, kind: str, monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", f"{tmp_path}/{kind}")
    # A rule set that no other test asks about, or its tables would come from memory.
    rules = changed(named(name), {**SMALL, "set_up": ".2345", **changes})
    prepare(new_game(rules, ["Ann", "Bo", "Cy"][:players]))
    assert [solution.about["kind"] for _, solution in contents() if solution] == [kind]


@pytest.mark.parametrize(
    ("name", "players", "budget", "horizon"),
    [
        ("double-shutter", 2, 10**10, Horizon.GAME),
        ("double-shutter", 3, 0, Horizon.GAME),
        ("double-shutter", 4, 0, Horizon.FORECAST),
        ("double-shutter", 4, 10**10, Horizon.GAME),
        ("double-shutter", 9, 10**10, Horizon.FORECAST),
        ("triple", 2, 10**9, Horizon.TURN),
        ("last-one-standing", 4, 10**9, Horizon.ROUND),
        ("knock-out-45", 2, 10**9, Horizon.GAME),
        ("knock-out-45", 3, 0, Horizon.GAME),
        ("knock-out-45", 4, 10**9, Horizon.FORECAST),
        ("last-one-standing", 1, 10**9, Horizon.TURN),
    ],
)
def test_how_far_values_look_is_known_before_anything_is_made(
    name: str, players: int, budget: int, horizon: Horizon, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SHUTBOX_CACHE", str(tmp_path))
    game = new_game(named(name), [str(number) for number in range(players)])
    assert prepared_horizon(game, budget=budget) is horizon
    assert contents() == []
