"""Scores of a chase of many: what each lacks of the leader, how rounds end, and which scores can follow."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from shutbox.rules import GameRules, from_data
from shutbox.solve.format.deficit import after_round, deficits, is_decided, results, scores, starters


def game(**more: str) -> GameRules:
    data: dict[str, Any] = {"box": [1, 2], "dice": 1, "faces": 2, "format": "chase", "rounds": 3}
    return from_data(data | more).game


def test_what_nobody_can_make_up_for_is_all_the_same() -> None:
    assert deficits((7, 5, 0), 1) == (0, 2, 3)
    assert deficits((70, 5, 0), 1) == (0, 3, 3)


def test_a_game_is_decided_once_nobody_else_can_draw_level() -> None:
    assert not is_decided((0, 2, 3), 1)
    assert is_decided((0, 3, 3), 1)
    assert is_decided((0, 1, 1), 0)
    assert not is_decided((0, 0, 1), 0)


@pytest.mark.parametrize(("super_box", "ends"), [("handover", 6), ("first-keeps", 6), ("draw", 7), ("both-score", 15)])
def test_a_round_ends_with_a_winner_a_draw_or_several(super_box: str, ends: int) -> None:
    found = list(results(game(super_box=super_box), 3))
    assert len(found) == len(set(found)) == ends
    assert all((winner is None) == (sum(gains) == 0) for winner, gains in found)
    assert all(winner is None or gains[winner] > 0 for winner, gains in found)


def test_the_next_round_is_begun_by_whom_the_rules_name() -> None:
    begun = {rule: starters(game(next_start=rule), 3, 2) for rule in ("clockwise", "same", "throw", "winner")}
    assert begun == {"clockwise": (1,), "same": (0,), "throw": (0, 1, 2), "winner": (2,)}


def test_a_score_is_told_from_the_place_that_begins() -> None:
    # The second wins a round, and begins the next one.
    assert after_round(game(), (0, 0, 1), 2, 1, (0, 1, 0)) == [(0, 2, 1)]
    assert after_round(game(next_start="same"), (0, 0, 1), 2, 1, (0, 1, 0)) == [(1, 0, 2)]


@pytest.mark.parametrize("next_start", ["clockwise", "same", "throw", "winner"])
def test_every_score_leads_to_scores_that_are_listed_or_decided(next_start: str) -> None:
    rules = game(next_start=next_start)
    levels = scores(rules, (0, 0, 0), 3)
    assert [len(level) for level in levels][::-1][:2] == [1, len(levels[2])]
    for left, (after, before) in zip((0, 1, 2), pairwise(levels), strict=True):
        for lacks in before:
            for end in results(rules, 3):
                follow = after_round(rules, lacks, left, *end)
                assert all(then in after or left == 0 or is_decided(then, left) for then in follow)
