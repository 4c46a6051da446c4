"""Q-learning as in the textbook, on a small box, to the exact optimum: `.venv/bin/python examples/q_learning.py`.

The agent meets one turn after the other through Gymnasium. It learns the value of each action in each situation,
without odds and without the solver. Then it plays what it has learnt, and `evaluate` says how good that is, exactly.
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np

import shutbox as sb
import shutbox.envs

Array = np.ndarray[Any, Any]
# A position, and how many dice on the table show each face.
State = tuple[int, tuple[int, ...]]
RULES = sb.house_rules("small", box="12345", dice=2, faces=3)
TURNS, SEED = 20_000, 1
# An action that was tried n times moves its value by n ** -SLOWING of the way.
SLOWING = 0.8


class Learner:
    """The value of each action in each situation that it has met."""

    def __init__(self) -> None:
        self.index = shutbox.envs.action_index(RULES)
        self.values: dict[State, Array] = {}
        self.tries: dict[State, Array] = {}

    def row(self, state: State) -> Array:
        """The values of the actions in a situation; 0, the best that there is, for those that were never tried."""
        return self.values.setdefault(state, np.zeros(len(self.index)))

    def best(self, state: State, mask: Array) -> int:
        """The number of the best legal action."""
        return int(np.where(mask, self.row(state), -np.inf).argmax())

    def learn(self, state: State, action: int, target: float) -> None:
        """Moves the value of an action towards what it came to."""
        tries = self.tries.setdefault(state, np.zeros(len(self.index)))
        tries[action] += 1
        self.row(state)[action] += tries[action] ** -SLOWING * (target - self.row(state)[action])

    def choose(self, game: sb.Game) -> sb.Action:
        """The best action in a game, by the values so far: with it a learner is a player."""
        state = (int(game.position), counts(game.throw or ()))
        return self.index.decode(self.best(state, self.index.mask(game) > 0))


def counts(throw: tuple[int, ...]) -> tuple[int, ...]:
    """How many dice show each face, as observations have it."""
    return tuple(throw.count(face) for face in range(1, RULES.turn.faces + 1))


def state_of(seen: dict[str, Any], info: dict[str, Any]) -> State:
    """The situation that a step leads to."""
    return int(info["position"]), tuple(map(int, seen["throw"]))


def train(turns: int, seed: int = SEED) -> Learner:
    """A learner after so many turns, in which it tries every legal action alike."""
    env = gymnasium.make("shutbox/Turn-v0", rules=RULES)
    learner, chance = Learner(), np.random.default_rng(seed)
    for turn in range(turns):
        seen, info = env.reset(seed=seed if turn == 0 else None)
        over = False
        while not over:
            state, action = state_of(seen, info), int(chance.choice(np.flatnonzero(info["action_mask"])))
            seen, reward, over, _, info = env.step(action)
            after, mask = state_of(seen, info), info["action_mask"] > 0
            future = 0.0 if over else learner.row(after)[learner.best(after, mask)]
            learner.learn(state, action, float(reward) + future)
    return learner


def main() -> int:
    """The exit code: 0 if the agent plays perfectly."""
    learner = train(TURNS)
    found = sb.evaluate(learner, RULES)
    print(f"situations met: {len(learner.values)}")
    print(f"mean total: {found.mean.value:.6f}")
    print(f"best possible: {sb.solution(RULES).value:.6f}")
    print(f"regret: {found.regret.value:.6f} a turn")
    return 0 if found.regret.value < 1e-9 else 1


if __name__ == "__main__":
    sys.exit(main())
