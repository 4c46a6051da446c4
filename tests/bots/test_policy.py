"""The arrays of a bot's policy say what the bot at the table does."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from shutbox.bots import BOTS, bot
from shutbox.bots.bot import draw_action
from shutbox.bots.grade import GRADES, odds, spread
from shutbox.bots.policy import policy
from shutbox.play import Penalty, Phase, Shut, ThrowDice, new_game
from shutbox.play.game import Game
from shutbox.rules import RuleSet, dice_counts, from_data, moves, throws
from shutbox.rules.box import Move, Position
from shutbox.solve.tables import graph
from shutbox.solve.turn import Policy, policy_values
from shutbox.value import Horizon, options, reach

BOX = {"box": [[1, 4], [2, 3], [3, 2], [4], [5], [6]], "format": "knock-out", "limit": 30}
RULES = [
    from_data({**BOX, "one_die": "standing:9:optional", "total": "front-double"}, name="two rows"),
    from_data({**BOX, "off_mat": "raise", "off_mat_chance": "1/20"}, name="off the mat"),
    from_data({**BOX, "off_mat": "choose", "off_mat_chance": "1/20", "unlucky": 7}, name="a choice of penalties"),
    from_data({**BOX, "off_mat": "void", "off_mat_chance": "1/20", "one_die": "standing:9:optional"}, name="void"),
]
DRAWS = [(place + 0.5) / 64 for place in range(64)]


def at(rules: RuleSet, position: int, phase: Phase, throw: tuple[int, ...] = ()) -> Game:
    return replace(new_game(rules, ["Ann", "Bo"]), phase=phase, position=Position(position), throw=throw)


def live(name: str, game: Game) -> dict[object, float]:
    """How often each action is chosen when the lots go once through their range."""
    found: dict[object, float] = {}
    for draw in DRAWS:
        action = bot(name, lambda draw=draw: draw, horizon=Horizon.TURN).choose(game)  # type: ignore[misc]
        found[action] = found.get(action, 0) + 1 / len(DRAWS)
    return found


def array_odds(made: Policy, rules: RuleSet, position: int, throw: tuple[int, ...]) -> dict[int, float]:
    turns = graph(rules.turn)
    row = position * len(turns.throws) + next(n for n, each in enumerate(turns.throws) if throw in each)
    span = slice(turns.first[row], turns.first[row + 1])
    return {position - int(after): odd for after, odd in zip(turns.after[span], made.odds[span], strict=True)}


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)
@pytest.mark.parametrize("name", BOTS)
def test_a_policy_is_what_the_bot_does(name: str, rules: RuleSet) -> None:
    made = policy(graph(rules.turn), name, -graph(rules.turn).totals)
    chance = Random(name)
    for position in chance.sample(range(1, rules.turn.box.size), 12):
        dice = dice_counts(rules.turn, position)
        if len(dice) > 1:
            chosen = live(name, at(rules, position, Phase.THROW))
            assert chosen.get(ThrowDice(1), 0) == pytest.approx(made.one_die[position], abs=0.02)
        throw = chance.choice(throws(dice[0], rules.turn.faces))[0]
        if moves(rules.turn, Position(position), throw):
            chosen = live(name, at(rules, position, Phase.SHUT, throw))
            for move, odds in array_odds(made, rules, position, throw).items():
                assert chosen.get(Shut(Move(move)), 0) == pytest.approx(odds, abs=0.04)


@pytest.mark.parametrize("name", BOTS)
def test_a_penalty_is_chosen_as_the_policy_says(name: str) -> None:
    rules = RULES[2]
    turns = graph(rules.turn)
    made = policy(turns, name, -turns.totals)
    for position in range(1, rules.turn.box.size, 7):
        action = bot(name, lambda: 0.0, horizon=Horizon.TURN).choose(at(rules, position, Phase.PENALTY))
        assert isinstance(action, Penalty)
        assert (action.kind.value == "end") == (made.off_mat[position] < 0)


GRADED = [
    *RULES,
    from_data({"set_up": "..34.67.9", "format": "knock-out", "limit": 30}, name="few tiles"),
    from_data(
        {**BOX, "one_die": "standing:9:optional", "off_mat": "choose", "off_mat_chance": "1/5"}, name="dice off the mat"
    ),
]


@pytest.mark.parametrize("rules", GRADED, ids=lambda rules: rules.name)
@pytest.mark.parametrize("name", ["novice", "expert"])
def test_a_grade_weighs_its_options_as_at_the_table(name: str, rules: RuleSet) -> None:
    turns = graph(rules.turn)
    made = policy(turns, name, -turns.totals)
    chance = Random(name)
    full = rules.turn.set_up
    positions = [position for position in range(1, full + 1) if position & full == position or rules.turn.box.rows > 1]
    for position in chance.sample(positions, 20):
        dice = dice_counts(rules.turn, position)
        if len(dice) > 1:
            assert weighed(name, at(rules, position, Phase.THROW))[1] == pytest.approx(made.one_die[position])
        throw = chance.choice(throws(dice[0], rules.turn.faces))[0]
        if len(moves(rules.turn, Position(position), throw)) > 1:
            found = array_odds(made, rules, position, throw)
            wanted = weighed(name, at(rules, position, Phase.SHUT, throw))
            assert [found[move] for move in moves(rules.turn, Position(position), throw)] == pytest.approx(wanted)


def weighed(name: str, game: Game) -> list[float]:
    """The chance of each option for a graded bot at the table."""
    found = options(game, horizon=Horizon.TURN)
    width = spread(found.best.seats[found.seat], *reach(game, found.unit))
    return odds([found.loss(option) for option in found.options], width, GRADES[name])


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)
def test_odds_of_a_row_sum_to_one(rules: RuleSet) -> None:
    turns = graph(rules.turn)
    for name in BOTS:
        made = policy(turns, name, -turns.totals)
        lengths = np.diff(turns.first)
        sums = np.add.reduceat(made.odds, turns.first[:-1][lengths > 0])
        assert sums == pytest.approx(1)


def test_a_box_that_no_throw_can_play_has_a_policy_all_the_same() -> None:
    rules = from_data({"box": [[11]], "dice": 1}, name="out of reach")
    turns = graph(rules.turn)
    for name in BOTS:
        assert policy_values(turns, policy(turns, name, -turns.totals), turns.totals)[-1] == 11


def test_a_crumb_left_by_rounding_goes_to_the_last_that_has_a_chance() -> None:
    actions = [ThrowDice(1), ThrowDice(2), ThrowDice(3)]
    assert draw_action(actions, [0.1, 0.8, 0.0], lambda: 0.999) == ThrowDice(2)
