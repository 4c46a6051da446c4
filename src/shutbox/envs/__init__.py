"""Environments for reinforcement learning: Gymnasium, PettingZoo and OpenSpiel over the same action index."""

from __future__ import annotations

from typing import Any

from shutbox.extra import require, require_package

require("rl", "gymnasium", "numpy")

from shutbox.envs.action import ActionIndex, action_index  # noqa: E402
from shutbox.envs.registration import environment_name, register  # noqa: E402
from shutbox.envs.turn import TurnEnv  # noqa: E402
from shutbox.rules import RuleSet  # noqa: E402

__all__ = ["ActionIndex", "TurnEnv", "action_index", "aec", "environment_name", "vec_env"]

register()


def aec(rules: RuleSet | str, players: int = 2, **options: Any) -> Any:
    """A game as a PettingZoo environment; the options are those of `shutbox.envs.game.GameEnv`."""
    require("rl", "pettingzoo")
    from shutbox.envs.game import GameEnv, wrap

    return wrap(GameEnv(rules, players, **options))


def vec_env(rules: RuleSet | str = "nine", num_envs: int = 1, **options: Any) -> Any:
    """Many turns at once for Stable-Baselines3; the options are those of `shutbox.envs.batch.TurnVectorEnv`."""
    require_package("stable_baselines3", "stable-baselines3")
    from shutbox.envs.stable import TurnVecEnv

    return TurnVecEnv(rules, num_envs, **options)
