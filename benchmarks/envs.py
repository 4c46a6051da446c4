"""Speed of the environments: `.venv/bin/python benchmarks/envs.py`.

A step of a batch counts once for each of its turns. Legal actions are drawn at random by a compiled loop, whose time is
in the second figure of each batch and not in the first.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

from clock import Report
from needs import packages

with packages("gymnasium", "numba", "numpy", "open_spiel", "pettingzoo"):
    import gymnasium
    import numpy as np
    from numba import njit

    import shutbox.envs
    from shutbox.envs import TurnEnv, aec
    from shutbox.envs.openspiel import load

Array = np.ndarray[Any, Any]
NAMES = ("nine", "double-shutter")
TURNS, STEPS = 4096, 500


@njit
def draw(mask: Array, random: Array, actions: Array) -> None:
    """A legal action for each turn, every one alike; 0 for a turn that is over."""
    for turn in range(actions.size):
        left = int(random[turn] * mask[turn].sum())
        actions[turn] = 0
        for number in range(mask.shape[1]):
            if mask[turn, number]:
                if left == 0:
                    actions[turn] = number
                    break
                left -= 1


def batch(report: Report, name: str) -> None:
    """Many turns at once, on one core."""
    env = gymnasium.make_vec(shutbox.envs.environment_name(name), TURNS)
    generator, actions = np.random.default_rng(1), np.zeros(TURNS, np.int64)
    _, infos = env.reset(seed=1)
    draw(infos["action_mask"], generator.random(TURNS), actions)
    env.step(actions)
    stepping, begun = 0.0, perf_counter()
    for _ in range(STEPS):
        draw(infos["action_mask"], generator.random(TURNS), actions)
        before = perf_counter()
        *_, infos = env.step(actions)
        stepping += perf_counter() - before
    count = TURNS * STEPS / 1e6
    report.line(f"{name}: a batch of {TURNS}, steps alone", count / stepping, "million/s", least=1)
    report.line(
        f"{name}: a batch of {TURNS}, with random actions", count / (perf_counter() - begun), "million/s", least=1
    )


def turn(report: Report, name: str) -> None:
    """One turn after another."""
    env, steps, begun = TurnEnv(name), 0, perf_counter()
    while steps < 5000:
        _, info = env.reset(seed=steps)
        over = False
        while not over:
            *_, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            steps += 1
    report.line(f"{name}: one turn at a time", steps / (perf_counter() - begun), "steps/s")


def game(report: Report, name: str) -> None:
    """A game of two under PettingZoo."""
    env, steps, begun = aec(name, 2), 0, perf_counter()
    while steps < 2000:
        env.reset(seed=steps)
        for agent in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
            steps += 1
    report.line(f"{name}: a game of two under PettingZoo", steps / (perf_counter() - begun), "steps/s")


def spiel(report: Report, name: str) -> None:
    """A game of two under OpenSpiel, chance nodes included."""
    made, generator, steps, begun = load(name, 2), np.random.default_rng(1), 0, perf_counter()
    while steps < 2000:
        state = made.new_initial_state()
        while not state.is_terminal():
            odds = state.chance_outcomes() if state.is_chance_node() else [(each, 1) for each in state.legal_actions()]
            state.apply_action(odds[generator.integers(len(odds))][0])
            steps += 1
    report.line(f"{name}: a game of two under OpenSpiel", steps / (perf_counter() - begun), "steps/s")


def main() -> None:
    """Prints the figures of the environments."""
    report = Report()
    for name in NAMES:
        batch(report, name)
        turn(report, name)
        game(report, name)
        spiel(report, name)
    report.exit()


if __name__ == "__main__":
    main()
