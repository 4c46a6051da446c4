"""The turns for Stable-Baselines3: with the package where it is installed, otherwise with a stand-in of its interface.

The package needs torch, which is too large for every run. The stand-in has the abstract methods and the constructor of
`VecEnv` in release 2.9, so a method that is missing or named otherwise fails here too.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from shutbox.envs import vec_env
from shutbox.envs.batch import TurnVectorEnv
from shutbox.extra import MissingExtraError

REAL = find_spec("stable_baselines3") is not None
TURNS, STEPS = 8, 120


class StandIn(ABC):
    """`stable_baselines3.common.vec_env.VecEnv`, as far as algorithms rely on it."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs, self.observation_space, self.action_space = num_envs, observation_space, action_space
        self._reset_seeds()
        assert len(self.get_attr("render_mode")) == num_envs

    def _reset_seeds(self) -> None:
        self._seeds: list[int | None] = [None] * self.num_envs

    def seed(self, seed: int) -> None:
        self._seeds = [seed + turn for turn in range(self.num_envs)]

    def step(self, actions: Any) -> Any:
        self.step_async(actions)
        return self.step_wait()

    @abstractmethod
    def reset(self) -> Any: ...
    @abstractmethod
    def step_async(self, actions: Any) -> None: ...
    @abstractmethod
    def step_wait(self) -> Any: ...
    @abstractmethod
    def close(self) -> None: ...
    @abstractmethod
    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]: ...
    @abstractmethod
    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None: ...
    @abstractmethod
    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]: ...
    @abstractmethod
    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]: ...


@pytest.fixture(autouse=True)
def _interface(monkeypatch: pytest.MonkeyPatch) -> None:
    """The interface can be imported, from the package or from the stand-in."""
    if REAL:
        return
    module = ModuleType("stable_baselines3.common.vec_env")
    module.__dict__["VecEnv"] = StandIn
    for name in ("stable_baselines3", "stable_baselines3.common"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.delitem(sys.modules, "shutbox.envs.stable", raising=False)
    monkeypatch.setattr("shutbox.extra.find_spec", lambda _name: module)


def first_legal(env: Any) -> Any:
    return np.stack(env.env_method("action_masks")).argmax(axis=1)


def test_a_turn_that_has_ended_begins_anew_in_the_same_step() -> None:
    env = vec_env("nine", TURNS)
    env.seed(1)
    env.reset()
    ended = 0
    for _ in range(STEPS):
        seen, rewards, over, infos = env.step(first_legal(env))
        for turn in np.flatnonzero(over):
            last = infos[turn]["terminal_observation"]
            assert last["phase"] == 4
            assert rewards[turn] == -infos[turn]["total"]
            assert not infos[turn]["TimeLimit.truncated"]
            assert seen["phase"][turn] == 0
            assert seen["standing"][turn].tolist() == [1] * 9
            ended += 1
        assert not any("terminal_observation" in infos[turn] for turn in np.flatnonzero(~over))
    assert ended > TURNS


def test_the_turns_are_those_of_gymnasiums_vector_environment() -> None:
    env, turns = vec_env("nine", TURNS), TurnVectorEnv("nine", num_envs=TURNS)
    env.seed(7)
    seen = env.reset()
    expected, infos = turns.reset(seed=7)
    for _ in range(STEPS):
        assert all(np.array_equal(seen[name], expected[name]) for name in expected)
        assert np.array_equal(env.action_masks(), infos["action_mask"] > 0)
        actions = first_legal(env)
        seen, rewards, over, _ = env.step(actions)
        expected, its_rewards, its_over, _, infos = turns.step(actions)
        assert np.array_equal(rewards, its_rewards.astype(np.float32))
        assert np.array_equal(over, its_over)
        if over.any():
            expected, infos = turns.reset(options={"reset_mask": over})


def test_a_turn_that_is_cut_off_says_so() -> None:
    env = vec_env("nine", 2, max_episode_steps=1)
    env.reset()
    _, _, over, infos = env.step(first_legal(env))
    cut = [info["TimeLimit.truncated"] for info, ended in zip(infos, over, strict=True) if ended]
    assert over.all()
    assert any(cut)


def test_a_seed_is_used_for_one_reset() -> None:
    env = vec_env("nine", TURNS)
    throws = []
    for seed in (3, 3, None):
        if seed is not None:
            env.seed(seed)
        env.reset()
        seen, *_ = env.step(np.zeros(TURNS, np.int64))
        throws.append(seen["throw"].tolist())
    assert throws[0] == throws[1] != throws[2]


def test_algorithms_find_masks_and_nothing_else_to_call() -> None:
    env = vec_env("nine", 3)
    env.reset()
    assert env.has_attr("action_masks")
    assert [mask.tolist().index(True) for mask in env.env_method("action_masks", indices=[0, 2])] == [0, 0]
    assert env.get_attr("render_mode", indices=1) == [None]
    assert env.env_is_wrapped(dict) == [False] * 3
    with pytest.raises(AttributeError, match="render_mode"):
        env.set_attr("render_mode", "ansi")
    with pytest.raises(AttributeError, match="shuffle"):
        env.env_method("shuffle")


def test_images_are_those_of_the_turns() -> None:
    env = vec_env("nine", 2, render_mode="rgb_array")
    env.reset()
    assert [image.shape for image in env.get_images()] == [image.shape for image in env.turns.render()]
    assert vec_env("nine", 2).get_images() == [None, None]
    env.close()


@pytest.mark.skipif(REAL, reason="the package is installed")
def test_without_the_package_the_error_names_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutbox.extra.find_spec", lambda _name: None)
    with pytest.raises(MissingExtraError, match="pip install stable-baselines3"):
        vec_env("nine")
