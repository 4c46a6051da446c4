"""The OpenSpiel game: OpenSpiel's own tests for every format, and its own search beside the solver."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.algorithms.minimax import expectiminimax
from open_spiel.python.observation import make_observation
from open_spiel.python.policy import UniformRandomPolicy
from open_spiel.python.tests import games_sim_test

from shutbox.envs.observation import game_observation
from shutbox.envs.openspiel import NAME, load, parameter, read_rules
from shutbox.errors import NotationError
from shutbox.play import Phase, legal
from shutbox.rules import Format, RuleSet, changed, from_data, named, throws
from shutbox.solve import library
from shutbox.solve.format.kind import Kind
from shutbox.solve.format.problem import Problem
from shutbox.solve.objective import read_objective, worth
from shutbox.solve.reference import exact_values
from tests.envs.variety import FORMATS, house, shared
from tests.strategies import rule_sets

GAMES: dict[str, tuple[RuleSet, int]] = {
    **{name: (named(name), 2 + place % 3) for place, name in enumerate(FORMATS)},
    "turn": (named("double-shutter"), 1),
    "choose": (changed(house("choose"), {"format": "running", "rounds": 2}), 2),
    "raise": (house("raise"), 3),
    "same dice": (shared(rounds=2), 3),
    "play-off": (changed(named("nine"), {"box": "123", "ties": "play-off", "begins": "throw"}), 2),
    "survivor off the mat": (changed(named("last-one-standing"), {"off_mat": "end", "off_mat_chance": "1/9"}), 2),
}


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_s_random_simulation_finds_nothing_wrong(name: str) -> None:
    game = load(*GAMES[name])
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_s_tests_of_all_its_games_find_nothing_wrong(name: str) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest("sim_game").sim_game(load(*GAMES[name]))


def wandered(game: Any, seed: int) -> Iterator[Any]:
    """The states of a game at random."""
    state, generator = game.new_initial_state(), np.random.default_rng(seed)
    while True:
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(generator.choice(actions, p=odds)))
        else:
            state.apply_action(int(generator.choice(state.legal_actions())))


@pytest.mark.parametrize("name", GAMES)
def test_decisions_are_those_of_the_game_and_chances_sum_to_one(name: str) -> None:
    game = load(*GAMES[name])
    index = game.setting.index
    for state in wandered(game, 1):
        inner = state.place.game
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1, abs=1e-12)
        elif not state.is_terminal():
            assert inner.phase is not Phase.START
            assert state.current_player() == inner.at
            assert {index.decode(action) for action in state.legal_actions()} == set(legal(inner))
        assert (state.current_player() == pyspiel.PlayerId.TERMINAL) == inner.over


def test_a_throw_is_a_chance_node_with_its_exact_chances() -> None:
    state = load("nine").new_initial_state()
    state.apply_action(0)
    assert state.is_chance_node()
    told = {
        state.action_to_string(pyspiel.PlayerId.CHANCE, action): chance for action, chance in state.chance_outcomes()
    }
    assert told == {f"{low},{high}": weight / 36 for (low, high), weight in throws(2, 6)}


def test_a_die_off_the_mat_is_an_outcome() -> None:
    state = load(house("end"), 2).new_initial_state()
    state.apply_action(0)
    action, chance = state.chance_outcomes()[-1]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, action) == "off"
    assert chance == pytest.approx(1 / 6)
    state.apply_action(action)
    assert state.current_player() == 1


def test_who_begins_is_thrown_for_by_chance_alone() -> None:
    state = load("double-shutter").new_initial_state()
    for action, _ in [state.chance_outcomes()[1], state.chance_outcomes()[4]]:
        assert state.is_chance_node()
        state.apply_action(action)
    assert state.current_player() == 1


def value(game: Any, player: int = 0) -> float:
    """What OpenSpiel's own search says that a game is worth to a player."""
    found, _ = expectiminimax(game.new_initial_state(), 10_000, None, player)
    return float(found)


TURNS: dict[str, dict[str, Any]] = {
    "one die": {"box": [1, 2, 3], "dice": 1, "faces": 4},
    "either": {"box": [1, 2, 3], "dice": 2, "faces": 2, "one_die": "standing:5:optional"},
    "two rows": {"box": [[1, 2], [2, 1]], "dice": 2, "faces": 2, "total": "front-double"},
    "off the mat": {"box": [1, 2, 3], "dice": 1, "faces": 3, "off_mat": "end", "off_mat_chance": "1/5"},
    "exact": {"box": [1, 2, 3, 4], "dice": 2, "faces": 3, "buys": "exact", "unlucky": 4},
}


@pytest.mark.parametrize("objective", ["mean", "shut", "below:3:1/2"])
@pytest.mark.parametrize("turn", TURNS)
def test_openspiel_s_search_and_the_solver_agree_about_a_turn(turn: str, objective: str) -> None:
    rules, aim = from_data(TURNS[turn]), read_objective(objective)
    solved = library.turn(rules, aim).tables["values"].at(rules.turn.set_up, 0)
    exact = exact_values(rules.turn, lambda place: worth(aim, rules.turn, place), sign=aim.sign)
    assert value(load(rules, 1, objective=objective)) == pytest.approx(aim.sign * solved, abs=1e-12)
    assert solved == pytest.approx(float(exact(rules.turn.set_up)), abs=1e-12)


