"""A small tournament of objects."""

from __future__ import annotations

from typing import Any

import pytest

from shutbox.errors import ShutboxError
from shutbox.tournament import crosstable
from tests.simulate.own_players import Copy


def test_every_pair_plays_and_the_crosstable_adds_up() -> None:
    found = crosstable("nine", [Copy("highest"), "random", "lowest"], games=60, seed=1)
    assert set(found.ratings) == {"highest", "random", "lowest"}
    for one, other in found.table:
        assert found.table[one, other] + found.table[other, one] == pytest.approx(1)
    best = next(iter(found.ratings))
    assert best == "highest"
    own = found.ratings[best]
    assert own.low is not None
    assert own.low < own.value < (own.high or 0)
    assert crosstable("nine", [Copy("highest"), "random", "lowest"], games=60, seed="1").table == found.table


def test_the_crosstable_is_printed_best_first() -> None:
    found = crosstable("nine", ["random", "highest"], games=60)
    lines = str(found).splitlines()
    assert lines[0].split() == ["highest", "random"]
    assert [line.split()[0] for line in lines[1:]] == ["highest", "random"]
    assert lines[1].split()[-2] == "·"


@pytest.mark.parametrize(
    ("players", "code"), [(["club"], "tournament-seats"), ([Copy("club"), "club"], "tournament-twice")]
)
def test_fewer_than_two_and_twins_are_refused(players: list[object], code: str) -> None:
    with pytest.raises(ShutboxError, match=code):
        crosstable("nine", players, games=1)


@pytest.mark.parametrize("games", [0, 10**30, "5"])
def test_a_wrong_number_of_games_is_refused(games: Any) -> None:
    with pytest.raises(TypeError, match="games must be a whole number from 1 to"):
        crosstable("nine", ["random", "highest"], games)
