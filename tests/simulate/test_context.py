"""Games of one chapter and one context are played for the same, whatever else is different about them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shutbox.errors import ShutboxError
from shutbox.rules import Format, RuleSet, changed, named
from shutbox.simulate.book import Worth, horizon_of, live_game, worth_of
from shutbox.simulate.context import Sight
from shutbox.simulate.table import Played, Table
from shutbox.value.shared_box import round_values
from tests.value.walk import tiny_rules

ROWS = {"box": "1234/4321", "rounds": "3"}
FORMATS = [Format.ONE_TURN, Format.RUNNING, Format.CHASE]


def watched(table: Table) -> list[int]:
    """Sees to it that every game at every turn is compared with another of its context, and lists those that were."""
    compared: list[int] = []
    first: dict[tuple[int, int], Worth] = {}
    step = table._step

    def watch(played: Played, group: Any, chapter: int, contexts: Any) -> None:
        for index, context in zip(group, contexts, strict=True):
            game = live_game(table.rules, table.course, played.games[index], played.seats[index])
            own = worth_of(game, horizon_of(table.sight))
            found = first.setdefault((chapter, int(context)), own)
            if found is not own:
                compared.append(int(index))
            assert np.array_equal(found.ends, own.ends)
            assert (found.low, found.high) == (own.low, own.high)
        step(played, group, chapter, contexts)

    vars(table)["_step"] = watch
    return compared


@pytest.mark.parametrize(
    ("name", "changes", "players", "sight"),
    [
        ("double-shutter", ROWS, 2, Sight.DUEL),
        ("double-shutter-2008", ROWS | {"next_start": "winner"}, 2, Sight.DUEL),
        ("double-shutter", ROWS | {"rounds": "1", "ties": "play-off"}, 4, Sight.CHASE),
        ("tile-count", {"box": "123456"}, 4, Sight.ONE_TURN),
        ("ferme-ta-boite", {"box": "123456", "rounds": "3"}, 2, Sight.RUNNING),
    ],
)
def test_what_stands_alike_is_played_for_the_same(
    name: str, changes: dict[str, str], players: int, sight: Sight
) -> None:
    table = Table(changed(named(name), changes), [("casual",) * players], "alike", lambda: None)
    compared = watched(table)
    table.play(0, 120)
    assert table.sight is sight
    assert len(compared) > 100


@settings(max_examples=40)
@given(st.sampled_from(FORMATS).flatmap(tiny_rules), st.integers(2, 4))
def test_in_any_rules_what_stands_alike_is_played_for_the_same(rules: RuleSet, players: int) -> None:
    table = Table(rules, [("novice",) * players], "any", lambda: None, patience=60)
    watched(table)
    try:
        table.play(0, 12)
    except ShutboxError as error:
        if error.code != "simulate-endless":
            raise


@pytest.mark.parametrize("next_start", ["throw", "winner", "clockwise"])
def test_rounds_of_a_rotated_score_are_the_same_round(next_start: str) -> None:
    rules = changed(named("last-one-standing"), {"box": "12/21", "limit": "3", "next_start": next_start})
    table = Table(rules, [("novice",) * 3], "rotated", lambda: None)
    played = table.play(0, 200)
    games, seats, _ = played
    found: dict[int, Any] = {}
    for index in range(200):
        seats[index]["points"] = np.minimum(seats[index]["points"], 2)
        chapter, _, _ = table._chapter(played, np.array([index]))
        values = round_values(live_game(rules, table.course, games[index], seats[index]))[0]
        # Everybody still in and the one with the least rotation to throw: the same number, wherever that seat is.
        found.setdefault(chapter, set()).add(round(float(np.sort(values[-1].ravel()).sum()), 9))
    assert all(len(same) == 1 for same in found.values())
