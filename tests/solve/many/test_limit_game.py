"""Knock-out and games until a limit: what holds of every game, the states, and best answers that do not settle."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from shutbox.rules import RuleSet, from_data
from shutbox.solve import solve_one_turn
from shutbox.solve.format import Moment
from shutbox.solve.many import limit_game, solve_limit_game
from shutbox.solve.many.limit_game import Laps

PAIR: dict[str, Any] = {"box": [1, 2], "dice": 1, "faces": 2}


def rules_of(**more: Any) -> RuleSet:
    return from_data(PAIR | more)


@pytest.mark.parametrize("next_start", ["clockwise", "same", "throw"])
@pytest.mark.parametrize(("form", "out_when"), [("knock-out", "at-once"), ("knock-out", "round-end"), ("until", None)])
def test_somebody_wins_from_all_totals(form: str, out_when: str | None, next_start: str) -> None:
    more = {"out_when": out_when} if out_when else {}
    tables = solve_limit_game(rules_of(format=form, limit=4, next_start=next_start, **more), 3)
    assert sorted(tables) == ([3] if form == "until" else [2, 3])
    for won in tables.values():
        assert won.sum(axis=-1) == pytest.approx(np.ones(won.shape[:-1]), abs=1e-12)
        assert won.min() >= 0


def test_a_limit_that_every_turn_reaches_is_one_turn_each() -> None:
    # Where nobody can shut the box, each total is at least 1.
    rules = from_data({"box": [1, 5], "dice": 1, "faces": 3, "format": "until", "limit": 1})
    one = solve_one_turn(from_data({"box": [1, 5], "dice": 1, "faces": 3}), 3)
    assert solve_limit_game(rules, 3)[3][0, 0, 0] == pytest.approx(one.opened, abs=1e-12)


def test_a_blank_round_leads_back_and_no_other_choice_brings_more() -> None:
    rules = rules_of(format="until", limit=3)
    won = solve_limit_game(rules, 3)[3]
    laps = Laps(rules, {3: won}, 3)
    every = np.array(list(product(range(3), repeat=3)))
    again = laps.means(Moment(3, (0, 1, 2), (0, 1, 2)), every)
    # One turn after another, each the best: nobody gains by a single deviation.
    assert again == pytest.approx(won.reshape(-1, 3), abs=1e-11)


def test_where_nobody_ever_leaves_a_tile_the_win_is_shared() -> None:
    # Two dice of two faces always show a 2, or make one.
    rules = from_data({"box": [2], "dice": 2, "faces": 2, "buys": "thai", "format": "until", "limit": 5})
    won = solve_limit_game(rules, 3)[3]
    assert won[0, 0, 0] == pytest.approx([1 / 3] * 3)
    assert won[3, 1, 1] == pytest.approx([0, 0.5, 0.5])


def test_a_game_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    solve_limit_game(rules_of(format="knock-out", limit=2), 3, lambda done, whole: told.append((done, whole)))
    assert [done for done, _ in told] == list(range(1, told[-1][1] + 1))


def test_mixed_choices_come_to_the_same_chances_where_answers_settle(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of(format="until", limit=2)
    settled = solve_limit_game(rules, 3)[3]
    monkeypatch.setattr(limit_game, "MOST_PASSES", 1)
    assert solve_limit_game(rules, 3)[3] == pytest.approx(settled, abs=1e-8)
