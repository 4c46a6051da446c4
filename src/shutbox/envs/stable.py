"""Many turns at once in the interface of Stable-Baselines3, whose algorithms take them as they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from stable_baselines3.common.vec_env import VecEnv

from shutbox.envs.batch import TurnVectorEnv
from shutbox.rules import RuleSet

Array = np.ndarray[Any, Any]
# What an info of Gymnasium has beside its values: whether each is one.
MARK = "_"


class TurnVecEnv(VecEnv):
    """The turns of a `TurnVectorEnv`. One that has ended begins anew in the same step, as these algorithms expect."""

    def __init__(self, rules: RuleSet | str = "nine", num_envs: int = 1, **options: Any) -> None:
        self.turns = TurnVectorEnv(rules, num_envs=num_envs, **options)
        self._actions = np.zeros(num_envs, np.int64)
        self._masks = np.zeros((num_envs, len(self.turns.index)), bool)
        super().__init__(num_envs, self.turns.single_observation_space, self.turns.single_action_space)

    def reset(self) -> dict[str, Array]:
        """Sets up every box. The seed is the first of those that `seed` was given, and is used once."""
        observations, infos = self.turns.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._note_masks(infos)
        return observations

    def step_async(self, actions: Array) -> None:
        """Notes the actions of the next step."""
        self._actions = np.asarray(actions)

    def step_wait(self) -> tuple[dict[str, Array], Array, Array, list[dict[str, Any]]]:
        """Applies the actions. The info of a turn that has ended has its last observation, `terminal_observation`."""
        observations, rewards, terminated, truncated, infos = self.turns.step(self._actions)
        over = terminated | truncated
        found = [_part(infos, turn) for turn in range(self.num_envs)]
        for turn in np.flatnonzero(over):
            found[turn]["terminal_observation"] = {name: each[turn] for name, each in observations.items()}
            found[turn]["TimeLimit.truncated"] = bool(truncated[turn] and not terminated[turn])
        if over.any():
            observations, infos = self.turns.reset(options={"reset_mask": over})
        self._note_masks(infos)
        return observations, rewards.astype(np.float32), over, found

    def close(self) -> None:
        """Releases nothing, because nothing is held."""

    def action_masks(self) -> Array:
        """The legal actions of every turn, under the name that MaskablePPO asks for."""
        return self._masks.copy()

    def get_images(self) -> Sequence[Array | None]:
        """The image of every turn, if images were asked for."""
        return self.turns.render() or [None] * self.num_envs

    def has_attr(self, attr_name: str) -> bool:
        """Whether the turns have this attribute."""
        return attr_name == "action_masks" or hasattr(self.turns, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute of each turn; it is the same for all of them."""
        return [getattr(self.turns, attr_name) for _ in self._indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Raises, because the turns are stepped together and differ only in their state."""
        raise AttributeError(f"{attr_name} cannot be set to {value!r} for the turns {list(self._indices(indices))}")

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """The answers of `action_masks`, the only method that a single turn has."""
        if method_name != "action_masks" or args or kwargs:
            raise AttributeError(f"a turn of many has no method {method_name}")
        return [self._masks[turn].copy() for turn in self._indices(indices)]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """No turn is wrapped."""
        return [issubclass(wrapper_class, TurnVectorEnv) for _ in self._indices(indices)]

    def _indices(self, indices: int | Iterable[int] | None) -> Iterable[int]:
        if indices is None:
            return range(self.num_envs)
        return [indices] if isinstance(indices, int) else indices

    def _note_masks(self, infos: dict[str, Array]) -> None:
        self._masks = infos["action_mask"].astype(bool)


def _part(infos: dict[str, Array], turn: int) -> dict[str, Any]:
    """The info of one turn, without its mask, which `action_masks` has."""
    return {name: each[turn] for name, each in infos.items() if not name.startswith(MARK) and name != "action_mask"}
