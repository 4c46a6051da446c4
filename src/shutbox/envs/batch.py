"""Many turns at once as a vectorised Gymnasium environment, stepped by compiled loops on the arrays of the solver."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from shutbox.envs import kernels
from shutbox.envs.action import ActionIndex, action_index
from shutbox.envs.raster import raster
from shutbox.envs.turn import ILLEGAL, rules_of, turn_space
from shutbox.errors import IllegalActionError
from shutbox.play import Penalty
from shutbox.rules import Buys, OffMat, Position, RuleSet, TurnRules
from shutbox.solve import SLACK, Graph, Objective, graph, read_objective, solve_turn, worths

Array = np.ndarray[Any, Any]
Observations = dict[str, Array]


def _weights(rules: TurnRules) -> Array:
    """The weight of each face, chosen so that throws have equal weights if and only if they are of one class."""
    if rules.buys is Buys.SUM:
        return np.arange(1, rules.faces + 1)
    return (rules.dice + 1) ** np.arange(rules.faces)


def _keys(moves: Graph, weights: Array) -> Array:
    """The weight of the throws of each class; for `Buys.SUM` the classes are sums, and a class may have no throw."""
    if moves.rules.buys is Buys.SUM:
        return np.arange(1, len(moves.throws) + 1)
    return np.array([sum(weights[face - 1] for face in throw) for (throw,) in moves.throws])


def _places(index: ActionIndex, size: int) -> Array:
    """The action number of each move; -1 for an int that is not a move."""
    places = np.full(size, -1, np.int32)
    places[list(index.moves)] = np.arange(index.first_move, index.first_move + len(index.moves))
    return places


def _throwing(moves: Graph, stop: Array, values: Array) -> Array:
    """The values of throwing all dice and of throwing one die, by position."""
    rows = np.repeat(stop, len(moves.throws))
    with_moves = np.flatnonzero(np.diff(moves.first))
    rows[with_moves] = np.maximum.reduceat(values[moves.after], moves.first[with_moves])
    on = rows.reshape(moves.size, -1) @ moves.chance.T
    rises, ends = (
        np.where(place >= 0, worth[place], -np.inf) for place, worth in ((moves.up, values), (moves.ends, stop))
    )
    off_mat = np.maximum(rises, ends)
    return (1 - moves.off) * on + (moves.off * off_mat[:, None] if moves.off else 0.0)


def _regrets(moves: Graph, objective: Objective, stop: Array, *, wanted: bool) -> tuple[Array, Array]:
    """The values that regret is computed from; empty if regret is not wanted."""
    if not wanted:
        return np.empty(0), np.empty((0, 2))
    values = objective.sign * solve_turn(moves.rules, objective).values
    return values, _throwing(moves, stop, values)


def turn_tables(rules: RuleSet, objective: Objective, *, regret: bool) -> kernels.Tables:
    """The tables that the compiled loops need of a rule set."""
    turn, index, moves = rules.turn, action_index(rules), graph(rules.turn)
    weights = _weights(turn)
    keys = _keys(moves, weights)
    order = np.argsort(keys)
    stop = objective.sign * worths(moves, objective)
    values, throwing = _regrets(moves, objective, stop, wanted=regret)
    return kernels.Tables(
        first=moves.first,
        after=moves.after,
        counts=moves.counts,
        up=moves.up,
        off=moves.off,
        ends=moves.ends,
        set_up=turn.set_up,
        dice=turn.dice,
        weights=weights,
        keys=keys[order],
        classes=order,
        worth=stop,
        moves=np.array(index.moves, np.int64),
        place=_places(index, moves.size),
        first_move=index.first_move,
        penalty=index.encode(Penalty(OffMat.RAISE)) if turn.off_mat is OffMat.CHOOSE else -1,
        values=values,
        throwing=throwing,
    )


def _fresh(count: int, faces: int) -> kernels.Batch:
    return kernels.Batch(
        position=np.zeros(count, np.int64),
        row=np.zeros(count, np.int64),
        throw=np.zeros((count, faces), np.int8),
        phase=np.zeros(count, np.int64),
        length=np.zeros(count, np.int64),
        state=np.zeros(count, np.uint64),
    )


def _standing(rules: TurnRules) -> Array:
    """The number of standing tiles of each column, by position."""
    positions = np.arange(rules.box.size)
    depths = [len(column) + 1 for column in rules.box.columns]
    columns = [positions // weight % depth for weight, depth in zip(rules.box.weights, depths, strict=True)]
    return np.stack(columns, 1).astype(np.int8)


class TurnVectorEnv(VectorEnv[Observations, Array, Array]):
    """`num_envs` turns, each like a `TurnEnv`; a turn that has ended is reset by the next step."""

    metadata = {"render_modes": ["rgb_array"], "render_fps": 1, "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        rules: RuleSet | str = "nine",
        *,
        num_envs: int = 1,
        objective: str = "mean",
        regret: bool = False,
        max_episode_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.rules, self.num_envs = rules_of(rules), num_envs
        self.render_mode = render_mode
        self.objective = read_objective(objective)
        self.index = action_index(self.rules)
        self.single_observation_space = turn_space(self.rules.turn)
        self.single_action_space = spaces.Discrete(len(self.index))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._regret, self._longest = regret, max_episode_steps or 0
        self._tables = turn_tables(self.rules, self.objective, regret=regret)
        self._totals, self._standing = graph(self.rules.turn).totals, _standing(self.rules.turn)
        self._batch = _fresh(num_envs, self.rules.turn.faces)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Sets up every box, and seeds the dice; `options={"reset_mask": …}` sets up some boxes and seeds nothing."""
        super().reset(seed=seed, options=options)
        if options and "reset_mask" in options:
            self._begin(np.asarray(options["reset_mask"], bool))
        else:
            self._batch.state[:] = self.np_random.integers(0, 1 << 64, self.num_envs, np.uint64)
            kernels.set_up(self._tables, self._batch)
        outcome = self._outcome()
        kernels.show(self._tables, self._batch, outcome.mask)
        return self._observations(), self._infos(outcome)

    def step(self, actions: Array) -> tuple[Observations, Array, Array, Array, dict[str, Any]]:
        """Applies one action of the index to every turn."""
        numbers = self._checked_actions(actions)
        outcome = self._outcome()
        kernels.step(self._tables, self._batch, numbers, self._longest, ILLEGAL, SLACK, outcome)
        kernels.show(self._tables, self._batch, outcome.mask)
        infos = self._infos(outcome) | (self._info("regret", outcome.regret) if self._regret else {})
        return self._observations(), outcome.reward, outcome.terminated, outcome.truncated, infos

    def render(self) -> tuple[Array, ...] | None:
        """The image of every turn (`rgb_array`)."""
        if self.render_mode != "rgb_array":
            return None
        faces = (np.repeat(np.arange(1, throw.size + 1), throw) for throw in self._batch.throw)
        drawn = zip(self._batch.position, faces, strict=True)
        return tuple(raster(self.rules.turn, Position(int(place)), tuple(map(int, throw))) for place, throw in drawn)

    def _begin(self, chosen: Array) -> None:
        """Sets up the boxes of these turns; their dice go on as they are."""
        self._batch.position[chosen] = self._tables.set_up
        self._batch.phase[chosen] = kernels.THROW
        self._batch.throw[chosen] = 0
        self._batch.length[chosen] = 0

    def _checked_actions(self, actions: Array) -> Array:
        """The actions; raises unless there is one number of the index for each turn."""
        numbers = np.asarray(actions, np.int64)
        if numbers.shape != (self.num_envs,):
            raise IllegalActionError("envs-actions", got=str(numbers.shape), count=self.num_envs)
        if numbers.min() < 0 or numbers.max() >= len(self.index):
            wrong = numbers[(numbers < 0) | (numbers >= len(self.index))]
            raise IllegalActionError("action-unknown", got=str(wrong[0]), most=len(self.index) - 1)
        return numbers

    def _outcome(self) -> kernels.Outcome:
        count = self.num_envs
        return kernels.Outcome(
            reward=np.zeros(count),
            terminated=np.zeros(count, bool),
            truncated=np.zeros(count, bool),
            illegal=np.zeros(count, bool),
            regret=np.zeros(count),
            mask=np.zeros((count, len(self.index)), np.int8),
        )

    def _observations(self) -> Observations:
        batch = self._batch
        return {
            "standing": self._standing[batch.position],
            "throw": batch.throw.copy(),
            "phase": batch.phase.copy(),
        }

    def _info(self, name: str, values: Array) -> dict[str, Array]:
        """A value of every turn in the format of Gymnasium's infos."""
        return {name: values, f"_{name}": np.ones(self.num_envs, bool)}

    def _infos(self, outcome: kernels.Outcome) -> dict[str, Any]:
        position = self._batch.position.copy()
        return {
            **self._info("action_mask", outcome.mask),
            **self._info("position", position),
            **self._info("total", self._totals[position]),
            **self._info("illegal", outcome.illegal),
        }
