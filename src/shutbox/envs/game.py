"""A whole game as a PettingZoo environment; each decision of an agent is a step."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from shutbox.envs.action import action_index
from shutbox.envs.observation import game_observation, notation
from shutbox.envs.raster import raster
from shutbox.envs.reward import Reward, rewards
from shutbox.envs.turn import ILLEGAL, dice_of, rules_of
from shutbox.errors import IllegalActionError, NotationError
from shutbox.play import Action, Dice, Game, Phase, decide, evolve, legal, new_game
from shutbox.rules import Format, RuleSet
from shutbox.value import options as options_of

Array = np.ndarray[Any, Any]
Observation = dict[str, Array]


def after_start(game: Game, dice: Dice) -> Game:
    """The game after the throws for the start, which are not decisions."""
    while game.phase is Phase.START:
        (throw,) = legal(game)
        game = evolve(game, decide(game, throw, dice))
    return game


def reward_of(rules: RuleSet, reward: str) -> Reward:
    """The kind of reward with this name; raises for points if the format has none."""
    kinds = [kind.value for kind in Reward]
    if reward not in kinds:
        raise NotationError("envs-reward", got=reward, kinds=", ".join(kinds))
    if reward == Reward.POINTS.value and rules.game.format not in (Format.CHASE, Format.LAST_ONE_STANDING):
        raise NotationError("envs-reward-points", rules=rules.name)
    return Reward(reward)


def wrap(game: GameEnv) -> Any:
    """An environment in PettingZoo's usual wrappers; an illegal action ends the game and is penalised."""
    legal_only = wrappers.TerminateIllegalWrapper(game, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal_only))


class GameEnv(AECEnv[str, Observation, int]):
    """A game of any format between the agents `player_0`, `player_1`, … in seat order."""

    metadata = {  # noqa: RUF012
        "name": "shutbox_v0",
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        rules: RuleSet | str,
        players: int = 2,
        *,
        reward: str = "win",
        regret: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = rules_of(rules)
        self.index = action_index(self.rules)
        if players < 2:
            raise NotationError("envs-players", got=players)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.game = new_game(self.rules, self.possible_agents)
        self.render_mode = render_mode
        self._reward, self._regret = reward_of(self.rules, reward), regret
        self._np_random: np.random.Generator | None = None
        self.action_spaces = {agent: spaces.Discrete(len(self.index)) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}

    def _space(self) -> spaces.Dict:
        size = game_observation(self.game, 0).size
        return spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.index),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """The observation space, which is the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The action index."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game and throws for the start; `options={"dice": [(3, 5), …]}` lists the future throws."""
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        self._dice = dice_of(self._np_random, options)
        self.game = after_start(new_game(self.rules, self.possible_agents), self._dice)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._tell({})

    def step(self, action: int | None) -> None:
        """Lets the agent to act do what a number of the index says."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before, choice = self.game, self._choice(action)
        regrets = {agent: self._loss(choice)} if self._regret else {}
        self.game = after_start(evolve(before, decide(before, choice, self._dice)), self._dice)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards(self._reward, before, self.game), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.game.over)
        self._accumulate_rewards()
        self._tell(regrets)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """The observation of an agent, and its action mask."""
        seat = self.possible_agents.index(agent)
        return {"observation": game_observation(self.game, seat), "action_mask": self._mask(agent)}

    def render(self) -> str | Array | None:
        """The game in one line of notation, returned as `ansi` or printed for `human`, or the box as an image."""
        if self.render_mode == "rgb_array":
            return raster(self.rules.turn, self.game.position, self.game.throw or ())
        line = f"{self.possible_agents[self.game.at]} {notation(self.game)}"
        if self.render_mode != "human":
            return line
        print(line)
        return None

    def close(self) -> None:
        """Does nothing, because there are no resources to release."""

    def _mask(self, agent: str) -> Array:
        """The action mask of an agent; all zeros unless it is the one to act."""
        acts = agent == self.agent_selection and not self.game.over
        return self.index.mask(self.game) if acts else np.zeros(len(self.index), np.int8)

    def _choice(self, action: int | None) -> Action:
        number = -1 if action is None else int(action)
        choice = self.index.decode(number)
        if not self.index.mask(self.game)[number]:
            raise IllegalActionError("action-illegal", got=number, phase=self.game.phase.value)
        return choice

    def _loss(self, choice: Action) -> float:
        choices = options_of(self.game)
        return choices.loss(next(option for option in choices.options if option.action == choice))

    def _tell(self, regrets: dict[str, float]) -> None:
        """Selects the agent to act, and fills the infos of all agents."""
        self.agent_selection = self.possible_agents[self.game.at]
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}
        for agent, loss in regrets.items():
            self.infos[agent]["regret"] = loss
