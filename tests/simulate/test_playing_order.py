from __future__ import annotations

import numpy as np

from shutbox.rules import RuleSet, changed, named
from shutbox.simulate.chance import key_of
from shutbox.simulate.law import law_of
from shutbox.simulate.playing_order import new_games, rank_order

THROWN = {"begins": "throw"}


def begun(rules: RuleSet, players: int, count: int) -> tuple[np.ndarray, np.ndarray]:
    law = law_of(rules, players, key_of("seats"))
    return new_games(law, np.arange(count, dtype=np.uint64), np.zeros(count, np.int32))


def test_everybody_begins_equally_often_where_the_dice_decide() -> None:
    games, _ = begun(changed(named("nine"), THROWN), 4, 40_000)
    assert np.abs(np.bincount(games["began"]) - 10_000).max() < 4 * (40_000 * 3 / 16) ** 0.5
    # Four throws, and more where the highest was thrown twice.
    assert games["throws"].min() == 4
    assert games["throws"].max() > 8


def test_the_first_name_begins_where_the_rules_say_so() -> None:
    games, seats = begun(named("nine"), 3, 5)
    assert (games["began"] == 0).all()
    assert (games["throws"] == 0).all()
    assert (seats["queue"][:, :2] == [1, 2]).all()


def test_the_others_follow_clockwise() -> None:
    games, seats = begun(changed(named("nine"), THROWN), 3, 200)
    for step in (1, 2):
        assert (seats["queue"][:, step - 1] == (games["began"] + step) % 3).all()


def test_the_others_follow_by_their_throws_where_that_is_the_rule() -> None:
    games, seats = begun(changed(named("nine"), {**THROWN, "order": "descending"}), 3, 3000)
    orders = {tuple(order) for order in seats["order"].tolist()}
    assert len(orders) == 6
    assert (seats["order"][:, 0] == games["began"]).all()


def test_of_equal_throws_the_earlier_seat_stays_before() -> None:
    _, seats = begun(named("nine"), 4, 1)
    rank_order(seats[0], np.array([3, 1000, 3, 5]))
    assert seats[0]["order"].tolist() == [1, 3, 0, 2]
