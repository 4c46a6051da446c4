"""Whole games as PettingZoo environments: PettingZoo's own tests for every format, rewards beside the game's end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from shutbox.envs import aec
from shutbox.envs.game import GameEnv
from shutbox.errors import IllegalActionError, NotationError
from shutbox.play import Phase, Take
from shutbox.rules import RuleSet, changed, named
from shutbox.value import options
from tests.envs.variety import FORMATS, house, shared

# PettingZoo knows its own classic games by name and warns of any other that does as they do: an observation with a
# mask beside it, and an empty mask for an agent whose game is over.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]
GAMES: dict[str, RuleSet] = {
    **{name: named(name) for name in FORMATS},
    "2008": named("double-shutter-2008"),
    "play-off": changed(named("nine"), {"ties": "play-off", "begins": "throw", "order": "descending"}),
    "choose": changed(house("choose"), {"format": "running", "rounds": 2}),
    "same dice": shared(rounds=3),
    "survivor off the mat": changed(named("last-one-standing"), {"off_mat": "choose", "off_mat_chance": "1/9"}),
}


def played(env: Any, seed: int) -> Iterator[tuple[str, float, dict[str, Any]]]:
    """A game at random to its end: who acts, what it got since it last acted, what it is told."""
    env.reset(seed=seed)
    generator = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        yield agent, reward, info
        action = None if over or cut else int(generator.choice(np.flatnonzero(seen["action_mask"])))
        env.step(action)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_nothing_wrong(name: str, players: int) -> None:
    api_test(aec(GAMES[name], players), num_cycles=60)
    seed_test(lambda: aec(GAMES[name], players), num_cycles=60)


@pytest.mark.parametrize("name", FORMATS)
def test_pettingzoo_finds_nothing_wrong_with_the_drawing(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode=None: aec(name, 2, render_mode=render_mode))
    assert "player_" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_the_win_is_shared_out_and_a_zero_sum_sums_to_zero(name: str) -> None:
    for seed in range(3):
        for kind in ("win", "zero-sum"):
            env = aec(GAMES[name], 3, reward=kind)
            got = dict.fromkeys(env.possible_agents, 0.0)
            for agent, reward, _ in played(env, seed):
                got[agent] += reward
            winners = [f"player_{seat}" for seat in env.unwrapped.game.tally.winners]
            share = 1 / len(winners)
            wins = {agent: share if agent in winners else 0.0 for agent in got}
            expected = wins if kind == "win" else {agent: (3 * win - 1) / 2 for agent, win in wins.items()}
            assert got == pytest.approx(expected)
            assert sum(got.values()) == pytest.approx(1.0 if kind == "win" else 0.0)


@pytest.mark.parametrize("name", ["double-shutter", "double-shutter-2008", "last-one-standing"])
def test_points_are_rewarded_as_they_come(name: str) -> None:
    env = aec(name, 3, reward="points")
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent, reward, _ in played(env, 1):
        got[agent] += reward
    assert list(got.values()) == list(map(float, env.unwrapped.game.tally.points))
    assert any(got.values())


def test_the_same_dice_and_actions_give_the_same_game_as_decide_and_evolve() -> None:
    env = aec(changed(named("double-shutter"), {"rounds": 1, "begins": "first"}), 2)
    env.reset(options={"dice": [(3, 4), (6, 6), (1, 1)]})
    assert env.agent_selection == "player_0"
    index = env.unwrapped.index
    env.step(index.encode(index.actions[0]))
    assert env.unwrapped.game.phase is Phase.SHUT
    assert env.unwrapped.game.throw == (3, 4)


def test_throws_for_the_start_are_no_decisions() -> None:
    env = aec("double-shutter", 2)
    # Two and five: the second seat begins.
    env.reset(options={"dice": [(2,), (5,), (1, 2)]})
    assert env.agent_selection == "player_1"
    assert env.unwrapped.game.throws == 2
    assert env.unwrapped.game.phase is Phase.THROW


def test_whoever_is_not_to_act_has_an_empty_mask() -> None:
    env = aec("nine", 3)
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == env.agent_selection)
        assert (mask == env.infos[agent]["action_mask"]).all()


def test_an_illegal_action_ends_the_game_as_in_the_classic_games() -> None:
    env = aec("nine", 2)
    env.reset(seed=1)
    env.step(5)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1.0, "player_1": 0}


def test_without_wrappers_an_illegal_action_is_raised() -> None:
    env = GameEnv("nine", 2)
    env.reset(seed=1)
    for action, code in ((5, "action-illegal"), (63, "action-unknown"), (None, "action-unknown")):
        with pytest.raises(IllegalActionError) as refused:
            env.step(action)
        assert refused.value.code == code


@pytest.mark.parametrize(
    ("rules", "settings", "code"),
    [
        ("nine", {"players": 1}, "envs-players"),
        ("last-one-standing", {"players": 5}, "players-count"),
        ("nine", {"reward": "glory"}, "envs-reward"),
        ("nine", {"reward": "points"}, "envs-reward-points"),
    ],
)
def test_what_cannot_be_played_is_refused_by_its_code(rules: str, settings: dict[str, Any], code: str) -> None:
    with pytest.raises(NotationError) as refused:
        aec(rules, **settings)
    assert refused.value.code == code


def test_the_survivor_may_take_the_point() -> None:
    env = aec(changed(named("last-one-standing"), {"limit": 1, "begins": "first", "next_start": "clockwise"}), 2)
    take = env.unwrapped.index.encode(Take())
    for seed in range(50):
        env.reset(seed=seed)
        generator = np.random.default_rng(seed)
        while not env.unwrapped.game.over:
            mask = env.last()[0]["action_mask"]
            if mask[take]:
                taker = env.agent_selection
                env.step(take)
                assert env.unwrapped.game.over
                assert env.rewards[taker] == 1.0
                return
            env.step(int(generator.choice(np.flatnonzero(mask))))
    raise AssertionError("nobody ever survived")


def test_regret_is_told_where_it_is_asked_for() -> None:
    env = GameEnv(changed(named("nine"), {"box": "12345"}), 2, regret=True)
    env.reset(seed=4)
    generator, lost = np.random.default_rng(4), 0.0
    while not env.game.over:
        agent, found = env.agent_selection, options(env.game)
        number = int(generator.choice(env.index.legal(env.game)))
        chosen = next(each for each in found.options if env.index.encode(each.action) == number)
        env.step(number)
        assert env.infos[agent]["regret"] == found.loss(chosen)
        lost += found.loss(chosen)
    assert lost > 0