# The box of "exact" cannot be shut, so that this cannot be its goal.
@pytest.mark.parametrize(
    ("turn", "shut_wins"), [(turn, shut_wins) for turn in TURNS for shut_wins in {False, turn != "exact"}]
)
def test_openspiel_s_search_and_the_solver_agree_about_one_turn_each(turn: str, shut_wins: bool) -> None:  # noqa: FBT001
    rules = from_data(TURNS[turn] | {"shut_wins": shut_wins})
    chance = library.solution(Problem(Kind.ONE_TURN, rules, 2)).tables["opened"].at(0)
    assert value(load(rules, 2)) == pytest.approx(2 * chance - 1, abs=1e-12)
    assert value(load(rules, 2), 1) == pytest.approx(1 - 2 * chance, abs=1e-12)
    # Where the first to shut the box wins, or there is more to know than to do, the seats are not alike.
    assert (abs(chance - 0.5) > 0.001) == (turn == "either" or shut_wins)


@pytest.mark.parametrize("ruling", ["draw", "first-keeps", "both-score"])
def test_openspiel_s_search_and_the_solver_agree_about_a_chase(ruling: str) -> None:
    rules = from_data({"box": [1, 2], "dice": 1, "faces": 3, "format": "chase", "rounds": 1, "super_box": ruling})
    chance = library.expectation(Problem(Kind.DUEL, rules, 2, 1), (0, 0), 0)[0]
    assert chance > 0.6
    assert value(load(rules, 2)) == pytest.approx(2 * chance - 1, abs=1e-12)


def test_openspiel_s_search_and_the_solver_agree_about_running_totals() -> None:
    rules = from_data(TURNS["either"] | {"format": "running", "rounds": 1})
    chances = library.solution(Problem(Kind.RUNNING, rules, 2, 1)).tables["won"].row(1)
    chance = chances[len(chances) // 2]
    assert chance < 0.49
    assert value(load(rules, 2)) == pytest.approx(2 * chance - 1, abs=1e-12)


def test_random_play_is_worth_what_counting_says() -> None:
    rules = from_data({"box": [1, 2], "dice": 1, "faces": 2})
    game = load(rules, 1)
    # A one: shut it, then a two shuts the box and a one misses. A two: only the 2 goes, then the 1 likewise.
    expected = -(1 / 2 * (1 / 2 * 2) + 1 / 2 * (1 / 2 * 1))
    assert policy_value(game.new_initial_state(), [UniformRandomPolicy(game)])[0] == pytest.approx(expected)


def test_a_game_that_becomes_too_long_is_broken_off_for_nobody() -> None:
    game = load("last-one-standing", 3, longest=5)
    *_, state = wandered(game, 1)
    assert state.is_terminal()
    assert not state.place.game.over
    assert state.place.length == 5
    assert state.returns() == [0.0, 0.0, 0.0]
    assert game.max_game_length() == 5


def test_a_broken_off_turn_counts_what_stands() -> None:
    *_, state = wandered(load("nine", 1, longest=3), 1)
    assert state.returns() == [-float(state.place.game.total)]


@given(rule_sets())
@settings(max_examples=40)
def test_any_rule_set_can_be_a_parameter(rules: RuleSet) -> None:
    players = 1 if rules.game.format is Format.SOLITAIRE else 2
    assert read_rules(parameter(rules)) == rules
    game = load(rules, players)
    again = pyspiel.load_game(str(game))
    assert again.setting.start.rules == rules
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_a_rule_set_of_the_catalogue_is_spelled_by_its_name() -> None:
    assert parameter(named("nine")) == "nine"
    assert str(load(named("nine"))) == str(pyspiel.load_game(f"{NAME}(rules=nine,players=2)"))
    assert parameter(changed(named("nine"), {"tiles": 2})) != "nine"


def test_what_cannot_be_played_is_refused_by_its_code() -> None:
    for arguments, code in ((("nein", 2), "rules-unknown"), (("last-one-standing", 5), "players-count")):
        with pytest.raises(NotationError) as refused:
            load(*arguments)
        assert refused.value.code == code


def test_a_player_sees_what_the_other_environments_show() -> None:
    game = load("double-shutter", 3)
    seen = make_observation(game)
    for state in wandered(game, 2):
        for player in range(3):
            seen.set_from(state, player)
            assert seen.tensor.tolist() == game_observation(state.place.game, player).tolist()
            assert seen.string_from(state, player) == str(state)
    assert sum(map(len, seen.dict.values())) == seen.tensor.size


def test_states_with_the_same_text_have_the_same_future() -> None:
    game = load(shared(rounds=1, box="12", one_die="standing:3:optional"), 2)
    futures: dict[str, tuple[Any, ...]] = {}
    for seed in range(60):
        for state in wandered(game, seed):
            mine = (state.current_player(), tuple(state.legal_actions()), tuple(state.returns()), state.is_terminal())
            odds = tuple(state.chance_outcomes()) if state.is_chance_node() else ()
            assert futures.setdefault(str(state), (mine, odds)) == (mine, odds)


def test_a_clone_goes_its_own_way() -> None:
    state = load("nine").new_initial_state()
    clone = state.clone()
    clone.apply_action(0)
    assert str(state) != str(clone)
    assert state.is_player_node()
