"""Self-play over PettingZoo: both seats learn from the games that they play: `.venv/bin/python examples/self_play.py`.

One table of values serves both seats, because an observation is seen from the seat that looks. Values are learnt from
how games ended (Monte Carlo control). Afterwards the environment says what each choice cost against the best one.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

import shutbox as sb
from shutbox.envs import action_index, aec

Array = np.ndarray[Any, Any]
RULES = sb.house_rules("duel", box="1234", dice=2, faces=3, one_die="standing:5:optional")
GAMES, SEED = 20_000, 1
# How often a learner tries any action, at first; it tries less and less.
CURIOSITY = 0.5
# A learner that plays on without trying is measured over so many games.
MEASURED = 500


class Learner:
    """The chance to win with each action in each situation, as the average of the games that went this way."""

    def __init__(self, actions: int) -> None:
        self.actions = actions
        self.sums: dict[bytes, Array] = {}
        self.tries: dict[bytes, Array] = {}

    def values(self, seen: bytes) -> Array:
        """The average result of each action; 1, the best there is, for those that were never tried."""
        tries = self.tries.get(seen)
        if tries is None:
            return np.ones(self.actions)
        return np.where(tries > 0, self.sums[seen] / np.maximum(tries, 1), 1.0)

    def learn(self, seen: bytes, action: int, result: float) -> None:
        """Counts the result of a game for one of its actions."""
        self.sums.setdefault(seen, np.zeros(self.actions))[action] += result
        self.tries.setdefault(seen, np.zeros(self.actions))[action] += 1


def play(env: Any, learner: Learner, chance: np.random.Generator, curiosity: float) -> tuple[dict[str, list[Any]], Any]:
    """A game of a learner against itself: what each agent saw and did, and the results."""
    steps: dict[str, list[Any]] = {agent: [] for agent in env.possible_agents}
    results = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        results[agent] += reward
        if over:
            env.step(None)
            continue
        mask, key = info["action_mask"] > 0, seen["observation"].tobytes()
        legal = np.flatnonzero(mask)
        tries = chance.random() < curiosity
        action = int(chance.choice(legal) if tries else legal[learner.values(key)[legal].argmax()])
        steps[agent].append((key, action))
        env.step(action)
    return steps, results


def train(games: int, seed: int = SEED) -> Learner:
    """A learner after so many games against itself."""
    env = aec(RULES, players=2)
    chance = np.random.default_rng(seed)
    learner = Learner(env.action_space("player_0").n)
    for game in range(games):
        env.reset(seed=seed if game == 0 else None)
        steps, results = play(env, learner, chance, CURIOSITY * (1 - game / games))
        for agent, made in steps.items():
            for key, action in made:
                learner.learn(key, action, results[agent])
    return learner


def regret(learner: Learner, games: int, seed: int = SEED + 1) -> float:
    """What a learner loses of its chance to win in a game against itself, on average: exact for each choice."""
    env = aec(RULES, players=2, regret=True)
    chance, lost = np.random.default_rng(seed), 0.0
    for game in range(games):
        env.reset(seed=seed if game == 0 else None)
        for _ in env.agent_iter():
            seen, _, over, _, info = env.last()
            if over:
                env.step(None)
                continue
            legal = np.flatnonzero(info["action_mask"])
            values = learner.values(seen["observation"].tobytes())[legal]
            actor = env.agent_selection
            env.step(int(legal[values.argmax()]) if learner.sums else int(chance.choice(legal)))
            lost += env.unwrapped.infos[actor].get("regret", 0.0)
    return lost / games


def main() -> int:
    """The exit code: 0 if the learner has lost most of its regret."""
    before = regret(Learner(len(action_index(RULES))), MEASURED)
    after = regret(train(GAMES), MEASURED)
    print(f"regret of random play: {before:.4f} of a win per game")
    print(f"regret after {GAMES:,} games against itself: {after:.4f}")
    return 0 if after < before / 5 else 1


if __name__ == "__main__":
    sys.exit(main())
