from __future__ import annotations

import numpy as np
import pytest

from shutbox.play import new_game
from shutbox.rules import changed, named
from shutbox.simulate.book import live_game, sight_of, turn_worth, weighs
from shutbox.simulate.chance import key_of
from shutbox.simulate.context import Sight
from shutbox.simulate.course import course
from shutbox.simulate.law import law_of
from shutbox.simulate.playing_order import new_games


@pytest.mark.parametrize("name", ["nine", "ferme-ta-boite", "knock-out-45", "tournament-100"])
@pytest.mark.parametrize("players", [2, 5])
def test_a_game_about_to_begin_is_the_live_game_about_to_begin(name: str, players: int) -> None:
    rules = named(name)
    games, seats = new_games(law_of(rules, players, key_of("1")), np.arange(1, dtype=np.uint64), np.zeros(1, np.int32))
    game = new_game(rules, [str(seat) for seat in range(players)])
    assert live_game(rules, course(rules.turn), games[0], seats[0]) == game


@pytest.mark.parametrize(
    ("name", "changes", "players", "sight"),
    [
        ("nine", {}, 1, Sight.TURN),
        ("nine", {}, 2, Sight.ONE_TURN),
        ("nine", {"ties": "play-off"}, 2, Sight.ONE_TURN),
        ("nine", {}, 8, Sight.ONE_TURN),
        ("nine", {}, 9, Sight.TURN),
        ("ferme-ta-boite", {"box": "123"}, 2, Sight.RUNNING),
        ("ferme-ta-boite", {}, 3, Sight.TURN),
        ("double-shutter", {}, 2, Sight.DUEL),
        ("double-shutter", {"rounds": "11"}, 2, Sight.CHASE),
        ("double-shutter", {"box": "12/21"}, 3, Sight.MANY_CHASE),
        ("double-shutter", {"rounds": "3"}, 3, Sight.CHASE),
        ("double-shutter", {}, 3, Sight.CHASE),
        ("double-shutter", {}, 4, Sight.CHASE),
        ("double-shutter", {"tries": "one-each"}, 3, Sight.TURN),
        ("last-one-standing", {"box": "12/21"}, 2, Sight.STANDING),
        ("last-one-standing", {"box": "12/21", "off_mat": "end", "off_mat_chance": "1/9"}, 2, Sight.RING),
        ("last-one-standing", {"most_players": "12"}, 12, Sight.RING),
        ("knock-out-45", {}, 2, Sight.TURN),
    ],
)
def test_players_look_as_far_as_is_solved(name: str, changes: dict[str, str], players: int, sight: Sight) -> None:
    rules = changed(named(name), changes)
    assert sight_of(rules, ("club", "random"), players) is sight
    assert sight_of(rules, ("highest", "random"), players) is Sight.TURN


def test_a_turn_is_worth_its_total_or_alone_a_shut_box() -> None:
    rules = named("three-down")
    low = turn_worth(rules, alone=False)
    assert (low.low, low.high, low.ends[0], low.ends[-1]) == (-39.0, 0.0, 0.0, -45.0)
    assert turn_worth(rules, alone=True).ends.sum() == turn_worth(rules, alone=True).ends[0] == 1


def test_whoever_is_graded_or_perfect_weighs() -> None:
    assert [name for name in ("random", "highest", "novice", "expert", "perfect") if weighs(name)] == [
        "novice",
        "expert",
        "perfect",
    ]
