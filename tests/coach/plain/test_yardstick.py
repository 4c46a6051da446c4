"""Options compared in people's words: the chance is that of the game, or agrees with what is better."""

from __future__ import annotations

from itertools import pairwise

import pytest

from shutbox.coach.plain.yardstick import NEARLY, Goal, Rank, yardstick
from shutbox.play import Game
from shutbox.rules import changed, named
from shutbox.value import Horizon, Unit, options
from tests.coach.told import games
from tests.games.solved_tiny import begun, tiny
from tests.value.walk import walk


def test_where_the_game_is_solved_the_goal_is_to_win() -> None:
    game = games(named("nine"), 2, "4,5t")
    choices = options(game)
    found = yardstick(game, choices)
    assert (found.goal, found.total) == (Goal.WIN, None)
    assert found.chances == tuple(option.seats[game.at] for option in choices.options)


def test_alone_the_goal_is_to_shut_the_box() -> None:
    game = games(named("nine"), 1, "4,5t")
    assert yardstick(game, options(game)).goal is Goal.SHUT


def test_without_a_total_to_beat_a_round_has_no_chance() -> None:
    game = games(changed(named("knock-out-45"), {"next_start": "winner"}), 3, "4,5t")
    found = yardstick(game, options(game))
    assert (found.goal, found.chances) == (Goal.NONE, None)
    assert Rank.BEST in found.ranks
    assert found.chance(0) is None


def tried(form: str, players: int) -> list[Game]:
    """Situations of tiny games in which nobody knows who will win the game."""
    rules = tiny("rows", format=form, **({} if form == "one-turn" else {"rounds": 3}))
    return [game for seed in range(12) for game in walk(rules, players, seed) if len(game.players) == players]


@pytest.mark.parametrize("form", ["chase", "running", "one-turn"])
def test_a_chance_never_argues_with_what_is_better(form: str) -> None:
    goals = set()
    horizon = Horizon.GAME if form == "one-turn" else Horizon.ROUND
    for game in tried(form, 3):
        choices = options(game, horizon=horizon)
        found = yardstick(game, choices)
        goals.add(found.goal)
        best = choices.options.index(choices.best)
        assert found.ranks[best] is Rank.BEST
        if found.chances is not None:
            ranked = [found.chances[choices.options.index(option)] for option in choices.ranking]
            assert all(above >= below - 1e-9 for above, below in pairwise(ranked))
    assert goals >= {"chase": {Goal.BEAT, Goal.NONE}, "running": {Goal.NONE}, "one-turn": {Goal.WIN}}[form]


def test_the_words_follow_from_the_chances() -> None:
    seen = set()
    for game in tried("chase", 3):
        choices = options(game)
        found = yardstick(game, choices)
        for place, option in enumerate(choices.options):
            if found.chances is None or not choices.loss(option):
                continue
            lost = max(found.chances) - found.chances[place]
            assert found.ranks[place] is (Rank.NEARLY if lost < NEARLY else Rank.WORSE)
            seen.add(found.ranks[place])
    assert Rank.WORSE in seen


def test_against_a_shut_box_the_goal_is_to_shut_it_too() -> None:
    goals = {
        yardstick(game, options(game)).goal
        for game in tried("chase", 3)
        if game.to_beat == 0 and options(game).unit is not Unit.CHANCE
    }
    assert Goal.SHUT in goals
    assert Goal.BEAT not in goals


def test_equally_good_options_are_all_best() -> None:
    game = begun(tiny("row", format="last-one-standing", limit=1), 2)
    for each in walk(game.rules, 2, 1):
        choices = options(each)
        ranks = yardstick(each, choices).ranks
        assert [rank is Rank.BEST for rank in ranks] == [not choices.loss(option) for option in choices.options]
