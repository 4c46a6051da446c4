"""No game goes on for ever, whatever its rules and however its players play (RULES 3.9)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shutbox.play import Action, Game, Phase, Take, ThrowDice, decide, evolve, legal, new_game, seeded_dice
from shutbox.play.round import MOST_TIES, MOST_TRIES, MOST_TURN_THROWS
from shutbox.rules import MOST_ROUNDS, Format, OffMat, RuleSet
from tests.games.script import TWO, house, known, play, toy
from tests.strategies import rule_sets

Choose = Callable[[tuple[Action, ...]], Action]
# Both dice show 1 or 2, each die may shut a tile by itself or with the other one: every throw shuts this box.
ALWAYS_SHUT = {"box": [2], "dice": 2, "faces": 2, "buys": "thai"}
# No throw can shut this box.
NEVER_SHUT = {"box": [20]}


def most_throws(rules: RuleSet, players: int) -> int:
    """The bound that docs/rules.md states."""
    tiles = sum(len(column) for column in rules.turn.box.columns)
    tries = MOST_TRIES * players if rules.game.format is Format.CHASE else 1
    rounds = MOST_ROUNDS + MOST_TIES
    return rounds * players * (MOST_TIES + tries * (MOST_TURN_THROWS + tiles + 1))


def finish(rules: RuleSet, players: int, choose: Choose, seed: str = "1") -> Game:
    """A whole game with seeded dice; `choose` picks each action."""
    game, dice = new_game(rules, [f"P{seat}" for seat in range(players)]), seeded_dice(seed)
    most = most_throws(rules, players)
    while not game.over:
        assert game.throws < most
        game = evolve(game, decide(game, choose(legal(game)), dice))
    return game


def first(actions: tuple[Action, ...]) -> Action:
    return actions[0]


def never_take(actions: tuple[Action, ...]) -> Action:
    return next((each for each in actions if not isinstance(each, Take)), actions[0])


@settings(max_examples=150, deadline=None)
@given(rule_sets(), st.integers(0, 10**6), st.integers(2, 4))
def test_any_game_ends_however_it_is_played(rules: RuleSet, seed: int, players: int) -> None:
    players = 1 if rules.game.format is Format.SOLITAIRE else min(players, rules.game.most_players)
    game = finish(rules, players, Random(seed).choice, str(seed))
    assert game.tally.round <= MOST_ROUNDS + MOST_TIES


@pytest.mark.parametrize("seed", range(5))
def test_a_play_off_has_fresh_dice_though_everybody_has_the_same(seed: int) -> None:
    rules = known("nine", same_dice=True, ties="play-off")
    game = finish(rules, 2, first, str(seed))
    assert 1 < game.tally.round < 20
    assert len(game.tally.winners) == 1


def test_a_throw_of_a_play_off_is_numbered_within_the_game() -> None:
    # One tile that the die shuts half of the time: both players have the same dice and tie.
    game = play(toy(box=[1], faces=2, off_mat="none", same_dice=True, ties="play-off"), TWO, "2t 2t")
    assert game.tally.contenders == (0, 1)
    assert evolve(game, decide(game, ThrowDice(1), seeded_dice("1"))).shown == game.shown
    # The second player's first throw of the play-off may differ from the first player's.
    assert play(game.rules, TWO, "2t 2t 1t 1 2t").tally.winners == (0,)


@pytest.mark.parametrize(
    ("settings_", "rounds"),
    [
        ({"format": "one-turn"}, 1 + MOST_TIES),
        ({"format": "running", "rounds": 3}, 3 + MOST_TIES),
        ({"format": "until", "limit": 50}, MOST_ROUNDS + MOST_TIES),
        ({"format": "knock-out", "limit": 50, "out_when": "round-end"}, MOST_ROUNDS + MOST_TIES),
    ],
)
def test_a_play_off_that_is_always_tied_is_shared(settings_: dict[str, object], rounds: int) -> None:
    game = finish(house(**NEVER_SHUT, **settings_, ties="play-off"), 3, first)
    assert game.tally.winners == (0, 1, 2)
    assert game.tally.round == rounds


def test_a_chase_of_drawn_rounds_is_shared() -> None:
    rules = house(**ALWAYS_SHUT, format="chase", super_box="draw", ties="play-off", rounds=2)
    game = finish(rules, 2, first)
    assert (game.tally.winners, game.tally.round) == ((0, 1), 2 + MOST_TIES)


def test_a_chase_of_rounds_in_which_all_score_is_shared() -> None:
    rules = house(**ALWAYS_SHUT, format="chase", super_box="both-score", ties="play-off", rounds=2)
    game = finish(rules, 2, first)
    assert (game.tally.winners, game.tally.round) == ((0, 1), 2 + MOST_TIES)
    assert game.tally.points == (2 * (2 + MOST_TIES),) * 2


def test_a_super_box_that_everybody_shuts_is_kept_in_the_end() -> None:
    game = finish(house(**ALWAYS_SHUT, format="chase", rounds=1), 2, first)
    assert game.tally.points == (0, 2)
    assert sum(game.tally.turns) == 2 * MOST_TRIES + 1


@pytest.mark.parametrize("form", ["until", "knock-out"])
def test_totals_that_never_reach_the_limit_are_compared_after_the_last_round(form: str) -> None:
    game = finish(house(**ALWAYS_SHUT, format=form, limit=10), 2, first)
    assert (game.tally.winners, game.tally.round) == ((0, 1), MOST_ROUNDS)


def test_the_most_points_win_after_the_last_round_of_last_one_standing() -> None:
    rules = known("last-one-standing", limit=10**6)
    game = finish(rules, 2, never_take)
    points = game.tally.points
    assert game.tally.round == MOST_ROUNDS
    assert game.tally.winners == tuple(seat for seat in (0, 1) if points[seat] == max(points))


@pytest.mark.parametrize("penalty", [OffMat.RAISE, OffMat.CHOOSE])
def test_a_turn_whose_dice_always_leave_the_mat_ends(penalty: OffMat) -> None:
    rules = house(format="solitaire", off_mat=penalty.value, off_mat_chance=str(Fraction(10**6 - 1, 10**6)))
    game = finish(rules, 1, first)
    assert game.turn_throws == MOST_TURN_THROWS


def test_throws_for_the_start_that_are_always_tied_are_decided_by_the_order() -> None:
    rules = toy(format="chase", begins="throw")
    almost = play(rules, TWO, "4t 4t " * (MOST_TIES - 1) + "4t")
    assert almost.phase is Phase.START
    assert play(rules, TWO, "4t 4t " * MOST_TIES).phase is Phase.THROW
