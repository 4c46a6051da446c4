"""Rewards: what a win is worth, whoever shares it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from shutbox.envs.reward import Reward, rewards, shares, zero_sum
from tests.games.script import THREE, games, play, toy


def test_a_shared_win_is_split_and_a_loser_gets_nothing() -> None:
    assert shares(play(toy(), THREE, "=3 =5 =3")) == [0.5, 0.0, 0.5]
    assert shares(play(toy(), THREE, "=3 =2 =3")) == [0.0, 1.0, 0.0]


@pytest.mark.parametrize("won", [[1.0, 0.0], [0.5, 0.5], [1.0, 0.0, 0.0], [0.5, 0.0, 0.5, 0.0]])
def test_zero_sums_keep_the_order_and_winning_alone_is_one(won: list[float]) -> None:
    moved = zero_sum(won)
    assert sum(moved) == pytest.approx(0)
    assert sorted(range(len(won)), key=won.__getitem__) == sorted(range(len(won)), key=moved.__getitem__)
    assert (max(moved) == 1.0) == (max(won) == 1.0)


@pytest.mark.parametrize("kind", Reward)
def test_nothing_is_got_before_anything_is_won(kind: Reward) -> None:
    told = games(toy(format="chase", rounds=1), THREE, "=3 =5")
    for before, after in pairwise(told):
        assert rewards(kind, before, after) == [0.0, 0.0, 0.0]
