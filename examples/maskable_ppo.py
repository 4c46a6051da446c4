"""MaskablePPO of sb3-contrib learns a turn of `nine`: `.venv/bin/python examples/maskable_ppo.py`.

It needs `pip install stable-baselines3 sb3-contrib`, with torch. The wrapper gives it many turns at once with
their masks. Afterwards the environment says what each choice of the agent costs against the best one, exactly.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from shutbox.envs import vec_env

TURNS, STEPS, SEED = 64, 40_000, 1
MEASURED = 1_024


def train(steps: int, *, turns: int = TURNS, seed: int = SEED) -> Any:
    """A model after so many steps."""
    from sb3_contrib import MaskablePPO

    env = vec_env("nine", turns)
    model = MaskablePPO(
        "MultiInputPolicy", env, n_steps=64, batch_size=2048, gamma=1.0, ent_coef=0.01, learning_rate=1e-3, seed=seed
    )
    return model.learn(steps)


def regret(model: Any, measured: int, *, seed: int = SEED + 1) -> float:
    """What the choices of a model cost in a turn, on average over so many turns; at random without a model."""
    env, chance = vec_env("nine", TURNS, regret=True), np.random.default_rng(seed)
    env.seed(seed)
    seen = env.reset()
    lost, left = np.zeros(TURNS), np.full(TURNS, measured // TURNS)
    # Each box plays as many turns, because bad turns are short.
    while left.any():
        masks = env.action_masks()
        if model is None:
            actions = (masks * chance.random(masks.shape)).argmax(axis=1)
        else:
            actions, _ = model.predict(seen, action_masks=masks, deterministic=True)
        seen, _, over, infos = env.step(actions)
        lost += np.array([info["regret"] for info in infos]) * (left > 0)
        left = np.maximum(0, left - over)
    return float(lost.sum() / (measured // TURNS * TURNS))


def main() -> int:
    """The exit code: 0 if the agent has lost most of its regret."""
    before, after = regret(None, MEASURED), regret(train(STEPS), MEASURED)
    print(f"regret of random play: {before:.3f} a turn")
    print(f"regret after {STEPS:,} steps: {after:.3f} a turn")
    return 0 if after < before / 5 else 1


if __name__ == "__main__":
    sys.exit(main())
