"""Trains an agent to play `nine` and says exactly how good it has become: `.venv/bin/python examples/train_nine.py`.

The agent learns what a position is worth to whoever throws from it, by Q-learning on the positions that moves lead to.
It knows neither odds nor solver; only the last lines ask the solver how good it is. The same seed gives the same agent.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np

import shutbox.envs  # noqa: F401  (makes the environments known)
from shutbox.rules import TurnRules, named
from shutbox.solve import MEAN, Policy, graph, policy_values, solve_turn

Array = np.ndarray[Any, Any]
TURNS, STEPS, SEED = 1024, 3_000, 1
RANDOM, SLOWING = 0.2, 0.7
WITHIN = 0.02


class Learner:
    """The value of every position, learnt from many turns at once."""

    def __init__(self, env: Any, seed: int) -> None:
        self.index = env.unwrapped.index
        self.moves = np.array(self.index.moves)
        self.values = np.zeros(env.unwrapped.rules.turn.box.size)
        self.visits = np.zeros(self.values.size)
        self.chance = np.random.default_rng(seed)

    def best(self, infos: dict[str, Array]) -> tuple[Array, Array]:
        """The move of each turn that leads to the best position by the values so far, and that value."""
        mask = infos["action_mask"][:, self.index.first_move :] > 0
        after = np.where(mask, infos["position"][:, None] - self.moves, 0)
        worth = np.where(mask, self.values[after], -np.inf)
        return worth.argmax(axis=1), worth.max(axis=1)

    def actions(self, infos: dict[str, Array], best: Array) -> Array:
        """A throw where one is due, else the best move, now and then any."""
        mask = infos["action_mask"]
        wanted = np.where(mask[:, 0] > 0, 0, self.index.first_move + best)
        anything = (mask * self.chance.random(mask.shape)).argmax(axis=1)
        return np.where(self.chance.random(len(mask)) < RANDOM, anything, wanted)

    def learn(self, positions: Array, targets: Array) -> None:
        """Moves each position's value towards the mean of what its throws have come to, the slower the better known."""
        counts = np.bincount(positions, minlength=self.values.size)
        seen = counts > 0
        self.visits += counts
        means = np.bincount(positions, targets, self.values.size)[seen] / counts[seen]
        rates = 1 - (1 - self.visits[seen] ** -SLOWING) ** counts[seen]
        self.values[seen] += rates * (means - self.values[seen])


def train(steps: int, *, turns: int = TURNS, seed: int = SEED) -> Learner:
    """A learner after so many steps of so many turns at once."""
    env = gymnasium.make_vec("shutbox/Nine-v0", turns)
    learner = Learner(env, seed)
    _, infos = env.reset(seed=seed)
    best, _ = learner.best(infos)
    for _ in range(steps):
        throws, positions = infos["action_mask"][:, 0] > 0, infos["position"]
        _, rewards, over, _, infos = env.step(learner.actions(infos, best))
        best, worth = learner.best(infos)
        learner.learn(positions[throws], np.where(over, rewards, worth)[throws])
    return learner


def exact_mean(values: Array, rules: TurnRules) -> float:
    """The mean total of whoever always moves to a position of the greatest value: computed, not sampled."""
    made = graph(rules)
    odds = np.zeros(made.after.size)
    for begin, end in pairwise(made.first):
        worth = values[made.after[begin:end]]
        if worth.size:
            best = worth == worth.max()
            odds[begin:end] = best / best.sum()
    greedy = Policy(odds, np.zeros(made.size), made.up)
    return float(policy_values(made, greedy, made.totals)[rules.set_up])


def main() -> None:
    """Trains, and exits with 1 if the agent is not within 2 % of the best."""
    rules = named("nine").turn
    optimum = float(solve_turn(rules, MEAN).values[rules.set_up])
    begun = perf_counter()
    mean = exact_mean(train(STEPS).values, rules)
    print(f"{TURNS * STEPS:,} steps in {perf_counter() - begun:.0f} s", file=sys.stderr)
    print(f"mean total before training: {exact_mean(np.zeros(rules.box.size), rules):.3f}")
    print(f"mean total after training: {mean:.3f}")
    print(f"best possible: {optimum:.3f}")
    print(f"regret: {mean - optimum:.3f} a turn, {100 * (mean / optimum - 1):.2f} % of the best")
    sys.exit(0 if mean <= (1 + WITHIN) * optimum else 1)


if __name__ == "__main__":
    main()
