"""One turn as a Gymnasium environment."""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces

from shutbox.envs.action import action_index
from shutbox.envs.observation import PHASES, notation, turn_observation
from shutbox.envs.raster import raster
from shutbox.errors import IllegalActionError, NotationError
from shutbox.play import Action, Dice, Game, KeyedDice, ScriptedDice, Source, decide, evolve, new_game
from shutbox.rules import RuleSet, TurnRules, named
from shutbox.solve import Objective, read_objective, worth
from shutbox.value import options as options_of

Array = np.ndarray[Any, Any]
Observation = dict[str, Any]
# The reward of an illegal action if it does not raise.
ILLEGAL = -1.0
STAY, RAISE = "stay", "raise"


def rules_of(rules: RuleSet | str) -> RuleSet:
    """A rule set, given as such or by its name in the catalogue."""
    return named(rules) if isinstance(rules, str) else rules


def turn_space(rules: TurnRules) -> spaces.Dict:
    """The observation space of a turn."""
    depths = np.array([len(column) for column in rules.box.columns], np.int8)
    return spaces.Dict(
        {
            "standing": spaces.Box(np.zeros_like(depths), depths, dtype=np.int8),
            "throw": spaces.Box(0, rules.dice, (rules.faces,), np.int8),
            "phase": spaces.Discrete(len(PHASES)),
        }
    )


def dice_of(generator: np.random.Generator, options: dict[str, Any] | None) -> Dice:
    """The dice of an episode: the listed throws, or dice keyed by the next bytes of the generator."""
    if options and "dice" in options:
        return ScriptedDice(tuple(sorted(throw)) for throw in options["dice"])
    return KeyedDice(generator.bytes(32), Source.SEEDED)


def on_illegal(illegal: str) -> str:
    """The treatment of illegal actions (`stay` or `raise`); raises for any other text."""
    if illegal not in (STAY, RAISE):
        raise NotationError("envs-illegal", got=illegal)
    return illegal


class TurnEnv(gym.Env[Observation, np.int64]):
    """One player at the box; every decision is a step, and the reward comes at the end of the turn."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012  (as gymnasium.Env declares it)

    def __init__(
        self,
        rules: RuleSet | str = "nine",
        *,
        objective: str = "mean",
        illegal: str = STAY,
        regret: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.rules = rules_of(rules)
        self.objective: Objective = read_objective(objective)
        self.index = action_index(self.rules)
        self.observation_space = turn_space(self.rules.turn)
        self.action_space = spaces.Discrete(len(self.index))
        self.render_mode = render_mode
        self._illegal, self._regret = on_illegal(illegal), regret
        self.game: Game = new_game(self.rules, ["player_0"])
        self.dice: Dice = dice_of(self.np_random, None)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a new turn; `options={"dice": [(3, 5), …]}` lists the future throws."""
        super().reset(seed=seed)
        self.game = new_game(self.rules, ["player_0"])
        self.dice = dice_of(self.np_random, options)
        return turn_observation(self.game), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Applies an action of the index."""
        choice = self.index.decode(int(action))
        if not self.index.mask(self.game)[int(action)]:
            return self._illegal_step(choice)
        info = {"regret": self._loss(choice)} if self._regret else {}
        self.game = evolve(self.game, decide(self.game, choice, self.dice))
        return turn_observation(self.game), self._reward(), self.game.over, False, self._info() | info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The action mask, under the name that sb3-contrib's MaskablePPO uses."""
        return self.index.mask(self.game).astype(bool)

    def render(self) -> str | Array | None:
        """The turn in notation (`ansi`) or as an image (`rgb_array`)."""
        if self.render_mode == "rgb_array":
            return raster(self.rules.turn, self.game.position, self.game.throw or ())
        return notation(self.game) if self.render_mode == "ansi" else None

    def _illegal_step(self, choice: Action) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._illegal == RAISE:
            raise IllegalActionError("action-illegal", got=self.index.encode(choice), phase=self.game.phase.value)
        info = self._info() | {"illegal": True} | ({"regret": 0.0} if self._regret else {})
        return turn_observation(self.game), ILLEGAL, self.game.over, False, info

    def _reward(self) -> float:
        if not self.game.over:
            return 0.0
        return float(self.objective.sign * worth(self.objective, self.rules.turn, self.game.position))

    def _loss(self, choice: Action) -> float:
        """The exact loss of an action against the best one."""
        choices = options_of(self.game, self.objective)
        return choices.loss(next(option for option in choices.options if option.action == choice))

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.index.mask(self.game),
            "position": self.game.position,
            "total": float(self.game.total),
            "illegal": False,
        }
